package dev.assay.pandas.api.index;

import dev.assay.pandas.api.common.Read;
import dev.assay.pandas.api.common.Relabel;
import dev.assay.pandas.api.common.Wrap;
import dev.assay.pandas.api.dataframe.EvenTuples;
import dev.assay.pandas.api.dtype.CategoryType;
import dev.assay.pandas.api.indexing.Indexers;
import dev.assay.pandas.api.missing.Conditional;
import dev.assay.pandas.api.series.SeriesSelection;
import dev.assay.pandas.column.BoolColumn;
import dev.assay.pandas.column.Column;
import dev.assay.pandas.column.Columns;
import dev.assay.pandas.column.DType;
import dev.assay.pandas.column.ObjectColumn;
import dev.assay.pandas.column.Positions;
import dev.assay.pandas.column.Promotion;
import dev.assay.pandas.column.Scalars;
import dev.assay.pandas.column.ZonedColumn;
import dev.assay.pandas.eval.Args;
import dev.assay.pandas.eval.Context;
import dev.assay.pandas.eval.PyType;
import dev.assay.pandas.frame.DataFrame;
import dev.assay.pandas.frame.codes.Factorizer;
import dev.assay.pandas.frame.compute.ZonedValues;
import dev.assay.pandas.frame.concat.RowIndexes;
import dev.assay.pandas.frame.convert.Casts;
import dev.assay.pandas.frame.index.Index;
import dev.assay.pandas.frame.index.Levels;
import dev.assay.pandas.frame.index.MultiIndex;
import dev.assay.pandas.frame.index.RangeIndex;
import dev.assay.pandas.frame.join.Aligner;
import dev.assay.pandas.frame.join.ZonesJoined;
import dev.assay.pandas.frame.select.Duplicates;
import dev.assay.pandas.frame.sort.Sorter;
import dev.assay.pandas.value.Allocation;
import dev.assay.pandas.value.LetterCase;
import dev.assay.pandas.value.PyList;
import dev.assay.pandas.value.PythonError;
import dev.assay.pandas.value.Text;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * An index as a set or a list of labels: duplicates, order, union and the like, and how it is
 * built.
 */
final class IndexSets {

  private IndexSets() {}

  static PyType.Builder<IndexObject> add(PyType.Builder<IndexObject> table) {
    table
        .method(
            "unique",
            "level=None",
            (self, args) -> {
              Index own =
                  args.optional("level") == null
                      ? self.index()
                      : Index.of(
                          self.index().levels().get(Levels.number(self.index(), args.get("level"))),
                          self.index().names().get(Levels.number(self.index(), args.get("level"))));
              return Wrap.index(
                  args, own.kept(Factorizer.codes(own.levels(), Factorizer.Missing.KEEP).firsts()));
            })
        .method(
            "drop_duplicates",
            "*, keep='first'",
            (self, args) -> Wrap.index(args, self.index().kept(firstOfKind(self.index(), args))))
        .method(
            "duplicated",
            "keep='first'",
            (self, args) ->
                Wrap.array(
                    args,
                    new BoolColumn(
                        Duplicates.mask(
                            self.index().levels(),
                            SeriesSelection.keep(args),
                            self.index().size()))))
        .method(
            "dropna",
            "how='any'|'all'",
            (self, args) ->
                Wrap.index(
                    args,
                    self.index()
                        .kept(
                            Positions.where(
                                new BoolColumn(self.index().column().missing()).not().values()))));
    return addOrders(table);
  }

  private static PyType.Builder<IndexObject> addOrders(PyType.Builder<IndexObject> table) {
    table
        .method(
            "drop",
            "labels, level=None, errors='raise'",
            (self, args) -> {
              boolean levels = self.index().levelCount() > 1;
              if (!levels && args.get("level") != Scalars.NONE) {
                throw PythonError.typeError(
                    "drop() got an unexpected keyword argument 'level': the index has one level");
              }
              int[] dropped =
                  levels
                      ? Relabel.dropped(args, self.index(), args.get("labels"))
                      : Relabel.dropped(
                          self.index(),
                          Read.labels(args, "labels"),
                          args.string("errors").equals("ignore"));
              return Wrap.index(args, Indexers.without(self.index(), dropped));
            })
        .method(
            "sort_values",
            "return_indexer=False, ascending=True, !na_position='last', !key=None",
            IndexOrder::sortedValues);
    return addCombinations(table);
  }

  private static PyType.Builder<IndexObject> addCombinations(PyType.Builder<IndexObject> table) {
    table
        .method("union", "other, sort=None", IndexSets::union)
        .method(
            "intersection",
            "other, sort=False",
            (self, args) ->
                Wrap.index(
                    args,
                    named(
                        self.index(),
                        args.get("other"),
                        intersection(args, self.index(), Read.index(args, "other")))))
        .method(
            "difference",
            "other, sort=None",
            (self, args) -> {
              Index other = Read.index(args, "other");
              return Wrap.index(
                  args,
                  named(self.index(), args.get("other"), difference(args, self.index(), other)));
            })
        .method(
            "symmetric_difference",
            "other, !result_name=None, !sort=None",
            IndexSets::symmetricDifference)
        .method(
            "append",
            "other",
            (self, args) -> Wrap.index(args, appended(self.index(), args.get("other"))))
        .method(
            "insert",
            "loc, item",
            (self, args) -> {
              List<Object> labels = new ArrayList<>(self.labels());
              labels.add(place(args, labels.size()), item(self.index(), args.get("item")));
              Index more = Index.ofLabels(labels).withNames(self.index().names());
              return Wrap.index(
                  args, isLonger(self.index(), more) ? RangeIndex.orAsItIs(more) : more);
            });
    return addConstruction(table);
  }

  /** A label to insert, a time of another zone as one of the index'. */
  private static Object item(Index index, Object given) {
    return index.column() instanceof ZonedColumn zoned
        ? ZonedValues.beside(zoned, ObjectColumn.of(Scalars.boxed(given))).item(0)
        : given;
  }

  private static Index difference(Args args, Index own, Index other) {
    requireSameKind(own, other);
    Index left = common(own, other, false);
    boolean kept = args.get("sort") instanceof Boolean sort && !sort;
    if (kept || other.size() == 0 && args.optional("sort") == null) {
      return left;
    }
    Index sorted = left.take(Sorter.safeOrder(left.levels()));
    return own instanceof RangeIndex range && other instanceof RangeIndex
        ? range.part(sorted)
        : sorted;
  }

  /** Truths and numbers are different labels, which only their types tell apart. */
  private static void requireSameKind(Index one, Index other) {
    boolean truths = one.levels().getFirst().dtype().isBool();
    if (one.size() > 0
        && other.size() > 0
        && truths != other.levels().getFirst().dtype().isBool()) {
      throw PythonError.unsupported(
          "truths beside other labels", "use indexes of one kind of labels");
    }
  }

  private static Index intersection(Args args, Index own, Index other) {
    requireSameKind(own, other);
    DType dtype =
        Promotion.common(own.levels().getFirst().dtype(), other.levels().getFirst().dtype());
    Index both = ordered(args, common(own, other, true));
    boolean cast =
        own.levelCount() == 1 && other.levelCount() == 1 && both.column().dtype() != dtype;
    return cast ? Index.of(Casts.cast(both.column(), dtype), both.name()) : both;
  }

  /** The labels of either side that the other one lacks. */
  private static Object symmetricDifference(IndexObject self, Args args) {
    Context context = args.context();
    IndexObject other = Wrap.index(context, Read.index(context, args.get("other")));
    Object left = context.invoke(self, "difference", other);
    Object right = context.invoke(other, "difference", self);
    IndexObject union = (IndexObject) context.invoke(left, "union", right);
    return Wrap.index(context, named(self.index(), args.get("other"), union.index()));
  }

  /** Whether a range goes on by a label more, at either end. */
  private static boolean isLonger(Index own, Index more) {
    return own instanceof RangeIndex range
        && RangeIndex.orAsItIs(more) instanceof RangeIndex longer
        && longer.step() == range.step();
  }

  /** All labels of the left side, and those that the right side has, or has more often. */
  private static Object union(IndexObject self, Args args) {
    Index other = Read.index(args, "other");
    boolean zones = ZonesJoined.differ(self.index(), other);
    Index left = zones ? ZonesJoined.inUtc(self.index()) : self.index();
    Index right = zones ? ZonesJoined.inUtc(other) : other;
    if (left instanceof MultiIndex && !isOfTuples(right)) {
      throw PythonError.typeError("other must be a MultiIndex or a list of tuples");
    }
    Map<Object, Integer> counts = new HashMap<>();
    left.labels().forEach(label -> counts.merge(Scalars.key(label), 1, Integer::sum));
    Positions more = new Positions();
    for (int at = 0; at < right.size(); at++) {
      if (counts.merge(Scalars.key(right.label(at)), -1, Integer::sum) < 0) {
        more.add(at);
      }
    }
    Index all = Aligner.appended(List.of(left, right.take(more.toArray())));
    boolean both = left.size() > 0 && right.size() > 0 && !left.sameLabels(right);
    boolean sorts = both && !Boolean.FALSE.equals(args.get("sort"));
    Index labels = sorts && isSortable(left, right, all) ? sorted(all) : all;
    Index union = left instanceof RangeIndex ? RangeIndex.orAsItIs(labels) : labels;
    return Wrap.index(args, named(left, args.get("other"), union));
  }

  private static boolean isOfTuples(Index labels) {
    return labels instanceof MultiIndex || labels.labels().stream().allMatch(Scalars::isTuple);
  }

  private static Index sorted(Index all) {
    return all.take(Sorter.safeOrder(all.levels()));
  }

  /** Numbers and text together are sorted only where one side is not in order by itself. */
  private static boolean isSortable(Index left, Index right, Index all) {
    if (Sorter.hasOrder(all.levels())) {
      return true;
    }
    boolean ordered =
        Stream.of(left, right)
            .allMatch(side -> side.levelCount() == 1 && Sorter.isSorted(side.column()));
    return !ordered && Sorter.hasSafeOrder(all.levels());
  }

  /** Under the name that both sides have; a list has none of its own. */
  private static Index named(Index left, Object other, Index result) {
    boolean same = !(other instanceof IndexObject one) || one.index().names().equals(left.names());
    if (same && result.levelCount() == left.levelCount()) {
      return result.withNames(left.names());
    }
    List<Object> names = new ArrayList<>();
    for (int level = 0; level < result.levelCount(); level++) {
      List<Object> others = other instanceof IndexObject one ? one.index().names() : List.of();
      boolean common =
          others.size() == result.levelCount()
              && left.levelCount() == result.levelCount()
              && others.get(level).equals(left.names().get(level));
      names.add(common ? left.names().get(level) : Scalars.NONE);
    }
    return result.withNames(names);
  }

  /** Times that count other units are other labels to pandas. */
  private static boolean isOfOneUnit(Index own, Index other) {
    return IntStream.range(0, own.levelCount())
            .allMatch(
                at -> own.levels().get(at).dtype().unit() == other.levels().get(at).dtype().unit())
        && !ZonesJoined.differ(own, other);
  }

  private static PyType.Builder<IndexObject> addConstruction(PyType.Builder<IndexObject> table) {
    return table
        .method(
            "equals",
            "other",
            (self, args) ->
                args.get("other") instanceof IndexObject other
                    && self.index().sameLabels(other.index())
                    && isOfOneUnit(self.index(), other.index())
                    && CategoryType.isSame(self.index(), other.index()))
        .method(
            "where",
            "cond, other=...",
            (self, args) ->
                Wrap.index(
                    args,
                    Index.of(
                        Conditional.where(
                                args.context(),
                                self.series(),
                                Indexers.unlabelled(args.get("cond")),
                                replacing(self, args),
                                Conditional.TRUE)
                            .values(),
                        self.index().name())))
        .function(
            "from_frame",
            "df, sortorder=None, names=None",
            args -> {
              DataFrame frame = Read.frame(args.get("df"));
              return Wrap.index(
                  args,
                  new MultiIndex(
                          frame.data(),
                          args.optional("names") == null
                              ? frame.columns().labels()
                              : Read.items(args, "names"))
                      .knowingCategories());
            })
        .function(
            "from_tuples", "tuples, sortorder=None, names=None, *, name=...", IndexSets::ofTuples)
        .function("from_product", "iterables, sortorder=None, names=...", IndexSets::product)
        .function(
            "from_arrays",
            "arrays, sortorder=None, names=...",
            args ->
                ofParts(args, "arrays", LevelParts.columns(args.context(), args.list("arrays"))));
  }

  /** What {@code where} puts into an index: None among objects, unless something is given. */
  private static Object replacing(IndexObject self, Args args) {
    boolean objects = self.index().column().dtype() == DType.OBJECT;
    return args.optional("other") == null && objects
        ? Scalars.NONE
        : Indexers.unlabelled(Conditional.other(args));
  }

  /** The positions of the labels that {@code drop_duplicates} keeps. */
  private static int[] firstOfKind(Index index, Args args) {
    String keep = LetterCase.lower(args.context().str(args.get("keep")));
    return Positions.whereNot(Duplicates.mask(index.levels(), keep, index.size()));
  }

  /** An index, or those of a list, after one another; under the name that all of them have. */
  private static Index appended(Index own, Object other) {
    List<Object> parts = other instanceof PyList list ? list.items() : List.of(other);
    List<Index> all = new ArrayList<>(List.of(own));
    for (Object part : parts) {
      if (!(part instanceof IndexObject index)) {
        throw PythonError.typeError("all inputs must be Index");
      }
      all.add(index.index());
    }
    Index joined = RowIndexes.appended(all);
    boolean same = all.stream().allMatch(each -> each.names().equals(own.names()));
    return same
        ? joined.withNames(own.names())
        : joined.levelCount() == 1 ? joined.named(Scalars.NONE) : joined;
  }

  private static Object product(Args args) {
    List<Column> lists =
        args.list("iterables").stream()
            .map(each -> Read.column(args.context(), listed(each)))
            .toList();
    if (lists.isEmpty()) {
      throw PythonError.valueError("Must pass non-zero number of levels/codes");
    }
    int total = lists.stream().mapToInt(Column::size).reduce(1, Math::multiplyExact);
    args.budget().cells(total);
    List<Column> levels = new ArrayList<>();
    int stride = total;
    for (Column list : lists) {
      stride = list.size() == 0 ? 0 : stride / list.size();
      int[] positions = Allocation.ints(total);
      for (int at = 0; at < total; at++) {
        positions[at] = at / stride % list.size();
      }
      levels.add(list.take(positions));
    }
    return ofParts(args, "iterables", levels);
  }

  private static Object listed(Object part) {
    if (!Read.isListLike(part)) {
      throw PythonError.typeError("Input must be list-like");
    }
    if (part instanceof IndexObject index && index.index().levelCount() > 1) {
      throw new PythonError("NotImplementedError", "isna is not defined for MultiIndex");
    }
    return part;
  }

  /** A MultiIndex of tuples; of none there are as many levels as names. */
  private static Object ofTuples(Args args) {
    List<Object> tuples = args.list("tuples");
    if (args.has("name")) {
      throw PythonError.valueError("Names should be list-like for a MultiIndex");
    }
    if (!tuples.isEmpty()) {
      return named(args, Index.ofLabels(EvenTuples.of(args.context(), tuples)));
    }
    if (args.optional("names") == null) {
      throw PythonError.typeError("Cannot infer number of levels from empty list");
    }
    List<Object> names = Read.items(args, "names");
    List<Column> levels = new ArrayList<>();
    names.forEach(_ -> levels.add(Columns.zeros(DType.OBJECT, 0)));
    return Wrap.index(args, new MultiIndex(levels, names));
  }

  /** Levels of parts, of which those that are indexes of dates leave their freqs. */
  private static Object ofParts(Args args, String parts, List<Column> levels) {
    List<Object> given = args.context().list(args.get(parts));
    List<Object> names =
        given.stream()
            .map(part -> args.has("names") ? Scalars.NONE : LevelParts.name(part))
            .toList();
    return named(args, LevelParts.index(given, levels, names));
  }

  private static Object named(Args args, Index index) {
    if (args.optional("sortorder") instanceof String order) {
      throw PythonError.valueError("invalid literal for int() with base 10: " + Text.repr(order));
    }
    return Wrap.index(
        args, args.optional("names") == null ? index : index.withNames(Read.items(args, "names")));
  }

  /** Sorted where {@code sort} is None or true, as it is where it is false. */
  private static Index ordered(Args args, Index index) {
    return Boolean.FALSE.equals(args.get("sort"))
        ? index
        : index.take(Sorter.safeOrder(index.levels()));
  }

  private static Index common(Index own, Index other, boolean wanted) {
    Index unique = own.take(Factorizer.codes(own.levels(), Factorizer.Missing.KEEP).firsts());
    Positions kept = new Positions();
    for (int at = 0; at < unique.size(); at++) {
      if (other.lookup().contains(unique.label(at)) == wanted) {
        kept.add(at);
      }
    }
    Index common = unique.masked(kept.toArray());
    return wanted && own instanceof RangeIndex ? RangeIndex.orAsItIs(common) : common;
  }

  /** A place in front of a label, which is counted from the end where it is negative. */
  private static int place(Args args, int size) {
    long at = args.integer("loc");
    if (at > size || at < -size) {
      throw PythonError.indexError("index %d is out of bounds for axis 0 with size %d", at, size);
    }
    return (int) (at < 0 ? at + size : at);
  }
}
