package dev.assay.pandas.frame.concat;

import dev.assay.pandas.column.Column;
import dev.assay.pandas.column.Columns;
import dev.assay.pandas.column.DType;
import dev.assay.pandas.frame.DataFrame;
import dev.assay.pandas.frame.index.CommonNames;
import dev.assay.pandas.frame.index.Index;
import dev.assay.pandas.frame.index.RangeIndex;
import dev.assay.pandas.frame.join.Aligner;
import dev.assay.pandas.frame.sort.Sorter;
import dev.assay.pandas.value.Allocation;
import dev.assay.pandas.value.Budget;
import dev.assay.pandas.value.PythonError;
import java.util.ArrayList;
import java.util.List;

/** {@code pd.concat(frames)}: rows one after another, columns matched by label. */
public final class RowConcat {

  private RowConcat() {}

  /**
   * The frames' rows under the columns of all of them, or only those that all have.
   *
   * @param inner whether only the columns are kept that all frames have
   * @param sort whether the columns are sorted
   */
  public static DataFrame concat(
      List<DataFrame> frames, boolean inner, boolean sort, Budget budget) {
    Index columns = columns(frames, inner, sort);
    List<int[]> places = frames.stream().map(frame -> places(frame, columns)).toList();
    List<Column> data = new ArrayList<>();
    for (int at = 0; at < columns.size(); at++) {
      data.add(column(frames, places, at));
    }
    Index index = rows(frames.stream().map(DataFrame::index).toList());
    budget.cells((long) index.size() * data.size());
    return new DataFrame(columns, data, index);
  }

  /** A column of the result; a frame that lacks it has missing values there. */
  private static Column column(List<DataFrame> frames, List<int[]> places, int at) {
    List<Column> parts = new ArrayList<>();
    List<Boolean> present = new ArrayList<>();
    for (int each = 0; each < frames.size(); each++) {
      DataFrame frame = frames.get(each);
      int place = places.get(each)[at];
      present.add(place >= 0);
      parts.add(place < 0 ? Columns.missing(DType.FLOAT64, frame.rowCount()) : frame.column(place));
    }
    return FrameColumns.concat(parts, present);
  }

  private static Index columns(List<DataFrame> frames, boolean inner, boolean sort) {
    List<Index> all = frames.stream().map(DataFrame::columns).toList();
    Index first = all.getFirst();
    if (all.stream().allMatch(first::sameLabels)) {
      return CommonNames.on(sort ? first.take(Sorter.safeOrder(first.levels())) : first, all);
    }
    if (!all.stream().allMatch(Index::isUnique)) {
      throw new PythonError(
          "InvalidIndexError", "Reindexing only valid with uniquely valued Index objects");
    }
    if (!inner) {
      return CommonNames.on(sort ? Aligner.sortedUnion(all) : Aligner.union(all), all);
    }
    return CommonNames.on(SharedLabels.of(all), all);
  }

  private static int[] places(DataFrame frame, Index columns) {
    boolean same = frame.columns().sameLabels(columns);
    return Allocation.ints(
        columns.size(), at -> same ? at : frame.columns().find(columns.label(at)));
  }

  /** Labels of several dtypes are of the one that is found for all of them. */
  private static Index appended(List<Index> parts) {
    Column labels = SeriesColumns.concat(parts.stream().map(Index::column).toList());
    return Index.of(Columns.inferred(labels), parts.getFirst().name());
  }

  private static List<Object> labels(List<Index> parts) {
    List<Object> labels = new ArrayList<>();
    parts.forEach(part -> labels.addAll(part.labels()));
    return labels;
  }

  /** The labels one after another; numbered ones stay numbered where they go on. */
  static Index rows(List<Index> parts) {
    List<Index> filled = parts.stream().filter(part -> part.size() > 0).toList();
    List<Index> used = filled.isEmpty() ? parts : filled;
    int levels = used.getFirst().levelCount();
    if (parts.getFirst().levelCount() == 1 && parts.stream().anyMatch(p -> p.levelCount() > 1)) {
      return Aligner.mixed(parts);
    }
    if (used.stream().anyMatch(part -> part.levelCount() != levels)) {
      return Index.ofLabels(labels(used));
    }
    Index all = levels == 1 ? appended(used) : Aligner.appended(used);
    if (parts.stream().allMatch(RangeIndex.class::isInstance)) {
      all = filled.size() == 1 ? filled.getFirst() : RangeIndex.orAsItIs(all);
    }
    return CommonNames.on(all, parts);
  }
}
