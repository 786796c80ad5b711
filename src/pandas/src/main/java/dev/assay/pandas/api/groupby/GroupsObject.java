package dev.assay.pandas.api.groupby;

import dev.assay.pandas.api.common.OwnAttributes;
import dev.assay.pandas.api.common.Read;
import dev.assay.pandas.api.common.Wrap;
import dev.assay.pandas.api.dataframe.FrameObject;
import dev.assay.pandas.api.series.SeriesObject;
import dev.assay.pandas.column.Column;
import dev.assay.pandas.column.Scalars;
import dev.assay.pandas.eval.Context;
import dev.assay.pandas.eval.PyIterator;
import dev.assay.pandas.eval.PyObject;
import dev.assay.pandas.eval.PyType;
import dev.assay.pandas.frame.DataFrame;
import dev.assay.pandas.frame.Series;
import dev.assay.pandas.frame.groupby.Grouping;
import dev.assay.pandas.frame.groupby.LateGrouping;
import dev.assay.pandas.frame.index.ColumnLabels;
import dev.assay.pandas.frame.index.Index;
import dev.assay.pandas.frame.index.KnownLabels;
import dev.assay.pandas.frame.index.MultiIndex;
import dev.assay.pandas.frame.select.LabelSelector;
import dev.assay.pandas.value.CountedText;
import dev.assay.pandas.value.None;
import dev.assay.pandas.value.PyTuple;
import dev.assay.pandas.value.PythonError;
import dev.assay.pandas.value.Text;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.Iterator;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * pandas' DataFrameGroupBy and SeriesGroupBy: a frame, the groups of its rows, and the columns that
 * are looked at.
 */
public final class GroupsObject implements PyObject {

  private final DataFrame frame;

  /** The frame as the program has it, whose columns may be set later; {@code null} for none. */
  private final @Nullable FrameObject source;

  private final LateGrouping grouping;
  private final List<Integer> keyPositions;
  private final GroupOptions options;
  private final @Nullable List<Integer> selected;
  private final boolean series;
  private final OwnAttributes own = new OwnAttributes();

  GroupsObject(
      DataFrame frame,
      LateGrouping grouping,
      List<Integer> keyPositions,
      GroupOptions options,
      @Nullable List<Integer> selected,
      boolean series) {
    this(frame, null, grouping, keyPositions, options, selected, series);
  }

  GroupsObject(
      DataFrame frame,
      @Nullable FrameObject source,
      LateGrouping grouping,
      List<Integer> keyPositions,
      GroupOptions options,
      @Nullable List<Integer> selected,
      boolean series) {
    this.frame = frame;
    this.source = source;
    this.grouping = grouping;
    this.keyPositions = keyPositions;
    this.options = options;
    this.selected = selected;
    this.series = series;
  }

  /** The rows, with the columns that the frame has by now if it has only got more of them. */
  public DataFrame frame() {
    DataFrame now = source == null ? frame : source.frame();
    return now == frame || hasGrown(now) ? now : frame;
  }

  private boolean hasGrown(DataFrame now) {
    boolean same = now.rowCount() == frame.rowCount() && now.columnCount() >= frame.columnCount();
    for (int at = 0; same && at < frame.columnCount(); at++) {
      same = now.label(at).equals(frame.label(at));
    }
    return same;
  }

  public Grouping grouping() {
    return grouping.get();
  }

  public GroupOptions options() {
    return options;
  }

  /** Whether columns were chosen of the frame. */
  public boolean isChosen() {
    return selected != null;
  }

  /** Whether one column was taken: results are series. */
  public boolean isSeries() {
    return series;
  }

  @Override
  public PyType<?> type() {
    return GroupsType.TYPE;
  }

  @Override
  public String typeName() {
    return series ? "SeriesGroupBy" : "DataFrameGroupBy";
  }

  /** The columns that are looked at: those taken, or all that are no keys. */
  public DataFrame values() {
    return frame().select(valuePositions().stream().mapToInt(at -> at).toArray());
  }

  /** All columns, keys included, unless some were taken: what {@code apply} is given. */
  DataFrame withKeys() {
    return selected == null ? frame() : values();
  }

  /** Whether a column is one of the keys. */
  boolean isKey(int column) {
    return keyPositions.contains(column);
  }

  /** The positions of the columns that are looked at. */
  List<Integer> valuePositions() {
    if (selected != null) {
      return selected;
    }
    Set<Integer> keys = Set.copyOf(keyPositions);
    return IntStream.range(0, frame().columnCount())
        .filter(at -> !keys.contains(at))
        .boxed()
        .toList();
  }

  private GroupsObject select(List<Integer> positions, boolean one) {
    return new GroupsObject(
        frame(), one ? null : source, grouping, keyPositions, options, positions, one);
  }

  /** The same groups, whose results have the keys as their index. */
  public GroupsObject withKeysAsIndex() {
    return new GroupsObject(
        frame(), source, grouping, keyPositions, options.withKeysAsIndex(), selected, series);
  }

  @Override
  public Object getItem(Context context, Object key) {
    if (selected != null) {
      List<String> labels =
          selected.stream().map(at -> Text.repr(frame().columns().label(at))).toList();
      throw PythonError.indexError(
              "Column(s) " + CountedText.join(", ", labels) + " already selected")
          .hinting("; select once");
    }
    Index columns = frame().columns();
    if (!Read.isList(key) && !(key instanceof PyTuple)) {
      int[] all = new LabelSelector(columns).find(key);
      if (all.length == 0) {
        throw KnownLabels.notFound(frame(), key);
      }
      boolean one = all.length == 1 && columns.levelCount() == 1;
      return select(IntStream.of(all).boxed().toList(), one);
    }
    if (key instanceof PyTuple tuple && tuple.size() > 1) {
      throw PythonError.valueError(
          "Cannot subset columns with a tuple with more than one element. Use a list instead.");
    }
    List<Integer> positions = new ArrayList<>();
    List<Object> missing = new ArrayList<>();
    for (Object label : Read.items(context, key)) {
      int[] found = new LabelSelector(columns).find(label);
      IntStream.of(found).forEach(positions::add);
      if (found.length == 0) {
        missing.add(label);
      }
    }
    if (!missing.isEmpty()) {
      String all = CountedText.join(", ", missing.stream().map(Text::repr).toList());
      throw KnownLabels.columns(
          PythonError.keyError("Columns not found: " + all), columns, missing);
    }
    return select(positions, false);
  }

  @Override
  public @Nullable Object attribute(Context context, String name) {
    Object attribute = own.get(name);
    if (attribute != null) {
      return attribute;
    }
    boolean known = !series && new LabelSelector(frame().columns()).find(name).length > 0;
    return known ? getItem(context, name) : null;
  }

  @Override
  public boolean setAttribute(Context context, String name, Object value) {
    OwnAttributes.requireNoMethod(type(), name);
    return own.add(context, type(), name, value);
  }

  /** A group's label as iteration gives it. */
  Object label(int group) {
    Object label = grouping().labels().label(group);
    return options.keyList() && grouping().labels().levelCount() == 1 ? PyTuple.of(label) : label;
  }

  @Override
  public Iterator<Object> iterate(Context context) {
    List<Object> pairs = new ArrayList<>();
    for (int group : order()) {
      if (!isLeftOut(group)) {
        pairs.add(PyTuple.of(iterated(group), part(context, group)));
      }
    }
    return new PyIterator("generator", pairs.iterator()).iterate(context);
  }

  /** The groups as they come: combinations that are not sorted as they appear among the rows. */
  int[] order() {
    int[][] rows = grouping().groups().rows();
    IntStream all = IntStream.range(0, rows.length);
    return options.sorted() || !grouping().groups().isCombined()
        ? all.toArray()
        : all.boxed()
            .sorted(
                Comparator.comparingInt(
                    group -> rows[group].length == 0 ? Integer.MAX_VALUE : rows[group][0]))
            .mapToInt(group -> group)
            .toArray();
  }

  /** The label beside a group's rows: in a tuple of several, numbers are numpy's. */
  private Object iterated(int group) {
    return grouping().labels() instanceof MultiIndex several
        ? Scalars.tuple(several.levels().stream().map(level -> level.get(group)).toList())
        : label(group);
  }

  /** Whether a group without rows is passed by: a pair of categories is, a single one is not. */
  boolean isLeftOut(int group) {
    return grouping().labels().levelCount() > 1 && grouping().groups().rows()[group].length == 0;
  }

  /** The groups that have rows, as each of them is asked for itself. */
  public Grouping visited() {
    return grouping().kept(group -> !isLeftOut(group));
  }

  /** The rows of a group. */
  Object part(Context context, int group) {
    int[] rows = grouping().groups().rows()[group];
    return series
        ? Wrap.series(context, values().series(0).take(rows))
        : Wrap.frame(context, withKeys().take(rows));
  }

  /** The rows of a group without the columns by which they are grouped. */
  Object valuesOf(Context context, int group) {
    return series
        ? part(context, group)
        : Wrap.frame(context, values().take(grouping().groups().rows()[group]));
  }

  /** The rows of a group as functions are given them: under the group's name. */
  Object namedPart(Context context, int group) {
    return switch (part(context, group)) {
      case SeriesObject one -> named(context, one, group);
      case FrameObject rows -> named(rows, group);
      case Object other -> other;
    };
  }

  Object named(Context context, SeriesObject part, int group) {
    return Wrap.series(context, part.series().named(grouping().labels().label(group)));
  }

  FrameObject named(FrameObject part, int group) {
    return FrameObject.ofGroup(part.frame(), grouping().labels().label(group));
  }

  @Override
  public int length(Context context) {
    Grouping listed = listed();
    if (listed != null) {
      return listed.count();
    }
    boolean one = grouping().labels().levelCount() == 1;
    if (one && !options.dropMissing() && grouping().labels().column().hasMissing()) {
      throw PythonError.valueError("Categorical categories cannot be null");
    }
    return grouping().count();
  }

  /**
   * The rows by the combinations of several columns as pandas lists them: in order, those with
   * missing values too; {@code null} for keys that are no columns.
   */
  @Nullable Grouping listed() {
    int[] keys = keyPositions.stream().filter(at -> at >= 0).mapToInt(at -> at).toArray();
    if (keys.length != keyPositions.size() || keys.length < 2) {
      return null;
    }
    List<Column> columns = frame().select(keys).data().stream().map(Column::decoded).toList();
    return Grouping.by(columns, grouping().labels().names(), true, false, true);
  }

  /** One row a group, under the groups' labels, or beside the keys. */
  Object result(Context context, DataFrame values) {
    DataFrame labelled = values.withIndex(grouping().labels());
    if (!options.asIndex()) {
      Index unnamed = series ? Index.ofLabels(values.columns().labels()) : values.columns();
      return Wrap.frame(context, keysFirst(values.withColumns(unnamed)));
    }
    return series ? Wrap.series(context, labelled.series(0)) : Wrap.frame(context, labelled);
  }

  /**
   * The keys as the first columns, of their own dtypes; a key that is also a value is not repeated,
   * and one that is no column of the frame is left out.
   */
  DataFrame keysFirst(DataFrame values) {
    return keysFirst(values, grouping());
  }

  /** The keys of these groups as the first columns. */
  public DataFrame keysFirst(DataFrame values, Grouping groups) {
    List<Integer> shown = new ArrayList<>();
    for (int key = 0; key < keyPositions.size(); key++) {
      if (keyPositions.get(key) >= 0 && !options.spans()) {
        shown.add(key);
      }
    }
    return keysFirst(values, groups.labels(), groups.keys(), shown);
  }

  /** The labels, one for each row of the values, as the first columns. */
  DataFrame keysFirst(DataFrame values, Index keys) {
    List<Integer> all = IntStream.range(0, keys.levelCount()).boxed().toList();
    return keysFirst(values, keys, keys.levels(), all);
  }

  private static DataFrame keysFirst(
      DataFrame values, Index keys, List<Column> levels, List<Integer> shown) {
    List<Object> labels = new ArrayList<>();
    List<Column> data = new ArrayList<>();
    for (int level : shown) {
      Object name = keys.names().get(level);
      boolean alone = levels.size() == 1 && values.columns().find("index") < 0;
      Object label = name != None.NONE ? name : alone ? "index" : "level_" + level;
      if (new LabelSelector(values.columns()).find(label).length == 0) {
        if (labels.contains(label)) {
          throw PythonError.valueError("cannot insert " + Text.str(label) + ", already exists");
        }
        labels.add(label);
        data.add(levels.get(level));
      }
    }
    labels.addAll(values.columns().labels());
    data.addAll(values.data());
    return new DataFrame(
        ColumnLabels.like(values.columns(), labels), data, Index.range(keys.size()));
  }

  /** One value a group, without a name of a column. */
  Object single(Context context, Column values, Object name, Object columnName) {
    if (options.asIndex()) {
      return Wrap.series(context, new Series(values, grouping().labels(), name));
    }
    DataFrame one =
        new DataFrame(Index.ofLabels(List.of(columnName)), List.of(values), grouping().labels());
    return Wrap.frame(context, keysFirst(one, grouping().labels()));
  }

  /** Values for the frame's rows, under its own index. */
  Object likeRows(Context context, DataFrame values) {
    return series ? Wrap.series(context, values.series(0)) : Wrap.frame(context, values);
  }
}
