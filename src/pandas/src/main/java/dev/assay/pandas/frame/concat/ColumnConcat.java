package dev.assay.pandas.frame.concat;

import dev.assay.pandas.column.Column;
import dev.assay.pandas.frame.DataFrame;
import dev.assay.pandas.frame.index.CommonNames;
import dev.assay.pandas.frame.index.Index;
import dev.assay.pandas.frame.index.RangeIndex;
import dev.assay.pandas.frame.join.Aligner;
import dev.assay.pandas.value.Budget;
import java.util.ArrayList;
import java.util.List;

/** {@code pd.concat(frames, axis=1)}: columns side by side, rows matched by label. */
public final class ColumnConcat {

  private ColumnConcat() {}

  /** The frames' columns; rows that some frames lack are missing there, or left out. */
  public static DataFrame concat(
      List<DataFrame> frames, boolean inner, boolean sort, Budget budget) {
    Index index = rows(frames, inner, sort);
    List<Column> data = new ArrayList<>();
    for (DataFrame frame : frames) {
      boolean same = frame.index().sameLabels(index);
      int[] positions = same ? new int[0] : Aligner.positions(frame.index(), index);
      for (Column column : frame.data()) {
        data.add(same ? column : column.takeOrMissing(positions));
      }
    }
    budget.cells((long) index.size() * data.size());
    List<Index> labels = frames.stream().map(DataFrame::columns).toList();
    return new DataFrame(CommonNames.on(Aligner.appended(labels), labels), data, index);
  }

  private static Index rows(List<DataFrame> frames, boolean inner, boolean sort) {
    List<Index> all = frames.stream().map(DataFrame::index).toList();
    Index union = union(all, inner, sort);
    boolean ranges = all.stream().allMatch(RangeIndex.class::isInstance);
    Index rows = ranges ? RangeIndex.orAsItIs(union) : union;
    return CommonNames.on(rows, all);
  }

  private static Index union(List<Index> all, boolean inner, boolean sort) {
    Index first = all.getFirst();
    if (all.stream().allMatch(first::sameLabels)) {
      return first;
    }
    if (!inner) {
      return sort ? Aligner.sortedUnion(all) : Aligner.union(all);
    }
    return SharedLabels.of(all);
  }
}
