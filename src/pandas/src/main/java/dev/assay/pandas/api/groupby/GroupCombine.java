package dev.assay.pandas.api.groupby;

import dev.assay.pandas.api.array.ArrayObject;
import dev.assay.pandas.api.common.OwnFunction;
import dev.assay.pandas.api.common.Wrap;
import dev.assay.pandas.api.dataframe.Construct;
import dev.assay.pandas.api.dataframe.FrameObject;
import dev.assay.pandas.api.dataframe.RowBuilder;
import dev.assay.pandas.api.series.SeriesObject;
import dev.assay.pandas.column.Column;
import dev.assay.pandas.column.Columns;
import dev.assay.pandas.column.DType;
import dev.assay.pandas.column.DoubleColumn;
import dev.assay.pandas.column.MaskedColumn;
import dev.assay.pandas.column.Positions;
import dev.assay.pandas.column.Scalars;
import dev.assay.pandas.eval.Args;
import dev.assay.pandas.eval.Context;
import dev.assay.pandas.eval.NativeFunction;
import dev.assay.pandas.frame.DataFrame;
import dev.assay.pandas.frame.Series;
import dev.assay.pandas.frame.concat.RowConcat;
import dev.assay.pandas.frame.concat.RowIndexes;
import dev.assay.pandas.frame.convert.Casts;
import dev.assay.pandas.frame.index.Index;
import dev.assay.pandas.frame.index.MultiIndex;
import dev.assay.pandas.value.Allocation;
import dev.assay.pandas.value.PyDict;
import dev.assay.pandas.value.PyList;
import dev.assay.pandas.value.PyTuple;
import dev.assay.pandas.value.PythonError;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

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

  private static void requireKnown(GroupsObject self, Context context, String name) {
    if (!self.type().members().containsKey(name) && self.attribute(context, name) == null) {
      throw PythonError.typeError("apply func should be callable, '" + name + "'");
    }
  }

  static Object apply(GroupsObject self, Args args) {
    Context context = args.context();
    if (args.get("func") instanceof String name) {
      requireKnown(self, context, name);
      return context.invoke(self, name, args.rest("args"), args.namedRest("kwargs"));
    }
    boolean withKeys = args.truth("include_groups");
    try {
      return applied(self, args, withKeys);
    } catch (PythonError error) {
      if (!withKeys || !error.isCatchable() || !error.type().equals("TypeError")) {
        throw error;
      }
      return applied(
          self, args, false); // pandas leaves out the keys when a function cannot do them
    }
  }

  private static Object applied(GroupsObject self, Args args, boolean withKeys) {
    Context context = args.context();
    String extreme = extreme(args);
    List<Object> results = new ArrayList<>();
    Positions used = new Positions();
    for (int group : self.order()) {
      if (self.isLeftOut(group)) {
        continue;
      }
      List<Object> arguments = new ArrayList<>(List.of(part(self, context, group, withKeys)));
      arguments.addAll(args.rest("args").items());
      Object result =
          extreme == null
              ? context.call(args.get("func"), PyTuple.copyOf(arguments), args.namedRest("kwargs"))
              : withMissing(context, arguments.getFirst(), extreme);
      if (result != Scalars.NONE || !self.isSeries() || !hasRows(results)) {
        results.add(result);
        used.add(group);
      }
    }
    if (!self.isSeries()) {
      used = withoutNone(context, results, used);
    }
    return combined(self, context, results, used.toArray(), withKeys);
  }

  /** Python's {@code min} and {@code max} stand for numpy's, to which a missing value is all. */
  private static @Nullable String extreme(Args args) {
    boolean plain = args.rest("args").size() == 0 && args.namedRest("kwargs").size() == 0;
    return plain
            && args.get("func") instanceof NativeFunction function
            && List.of("min", "max").contains(function.name())
            && OwnFunction.isBuiltIn(args.context(), function)
        ? function.name()
        : null;
  }

  private static Object withMissing(Context context, Object part, String method) {
    PyDict named = new PyDict();
    named.put("skipna", false);
    return context.invoke(part, method, PyTuple.EMPTY, named);
  }

  /**
   * A group for which a function of frames gives None has a row of NaN where it gives series for
   * others, else it is left out.
   */
  private static Positions withoutNone(Context context, List<Object> results, Positions used) {
    Object first =
        results.stream().filter(each -> each != Scalars.NONE).findFirst().orElse(Scalars.NONE);
    if (first instanceof SeriesObject row && results.contains(Scalars.NONE)) {
      if (row.series().dtype().isTime()) {
        throw PythonError.promotionError(
            "times and the NaN of a group without a result have no dtype");
      }
      Column nothing = DoubleColumn.allMissing(row.series().size());
      Series missing = new Series(nothing, row.series().index(), Scalars.NONE);
      results.replaceAll(
          each -> each == Scalars.NONE ? Wrap.series(context, missing) : asFraction(context, each));
      return used;
    }
    int[] groups = used.toArray();
    Positions kept = new Positions();
    List<Object> given = new ArrayList<>();
    for (int at = 0; at < groups.length; at++) {
      if (results.get(at) != Scalars.NONE) {
        kept.add(groups[at]);
        given.add(results.get(at));
      }
    }
    results.clear();
    results.addAll(given);
    return kept;
  }

  /** Beside NaN numpy makes fractions of truths, too. */
  private static Object asFraction(Context context, Object row) {
    return row instanceof SeriesObject truths && truths.series().dtype() == DType.BOOL
        ? Wrap.series(
            context,
            truths.series().withValues(Casts.cast(truths.series().values(), DType.FLOAT64)))
        : row;
  }

  /** What a method of each group's frame, or series, without the keys gives. */
  static Object each(GroupsObject self, Args args, String method) {
    Context context = args.context();
    List<Object> results = new ArrayList<>();
    Positions used = new Positions();
    for (int group = 0; group < self.grouping().count(); group++) {
      if (self.isLeftOut(group)) {
        continue;
      }
      DataFrame rows = self.values().take(self.grouping().groups().rows()[group]);
      Object part = self.isSeries() ? Wrap.series(context, rows.series(0)) : new FrameObject(rows);
      PyTuple positional = self.isSeries() ? PyTuple.of(args.get("other")) : PyTuple.EMPTY;
      PyDict named = new PyDict();
      if (!self.isSeries()) {
        named.put("numeric_only", args.truth("numeric_only"));
      }
      results.add(context.invoke(part, method, positional, named));
      used.add(group);
    }
    return combined(self, context, results, used.toArray(), false);
  }

  /** Whether functions give series or frames, among which None is passed by. */
  private static boolean hasRows(List<Object> results) {
    return !results.isEmpty()
        && (results.getFirst() instanceof SeriesObject
            || results.getFirst() instanceof FrameObject);
  }

  private static Object part(GroupsObject self, Context context, int group, boolean withKeys) {
    if (self.isSeries() || withKeys) {
      return self.namedPart(context, group);
    }
    int[] rows = self.grouping().groups().rows()[group];
    return self.named(new FrameObject(self.values().take(rows)), group);
  }

  /** Whether a function has given None of a group that has rows. */
  private static boolean isNone(GroupsObject self, int place, int group) {
    return place < 0 && self.grouping().groups().rows()[group].length > 0;
  }

  private static List<Object> withNone(List<Object> results, int[] places) {
    return Arrays.stream(places)
        .mapToObj(place -> place < 0 ? Scalars.NONE : results.get(place))
        .toList();
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
    if (first instanceof PyDict && self.isSeries()) {
      return stacked(self, context, results, used);
    }
    int[] places = Allocation.ints(self.grouping().count());
    Arrays.fill(places, -1);
    for (int at = 0; at < used.length; at++) {
      places[used[at]] = at;
    }
    int[] shown =
        IntStream.range(0, places.length)
            .filter(group -> self.isSeries() || !self.isLeftOut(group))
            .toArray();
    int[] chosenPlaces = Positions.compose(places, shown);
    boolean none = Arrays.stream(shown).anyMatch(group -> isNone(self, places[group], group));
    Column values =
        none
            ? Columns.infer(withNone(results, chosenPlaces))
            : Columns.infer(results).takeOrMissing(chosenPlaces);
    Index labels = self.grouping().labels().kept(shown);
    if (self.options().asIndex()) {
      Object name = self.isSeries() ? self.values().label(0) : Scalars.NONE;
      return Wrap.series(context, new Series(values, labels, name));
    }
    if (!self.isSeries() && first instanceof ArrayObject) {
      return Wrap.series(context, new Series(values, Index.range(values.size()), Scalars.NONE));
    }
    if (!self.isSeries()) {
      requireOne(results);
    }
    boolean chosen = !self.isSeries() && self.isChosen();
    Object name = self.isSeries() || chosen ? self.values().label(0) : Scalars.NONE;
    DataFrame one = new DataFrame(Index.ofLabels(List.of(name)), List.of(values), labels);
    DataFrame all = self.keysFirst(one);
    if (chosen) {
      throw PythonError.unsupported(
          "agg() that gives one level of columns for several",
          "name them: agg(name=('column', function))");
    }
    return Wrap.frame(context, all);
  }

  /** Lists and dicts are rows of one column, without a name, beside the keys. */
  private static void requireOne(List<Object> results) {
    for (Object result : results) {
      if (result instanceof PyDict) {
        throw PythonError.unsupported(
            "apply() of a function that gives dicts, beside as_index=False", "give a Series");
      }
      if (result instanceof PyList || result instanceof PyTuple) {
        throw PythonError.valueError("1 columns passed, passed data had several columns")
            .hinting("; leave as_index=False out");
      }
    }
  }

  /** Dicts of one column's groups are rows of values, one below the other. */
  private static Object stacked(
      GroupsObject self, Context context, List<Object> results, int[] used) {
    DataFrame frame = withUnobserved(self, Construct.frame(context, PyList.copyOf(results)), used);
    PyDict named = new PyDict();
    named.put("future_stack", true);
    Object stack = context.attribute(new FrameObject(frame), "stack");
    Series values = ((SeriesObject) context.call(stack, PyTuple.EMPTY, named)).series();
    return Wrap.series(context, values.named(self.values().label(0)));
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
    requireAlike(self, context, results, SeriesObject.class);
    List<Series> parts = results.stream().map(each -> ((SeriesObject) each).series()).toList();
    Index first = parts.getFirst().index();
    boolean same = parts.stream().allMatch(part -> part.index().sameLabels(first));
    if (same && !self.isSeries()) {
      DataFrame given =
          RowBuilder.frame(plain(context, parts), self.grouping().labels().kept(used));
      DataFrame rows = named(withUnobserved(self, given, used), results);
      return self.options().asIndex()
          ? Wrap.frame(context, rows)
          : Wrap.frame(context, self.keysFirst(rows));
    }
    Column values = Columns.concat(parts.stream().map(Series::values).toList());
    Index rows = RowIndexes.appended(parts.stream().map(Series::index).toList());
    Object name = self.isSeries() ? self.values().label(0) : commonName(parts);
    boolean transformed =
        GroupLabels.isTransform(self, parts.stream().map(Series::index).toList(), used);
    if (transformed && self.isSeries() && !self.options().groupKeys()) {
      return Wrap.series(context, inOrder(self, new Series(values, rows, name), used));
    }
    List<Integer> sizes = parts.stream().map(Series::size).toList();
    if (!self.options().asIndex() && self.isSeries()) {
      throw PythonError.unsupported(
          "apply() of one column with as_index=False", "use reset_index() afterwards");
    }
    if (!self.options().groupKeys()) {
      return Wrap.series(context, new Series(values, rows, name));
    }
    Index index =
        self.options().asIndex()
            ? inOrder(GroupLabels.keyed(self, sizes, used, rows), same, first)
            : GroupLabels.numbered(sizes, rows);
    return Wrap.series(context, new Series(values, index, name));
  }

  /** A row for each group: missing values for combinations of categories that no row has. */
  private static DataFrame withUnobserved(GroupsObject self, DataFrame rows, int[] used) {
    Index labels = self.grouping().labels();
    if (!self.grouping().groups().isCombined()) {
      return rows.withIndex(labels.kept(used));
    }
    int[] places = Positions.repeated(-1, labels.size());
    for (int at = 0; at < used.length; at++) {
      places[used[at]] = at;
    }
    List<Column> data = rows.data().stream().map(column -> column.takeOrMissing(places)).toList();
    return new DataFrame(rows.columns(), data, labels);
  }

  /** Rows of groups are put one below the other as numpy has them. */
  private static List<Object> plain(Context context, List<Series> rows) {
    List<Object> plain = new ArrayList<>();
    for (Series row : rows) {
      boolean numbers = row.values() instanceof MaskedColumn masked && !masked.dtype().isBool();
      plain.add(
          Wrap.series(
              context, numbers ? row.withValues(((MaskedColumn) row.values()).plain()) : row));
    }
    return plain;
  }

  /** Where the first group's result is a series or a frame, single values cannot be put with it. */
  private static void requireAlike(
      GroupsObject self, Context context, List<Object> results, Class<?> first) {
    for (Object result : results) {
      if (first.isInstance(result)) {
        continue;
      }
      if (result instanceof SeriesObject || result instanceof FrameObject) {
        throw PythonError.unsupported(
            "apply() of a function that gives series for some groups and frames for others",
            "give a frame for each group");
      }
      boolean looked = first == SeriesObject.class && !self.isSeries();
      if (looked && !(result instanceof PyList) && !(result instanceof String)) {
        throw PythonError.attributeError(
                "'%s' object has no attribute 'index'", context.typeName(result))
            .hinting("; give a Series for each group");
      }
      throw PythonError.typeError(
          "cannot concatenate object of type '%s'; only Series and DataFrame objs are valid",
          context.typeName(result));
    }
  }

  private static Object commonName(List<Series> parts) {
    Object name = parts.getFirst().name();
    boolean common =
        parts.stream().allMatch(part -> Scalars.key(part.name()).equals(Scalars.key(name)));
    return common ? name : Scalars.NONE;
  }

  /** The labels that all results have come in their own order where they become columns. */
  private static Index inOrder(Index keyed, boolean same, Index labels) {
    boolean one = labels.levelCount() == 1 && labels.isUnique();
    return same && one && keyed instanceof MultiIndex several
        ? several.ordered(several.levelCount() - 1, labels.column())
        : keyed;
  }

  private static Object frames(
      GroupsObject self, Context context, List<Object> results, int[] used) {
    requireAlike(self, context, results, FrameObject.class);
    List<DataFrame> parts = results.stream().map(each -> ((FrameObject) each).frame()).toList();
    DataFrame all = RowConcat.concat(parts, false, false, context.budget());
    boolean transformed =
        GroupLabels.isTransform(self, parts.stream().map(DataFrame::index).toList(), used);
    if (transformed && !self.options().groupKeys()) {
      return Wrap.frame(context, all.take(GroupLabels.inPlace(self, used)));
    }
    if (!self.options().groupKeys()) {
      return Wrap.frame(context, all);
    }
    List<Integer> sizes = parts.stream().map(DataFrame::rowCount).toList();
    if (!self.options().asIndex()) {
      return Wrap.frame(context, all.withIndex(GroupLabels.numbered(sizes, all.index())));
    }
    return Wrap.frame(context, all.withIndex(GroupLabels.keyed(self, sizes, used, all.index())));
  }

  private static Series inOrder(GroupsObject self, Series series, int[] used) {
    return series.take(GroupLabels.inPlace(self, used));
  }
}
