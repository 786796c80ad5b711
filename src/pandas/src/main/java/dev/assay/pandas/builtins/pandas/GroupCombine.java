package dev.assay.pandas.builtins.pandas;

import dev.assay.pandas.eval.Args;
import dev.assay.pandas.eval.Context;
import dev.assay.pandas.frame.Column;
import dev.assay.pandas.frame.Columns;
import dev.assay.pandas.frame.DataFrame;
import dev.assay.pandas.frame.Index;
import dev.assay.pandas.frame.MultiIndex;
import dev.assay.pandas.frame.ObjectColumn;
import dev.assay.pandas.frame.Positions;
import dev.assay.pandas.frame.Scalars;
import dev.assay.pandas.frame.Series;
import dev.assay.pandas.frame.concat.RowConcat;
import dev.assay.pandas.value.PyTuple;
import dev.assay.pandas.value.PythonError;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

/** {@code groupby(...).apply(...)}: puts together whatever a function gives for the groups. */
final class GroupCombine {

  private GroupCombine() {}

  /** The columns are named as the rows are, where these have one name. */
  private static DataFrame named(DataFrame frame, List<Object> rows) {
    Object name = ((SeriesObject) rows.getFirst()).series().name();
    boolean common =
        rows.stream()
            .allMatch(
                row -> Scalars.key(((SeriesObject) row).series().name()).equals(Scalars.key(name)));
    boolean unnamed = frame.columns().levelCount() == 1 && frame.columns().name() == Scalars.NONE;
    return common && unnamed ? frame.withColumns(frame.columns().named(name)) : frame;
  }

  static Object apply(GroupsObject self, Args args) {
    Context context = args.context();
    if (args.get("func") instanceof String name) {
      return context.call(
          context.attribute(self, name), args.rest("args"), args.namedRest("kwargs"));
    }
    List<Object> results = new ArrayList<>();
    Positions used = new Positions();
    for (int group = 0; group < self.grouping().count(); group++) {
      if (self.isLeftOut(group)) {
        continue;
      }
      List<Object> arguments =
          new ArrayList<>(List.of(part(self, context, group, args.truth("include_groups"))));
      arguments.addAll(args.rest("args").items());
      Object result =
          context.call(args.get("func"), PyTuple.copyOf(arguments), args.namedRest("kwargs"));
      if (result != Scalars.NONE) {
        results.add(result);
        used.add(group);
      }
    }
    return combined(self, context, results, used.toArray(), args.truth("include_groups"));
  }

  private static Object part(GroupsObject self, Context context, int group, boolean withKeys) {
    if (self.isSeries() || withKeys) {
      Object part = self.part(context, group);
      if (part instanceof SeriesObject series) {
        return series;
      }
      return part;
    }
    return Wrap.frame(context, self.values().take(self.grouping().groups().rows()[group]));
  }

  private static Object combined(
      GroupsObject self, Context context, List<Object> results, int[] used, boolean withKeys) {
    if (results.isEmpty()) {
      return nothing(self, context, withKeys);
    }
    Object first = results.getFirst();
    if (first instanceof FrameObject) {
      return frames(self, context, results, used);
    }
    if (first instanceof SeriesObject) {
      return series(self, context, results, used);
    }
    int[] places = new int[self.grouping().count()];
    java.util.Arrays.fill(places, -1);
    for (int at = 0; at < used.length; at++) {
      places[used[at]] = at;
    }
    int[] shown =
        IntStream.range(0, places.length)
            .filter(group -> self.isSeries() || !self.isLeftOut(group))
            .toArray();
    Column values = Columns.infer(results).takeOrMissing(Positions.compose(places, shown));
    Index labels = self.grouping().labels().take(shown);
    if (self.options().asIndex()) {
      Object name = self.isSeries() ? self.values().label(0) : Scalars.NONE;
      return Wrap.series(context, new Series(values, labels, name));
    }
    boolean chosen = !self.isSeries() && self.isChosen();
    Object name = self.isSeries() || chosen ? self.values().label(0) : Scalars.NONE;
    DataFrame one = new DataFrame(Index.ofLabels(List.of(name)), List.of(values), labels);
    DataFrame all = self.keysFirst(one);
    return Wrap.frame(context, chosen ? inOneLevel(self, all) : all);
  }

  /** Beside columns chosen by a list, pandas makes labels of several levels, of which one is. */
  private static DataFrame inOneLevel(GroupsObject self, DataFrame frame) {
    int chosen = self.values().columnCount();
    if (chosen != 1) {
      throw PythonError.valueError(
          "Shape of passed values is (%d, 1), indices imply (%d, %d); leave as_index=False out and"
                  .formatted(frame.rowCount(), frame.rowCount(), chosen)
              + " use reset_index(name='...')");
    }
    Column labels = ObjectColumn.of(frame.columns().labels());
    return frame.withColumns(new MultiIndex(List.of(labels), List.of(Scalars.NONE)));
  }

  /** Without groups the values are empty; where the function gave only None, there is nothing. */
  private static Object nothing(GroupsObject self, Context context, boolean withKeys) {
    if (self.isSeries()) {
      Series none = self.values().series(0).take(new int[0]);
      boolean noGroups = self.grouping().count() == 0;
      return Wrap.series(context, noGroups ? none.withIndex(self.grouping().labels()) : none);
    }
    DataFrame columns = withKeys ? self.withKeys() : self.values();
    return Wrap.frame(
        context,
        self.grouping().count() == 0
            ? columns.take(new int[0]).withIndex(self.grouping().labels())
            : new DataFrame(Index.range(0), List.of(), Index.range(0)));
  }

  private static Object series(
      GroupsObject self, Context context, List<Object> results, int[] used) {
    List<Series> parts = results.stream().map(each -> ((SeriesObject) each).series()).toList();
    Index first = parts.getFirst().index();
    boolean same = parts.stream().allMatch(part -> part.index().sameLabels(first));
    if (same && !self.isSeries()) {
      DataFrame rows =
          named(RowBuilder.frame(results, self.grouping().labels().take(used)), results);
      return self.options().asIndex()
          ? Wrap.frame(context, rows)
          : Wrap.frame(context, self.keysFirst(rows));
    }
    Column values = Columns.concat(parts.stream().map(Series::values).toList());
    Index rows = RowIndexes.appended(parts.stream().map(Series::index).toList());
    Object name = parts.getFirst().name();
    boolean transformed = isTransform(self, parts.stream().map(Series::index).toList(), used);
    if (transformed && !self.options().groupKeys()) {
      return Wrap.series(context, inOrder(self, new Series(values, rows, name), used));
    }
    Index index =
        self.options().groupKeys()
            ? keyed(self, parts.stream().map(Series::size).toList(), used, rows)
            : rows;
    return Wrap.series(context, new Series(values, index, name));
  }

  private static Object frames(
      GroupsObject self, Context context, List<Object> results, int[] used) {
    List<DataFrame> parts = results.stream().map(each -> ((FrameObject) each).frame()).toList();
    DataFrame all = RowConcat.concat(parts, false, false, context.budget());
    boolean transformed = isTransform(self, parts.stream().map(DataFrame::index).toList(), used);
    if (transformed && !self.options().groupKeys()) {
      return Wrap.frame(context, all.take(original(self, used)));
    }
    if (!self.options().groupKeys()) {
      return Wrap.frame(context, all);
    }
    List<Integer> sizes = parts.stream().map(DataFrame::rowCount).toList();
    if (!self.options().asIndex()) {
      return Wrap.frame(context, all.withIndex(numbered(sizes, all.index())));
    }
    return Wrap.frame(context, all.withIndex(keyed(self, sizes, used, all.index())));
  }

  /** Without keys in the index, the groups' numbers stand in front. */
  private static Index numbered(List<Integer> sizes, Index rows) {
    List<Object> owners = new ArrayList<>();
    for (int group = 0; group < sizes.size(); group++) {
      for (int at = 0; at < sizes.get(group); at++) {
        owners.add((long) group);
      }
    }
    List<Column> levels = new ArrayList<>(List.of(Columns.infer(owners)));
    List<Object> names = new ArrayList<>(List.of(Scalars.NONE));
    levels.addAll(rows.levels());
    names.addAll(rows.names());
    return Index.ofLevels(levels, names);
  }

  /** The groups' labels in front of the rows' own. */
  private static Index keyed(GroupsObject self, List<Integer> sizes, int[] used, Index rows) {
    Positions owners = new Positions();
    for (int part = 0; part < sizes.size(); part++) {
      for (int at = 0; at < sizes.get(part); at++) {
        owners.add(used[part]);
      }
    }
    Index labels = self.grouping().labels();
    List<Column> levels = new ArrayList<>();
    labels.levels().forEach(level -> levels.add(level.take(owners.toArray())));
    levels.addAll(rows.levels());
    List<Object> names = new ArrayList<>(labels.names());
    names.addAll(rows.names());
    return Index.ofLevels(levels, names);
  }

  /** Whether each result has the labels of its group's rows. */
  private static boolean isTransform(GroupsObject self, List<Index> indexes, int[] used) {
    for (int part = 0; part < used.length; part++) {
      int[] rows = self.grouping().groups().rows()[used[part]];
      if (!indexes.get(part).sameLabels(self.frame().index().take(rows))) {
        return false;
      }
    }
    return true;
  }

  /** The places of the frame's rows among those put together group by group. */
  private static int[] original(GroupsObject self, int[] used) {
    int[] places = new int[self.frame().rowCount()];
    java.util.Arrays.fill(places, -1);
    int next = 0;
    for (int group : used) {
      for (int row : self.grouping().groups().rows()[group]) {
        places[row] = next++;
      }
    }
    return java.util.Arrays.stream(places).filter(at -> at >= 0).toArray();
  }

  private static Series inOrder(GroupsObject self, Series series, int[] used) {
    return series.take(original(self, used));
  }
}
