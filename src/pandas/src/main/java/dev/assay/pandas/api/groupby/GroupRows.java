package dev.assay.pandas.api.groupby;

import dev.assay.pandas.api.common.OnlyRows;
import dev.assay.pandas.api.common.Read;
import dev.assay.pandas.api.common.Wrap;
import dev.assay.pandas.api.indexing.Select;
import dev.assay.pandas.api.missing.FillMethod;
import dev.assay.pandas.api.series.SeriesSelection;
import dev.assay.pandas.api.series.SeriesWindows;
import dev.assay.pandas.api.window.RollingObject;
import dev.assay.pandas.column.CategoryColumn;
import dev.assay.pandas.column.Column;
import dev.assay.pandas.column.DoubleColumn;
import dev.assay.pandas.column.LongColumn;
import dev.assay.pandas.column.MaskedColumn;
import dev.assay.pandas.column.Numbers;
import dev.assay.pandas.column.ObjectColumn;
import dev.assay.pandas.column.Positions;
import dev.assay.pandas.column.Scalars;
import dev.assay.pandas.column.TimeColumn;
import dev.assay.pandas.column.ZonedColumn;
import dev.assay.pandas.eval.Args;
import dev.assay.pandas.eval.PyType;
import dev.assay.pandas.frame.DataFrame;
import dev.assay.pandas.frame.Series;
import dev.assay.pandas.frame.aggregate.Groups;
import dev.assay.pandas.frame.index.Index;
import dev.assay.pandas.frame.reshape.LevelOrder;
import dev.assay.pandas.frame.window.Cumulation;
import dev.assay.pandas.frame.window.Shifter;
import dev.assay.pandas.value.Allocation;
import dev.assay.pandas.value.PySlice;
import dev.assay.pandas.value.PythonError;
import dev.assay.pandas.value.TimeLimit;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.UnaryOperator;

/** Methods of groups that choose rows, or give a value for each row. */
final class GroupRows {

  private GroupRows() {}

  static PyType.Builder<GroupsObject> add(PyType.Builder<GroupsObject> table) {
    SeriesWindows.CUMULATIONS.forEach(
        (name, cumulation) ->
            table.method(
                name,
                cumulation == Cumulation.MIN || cumulation == Cumulation.MAX
                    ? "axis=0, numeric_only=False, skipna=True, **kwargs" // as pandas, unseen
                    : "axis=0, *args, numeric_only=False, skipna=True, **kwargs",
                (self, args) -> cumulated(self, args, name, cumulation)));
    return table
        .method("head", "n=5", (self, args) -> ends(self, args, true))
        .method("tail", "n=5", (self, args) -> ends(self, args, false))
        .property("nth", (self, _) -> new GroupNth(self))
        .method("cumcount", "ascending=True", GroupRows::cumcount)
        .method("ngroup", "ascending=True", GroupRows::ngroup)
        .method(
            "rank",
            "method='average', ascending=True, na_option='keep', pct=False, axis=0",
            (self, args) -> each(self, args, column -> ranked(args, column, groups(self))))
        .method(
            "shift",
            "periods=1, !freq=None, axis=0, fill_value=..., !suffix=None",
            (self, args) ->
                each(
                    self,
                    args,
                    column ->
                        SeriesWindows.shifted(args, column, groups(self), args.integer("periods"))))
        .method(
            "diff",
            "periods=1, axis=0",
            (self, args) ->
                each(self, args, column -> SeriesWindows.difference(args, column, groups(self))))
        .method(
            "pct_change",
            "periods=1, fill_method=..., !limit=None, !freq=None, axis=0",
            GroupRows::change)
        .method("ffill", "limit=None", (self, args) -> carry(self, args, true))
        .method("bfill", "limit=None", (self, args) -> carry(self, args, false))
        .method(
            "nlargest",
            "n=5, keep='first'|'last'|'all'",
            (self, args) -> largest(self, args, false))
        .method(
            "nsmallest",
            "n=5, keep='first'|'last'|'all'",
            (self, args) -> largest(self, args, true))
        .method("rolling", RollingObject.NOTATION, RollingObject::ofGroups)
        .method("expanding", "min_periods=1", RollingObject::expandingGroups);
  }

  private static Object cumulated(
      GroupsObject self, Args args, String name, Cumulation cumulation) {
    boolean ordered = cumulation == Cumulation.MIN || cumulation == Cumulation.MAX;
    if (!ordered && (args.rest("args").size() > 0 || args.namedRest("kwargs").size() > 0)) {
      throw new PythonError(
          "UnsupportedFunctionCall",
          "numpy operations are not valid with groupby. Use .groupby(...).%s() instead"
              .formatted(name));
    }
    OnlyRows.require(args, self.isSeries());
    DataFrame values = self.isSeries() ? self.values() : GroupsType.numeric(self, args);
    for (Column column : values.data()) {
      if (column instanceof ObjectColumn) {
        throw new PythonError(
            self.isSeries() ? "TypeError" : "NotImplementedError",
            "function is not implemented for this dtype: [how->%s,dtype->%s]"
                .formatted(name, column.dtypeName()));
      }
    }
    return self.likeRows(
        args.context(),
        values.map(column -> SeriesWindows.cumulated(args, column, groups(self), cumulation)));
  }

  /** Ranks of nullable values: NA where those are NA and not ranked, NaN outside all groups. */
  private static Column ranked(Args args, Column column, Groups groups) {
    if (column instanceof CategoryColumn categories && !categories.ordered()) {
      throw PythonError.typeError("category type does not support rank operations");
    }
    if (column instanceof ZonedColumn zoned) {
      return ranked(args, zoned.moments(), groups);
    }
    boolean numbers = column instanceof TimeColumn && SeriesWindows.leavesRows(groups);
    Column ranked = numbers ? SeriesWindows.numbers((TimeColumn) column) : column;
    Column ranks = SeriesWindows.ranker(args).rank(ranked, groups);
    if (!(column instanceof MaskedColumn masked)) {
      return ranks;
    }
    boolean keep = args.string("na_option").equals("keep");
    return new MaskedColumn(
        DoubleColumn.of(Numbers.doubles(ranks)),
        keep ? masked.mask().clone() : Allocation.booleans(masked.size()));
  }

  private static Groups groups(GroupsObject self) {
    return self.grouping().groups();
  }

  private static Object each(GroupsObject self, Args args, UnaryOperator<Column> change) {
    OnlyRows.require(args, self.isSeries());
    return self.likeRows(args.context(), self.values().map(change));
  }

  private static Object rows(GroupsObject self, Args args, int[] rows) {
    Arrays.sort(rows);
    return self.isSeries()
        ? Wrap.series(args, self.values().series(0).take(rows))
        : Wrap.frame(args, self.withKeys().kept(rows));
  }

  private static Object ends(GroupsObject self, Args args, boolean first) {
    long count = args.integer("n");
    Positions kept = new Positions();
    for (int[] rows : groups(self).rows()) {
      long size = count < 0 ? Math.max(0, rows.length + count) : Math.min(count, rows.length);
      for (int at = 0; at < size; at++) {
        kept.add(first ? rows[at] : rows[rows.length - 1 - at]);
      }
    }
    return rows(self, args, kept.toArray());
  }

  /** The rows at places in their groups: numbers, or slices of all, or several of these. */
  static Object nth(GroupsObject self, Args args) {
    boolean[] kept = Allocation.booleans(self.frame().rowCount());
    Object given = args.get("n");
    int[][] groups = groups(self).rows();
    for (Object each : Read.isListLike(given) ? args.context().list(given) : List.of(given)) {
      for (int[] rows : groups) {
        TimeLimit.check();
        for (int at : places(each, rows.length)) {
          kept[rows[at]] = true;
        }
      }
    }
    return rows(self, args, Positions.where(kept));
  }

  private static int[] places(Object wanted, int size) {
    if (wanted instanceof PySlice slice) {
      return Select.slice(slice, size);
    }
    if (!(Scalars.plain(wanted) instanceof Long place)) {
      throw PythonError.typeError("Invalid index: nth() takes integers");
    }
    long at = place < 0 ? size + place : place;
    return at >= 0 && at < size ? new int[] {(int) at} : new int[0];
  }

  private static Object cumcount(GroupsObject self, Args args) {
    long[] counts = Allocation.longs(self.frame().rowCount());
    boolean ascending = args.truth("ascending");
    for (int[] rows : groups(self).rows()) {
      for (int at = 0; at < rows.length; at++) {
        counts[rows[at]] = ascending ? at : rows.length - 1 - at;
      }
    }
    return Wrap.series(
        args, new Series(grouped(self, LongColumn.of(counts)), self.frame().index(), Scalars.NONE));
  }

  /** Beside categories only the groups that have rows are numbered. */
  private static int[] dense(int[] codes) {
    int[] present = Arrays.stream(codes).filter(code -> code >= 0).distinct().sorted().toArray();
    return Arrays.stream(codes)
        .map(code -> code < 0 ? code : Arrays.binarySearch(present, code))
        .toArray();
  }

  /** Missing for rows that belong to no group. */
  private static Column grouped(GroupsObject self, Column values) {
    int[] codes = groups(self).codes();
    int[] positions = Positions.all(codes.length);
    for (int at = 0; at < positions.length; at++) {
      positions[at] = codes[at] < 0 ? -1 : at;
    }
    return values.takeOrMissing(positions);
  }

  private static Object ngroup(GroupsObject self, Args args) {
    boolean categories =
        self.grouping().labels().levels().stream().anyMatch(CategoryColumn.class::isInstance);
    int[] codes = categories ? dense(groups(self).codes()) : groups(self).codes();
    int last = groups(self).count() - 1;
    long[] numbers =
        Allocation.longs(
            codes.length, at -> args.truth("ascending") ? codes[at] : last - codes[at]);
    Column values = grouped(self, LongColumn.of(numbers));
    return Wrap.series(args, new Series(values, self.frame().index(), Scalars.NONE));
  }

  private static Object change(GroupsObject self, Args args) {
    return each(
        self,
        args,
        column -> {
          FillMethod filled = FillMethod.of(args);
          Column base =
              filled == FillMethod.NONE
                  ? column
                  : carried(column, groups(self), filled == FillMethod.FORWARD, -1);
          Column before = Shifter.shift(base, groups(self), args.integer("periods"));
          return SeriesWindows.change(args, base, before);
        });
  }

  private static Object carry(GroupsObject self, Args args, boolean forward) {
    Long given = args.optionalInteger("limit");
    long limit = given == null || given == -1 ? -1 : Math.max(given, 0);
    return each(self, args, column -> carried(column, groups(self), forward, limit));
  }

  private static Column carried(Column column, Groups groups, boolean forward, long limit) {
    int[] sources = Allocation.ints(column.size());
    Arrays.fill(sources, -1);
    for (int[] rows : groups.rows()) {
      int last = -1;
      long carried = 0;
      for (int step = 0; step < rows.length; step++) {
        int row = rows[forward ? step : rows.length - 1 - step];
        boolean missing = column.isMissing(row);
        carried = missing ? carried + 1 : 0;
        last = missing ? last : row;
        sources[row] = missing && limit >= 0 && carried > limit ? -1 : last;
      }
    }
    return column.takeOrMissing(sources);
  }

  private static Object largest(GroupsObject self, Args args, boolean smallest) {
    if (!self.isSeries()) {
      throw PythonError.attributeError(
              "'DataFrameGroupBy' object has no attribute '%s'", args.function())
          .hinting("; select a column first: ['a'].%s(...)".formatted(args.function()));
    }
    Series values = self.values().series(0);
    Positions kept = new Positions();
    Positions owners = new Positions();
    for (int group = 0; group < self.grouping().count(); group++) {
      int[] rows = groups(self).rows()[group];
      int[] best = SeriesSelection.largest(values.take(rows), args, smallest);
      for (int at : best) {
        kept.add(rows[at]);
        owners.add(group);
      }
    }
    if (self.grouping().count() == 0) {
      Series none = self.values().series(0).take(new int[0]);
      return Wrap.series(args, none.withIndex(self.grouping().labels()));
    }
    if (!self.options().groupKeys()) {
      return Wrap.series(args, values.take(kept.toArray()));
    }
    List<Column> levels = new ArrayList<>();
    List<Object> names = new ArrayList<>(self.grouping().labels().names());
    self.grouping().labels().levels().forEach(level -> levels.add(level.take(owners.toArray())));
    self.frame().index().levels().forEach(level -> levels.add(level.take(kept.toArray())));
    names.addAll(self.frame().index().names());
    return Wrap.series(
        args,
        new Series(
            values.values().take(kept.toArray()),
            LevelOrder.appended(Index.ofLevels(levels, names)),
            self.values().label(0)));
  }
}
