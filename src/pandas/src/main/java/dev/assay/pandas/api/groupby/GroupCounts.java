package dev.assay.pandas.api.groupby;

import dev.assay.pandas.api.common.Wrap;
import dev.assay.pandas.column.CategoryColumn;
import dev.assay.pandas.column.Column;
import dev.assay.pandas.column.DoubleColumn;
import dev.assay.pandas.column.LongColumn;
import dev.assay.pandas.column.MaskedColumn;
import dev.assay.pandas.column.Positions;
import dev.assay.pandas.eval.Args;
import dev.assay.pandas.frame.DataFrame;
import dev.assay.pandas.frame.Series;
import dev.assay.pandas.frame.aggregate.Aggregations;
import dev.assay.pandas.frame.aggregate.Groups;
import dev.assay.pandas.frame.codes.Codes;
import dev.assay.pandas.frame.codes.Factorizer;
import dev.assay.pandas.frame.groupby.Grouping;
import dev.assay.pandas.frame.index.Index;
import dev.assay.pandas.frame.index.MultiIndex;
import dev.assay.pandas.frame.sort.Sorter;
import dev.assay.pandas.value.Allocation;
import dev.assay.pandas.value.PythonError;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/** {@code groupby(...).value_counts()}: how often each value comes in each group. */
public final class GroupCounts {

  private final GroupsObject self;
  private final Args args;
  private final List<Column> keys = new ArrayList<>();
  private final List<Object> names = new ArrayList<>();

  private GroupCounts(GroupsObject self, Args args) {
    this.self = self;
    this.args = args;
  }

  static Object of(GroupsObject self, Args args) {
    if (self.isSeries() && args.has("subset")) {
      throw PythonError.typeError(
          "SeriesGroupBy.value_counts() got an unexpected keyword argument 'subset'");
    }
    if (args.optional("bins") != null) {
      throw PythonError.unsupported("value_counts(bins=...) of groups", "use pd.cut() first");
    }
    return new GroupCounts(self, args).result();
  }

  /** Counts of the rows of one column: nullable where that is. */
  static Column like(GroupsObject self, Column counts) {
    boolean nullable = self.isSeries() && self.values().column(0) instanceof MaskedColumn;
    return nullable ? new MaskedColumn(counts, Allocation.booleans(counts.size())) : counts;
  }

  private Object result() {
    int groupLevels = self.grouping().labels().levelCount();
    Grouping counted = counted();
    LongColumn sizes = Aggregations.sizes(counted.groups());
    if (counted.labels().levelCount() == 1 && countsAllGroups()) {
      return laidOut(zeros(counted.labels()));
    }
    int[] order = Positions.all(sizes.size());
    if (sorts()) {
      order = Sorter.order(sizes, args.truth("ascending"));
    }
    Index labels = counted.labels();
    if (self.options().sorted() && labels.levelCount() == 1) {
      Column only = labels.levels().getFirst().take(order);
      order = Positions.compose(order, Sorter.order(only));
    } else if (self.options().sorted()) {
      int[] chosen = order;
      List<Column> own =
          labels.levels().subList(0, groupLevels).stream()
              .map(level -> level.take(chosen))
              .toList();
      order = Positions.compose(order, Sorter.safeOrder(own));
    }
    Index index = labels.take(order);
    LongColumn counts = sizes.take(order);
    if (isReindexed(index)) {
      index = new MultiIndex(index.levels(), index.names());
      counts = LongColumn.of(Allocation.longs(counts.size()));
    }
    Column shown =
        normalizes()
            ? like(self, shares(self, counts, index.levels().subList(0, groupLevels)))
            : like(self, counts);
    return laidOut(new Series(shown, index, normalizes() ? "proportion" : "count"));
  }

  /**
   * Whether pandas looks up all combinations of one level of categories, as tuples, in an index of
   * one level, where it finds none.
   */
  private boolean isReindexed(Index index) {
    boolean category = index.levels().getFirst() instanceof CategoryColumn;
    return index.levelCount() == 1 && category && !self.options().observed();
  }

  private Object laidOut(Series counts) {
    if (!self.options().asIndex()) {
      throw PythonError.unsupported(
          "value_counts() of groups with as_index=False", "use reset_index() afterwards");
    }
    return Wrap.series(args, counts);
  }

  /** Whether each category of a key is a group, with rows or not. */
  private boolean countsAllGroups() {
    return !self.options().observed()
        && self.grouping().labels().levels().stream().anyMatch(CategoryColumn.class::isInstance);
  }

  /** Of the values of the only key pandas finds no count under the labels that it makes, tuples. */
  private Series zeros(Index labels) {
    Index tuples = new MultiIndex(labels.levels(), labels.names());
    Column counts = LongColumn.of(Allocation.longs(labels.size()));
    return normalizes()
        ? new Series(DoubleColumn.of(Allocation.doubles(labels.size())), tuples, "proportion")
        : new Series(like(self, counts), tuples, "count");
  }

  /** The columns to count; of a frame they come first among the arguments, null for all. */
  private @Nullable List<Object> subset() {
    boolean first = !self.isSeries() && !(args.get("normalize") instanceof Boolean);
    if (first && args.has("sort")) { // a frame has normalize in this place
      throw PythonError.unsupported(
          "value_counts() of groups with several arguments by place", "name them: normalize=True");
    }
    if (!first && args.optional("subset") == null) {
      return null;
    }
    throw PythonError.unsupported(
        "value_counts(subset=...) of groups", "choose the columns first: groupby(...)[[...]]");
  }

  private boolean sorts() {
    return !args.has("sort") || args.truth("sort");
  }

  private boolean normalizes() {
    boolean share = self.isSeries() || args.get("normalize") instanceof Boolean;
    return share && args.truth("normalize");
  }

  /** The rows by the groups' keys and the values. */
  private Grouping counted() {
    List<Column> values = new ArrayList<>();
    DataFrame frame = self.frame();
    names.addAll(self.grouping().labels().names());
    List<Object> subset = subset();
    for (int at : self.valuePositions()) {
      Object label = frame.label(at);
      if (!self.isKey(at) && (subset == null || subset.contains(label))) {
        values.add(frame.column(at));
        names.add(label);
      }
    }
    int[] codes = self.grouping().groups().codes();
    boolean[] kept = Allocation.booleans(codes.length);
    boolean drops = args.truth("dropna");
    for (int row = 0; row < kept.length; row++) {
      int at = row;
      kept[row] =
          codes[row] >= 0 && (!drops || values.stream().noneMatch(value -> value.isMissing(at)));
    }
    boolean categories =
        values.stream().anyMatch(CategoryColumn.class::isInstance) || countsAllGroups();
    if (categories && self.options().dropMissing()) {
      return combinations(values, kept);
    }
    int[] rows = Positions.where(kept);
    int[] groups = Allocation.ints(rows.length, at -> codes[rows[at]]);
    self.grouping().labels().levels().forEach(level -> keys.add(level.take(groups)));
    values.forEach(value -> keys.add(value.take(rows)));
    Grouping counted =
        Grouping.by(
            keys, names, self.options().sorted(), false, self.options().observed() && !categories);
    return counted.labels() instanceof MultiIndex labels
        ? new Grouping(
            counted.groups(), labels.knowing(known(values), counted.keys()), counted.keys())
        : counted;
  }

  /** The labels that the levels know: all groups', and the values of all rows. */
  private List<Column> known(List<Column> values) {
    List<Column> known = new ArrayList<>();
    Index groups = self.grouping().labels();
    for (int level = 0; level < groups.levelCount(); level++) {
      known.add(
          groups instanceof MultiIndex several ? several.known(level) : groups.levels().get(level));
    }
    known.addAll(values);
    return known;
  }

  /** All combinations of the keys and the values, of which only the kept rows are counted. */
  private Grouping combinations(List<Column> values, boolean[] kept) {
    Grouping grouping = self.grouping();
    int[] codes = grouping.groups().codes();
    // a row of no group is not counted, so that it may have any group's labels
    int[] groups = IntStream.of(codes).map(code -> Math.max(code, 0)).toArray();
    boolean known = grouping.count() > 0;
    for (Column level : grouping.labels().levels()) {
      keys.add(known ? level.take(groups) : level.takeOrMissing(codes));
    }
    keys.addAll(values);
    Grouping all =
        Grouping.by(keys, names, self.options().sorted(), args.truth("dropna") || !known, false);
    int[] counted = all.groups().codes().clone();
    for (int row = 0; row < counted.length; row++) {
      counted[row] = kept[row] ? counted[row] : -1;
    }
    return new Grouping(Groups.of(counted, all.count()), all.labels());
  }

  /** Each count as a share of its group's; of a group without any, NaN for nullable values. */
  private static Column shares(GroupsObject self, LongColumn counts, List<Column> groups) {
    double ofNone = like(self, LongColumn.of()) instanceof MaskedColumn ? Double.NaN : 0;
    Codes codes = Factorizer.codes(groups, Factorizer.Missing.KEEP);
    double[] totals = Allocation.doubles(codes.count());
    for (int at = 0; at < counts.size(); at++) {
      totals[codes.codes()[at]] += counts.values()[at];
    }
    double[] shares = Allocation.doubles(counts.size());
    for (int at = 0; at < shares.length; at++) {
      double total = totals[codes.codes()[at]];
      shares[at] = total == 0 ? ofNone : counts.values()[at] / total;
    }
    return DoubleColumn.of(shares);
  }
}
