package dev.assay.pandas.builtins.pandas;

import dev.assay.pandas.eval.Context;
import dev.assay.pandas.eval.PyObject;
import dev.assay.pandas.eval.PyType;
import dev.assay.pandas.frame.Column;
import dev.assay.pandas.frame.Columns;
import dev.assay.pandas.frame.Index;
import dev.assay.pandas.frame.Levels;
import dev.assay.pandas.frame.Positions;
import dev.assay.pandas.frame.Scalars;
import dev.assay.pandas.frame.select.Membership;
import dev.assay.pandas.value.PySlice;
import dev.assay.pandas.value.PyTuple;
import dev.assay.pandas.value.PythonError;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;

/** Rows whose labels fit a slice, a list or one label at each level of the index. */
final class LevelSelector {

  /** {@code pd.IndexSlice}: what stands in its brackets. */
  static final PyObject SLICE =
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

  static int[] positions(Context context, PyTuple key, Index index) {
    if (key.size() > index.levelCount()) {
      throw new PythonError(
          "IndexingError",
          "Too many indexers: " + key.size() + " for " + index.levelCount() + " levels");
    }
    context.budget().steps((long) index.size() * key.size());
    boolean[] kept = new boolean[index.size()];
    Arrays.fill(kept, true);
    for (int level = 0; level < key.size(); level++) {
      boolean[] fits = fits(context, key.get(level), index.levels().get(level));
      for (int row = 0; row < kept.length; row++) {
        kept[row] &= fits[row];
      }
    }
    return Positions.where(kept);
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

  private static boolean[] fits(Context context, Object part, Column level) {
    if (part instanceof PySlice slice) {
      return within(context, slice, level);
    }
    Column mask = Read.mask(context, part);
    if (mask != null) {
      return Columns.truths(mask);
    }
    List<Object> labels = Read.labels(context, part);
    boolean[] found =
        Membership.truths(level, Columns.infer(labels.stream().map(Scalars::boxed).toList()))
            .values();
    if (!Read.isList(part) && Positions.where(found).length == 0) {
      throw PythonError.keyError(part);
    }
    return found;
  }

  private static boolean[] within(Context context, PySlice slice, Column level) {
    boolean[] fits = new boolean[level.size()];
    for (int row = 0; row < fits.length; row++) {
      Object label = level.item(row);
      fits[row] =
          (slice.start() == Scalars.NONE || !context.less(label, Scalars.boxed(slice.start())))
              && (slice.stop() == Scalars.NONE
                  || !context.less(Scalars.boxed(slice.stop()), label));
    }
    return fits;
  }
}
