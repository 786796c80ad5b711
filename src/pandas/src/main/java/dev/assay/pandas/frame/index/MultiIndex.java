package dev.assay.pandas.frame.index;

import dev.assay.pandas.column.BoolColumn;
import dev.assay.pandas.column.CategoryColumn;
import dev.assay.pandas.column.Column;
import dev.assay.pandas.column.Columns;
import dev.assay.pandas.column.DType;
import dev.assay.pandas.column.DoubleColumn;
import dev.assay.pandas.column.LongColumn;
import dev.assay.pandas.column.Numbers;
import dev.assay.pandas.column.ObjectColumn;
import dev.assay.pandas.column.Positions;
import dev.assay.pandas.column.Scalars;
import dev.assay.pandas.frame.codes.Factorizer;
import dev.assay.pandas.frame.sort.Sorter;
import dev.assay.pandas.value.PyTuple;
import dev.assay.pandas.value.PythonError;
import dev.assay.pandas.value.TimeLimit;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * An index of several levels, each a column as long as the index. As pandas keeps the distinct
 * labels of a level apart, a level may have an order of its labels that is not the sorted one, and
 * labels that no row has any more.
 */
public final class MultiIndex implements Index {

  private final List<Column> levels;
  private List<Object> names;
  private final Map<Integer, Column> orders;

  /** The levels of the index whose rows these were once: all labels that the levels know. */
  private final List<Column> known;

  private @Nullable LabelMap lookup;

  /** A name that it was given as a whole, beside those of the levels; nothing shows it. */
  private Object wholeName = Scalars.NONE;

  /** An index whose levels have the given names. */
  public MultiIndex(List<Column> levels, List<Object> names) {
    this(levels.stream().map(MultiIndex::inferred).toList(), names, Map.of(), List.of());
  }

  private MultiIndex(
      List<Column> levels, List<Object> names, Map<Integer, Column> orders, List<Column> known) {
    if (levels.isEmpty()) {
      throw PythonError.valueError("Must pass non-zero number of levels/codes");
    }
    List<Column> plain = levels.stream().map(MultiIndex::missingAsNan).toList();
    this.names = List.copyOf(names);
    this.orders = orders;
    this.known = known.isEmpty() ? plain : known;
    this.levels =
        IntStream.range(0, plain.size())
            .mapToObj(level -> whole(plain.get(level), this.known.get(level)))
            .toList();
  }

  /**
   * The same index, of which one level keeps its labels in an order of their own: where they become
   * columns or rows, they come in this order, and a missing label where it stands in it.
   */
  public MultiIndex ordered(int level, Column order) {
    Map<Integer, Column> more = new HashMap<>(orders);
    more.put(level, order);
    return new MultiIndex(levels, names, Map.copyOf(more), known);
  }

  /**
   * The same index, whose levels know these labels, even those that no row has: a level that knows
   * objects of several kinds is one of objects.
   *
   * @param own the labels of the rows as they were before those of each level got a common dtype
   */
  public MultiIndex knowing(List<Column> labels, List<Column> own) {
    List<Column> fitting = new ArrayList<>(levels);
    for (int level = 0; level < fitting.size(); level++) {
      Column fit =
          isMixed(labels.get(level))
              ? Factorizer.representatives(ObjectColumn.of(own.get(level)))
              : typed(level, labels);
      fitting.set(level, fit);
    }
    return new MultiIndex(fitting, names, orders, labels);
  }

  /**
   * The same index, of which levels were made of lists: what these know has the dtype of what is
   * present in the list.
   *
   * @param lists the list of each level, an empty one where the level was made of something else
   */
  public MultiIndex ofLists(List<List<Object>> lists) {
    List<Column> present = new ArrayList<>(known);
    for (int level = 0; level < levels.size(); level++) {
      List<Object> labels = new ArrayList<>(lists.get(level));
      labels.removeIf(Scalars::isMissing);
      boolean fewer = size() == 0 || labels.size() < lists.get(level).size();
      boolean some = !labels.isEmpty() && fewer;
      present.set(level, some ? Columns.infer(labels) : known.get(level));
    }
    return new MultiIndex(levels, names, orders, present);
  }

  /** The same index, whose levels of categories know all of these. */
  public MultiIndex knowingCategories() {
    boolean some = levels.stream().anyMatch(CategoryColumn.class::isInstance);
    List<Column> labels =
        levels.stream()
            .map(level -> level instanceof CategoryColumn values ? values.everyCategory() : level)
            .toList();
    return some ? new MultiIndex(levels, names, orders, labels) : this;
  }

  /** A level without labels has the dtype of those that it knows. */
  private Column typed(int level, List<Column> labels) {
    Column own = levels.get(level);
    if (own.size() > 0 || own.dtype() != DType.OBJECT) {
      return own;
    }
    List<Object> known = new ArrayList<>(labels.get(level).items());
    known.removeIf(Scalars::isMissing);
    Column inferred = Columns.infer(known);
    return inferred.dtype().isNumeric() && !known.isEmpty() ? inferred.take(new int[0]) : own;
  }

  /** Whether labels are objects that have no dtype in common, missing ones aside. */
  public static boolean isMixed(Column labels) {
    if (labels.dtype() != DType.OBJECT) {
      return false;
    }
    List<Object> present = new ArrayList<>(labels.items());
    present.removeIf(Scalars::isMissing);
    if (present.stream().allMatch(label -> label instanceof Number || label instanceof Boolean)) {
      Map<Object, Object> distinct =
          new LinkedHashMap<>(); // of 1 and True the first stands for both
      present.forEach(label -> distinct.putIfAbsent(Scalars.key(label), label));
      present = List.copyOf(distinct.values());
    }
    return Columns.infer(present).dtype() == DType.OBJECT;
  }

  /** All labels that a level knows, repeated as the rows were that had them. */
  public Column known(int level) {
    Column order = orders.get(level);
    return order == null ? known.get(level) : order;
  }

  /** The order of a level's labels; {@code null} for the sorted one, after a missing label. */
  public @Nullable Column order(int level) {
    return orders.get(level);
  }

  /** The levels in another order, each with all that it knows. */
  public MultiIndex permuted(List<Integer> order) {
    Map<Integer, Column> moved = new HashMap<>();
    for (int at = 0; at < order.size(); at++) {
      Column own = orders.get(order.get(at));
      if (own != null) {
        moved.put(at, own);
      }
    }
    return new MultiIndex(
        order.stream().map(levels::get).toList(),
        order.stream().map(names::get).toList(),
        Map.copyOf(moved),
        order.stream().map(known::get).toList());
  }

  /**
   * Whether a label has, in the first levels, a missing part that its level knows: by these it is
   * never found.
   */
  public boolean isLost(int position, int depth) {
    return orders.entrySet().stream()
        .anyMatch(
            each ->
                each.getKey() < depth
                    && levels.get(each.getKey()).isMissing(position)
                    && each.getValue().hasMissing());
  }

  /** A KeyError where there is a label that is never found. */
  public void requireFindable() {
    for (int position = 0; !orders.isEmpty() && position < size(); position++) {
      if (isLost(position, levels.size())) {
        throw PythonError.keyError(label(position));
      }
    }
  }

  /** The same index, whose levels are in the sorted order again, as sorting leaves them. */
  public MultiIndex sorted() {
    Map<Integer, Column> left = new HashMap<>();
    orders.forEach(
        (level, order) -> {
          if (order.hasMissing()) {
            left.put(level, order.take(Sorter.safeOrder(List.of(order))));
          }
        });
    return new MultiIndex(levels, names, Map.copyOf(left), known);
  }

  /** Labels among which none is missing any more are whole numbers or truths, as their level is. */
  private static Column whole(Column level, Column known) {
    boolean numbers = known instanceof LongColumn && level instanceof DoubleColumn;
    boolean truths = known instanceof BoolColumn && level.dtype() == DType.OBJECT;
    if (!numbers && !truths || level.hasMissing()) {
      return level;
    }
    return numbers ? LongColumn.of(Numbers.longs(level)) : Columns.infer(level.items());
  }

  /** Objects that are all numbers, truths or times are labels of their dtype. */
  private static Column inferred(Column level) {
    if (level.dtype() != DType.OBJECT || level.size() == 0) {
      return level;
    }
    for (int at = 0; at < level.size(); at++) {
      if (level.item(at) instanceof String) {
        return level;
      }
      if (!level.isMissing(at)) {
        Column inferred = Columns.infer(missingAsNan(level).items());
        return inferred.dtype() == DType.OBJECT ? Factorizer.representatives(level) : inferred;
      }
    }
    return level;
  }

  /** A missing label is NaN, whatever kind of missing value it was. */
  private static Column missingAsNan(Column level) {
    if (level.dtype() != DType.OBJECT || !level.hasMissing()) {
      return level;
    }
    int[] positions = Positions.all(level.size());
    for (int at = 0; at < positions.length; at++) {
      positions[at] = level.isMissing(at) ? -1 : at;
    }
    return level.takeOrMissing(positions);
  }

  @Override
  public int size() {
    return levels.getFirst().size();
  }

  @Override
  public Object label(int position) {
    TimeLimit.check();
    return Scalars.tuple(levels.stream().map(level -> level.item(position)).toList());
  }

  @Override
  public Object element(int position) {
    return Scalars.tuple(
        IntStream.range(0, levels.size()).mapToObj(level -> element(level, position)).toList());
  }

  /** A missing label is NaN, unless its level knows it. */
  private Object element(int level, int position) {
    Column labels = levels.get(level);
    Column order = orders.get(level);
    boolean known = order != null && order.hasMissing();
    return labels.isMissing(position) && !known ? Scalars.NAN : labels.get(position);
  }

  @Override
  public Column column() {
    return ObjectColumn.of(labels());
  }

  @Override
  public List<Column> levels() {
    return levels;
  }

  @Override
  public List<Object> names() {
    return names;
  }

  @Override
  public Index withNames(List<Object> names) {
    Labels.requireNames(names, levels.size());
    MultiIndex named = new MultiIndex(levels, names, orders, known);
    named.lookup = lookup;
    return named;
  }

  @Override
  public void rename(List<Object> names) {
    Labels.requireNames(names, levels.size());
    this.names = List.copyOf(names);
  }

  @Override
  public Index take(int[] positions) {
    return new MultiIndex(
        levels.stream().map(level -> level.take(positions)).toList(), names, orders, known);
  }

  @Override
  public Index takeOrMissing(int[] positions) {
    return new MultiIndex(
        levels.stream().map(level -> level.takeOrMissing(positions)).toList(),
        names,
        orders,
        known);
  }

  public Object wholeName() {
    return wholeName;
  }

  public void nameWhole(Object name) {
    wholeName = name;
  }

  /** A label as one of all levels: one level's own labels stand for its tuples. */
  public Object whole(Object label) {
    return levelCount() == 1 && !Scalars.isTuple(label) ? PyTuple.of(label) : label;
  }

  @Override
  public LabelMap lookup() {
    if (lookup == null) {
      lookup = new LabelMap.Hashed(this);
    }
    return lookup;
  }
}
