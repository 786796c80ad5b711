package dev.assay.pandas.api.index;

import dev.assay.pandas.api.array.ArrayCasts;
import dev.assay.pandas.api.array.ArrayObject;
import dev.assay.pandas.api.array.ArrayType;
import dev.assay.pandas.api.array.NumpyDTypes;
import dev.assay.pandas.api.common.IsIn;
import dev.assay.pandas.api.common.Mapping;
import dev.assay.pandas.api.common.Read;
import dev.assay.pandas.api.common.Reduce;
import dev.assay.pandas.api.common.Relabel;
import dev.assay.pandas.api.common.SortedPlaces;
import dev.assay.pandas.api.common.Wrap;
import dev.assay.pandas.api.dataframe.Construct;
import dev.assay.pandas.api.dtype.Astype;
import dev.assay.pandas.api.dtype.DTypeObject;
import dev.assay.pandas.api.module.LackingParts;
import dev.assay.pandas.api.series.SeriesCounts;
import dev.assay.pandas.api.strings.StringMethods;
import dev.assay.pandas.column.BoolColumn;
import dev.assay.pandas.column.CategoryColumn;
import dev.assay.pandas.column.Column;
import dev.assay.pandas.column.DType;
import dev.assay.pandas.column.IntervalColumn;
import dev.assay.pandas.column.ObjectColumn;
import dev.assay.pandas.column.Scalars;
import dev.assay.pandas.column.ZonedColumn;
import dev.assay.pandas.eval.Args;
import dev.assay.pandas.eval.Context;
import dev.assay.pandas.eval.PyCallable;
import dev.assay.pandas.eval.PyType;
import dev.assay.pandas.frame.DataFrame;
import dev.assay.pandas.frame.aggregate.Aggregation;
import dev.assay.pandas.frame.aggregate.Extremes;
import dev.assay.pandas.frame.codes.Factorizer;
import dev.assay.pandas.frame.convert.OwnDType;
import dev.assay.pandas.frame.index.Index;
import dev.assay.pandas.frame.index.Levels;
import dev.assay.pandas.frame.index.MultiIndex;
import dev.assay.pandas.frame.index.RangeIndex;
import dev.assay.pandas.frame.join.Aligner;
import dev.assay.pandas.frame.select.LabelSelector;
import dev.assay.pandas.frame.select.Membership;
import dev.assay.pandas.frame.sort.Sorter;
import dev.assay.pandas.value.Allocation;
import dev.assay.pandas.value.NumpyInt;
import dev.assay.pandas.value.PyList;
import dev.assay.pandas.value.PySlice;
import dev.assay.pandas.value.PyTuple;
import dev.assay.pandas.value.PythonError;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.stream.IntStream;

/** The table of {@code pd.Index} and its kinds. */
public final class IndexType {

  public static final PyType<IndexObject> TYPE =
      PyType.builder("Index", IndexObject.class)
          .doc("the labels of rows or columns")
          .constructor(
              "data=None, dtype=None, copy=False, name=None, tupleize_cols=True", IndexType::create)
          .property("values", (self, context) -> Wrap.values(context, self.index().column()))
          .property(
              "name",
              (self, _) ->
                  self.index() instanceof MultiIndex several
                      ? several.wholeName()
                      : self.index().name())
          .property("names", (self, _) -> FrozenLists.names(self.index().names()))
          .property("dtype", (self, _) -> DTypeObject.of(self.index().column()))
          .property("size", (self, _) -> (long) self.index().size())
          .property("shape", (self, _) -> PyTuple.of((long) self.index().size()))
          .property("empty", (self, _) -> self.index().size() == 0)
          .property("nlevels", (self, _) -> (long) self.index().levelCount())
          .property("is_unique", (self, _) -> self.index().isUnique())
          .property("has_duplicates", (self, _) -> !self.index().isUnique())
          .property("is_monotonic_increasing", (self, _) -> Sorter.isSorted(self.index().column()))
          .property("str", (self, _) -> StringMethods.of(self.index()))
          .property("T", (self, _) -> self)
          .with(IndexType::values)
          .with(IndexType::labels)
          .with(IndexType::lookups)
          .with(IndexTimes::add)
          .with(IndexSteps::add)
          .with(IndexSets::add)
          .with(IndexElements::add)
          .with(IndexLevels::add)
          .with(IndexAsSeries::add)
          .with(LackingParts::ofIndexes)
          .build();

  private IndexType() {}

  private static Object create(Args args) {
    Context context = args.context();
    Object data = args.get("data");
    if (!Read.isListLike(data)) {
      throw PythonError.typeError(
          "Index(...) must be called with a collection of some kind, %s was passed",
          context.repr(data));
    }
    Index index = levelsOrTuples(args, data).separate();
    if (args.optional("dtype") != null && index.levelCount() == 1) {
      Object dtype = args.get("dtype");
      boolean given = Construct.isRaw(data);
      Column values = given ? ObjectColumn.of(context.list(data)) : index.column();
      Construct.requireWhole(context, values, dtype, data);
      index = Index.of(Astype.construct(context, values, dtype, data), index.name());
    }
    return Wrap.index(
        context, args.optional("name") == null ? index : index.named(args.get("name")));
  }

  /** Tuples are labels of several levels, unless the call says that they are to stay tuples. */
  private static Index levelsOrTuples(Args args, Object data) {
    if (args.truth("tupleize_cols") || data instanceof IndexObject) {
      return Read.index(args.context(), data);
    }
    List<Object> items = args.context().list(data);
    return items.stream().anyMatch(Scalars::isTuple)
        ? Index.of(ObjectColumn.of(items), Scalars.NONE)
        : Read.index(args.context(), PyList.copyOf(items));
  }

  private static PyType.Builder<IndexObject> values(PyType.Builder<IndexObject> table) {
    return table
        .method("min", "axis=None|0, skipna=True", (self, _) -> extreme(self, new Extremes(true)))
        .method("max", "axis=None|0, skipna=True", (self, _) -> extreme(self, new Extremes(false)))
        .method("tolist", "", (self, _) -> PyList.copyOf(self.labels()))
        .method("to_list", "", (self, _) -> PyList.copyOf(self.labels()))
        .method("to_numpy", "dtype=None, copy=False, !na_value=None", IndexType::toNumpy)
        .method("to_frame", "index=True, name=...", IndexType::toFrame)
        .method("to_flat_index", "", IndexType::toFlatIndex)
        .method("astype", "dtype, copy=True", IndexType::astype)
        .method("map", "mapper, !na_action=None", IndexType::map)
        .method("isin", "values, level=None", IndexType::isin)
        .method(
            "value_counts",
            "normalize=False, sort=True, ascending=False, !bins=None, dropna=True",
            IndexType::valueCounts)
        .method("nunique", "dropna=True", IndexType::distinct);
  }

  /** Whether labels, their dtype and the names are the same. */
  private static Object identical(IndexObject self, Args args) {
    return args.get("other") instanceof IndexObject other
        && self.index().names().equals(other.index().names())
        && self.type() == other.type()
        && self.index().column().dtypeName().equals(other.index().column().dtypeName())
        && Boolean.TRUE.equals(args.context().invoke(self, "equals", other));
  }

  /** Names and levels. */
  private static PyType.Builder<IndexObject> labels(PyType.Builder<IndexObject> table) {
    return table
        .method("identical", "other", IndexType::identical)
        .method(
            "copy",
            "!name=None, deep=False",
            (self, args) -> Wrap.index(args, self.index().separate()))
        .method("rename", "name, *, level=None, inplace=False|True|None", IndexType::rename)
        .method(
            "set_names",
            "names, *, level=None, inplace=False|True|None",
            (self, args) -> setNames(self, args, args.get("names")))
        .method(
            "searchsorted",
            SortedPlaces.NOTATION,
            (self, args) -> SortedPlaces.of(self.index().column(), args))
        .method(
            "droplevel",
            "level=0",
            (self, args) ->
                Wrap.index(args, Levels.without(self.index(), Read.labels(args, "level"))))
        .method(
            "swaplevel",
            "i=-2, j=-1",
            (self, args) ->
                Wrap.index(args, Levels.swapped(self.index(), args.get("i"), args.get("j"))))
        .method(
            "reorder_levels",
            "order",
            (self, args) ->
                Wrap.index(args, Levels.reordered(self.index(), Read.items(args, "order"))));
  }

  private static PyType.Builder<IndexObject> lookups(PyType.Builder<IndexObject> table) {
    return table
        .method("get_level_values", "level", IndexType::levelValues)
        .method("get_loc", "key", IndexType::place)
        .method(
            "get_indexer",
            "target, !method=None, !limit=None, !tolerance=None",
            IndexType::indexer);
  }

  /** Where each wanted label is, -1 for none; labels that repeat are none to look in. */
  private static Object indexer(IndexObject self, Args args) {
    if (!self.index().isUnique()) {
      throw new PythonError(
          "InvalidIndexError", "Reindexing only valid with uniquely valued Index objects");
    }
    Index target = Read.index(args, "target");
    return Wrap.array(args, ArrayType.positions(Aligner.positions(self.index(), target)));
  }

  private static Object extreme(IndexObject self, Aggregation aggregation) {
    Object found = Reduce.column(self.index().column(), aggregation, true);
    return self.index() instanceof RangeIndex ? Scalars.plain(found) : found;
  }

  private static Object toNumpy(IndexObject self, Args args) {
    if (args.optional("dtype") != null) {
      NumpyDTypes.require(args.context(), args.get("dtype"));
    }
    Column labels = self.index().column();
    if (labels instanceof ZonedColumn && args.optional("dtype") == null) {
      return Wrap.array(args, ObjectColumn.of(labels));
    }
    return args.optional("dtype") == null
        ? Wrap.values(args.context(), labels)
        : ArrayCasts.cast(args.context(), ArrayObject.ofPandas(labels), args.get("dtype"));
  }

  private static Object toFlatIndex(IndexObject self, Args args) {
    return self.index() instanceof MultiIndex
        ? Wrap.index(args, Index.of(self.index().column(), Scalars.NONE))
        : self;
  }

  private static Object isin(IndexObject self, Args args) {
    Object values = IsIn.listed(args.get("values"));
    if (!Read.isListLike(values)) {
      throw PythonError.typeError(
          "only list-like objects are allowed to be passed to isin(), you passed a `"
              + args.context().typeName(values)
              + "`");
    }
    Index index = self.index();
    if (index instanceof MultiIndex && args.optional("level") == null) {
      for (Object label : Read.items(args.context(), values)) {
        if (!Scalars.isTuple(label)) {
          throw PythonError.typeError("the labels of several levels are sought as tuples");
        }
      }
    }
    Column own =
        args.optional("level") == null
            ? index.column()
            : index.levels().get(Levels.number(index, args.get("level")));
    Column wanted = Read.column(args.context(), values);
    return Wrap.array(args, Membership.of(own, wanted));
  }

  private static Object valueCounts(IndexObject self, Args args) {
    if (self.index().levelCount() > 1) {
      throw PythonError.unsupported(
          "value_counts() of several levels", "use to_frame(index=False).value_counts()");
    }
    return Wrap.series(args, SeriesCounts.of(self.series(), args));
  }

  private static Object distinct(IndexObject self, Args args) {
    // labels of several levels are tuples to pandas, none of which is missing
    boolean drops = args.truth("dropna") && self.index().levelCount() == 1;
    Factorizer.Missing missing = drops ? Factorizer.Missing.DROP : Factorizer.Missing.KEEP;
    return (long) Factorizer.codes(self.index().levels(), missing).count();
  }

  private static Object renamed(IndexObject self, Args args, String names) {
    if (names.equals("name") && args.truth("inplace")) {
      throw PythonError.unsupported("rename(inplace=True) of an index", "assign its name");
    }
    boolean one = self.index().levelCount() == 1;
    if (names.equals("name") && one && Read.isList(args.get(names))) {
      throw PythonError.typeError("Index.name must be a hashable type");
    }
    if (args.get(names) instanceof PyCallable) {
      throw PythonError.unsupported("a function as the name of an index", "give the name");
    }
    return Wrap.index(args, Relabel.renamedAxis(args.context(), self.index(), args.get(names)));
  }

  /** The names of levels, or the name of the only one. */
  private static Object rename(IndexObject self, Args args) {
    if (self.index() instanceof MultiIndex) {
      return setNames(self, args, args.get("name"));
    }
    if (args.optional("level") != null) {
      throw PythonError.typeError("Index.rename() got an unexpected keyword argument 'level'");
    }
    return renamed(self, args, "name");
  }

  private static Object setNames(IndexObject self, Args args, Object wantedNames) {
    Index index = self.index();
    Context context = args.context();
    Object given = wantedNames;
    if (args.optional("level") != null) {
      List<Object> levels = Read.labels(context, args.get("level"));
      List<Object> wanted = Read.labels(context, given);
      if (levels.size() != wanted.size()) {
        throw PythonError.valueError("Length of names must match length of level.");
      }
      List<Object> names = new ArrayList<>(index.names());
      for (int at = 0; at < wanted.size(); at++) {
        names.set(Levels.number(index, levels.get(at)), wanted.get(at));
      }
      given = PyList.copyOf(names);
    }
    Index renamed = Relabel.renamedAxis(context, index, given);
    if (args.truth("inplace")) {
      self.setAttribute(context, "names", PyList.copyOf(renamed.names()));
      return Scalars.NONE;
    }
    return Wrap.index(context, renamed);
  }

  private static Object levelValues(IndexObject self, Args args) {
    Index index = self.index();
    int level = Levels.number(index, args.get("level"));
    return index.levelCount() == 1 && !(index instanceof MultiIndex)
        ? self
        : Wrap.index(args, Index.of(index.levels().get(level), index.names().get(level)));
  }

  private static Object toFrame(IndexObject self, Args args) {
    Index index = self.index();
    List<Object> names =
        args.has("name")
            ? Read.labels(args, "name")
            : IntStream.range(0, index.levelCount())
                .mapToObj(
                    at ->
                        index.names().get(at) == Scalars.NONE
                            ? (Object) (long) at
                            : index.names().get(at))
                .toList();
    Index rows = args.truth("index") ? index : Index.range(index.size());
    return Wrap.frame(args, new DataFrame(Index.ofLabels(names), index.levels(), rows));
  }

  private static Object astype(IndexObject self, Args args) {
    Index index = self.index();
    Object dtype = args.get("dtype");
    if (dtype == Scalars.NONE) {
      throw PythonError.valueError("astype() of an index needs a dtype");
    }
    if (index.levelCount() > 1) {
      if (Astype.isText(args.context(), dtype)
          || Astype.dtype(args.context(), dtype) != DType.OBJECT) {
        throw PythonError.typeError(
            "Setting a MultiIndex dtype to anything other than object is not supported");
      }
      return self;
    }
    Column cast = Astype.cast(args.context(), index.column(), dtype);
    boolean rewritten = cast.dtype() == DType.CATEGORY || Astype.isText(args.context(), dtype);
    if (cast.dtypeName().equals(index.column().dtypeName()) && !rewritten) {
      return new IndexObject(index.separate());
    }
    return Wrap.index(args, Index.of(cast, index.name()));
  }

  private static Object map(IndexObject self, Args args) {
    Column column = self.index().column();
    Column mapped = retained(Mapping.of(args.context(), column, args.get("mapper"), false), column);
    Index index =
        mapped.dtype() == DType.OBJECT
            ? Index.ofLabels(mapped.items())
            : Index.of(mapped, Scalars.NONE);
    return Wrap.index(args, index.withNames(mappedNames(self.index(), index)));
  }

  /** Values of the kind that the labels are of have their dtype, too. */
  private static Column retained(Column mapped, Column labels) {
    boolean alike = mapped.dtype().kind() == labels.dtype().kind();
    boolean whole = !mapped.hasMissing() || labels.dtype().kind() == DType.Kind.FLOAT;
    return alike && whole && !(labels instanceof CategoryColumn)
        ? OwnDType.of(mapped, labels)
        : mapped;
  }

  /** Tuples keep the names of levels, or the one name that there was for each. */
  private static List<Object> mappedNames(Index own, Index mapped) {
    if (mapped.levelCount() == 1) {
      return List.of(own.name());
    }
    return own.levelCount() > 1
        ? own.names()
        : Collections.nCopies(mapped.levelCount(), own.name());
  }

  /** Where a label is: its place, a slice of neighbouring places, or a truth for each label. */
  private static Object place(IndexObject self, Args args) {
    int[] found = new LabelSelector(self.index()).one(args.get("key"));
    boolean outer =
        self.index().levelCount() > 1
            && !(args.get("key") instanceof PyTuple full
                && full.size() == self.index().levelCount());
    boolean single = self.index().levelCount() == 1 || self.index().isUnique();
    if (found.length == 1 && !outer && single) {
      boolean intervals = self.index().column() instanceof IntervalColumn;
      return intervals ? new NumpyInt(found[0]) : (Object) (long) found[0];
    }
    boolean ordered = self.index().levelCount() > 1 || Sorter.isSorted(self.index().column());
    if (ordered && found[found.length - 1] - found[0] == found.length - 1) {
      return new PySlice((long) found[0], found[found.length - 1] + 1L, Scalars.NONE);
    }
    boolean[] truths = Allocation.booleans(self.index().size());
    for (int at : found) {
      truths[at] = true;
    }
    return new ArrayObject(new BoolColumn(truths));
  }
}
