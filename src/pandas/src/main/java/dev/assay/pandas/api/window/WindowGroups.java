package dev.assay.pandas.api.window;

import dev.assay.pandas.api.groupby.GroupLabels;
import dev.assay.pandas.api.groupby.GroupsObject;
import dev.assay.pandas.column.Column;
import dev.assay.pandas.column.DType;
import dev.assay.pandas.column.LongColumn;
import dev.assay.pandas.column.Positions;
import dev.assay.pandas.frame.DataFrame;
import dev.assay.pandas.frame.codes.Factorizer;
import dev.assay.pandas.frame.convert.Casts;
import dev.assay.pandas.frame.index.Index;
import dev.assay.pandas.frame.select.LabelSelector;
import dev.assay.pandas.frame.sort.Sorter;
import dev.assay.pandas.value.PythonError;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;

/** How windows within groups take their columns and lay out their results. */
final class WindowGroups {

  private WindowGroups() {}

  /** The columns that windows look at: none that has the name of a key. */
  static DataFrame values(GroupsObject groups) {
    DataFrame values = groups.values();
    if (groups.isSeries()) {
      return values;
    }
    List<Integer> dropped = new ArrayList<>();
    for (Object name : groups.grouping().labels().names()) {
      IntStream.of(new LabelSelector(values.columns()).find(name)).forEach(dropped::add);
    }
    int[] kept =
        IntStream.range(0, values.columnCount()).filter(at -> !dropped.contains(at)).toArray();
    return dropped.isEmpty() ? values : values.select(kept);
  }

  /** Whatever can be read as floats, which times are not. */
  static Column numbers(Column column) {
    if (column.dtype().isNumeric()) {
      return column;
    }
    if (!column.dtype().isTime()) {
      try {
        return Casts.cast(column, DType.FLOAT64);
      } catch (PythonError _) {
        // no numbers, as the error below says
      }
    }
    throw new PythonError("DataError", "No numeric types to aggregate");
  }

  /** Rows group by group, the groups' labels in front of their own. */
  static DataFrame byGroup(DataFrame result, GroupsObject grouped) {
    Positions rows = new Positions();
    Positions owners = new Positions();
    int[][] groups = grouped.grouping().groups().rows();
    for (int group : order(grouped)) {
      for (int row : groups[group]) {
        rows.add(row);
        owners.add(group);
      }
    }
    DataFrame taken = result.take(rows.toArray());
    return taken.withIndex(GroupLabels.inFront(grouped, owners.toArray(), taken.index()));
  }

  /** Groups of several keys that are not sorted come by the first row of each key's label. */
  private static int[] order(GroupsObject grouped) {
    Index labels = grouped.grouping().labels();
    if (grouped.options().sorted() || labels.levelCount() == 1) {
      return Positions.all(labels.size());
    }
    List<Column> codes = new ArrayList<>();
    for (Column level : labels.levels()) {
      int[] firsts = Factorizer.codes(level, Factorizer.Missing.KEEP).codes();
      codes.add(LongColumn.of(Arrays.stream(firsts).asLongStream().toArray()));
    }
    return Sorter.order(codes, codes.stream().map(_ -> true).toList(), true);
  }
}
