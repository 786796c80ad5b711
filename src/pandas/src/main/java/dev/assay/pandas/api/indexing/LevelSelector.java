package dev.assay.pandas.api.indexing;

import dev.assay.pandas.api.common.Read;
import dev.assay.pandas.column.Column;
import dev.assay.pandas.column.Columns;
import dev.assay.pandas.column.DType;
import dev.assay.pandas.column.LongColumn;
import dev.assay.pandas.column.Positions;
import dev.assay.pandas.column.Scalars;
import dev.assay.pandas.eval.Context;
import dev.assay.pandas.eval.PyObject;
import dev.assay.pandas.eval.PyType;
import dev.assay.pandas.frame.codes.Factorizer;
import dev.assay.pandas.frame.index.Index;
import dev.assay.pandas.frame.index.Levels;
import dev.assay.pandas.frame.reshape.LevelOrder;
import dev.assay.pandas.frame.select.LabelSelector;
import dev.assay.pandas.frame.select.Membership;
import dev.assay.pandas.frame.sort.Sorter;
import dev.assay.pandas.value.Allocation;
import dev.assay.pandas.value.PySlice;
import dev.assay.pandas.value.PyTuple;
import dev.assay.pandas.value.PythonError;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;

/** Rows whose labels fit a slice, a list or one label at each level of the index. */
public final class LevelSelector {

  /** {@code pd.IndexSlice}: what stands in its brackets. */
  public static final PyObject SLICE =
      new PyObject() {
        private static final PyType<PyObject> TYPE =
            PyType.builder("_IndexSlice", PyObject.class).doc("slices as a key").build();

        @Override
        public PyType<?> type() {
          return TYPE;
        }

        @Override
        public Object getItem(Context context, Object key) {
          return key;
        }
      };

  private LevelSelector() {}

  public static int[] positions(Context context, PyTuple key, Index index) {
    if (key.size() > index.levelCount()) {
      throw new PythonError(
          "IndexingError",
          "Too many indexers: " + key.size() + " for " + index.levelCount() + " levels");
    }
    context.budget().steps((long) index.size() * key.size());
    requireSorted(key, index);
    boolean[] kept = Allocation.booleans(index.size());
    Arrays.fill(kept, true);
    for (int level = 0; level < key.size(); level++) {
      if (isWhole(key.get(level))) {
        continue;
      }
      boolean[] fits = fits(context, key.get(level), index, level);
      boolean some = false;
      boolean left = false;
      for (int row = 0; row < kept.length; row++) {
        some |= fits[row];
        kept[row] &= fits[row];
        left |= kept[row];
      }
      if (some && !left && !(key.get(level) instanceof PySlice)) {
        throw PythonError.keyError(key); // each label is there, but not below those before it
      }
    }
    int[] rows = Positions.where(kept);
    return isInOrder(context, key, index) ? rows : ordered(context, key, index, rows);
  }

  /** Slices cut levels that are sorted, together with those before them. */
  private static void requireSorted(PyTuple key, Index index) {
    List<Integer> sliced =
        IntStream.range(0, key.size())
            .filter(level -> key.get(level) instanceof PySlice && !isWhole(key.get(level)))
            .boxed()
            .toList();
    if (sliced.isEmpty()) {
      return;
    }
    int depth = index.levelCount();
    while (depth > 0 && !isSorted(index, depth)) {
      depth--;
    }
    if (sliced.getLast() >= depth) {
      throw new PythonError(
              "UnsortedIndexError",
              "'MultiIndex slicing requires the index to be lexsorted: slicing on levels %s, lexsort"
                      .formatted(sliced)
                  + " depth %d'".formatted(depth))
          .hinting("; use sort_index() first");
    }
  }

  private static boolean isSorted(Index index, int depth) {
    return LevelOrder.isSorted(index, IntStream.range(0, depth).boxed().toList());
  }

  /** Whether the rows stay where they are: what is listed is in the order of sorted levels. */
  private static boolean isInOrder(Context context, PyTuple key, Index index) {
    int[] ordering =
        IntStream.range(0, key.size())
            .filter(level -> !isWhole(key.get(level)) && !isSingle(key.get(level)))
            .filter(level -> Read.mask(context, key.get(level)) == null)
            .toArray();
    if (ordering.length > 0 && !isSorted(index, index.levelCount())) {
      return false;
    }
    for (int level : ordering) {
      Object part = key.get(level);
      if (part instanceof PySlice) {
        return true;
      }
      Column listed = distinct(Read.labels(context, part));
      int[] places = places(LevelOrder.known(index, level), listed);
      for (int at = 1; at < places.length; at++) {
        if (places[at] >= 0 && places[at - 1] > places[at]) {
          return false;
        }
      }
    }
    return true;
  }

  /** The rows in the order of what each level lists, the first level's first. */
  private static int[] ordered(Context context, PyTuple key, Index index, int[] rows) {
    List<Column> orders = new ArrayList<>();
    for (int level = 0; level < key.size(); level++) {
      Object part = key.get(level);
      if (isWhole(part)) {
        continue;
      }
      boolean listed = !(part instanceof PySlice) && Read.mask(context, part) == null;
      int[] places =
          listed
              ? places(distinct(Read.labels(context, part)), index.levels().get(level).take(rows))
              : rows;
      orders.add(LongColumn.of(Arrays.stream(places).asLongStream().toArray()));
    }
    int[] order = Sorter.safeOrder(orders);
    return Arrays.stream(order).map(at -> rows[at]).toArray();
  }

  private static Column distinct(List<Object> labels) {
    Column all = Columns.infer(labels.stream().map(Scalars::boxed).toList());
    return Factorizer.codes(all, Factorizer.Missing.KEEP).uniques(all);
  }

  /** Where each label stands among the known ones, -1 where it does not. */
  private static int[] places(Column known, Column labels) {
    Index lookup = Index.of(known, Scalars.NONE);
    return IntStream.range(0, labels.size()).map(at -> lookup.find(labels.item(at))).toArray();
  }

  /**
   * Whether a key is a tuple of a tuple alone, which keeps all levels of the rows that it names.
   */
  static boolean isRowsAlone(Object key) {
    return key instanceof PyTuple outer && outer.size() == 1 && Select.hasSeveral(outer.get(0));
  }

  /** Whether some levels are single labels and all others are taken whole: the single ones go. */
  static boolean leavesLevels(PyTuple key) {
    return key.items().stream().anyMatch(LevelSelector::isWhole)
        && key.items().stream().allMatch(part -> isWhole(part) || isSingle(part))
        && key.items().stream().anyMatch(LevelSelector::isSingle);
  }

  private static boolean isWhole(Object part) {
    return part instanceof PySlice slice
        && slice.start() == Scalars.NONE
        && slice.stop() == Scalars.NONE;
  }

  private static boolean isSingle(Object part) {
    return !(part instanceof PySlice) && !Read.isListLike(part);
  }

  /** The index without the levels that the key names single labels of. */
  static Index withoutSingle(Index index, PyTuple key) {
    return Levels.withoutNumbered(
        index,
        IntStream.range(0, key.size()).filter(level -> isSingle(key.get(level))).boxed().toList());
  }

  private static boolean[] fits(Context context, Object part, Index index, int number) {
    Column level = index.levels().get(number);
    if (part instanceof PySlice slice) {
      return within(slice, index, number);
    }
    Column mask = Read.mask(context, part);
    if (mask != null) {
      return Columns.truths(mask);
    }
    boolean dates = level.dtype().isDatetime() || level.dtype() == DType.PERIOD;
    if (part instanceof String && dates) {
      return dated(part, index, number);
    }
    List<Object> labels = Read.labels(context, part);
    if (dates && labels.stream().anyMatch(String.class::isInstance)) {
      throw PythonError.unsupported(
          "a list of dates as texts for a level", "use pd.to_datetime([...])");
    }
    Column wanted = Columns.infer(labels.stream().map(Scalars::boxed).toList());
    requireThere(labels, Membership.truths(wanted, level).values());
    return among(index, number, wanted);
  }

  private static void requireThere(List<Object> labels, boolean[] there) {
    for (int at = 0; at < there.length; at++) {
      if (!there[at]) {
        throw PythonError.keyError(labels.get(at));
      }
    }
  }

  /** Where a level is one of the dates that a text stands for, such as those of a month. */
  private static boolean[] dated(Object part, Index index, int number) {
    Column known = LevelOrder.known(index, number);
    int[] chosen = new LabelSelector(Index.of(known, Scalars.NONE)).find(part);
    if (chosen.length == 0) {
      throw PythonError.keyError(part);
    }
    return among(index, number, known.take(chosen));
  }

  /** Between two labels of a level, which need not be there if the level is sorted. */
  private static boolean[] within(PySlice slice, Index index, int number) {
    Column known = LevelOrder.known(index, number);
    int[] chosen =
        new LabelSelector(Index.of(known, Scalars.NONE)).slice(slice.start(), slice.stop());
    return among(index, number, known.take(chosen));
  }

  private static boolean[] among(Index index, int number, Column labels) {
    return Membership.truths(index.levels().get(number), labels).values();
  }
}
