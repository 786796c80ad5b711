package dev.assay.pandas.api.groupby;

import dev.assay.pandas.api.array.ArrayObject;
import dev.assay.pandas.api.common.Mapping;
import dev.assay.pandas.api.common.Read;
import dev.assay.pandas.api.common.Reduce;
import dev.assay.pandas.api.dataframe.FrameObject;
import dev.assay.pandas.api.index.IndexObject;
import dev.assay.pandas.api.series.SeriesObject;
import dev.assay.pandas.column.Column;
import dev.assay.pandas.column.Columns;
import dev.assay.pandas.column.DType;
import dev.assay.pandas.column.ObjectColumn;
import dev.assay.pandas.column.Positions;
import dev.assay.pandas.column.Scalars;
import dev.assay.pandas.column.TimeColumn;
import dev.assay.pandas.column.ZonedColumn;
import dev.assay.pandas.eval.Args;
import dev.assay.pandas.eval.Context;
import dev.assay.pandas.eval.PyCallable;
import dev.assay.pandas.frame.DataFrame;
import dev.assay.pandas.frame.Series;
import dev.assay.pandas.frame.aggregate.Groups;
import dev.assay.pandas.frame.assign.Reindexer;
import dev.assay.pandas.frame.groupby.Grouping;
import dev.assay.pandas.frame.groupby.LateGrouping;
import dev.assay.pandas.frame.index.Index;
import dev.assay.pandas.frame.index.KnownLabels;
import dev.assay.pandas.frame.index.Levels;
import dev.assay.pandas.frame.index.MultiIndex;
import dev.assay.pandas.frame.index.RangeIndex;
import dev.assay.pandas.frame.select.LabelSelector;
import dev.assay.pandas.frame.sort.Sorter;
import dev.assay.pandas.frame.time.DateStep;
import dev.assay.pandas.frame.time.TimeBins;
import dev.assay.pandas.value.PyDict;
import dev.assay.pandas.value.PyList;
import dev.assay.pandas.value.PyTuple;
import dev.assay.pandas.value.PythonError;
import dev.assay.pandas.value.Text;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** {@code groupby(...)}: the keys, in any of the ways that programs give them. */
public final class GroupKeys {

  public static final String NOTATION =
      "by=None, axis=0, level=None, as_index=True, sort=True, group_keys=True, observed=...,"
          + " dropna=True";

  private final Context context;
  private final DataFrame frame;

  /** What a program calls the frame, of which its series know that they are its columns. */
  private final @Nullable FrameObject source;

  private final List<Column> columns = new ArrayList<>();
  private final List<Object> names = new ArrayList<>();

  /** The frequencies of keys that are indexes of dates, null for others. */

  /** The range that is the only key, null for other keys. */
  private @Nullable RangeIndex range;

  /** The positions of the frame's columns that are keys, -1 for a key that is none of them. */
  private final List<Integer> positions = new ArrayList<>();

  /** The spans of time by which the last key groups, {@code null} for none. */
  private @Nullable TimeBins bins;

  private @Nullable Column times;

  /** All labels of keys that are spans of time, by the key's number. */
  private final Map<Integer, Column> spans = new HashMap<>();

  private GroupKeys(Context context, DataFrame frame, @Nullable FrameObject source) {
    this.source = source;
    this.context = context;
    this.frame = frame;
  }

  public static Object ofFrame(FrameObject self, Args args) {
    return of(self.frame(), self, args);
  }

  public static Object ofSeries(SeriesObject self, Args args) {
    Series series = self.series();
    Index label = Index.of(ObjectColumn.of(series.name()), Scalars.NONE);
    return of(new DataFrame(label, List.of(series.values()), series.index()), null, args);
  }

  /** Whether the keys are names of levels, beside which pandas looks at no level given. */
  private boolean namesLevels(Args args) {
    Object by = args.optional("by");
    if (by == null || frame.index().levelCount() == 1 || Read.isListLike(args.get("level"))) {
      return false;
    }
    List<Object> labels = by instanceof PyList list ? list.items() : List.of(by);
    return labels.stream()
        .allMatch(
            label ->
                label instanceof String
                    && frame.columns().find(label) < 0
                    && frame.index().levelNamed(label) >= 0);
  }

  /** The only level of an index takes the place of the keys that are given beside it. */
  private static boolean isByLevel(Args args, DataFrame frame) {
    if (args.optional("by") != null && frame.index().levelCount() > 1) {
      throw PythonError.unsupported(
          "groupby() of both by= and level=", "give the names of levels among the keys of by=");
    }
    return true;
  }

  private static GroupsObject of(DataFrame frame, @Nullable FrameObject source, Args args) {
    boolean series = source == null;
    GroupKeys keys = new GroupKeys(args.context(), frame, source);
    if (series && !args.truth("as_index")) {
      throw PythonError.typeError("as_index=False only valid with DataFrame");
    }
    Object level = keys.namesLevels(args) ? null : args.optional("level");
    Object by = level != null && isByLevel(args, frame) ? null : args.optional("by");
    if (Reduce.axis(args) == 1) {
      throw PythonError.unsupported("groupby(axis=1)", "transpose the frame with .T first");
    }
    if (by == null && level == null) {
      throw PythonError.typeError("You have to supply one of 'by' and 'level'");
    }
    boolean list = by != null && keys.isKeyList(by);
    if (level != null && keys.isByLevel(by)) {
      keys.addLevels(Read.labels(args.context(), level));
    } else if (list) {
      args.context().list(by).forEach(each -> keys.add(each, series));
    } else {
      keys.add(by, series);
    }
    if (keys.columns.isEmpty()) {
      throw PythonError.valueError("No group keys passed!");
    }
    args.budget().steps((long) frame.rowCount() * keys.columns.size());
    LateGrouping grouping = keys.late(args);
    DataFrame rows = frame;
    boolean spans = keys.bins != null && keys.columns.size() == 1;
    if (spans) {
      int[] order = keys.order();
      rows = frame.take(order);
      Grouping ordered = keys.spans(order);
      grouping = new LateGrouping(() -> ordered);
    }
    return new GroupsObject(
        rows,
        spans ? null : source,
        grouping,
        keys.positions,
        GroupOptions.of(args, list, spans),
        series ? List.of(0) : null,
        series);
  }

  /** An index that is a key as a whole: a range is the groups' labels as it is. */
  private void addLabels(Index labels) {
    range = columns.size() == 1 && labels instanceof RangeIndex all ? all : null;
  }

  private LateGrouping late(Args args) {
    boolean single = args.get("by") instanceof GrouperObject grouper && grouper.step() == null;
    boolean sort = args.truth("sort") && !single;
    boolean dropMissing = args.truth("dropna") || single;
    boolean observed = args.has("observed") && args.truth("observed");
    return new LateGrouping(
        () -> {
          Grouping grouping = withSpans(Grouping.by(columns, names, sort, dropMissing, observed));
          return range != null && columns.size() == 1 && (!sort || range.step() > 0)
              ? grouping.labelled(range.withNames(names))
              : grouping;
        });
  }

  /** A level of spans of time knows those between the first and the last in which no row is. */
  private Grouping withSpans(Grouping all) {
    if (spans.isEmpty() || !(all.labels() instanceof MultiIndex given)) {
      return all;
    }
    Grouping grouping =
        all.kept(group -> spans.keySet().stream().noneMatch(at -> isMissing(given, at, group)));
    MultiIndex labels = (MultiIndex) grouping.labels();
    List<Column> known = new ArrayList<>();
    for (int level = 0; level < labels.levelCount(); level++) {
      known.add(spans.getOrDefault(level, labels.known(level)));
    }
    return grouping.labelled(labels.knowing(known, labels.levels()));
  }

  /** Rows without a time are in no span, even where missing keys make groups. */
  private static boolean isMissing(MultiIndex labels, int level, int group) {
    return labels.levels().get(level).isMissing(group);
  }

  /** Whether it is a list of keys, and not one key that is as long as the frame. */
  private boolean isKeyList(Object by) {
    if (!Read.isList(by)
        || by instanceof SeriesObject
        || by instanceof IndexObject
        || by instanceof ArrayObject
        || by instanceof PyDict) {
      boolean several = by instanceof PyTuple tuple && frame.columns().find(tuple) < 0;
      if (several && ((PyTuple) by).items().stream().noneMatch(Read::isArray)) {
        throw PythonError.keyError(by);
      }
      return several;
    }
    List<Object> items = context.list(by);
    boolean scalars = items.stream().noneMatch(Read::isListLike);
    boolean labels = scalars && items.stream().allMatch(this::isLabel);
    return !(scalars && !labels && items.size() == frame.rowCount());
  }

  private boolean isLabel(Object item) {
    return frame.columns().find(item) >= 0 || frame.index().levelNamed(item) >= 0;
  }

  /** Whether the rows are grouped by a level: also beside keys, which pandas then leaves out. */
  private boolean isByLevel(@Nullable Object by) {
    if (by != null && frame.index().levelCount() > 1) {
      throw PythonError.unsupported(
          "groupby() by keys and a level of several", "give one of by and level");
    }
    return true;
  }

  private void addLevels(List<Object> levels) {
    if (levels.size() > 1 && frame.index().levelCount() == 1) {
      throw PythonError.valueError("multiple levels only valid with MultiIndex");
    }
    levels.forEach(this::addLevel);
  }

  /** pandas looks at the only level of an index by itself. */
  private void requireLevel(Object level) {
    if (frame.index().levelCount() == 1 && frame.index().levelNamed(level) < 0) {
      if (level instanceof String) {
        throw PythonError.valueError("level name " + level + " is not the name of the index");
      }
      if (level instanceof Number number
          && (number.doubleValue() > 0 || number.doubleValue() < -1)) {
        throw PythonError.valueError("level > 0 or level < -1 only valid with MultiIndex");
      }
    }
  }

  private void addLevel(Object level) {
    if (level == Scalars.NONE) {
      addNone();
      return;
    }
    requireLevel(level);
    int at = Levels.number(frame.index(), level);
    columns.add(frame.index().levels().get(at));
    names.add(frame.index().names().get(at));
    positions.add(-1);
    addLabels(frame.index());
  }

  private void add(Object key, boolean series) {
    switch (key) {
      case SeriesObject object -> {
        names.add(object.series().name());
        columns.add(Reindexer.rows(object.series(), frame.index()).values());
        int at = series ? -1 : frame.columns().find(object.series().name());
        boolean own = at >= 0 && object.isOf(source, frame.column(at));
        positions.add(own ? at : -1);
      }
      case IndexObject index -> {
        names.add(index.index() instanceof MultiIndex ? Scalars.NONE : index.index().name());
        columns.add(index.index().column());
        positions.add(-1);
        addLabels(index.index());
      }
      case ArrayObject array -> unnamed(array.column());
      case PyDict dict -> byIndex(Mapping.of(context, frame.index().column(), dict, false));
      case PyCallable function ->
          byIndex(Mapping.of(context, frame.index().column(), function, false));
      case FrameObject _ ->
          throw PythonError.valueError(
              "Grouper for '<class 'pandas.core.frame.DataFrame'>' not 1-dimensional");
      case GrouperObject grouper -> addGrouper(grouper, series);
      case Object list when Read.isList(list) -> unnamed(listed(list));
      default -> addLabel(key, series);
    }
    if (columns.getLast().size() != frame.rowCount()) {
      throw PythonError.valueError("Grouper and axis must be same length");
    }
  }

  /** Values as keys: numpy makes numbers of truths beside them, and leaves them beside None. */
  private Column listed(Object list) {
    Column column = Read.column(context, list);
    List<Object> items = column.size() == 0 ? List.of() : context.list(list);
    if (column.dtype().isNumeric() && items.contains(Scalars.NONE)) {
      return ObjectColumn.of(items);
    }
    List<Object> plain =
        column.dtype() == DType.OBJECT ? items.stream().map(Scalars::plain).toList() : List.of();
    boolean numbers =
        plain.stream().allMatch(each -> each instanceof Number || each instanceof Boolean);
    return plain.isEmpty() || !numbers
        ? column
        : Columns.infer(
            plain.stream()
                .map(each -> each instanceof Boolean truth ? (Object) (truth ? 1L : 0L) : each)
                .toList());
  }

  private void addGrouper(GrouperObject grouper, boolean series) {
    if (grouper.key() != null) {
      if (grouper.level() != null) {
        throw PythonError.valueError("The Grouper cannot specify both a key and a level!");
      }
      requireColumn(grouper.key(), series);
      add(grouper.key(), series);
    } else if (grouper.level() != null || grouper.step() == null) {
      addLevel(grouper.level() == null ? (Object) 0L : grouper.level());
    } else {
      addLevel(0L);
    }
    if (grouper.step() != null) {
      times = columns.getLast();
      bins = GrouperObject.bins(times, grouper.step(), grouper.sides(), context.budget());
      columns.set(columns.size() - 1, bins.labels().takeOrMissing(bins.codes()));
      spans.put(columns.size() - 1, bins.labels());
    }
  }

  /** A grouper's key is a column, never a level of the index. */
  private void requireColumn(Object key, boolean series) {
    if (!series && new LabelSelector(frame.columns()).find(key).length == 0) {
      throw KnownLabels.columns(
          PythonError.keyError("The grouper name " + Text.str(key) + " is not found"),
          frame.columns(),
          List.of(key));
    }
  }

  /** The frame's rows in the order of their dates, those without one first. */
  private int[] order() {
    Column dates = Objects.requireNonNull(times);
    return Sorter.isSorted(dates) && !dates.hasMissing()
        ? Positions.all(frame.rowCount())
        : Sorter.order(List.of(dates), List.of(true), false);
  }

  private Grouping spans(int[] order) {
    TimeBins spans = Objects.requireNonNull(bins);
    Index labels = Index.of(spans.labels(), names.getFirst()).withFreq(spans.step());
    return new Grouping(Groups.of(spans.codes(), labels.size()), labels).of(order);
  }

  /** {@code resample(rule)} of a frame or of a series as a frame of one column. */
  static ResamplerObject resampled(Context context, DataFrame frame, Args args, boolean series) {
    GroupKeys keys = new GroupKeys(context, frame, null);
    keys.addGrouper(
        new GrouperObject(
            args.optional("on"), args.optional("level"), rule(args), GrouperObject.sides(args)),
        series);
    int[] order = keys.order();
    Grouping spans = keys.spans(order);
    GroupsObject groups =
        new GroupsObject(
            frame.take(order),
            new LateGrouping(() -> spans),
            keys.positions,
            GroupOptions.ofSpans(args.truth("group_keys")),
            series ? List.of(0) : null,
            series);
    TimeColumn times = ZonedColumn.moments(Objects.requireNonNull(keys.times).take(order));
    TimeBins bins = Objects.requireNonNull(keys.bins);
    Index steps = Index.of(bins.steps(), keys.names.getFirst()).withFreq(bins.step());
    boolean named = args.optional("on") != null || args.optional("level") != null;
    return new ResamplerObject(groups, times, steps, named);
  }

  /** What a function or dict makes of the index' labels, under the index' name. */
  private void byIndex(Column column) {
    unnamed(column);
    names.set(names.size() - 1, frame.index().name());
  }

  private void unnamed(Column column) {
    names.add(Scalars.NONE);
    columns.add(column);
    positions.add(-1);
  }

  private void addLabel(Object key, boolean series) {
    int[] found = series ? new int[0] : frame.positions(key);
    if (found.length == 0 && !series && frame.columns().levelCount() > 1) {
      found = outer(key);
    }
    if (found.length > 1) {
      throw PythonError.valueError("Grouper for '" + Text.str(key) + "' not 1-dimensional");
    }
    if (found.length == 1 && frame.index().levelNamed(key) >= 0) {
      throw PythonError.valueError(
          "'" + Text.str(key) + "' is both an index level and a column label, which is ambiguous.");
    }
    if (found.length == 1) {
      names.add(key);
      columns.add(frame.column(found[0]));
      positions.add(found[0]);
      return;
    }
    if (key == Scalars.NONE) {
      addNone();
      return;
    }
    int level = frame.index().levelNamed(key);
    if (level < 0) {
      throw KnownLabels.column(frame, key);
    }
    names.add(key);
    columns.add(frame.index().levels().get(level));
    positions.add(-1);
    addLabels(frame.index());
  }

  /** pandas takes a key of None for a function, by which it maps the labels of the index. */
  private void addNone() {
    if (frame.rowCount() > 0) {
      throw PythonError.typeError("'NoneType' object is not callable");
    }
    byIndex(frame.index().column());
  }

  /** The columns below an outer label, which names one when it has no inner labels. */
  private int[] outer(Object key) {
    int[] below = new LabelSelector(frame.columns()).find(key);
    for (int at : below) {
      List<Object> parts = Scalars.elements(frame.label(at));
      if (!parts.subList(1, parts.size()).stream().allMatch(""::equals)) {
        return below.length == 1 ? new int[0] : below;
      }
    }
    return below;
  }

  private static DateStep rule(Args args) {
    DateStep step = GrouperObject.step(args, "rule");
    if (step == null) {
      throw PythonError.attributeError("'NoneType' object has no attribute 'is_on_offset'");
    }
    return step;
  }
}
