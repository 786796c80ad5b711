package dev.assay.pandas.api.dataframe;

import dev.assay.pandas.api.array.ArrayObject;
import dev.assay.pandas.api.common.InPlace;
import dev.assay.pandas.api.common.KeyColumns;
import dev.assay.pandas.api.common.Labelled;
import dev.assay.pandas.api.common.LevelSpread;
import dev.assay.pandas.api.common.Read;
import dev.assay.pandas.api.common.Reduce;
import dev.assay.pandas.api.common.Relabel;
import dev.assay.pandas.api.common.TupleLevel;
import dev.assay.pandas.api.common.Wrap;
import dev.assay.pandas.api.index.IndexObject;
import dev.assay.pandas.api.index.LevelKeys;
import dev.assay.pandas.api.indexing.Indexers;
import dev.assay.pandas.api.series.SeriesObject;
import dev.assay.pandas.column.Column;
import dev.assay.pandas.column.Columns;
import dev.assay.pandas.column.Scalars;
import dev.assay.pandas.eval.Args;
import dev.assay.pandas.eval.PyType;
import dev.assay.pandas.frame.DataFrame;
import dev.assay.pandas.frame.assign.NearestPositions;
import dev.assay.pandas.frame.assign.Reindexer;
import dev.assay.pandas.frame.codes.Factorizer;
import dev.assay.pandas.frame.index.Index;
import dev.assay.pandas.frame.index.KnownLabels;
import dev.assay.pandas.frame.index.Levels;
import dev.assay.pandas.frame.index.MultiIndex;
import dev.assay.pandas.frame.join.Aligner;
import dev.assay.pandas.value.None;
import dev.assay.pandas.value.PyDict;
import dev.assay.pandas.value.PyFrozenSet;
import dev.assay.pandas.value.PyList;
import dev.assay.pandas.value.PySet;
import dev.assay.pandas.value.PyTuple;
import dev.assay.pandas.value.PythonError;
import dev.assay.pandas.value.Text;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

/** Methods of a frame that change its labels. */
public final class FrameLabels {

  private FrameLabels() {}

  static PyType.Builder<FrameObject> add(PyType.Builder<FrameObject> table) {
    return table
        .method(
            "rename",
            "mapper=None, *, index=None, columns=None, axis=None, copy=None,"
                + " inplace=False|True|None, level=None, errors='ignore'",
            FrameLabels::rename)
        .method(
            "rename_axis",
            "mapper=..., *, index=..., columns=..., axis=0, copy=None, inplace=False|True|None",
            FrameLabels::renameAxis)
        .method(
            "set_index",
            "keys, *, drop=True, append=False, inplace=False|True|None, verify_integrity=False",
            FrameLabels::setIndex)
        .method(
            "reset_index",
            "level=None, *, drop=False, inplace=False|True|None, col_level=0, col_fill='',"
                + " !allow_duplicates=False, names=None",
            FrameLabels::resetIndex)
        .method(
            "reindex",
            "labels=None, *, index=None, columns=None, axis=None, method=None, copy=None,"
                + " level=None, fill_value=None, !limit=None, !tolerance=None",
            FrameLabels::reindex)
        .method(
            "reindex_like",
            "other, !method=None, copy=None, !limit=None, !tolerance=None",
            FrameLabels::reindexLike)
        .method("set_axis", "labels, *, axis=0, copy=None", FrameLabels::setAxis)
        .method(
            "add_prefix",
            "prefix, axis=None",
            (self, args) -> affixed(self, args, args.string("prefix"), ""))
        .method(
            "add_suffix",
            "suffix, axis=None",
            (self, args) -> affixed(self, args, "", args.string("suffix")))
        .method("droplevel", "level, axis=0", FrameLabels::dropLevel)
        .method("swaplevel", "i=-2, j=-1, axis=0", FrameLabels::swapLevel)
        .method("reorder_levels", "order, axis=0", FrameLabels::reorderLevels);
  }

  private static Object rename(FrameObject self, Args args) {
    DataFrame frame = InPlace.source(self, args);
    Object rows = args.optional("index");
    Object columns = args.optional("columns");
    if (args.optional("axis") != null && (rows != null || columns != null)) {
      throw PythonError.typeError("Cannot specify both 'axis' and any of 'index' or 'columns'");
    }
    if (args.optional("mapper") != null) {
      boolean across = Reduce.axis(args) == 1;
      columns = across ? args.get("mapper") : columns;
      rows = across ? rows : args.get("mapper");
    }
    if (rows == null && columns == null) {
      throw PythonError.typeError("must pass an index to rename");
    }
    if (rows instanceof String || columns instanceof String) {
      throw PythonError.typeError("'str' object is not callable: rename() takes a dict");
    }
    if (columns != null) {
      requireKnown(args, frame.columns(), columns);
      frame =
          frame.withColumns(
              Relabel.renamed(args.context(), frame.columns(), columns, args.optional("level")));
    }
    if (rows != null) {
      requireKnown(args, frame.index(), rows);
      frame =
          frame.withIndex(
              Relabel.renamed(args.context(), frame.index(), rows, args.optional("level")));
    }
    return InPlace.done(self, args, frame);
  }

  /** Where {@code errors='raise'} is given, all labels of a dict are there, or it is a KeyError. */
  public static void requireKnown(Args args, Index index, Object mapper) {
    if (!"raise".equals(args.get("errors")) || !(mapper instanceof PyDict dict)) {
      return;
    }
    List<Object> missing = dict.keys().stream().filter(key -> index.find(key) < 0).toList();
    if (!missing.isEmpty()) {
      throw KnownLabels.notInAxis(index, missing);
    }
  }

  private static Object renameAxis(FrameObject self, Args args) {
    DataFrame frame = self.frame().separate();
    if (args.has("mapper")) {
      Object given = Relabel.axisNames(args.get("mapper"));
      int axis = Reduce.axis(args);
      Index renamed = Relabel.renamedAxis(args.context(), frame.labels(axis), given);
      frame = frame.withLabels(axis, renamed);
      return InPlace.done(self, args, frame); // pandas leaves other names out beside a first one
    }
    if (args.has("index")) {
      frame =
          frame.withIndex(Relabel.renamedAxis(args.context(), frame.index(), args.get("index")));
    }
    if (args.has("columns")) {
      frame =
          frame.withColumns(
              Relabel.renamedAxis(args.context(), frame.columns(), args.get("columns")));
    }
    return InPlace.done(self, args, frame);
  }

  private static Object setIndex(FrameObject self, Args args) {
    DataFrame frame = self.frame();
    Object keys = args.get("keys");
    boolean set = keys instanceof PySet && !(keys instanceof PyFrozenSet);
    if (keys instanceof PyDict || keys instanceof FrameObject || set) {
      throw PythonError.typeError("the keys of set_index() are labels or arrays, in a list");
    }
    boolean one =
        !Read.isListLike(keys)
            || keys instanceof SeriesObject
            || keys instanceof IndexObject
            || keys instanceof ArrayObject
            || keys instanceof PyFrozenSet
            || keys instanceof PyTuple;
    if (keys instanceof PyFrozenSet && frame.positions(keys).length == 0) {
      throw PythonError.keyError("None of [" + Text.repr(keys) + "] are in the columns");
    }
    List<Object> given = one ? List.of(keys) : Read.items(args.context(), keys);
    List<Column> levels = new ArrayList<>();
    List<Object> names = new ArrayList<>();
    Set<Integer> dropped = new HashSet<>();
    if (args.truth("append")) {
      levels.addAll(frame.index().levels());
      names.addAll(frame.index().names());
    }
    List<Object> missing = new ArrayList<>();
    for (Object key : given) {
      addLevel(args, frame, key, levels, names, dropped, missing);
    }
    if (!missing.isEmpty()) {
      throw KnownLabels.columns(
          PythonError.keyError(
              "None of " + Text.repr(PyList.copyOf(missing)) + " are in the columns"),
          frame.columns(),
          missing);
    }
    int[] drop = args.truth("drop") ? dropped.stream().mapToInt(at -> at).toArray() : new int[0];
    DataFrame left = frame.select(Indexers.without(drop, frame.columnCount()));
    requireLength(levels, frame);
    List<Column> distinct =
        levels.size() == 1
            ? List.of(
                Columns.withTimes(
                    levels
                        .getFirst())) // several levels hold the first one of labels that are equal
            : levels.stream().map(Factorizer::representatives).toList();
    Index made = Index.ofLevels(distinct, names);
    Index index = made instanceof MultiIndex several ? several.knowingCategories() : made;
    if (args.truth("verify_integrity") && !index.isUnique()) {
      throw PythonError.valueError("Index has duplicate keys");
    }
    return InPlace.done(self, args, left.withIndex(index));
  }

  private static void requireLength(List<Column> levels, DataFrame frame) {
    if (levels.isEmpty()) {
      throw PythonError.valueError("Must pass non-zero number of levels/codes");
    }
    KeyColumns.requireHashable(levels);
    for (Column level : levels) {
      if (level.size() != frame.rowCount()) {
        throw PythonError.valueError(
            "Length mismatch: Expected %d rows, received array of length %d",
            frame.rowCount(), level.size());
      }
    }
  }

  private static void addLevel(
      Args args,
      DataFrame frame,
      Object key,
      List<Column> levels,
      List<Object> names,
      Set<Integer> dropped,
      List<Object> missing) {
    switch (key) {
      case SeriesObject series -> {
        levels.add(series.series().values());
        names.add(series.series().name());
      }
      case IndexObject index -> {
        levels.addAll(index.index().levels());
        names.addAll(index.index().names());
      }
      case Object list when Read.isList(list) -> {
        levels.add(Read.column(args.context(), list));
        names.add(None.NONE);
      }
      default -> {
        int[] positions = TupleLevel.positions(frame, key);
        if (positions.length == 0) {
          missing.add(key);
          return;
        }
        levels.add(TupleLevel.of(frame, key, positions));
        names.add(key);
        Arrays.stream(positions).forEach(dropped::add);
      }
    }
  }

  private static Object resetIndex(FrameObject self, Args args) {
    DataFrame frame = self.frame().separate();
    if (args.truth("drop")) {
      return InPlace.done(self, args, frame.withIndex(Relabel.reset(args, frame.index())));
    }
    List<Object> names = args.optional("names") == null ? null : Read.labels(args, "names");
    return InPlace.done(
        self,
        args,
        Relabel.resetIndex(
            args.context(),
            frame,
            args.get("level"),
            names,
            label -> placed(args, frame.columns(), label)));
  }

  /** A label among those of several levels, at the level that is wanted. */
  private static Object placed(Args args, Index columns, Object label) {
    boolean first = Long.valueOf(0).equals(args.get("col_level"));
    if (columns.levelCount() == 1 || first && "".equals(args.get("col_fill"))) {
      return label;
    }
    throw PythonError.unsupported(
        "reset_index(col_level=..., col_fill=...)", "rename the columns afterwards");
  }

  private static Object reindex(FrameObject self, Args args) {
    DataFrame frame = self.frame();
    Object rows = args.optional("index");
    Object columns = args.optional("columns");
    if (args.optional("labels") != null) {
      boolean across = Reduce.axis(args) == 1;
      columns = across ? args.get("labels") : columns;
      rows = across ? rows : args.get("labels");
    }
    Object fill = args.optional("fill_value");
    boolean level = args.optional("level") != null;
    if (rows != null && level && frame.index().levelCount() > 1) {
      Index wanted = Labelled.target(args.context(), rows, frame.index());
      frame = frame.take(LevelKeys.reindexed(args, frame.index(), wanted));
    } else if (rows != null) {
      Index wanted = target(args, rows, frame.index());
      int[] positions = positions(args, frame.index(), wanted);
      DataFrame old = frame;
      List<Column> data =
          old.data().stream()
              .map(
                  each ->
                      fill == null
                          ? each.takeOrMissing(positions)
                          : Reindexer.reindexed(each, positions, fill))
              .toList();
      frame = new DataFrame(frame.columns(), data, wanted);
    }
    if (columns != null && level && frame.columns().levelCount() > 1) {
      Index wanted = Labelled.target(args.context(), columns, frame.columns());
      frame = frame.select(LevelKeys.reindexed(args, frame.columns(), wanted));
    } else if (columns != null) {
      if (args.optional("method") != null) {
        throw PythonError.unsupported("reindex(columns=..., method=...)", "leave method out");
      }
      Index wanted = target(args, columns, frame.columns());
      frame = withColumns(frame, wanted, fill);
    }
    boolean copied = isOwn(rows, self.frame().index()) && isOwn(columns, self.frame().columns());
    return Wrap.frame(args, copied ? frame.separate() : frame);
  }

  private static Index target(Args args, Object wanted, Index old) {
    return named(wanted, Labelled.target(args.context(), wanted, old), old);
  }

  /** Whether labels are wanted as they are, or none: an index with the same labels and names. */
  private static boolean isOwn(@Nullable Object wanted, Index own) {
    return wanted == null
        || wanted instanceof IndexObject labels
            && labels.index().sameLabels(own)
            && labels.index().names().equals(own.names());
  }

  /** Where the wanted labels are or, with a {@code method}, those next to them; -1 for none. */
  public static int[] positions(Args args, Index index, Index wanted) {
    if (LevelSpread.applies(args, index, wanted)) {
      return LevelSpread.places(args, index, wanted);
    }
    Relabel.requireTuples(index, wanted);
    return args.optional("method") == null || index.sameLabels(wanted)
        ? Aligner.positions(index, wanted)
        : NearestPositions.of(args.string("method")).find(index, wanted);
  }

  private static DataFrame withColumns(DataFrame frame, Index wanted, @Nullable Object fill) {
    if (fill == null) {
      return Reindexer.columns(frame, wanted);
    }
    List<Column> data = new ArrayList<>();
    for (int position : Aligner.positions(frame.columns(), wanted)) {
      data.add(position < 0 ? Columns.filled(fill, frame.rowCount()) : frame.column(position));
    }
    return new DataFrame(wanted, data, frame.index());
  }

  /** Labels without a name of their own get that of the old ones; an index keeps its own. */
  public static Index named(Object given, Index wanted, Index old) {
    if (given instanceof IndexObject || given instanceof SeriesObject) {
      return wanted;
    }
    if (old.levelCount() == 1 && old instanceof MultiIndex) {
      boolean tuples = wanted.size() > 0 && wanted.labels().stream().allMatch(Scalars::isTuple);
      return tuples ? wanted.withNames(old.names()) : wanted;
    }
    boolean nameless = wanted.names().stream().allMatch(name -> name == None.NONE);
    return nameless && wanted.levelCount() == old.levelCount()
        ? wanted.withNames(old.names())
        : wanted;
  }

  private static Object reindexLike(FrameObject self, Args args) {
    DataFrame like = Read.framed(args, "other", "_construct_axes_dict").frame();
    DataFrame columns = Reindexer.columns(self.frame(), like.columns());
    DataFrame rows = Reindexer.rows(columns, like.index());
    boolean copied =
        isOwn(new IndexObject(like.index()), self.frame().index())
            && isOwn(new IndexObject(like.columns()), self.frame().columns());
    return Wrap.frame(args, copied ? rows.separate() : rows);
  }

  private static Object setAxis(FrameObject self, Args args) {
    return relabelled(
        self.frame().separate(),
        args,
        Reduce.axis(args),
        old -> Labelled.index(args.context(), args.get("labels"), old));
  }

  private static Object relabelled(
      DataFrame frame, Args args, int axis, UnaryOperator<Index> change) {
    return Wrap.frame(args, frame.withLabels(axis, change.apply(frame.labels(axis))));
  }

  /** The labels as text, with something before and behind. */
  public static Index affixed(Index old, String prefix, String suffix) {
    List<Object> labels = new ArrayList<>();
    for (Object label : old.labels()) {
      labels.add(
          old instanceof MultiIndex
              ? Scalars.tuple(
                  Scalars.elements(label).stream()
                      .map(part -> prefix + Text.str(part) + suffix)
                      .toList())
              : prefix + Text.str(label) + suffix);
    }
    return labels.isEmpty() ? old : Index.ofLabels(labels).withNames(old.names());
  }

  private static Object affixed(FrameObject self, Args args, String prefix, String suffix) {
    int axis = args.optional("axis") == null ? 1 : Reduce.axis(args);
    return relabelled(self.frame().separate(), args, axis, old -> affixed(old, prefix, suffix));
  }

  private static Object dropLevel(FrameObject self, Args args) {
    List<Object> levels = Read.labels(args, "level");
    return relabelled(self.frame(), args, Reduce.axis(args), old -> Levels.without(old, levels));
  }

  private static Object reorderLevels(FrameObject self, Args args) {
    return relabelled(
        self.frame(),
        args,
        Reduce.axis(args),
        old -> Levels.reordered(old, Read.items(args, "order")));
  }

  private static Object swapLevel(FrameObject self, Args args) {
    return relabelled(
        self.frame(),
        args,
        Reduce.axis(args),
        old -> Levels.swapped(old, args.get("i"), args.get("j")));
  }
}
