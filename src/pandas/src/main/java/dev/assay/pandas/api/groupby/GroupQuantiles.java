package dev.assay.pandas.api.groupby;

import dev.assay.pandas.api.common.Read;
import dev.assay.pandas.api.common.Reduce;
import dev.assay.pandas.api.common.Wrap;
import dev.assay.pandas.column.Column;
import dev.assay.pandas.column.Columns;
import dev.assay.pandas.column.DoubleColumn;
import dev.assay.pandas.column.MaskedColumn;
import dev.assay.pandas.column.Numbers;
import dev.assay.pandas.column.Scalars;
import dev.assay.pandas.eval.Args;
import dev.assay.pandas.frame.DataFrame;
import dev.assay.pandas.frame.aggregate.Quantiles;
import dev.assay.pandas.frame.index.Index;
import dev.assay.pandas.value.Allocation;
import dev.assay.pandas.value.PythonError;
import java.util.ArrayList;
import java.util.List;

/** {@code quantile} of groups with several shares: one row a group and share. */
final class GroupQuantiles {

  private GroupQuantiles() {}

  static Object of(GroupsObject self, Args args) {
    double[] shares = Numbers.doubles(Read.column(args, "q"));
    DataFrame values = args.truth("numeric_only") ? Reduce.numeric(self.values()) : self.values();
    int groups = self.grouping().count();
    args.budget().cells((long) groups * shares.length * (values.columnCount() + 1));
    int[] group = Allocation.ints(groups * shares.length);
    int[] row = Allocation.ints(group.length);
    double[] share = Allocation.doubles(group.length);
    for (int at = 0; at < group.length; at++) {
      group[at] = at / shares.length;
      row[at] = at % shares.length * groups + group[at];
      share[at] = shares[at % shares.length];
    }
    List<Column> data = new ArrayList<>();
    for (Column column : values.data()) {
      List<Column> each = new ArrayList<>();
      for (double one : shares) {
        Quantiles quantiles = new Quantiles(one, args.string("interpolation"));
        each.add(MaskedColumn.untold(quantiles.apply(column, self.grouping().groups())));
      }
      data.add(each.isEmpty() ? column.take(row) : Columns.concat(each).take(row));
    }
    boolean labelled = self.options().asIndex();
    Index labels = (labelled ? self.grouping().labels() : Index.range(groups)).kept(group);
    List<Column> levels = new ArrayList<>(labels.levels());
    levels.add(DoubleColumn.of(share));
    List<Object> names = new ArrayList<>(labels.names());
    names.add(Scalars.NONE);
    DataFrame result = new DataFrame(values.columns(), data, Index.ofLevels(levels, names));
    if (!labelled) {
      throw PythonError.unsupported(
          "several quantiles of groups with as_index=False", "use reset_index() afterwards");
    }
    return self.isSeries() ? Wrap.series(args, result.series(0)) : Wrap.frame(args, result);
  }
}
