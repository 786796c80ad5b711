package dev.assay.pandas.builtins.pandas;

import dev.assay.pandas.eval.Args;
import dev.assay.pandas.frame.Column;
import dev.assay.pandas.frame.Columns;
import dev.assay.pandas.frame.DataFrame;
import dev.assay.pandas.frame.DoubleColumn;
import dev.assay.pandas.frame.Index;
import dev.assay.pandas.frame.Numbers;
import dev.assay.pandas.frame.Scalars;
import dev.assay.pandas.frame.aggregate.Quantiles;
import java.util.ArrayList;
import java.util.List;

/** {@code quantile} of groups with several shares: one row a group and share. */
final class GroupQuantiles {

  private GroupQuantiles() {}

  static Object of(GroupsObject self, Args args) {
    double[] shares = Numbers.doubles(Read.column(args.context(), args.get("q")));
    DataFrame values = args.truth("numeric_only") ? Reduce.numeric(self.values()) : self.values();
    int groups = self.grouping().count();
    args.context().budget().cells((long) groups * shares.length * (values.columnCount() + 1));
    int[] group = new int[groups * shares.length];
    int[] row = new int[group.length];
    double[] share = new double[group.length];
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
        each.add(quantiles.apply(column, self.grouping().groups()));
      }
      data.add(each.isEmpty() ? column.take(row) : Columns.concat(each).take(row));
    }
    Index labels = self.grouping().labels().take(group);
    List<Column> levels = new ArrayList<>(labels.levels());
    levels.add(DoubleColumn.of(share));
    List<Object> names = new ArrayList<>(labels.names());
    names.add(Scalars.NONE);
    Index index =
        self.options().asIndex() ? Index.ofLevels(levels, names) : Index.range(row.length);
    DataFrame result = new DataFrame(values.columns(), data, index);
    if (!self.options().asIndex()) {
      return Wrap.frame(args.context(), self.keysFirst(result, labels));
    }
    return self.isSeries()
        ? Wrap.series(args.context(), result.series(0))
        : Wrap.frame(args.context(), result);
  }
}
