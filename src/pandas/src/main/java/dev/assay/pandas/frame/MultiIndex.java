package dev.assay.pandas.frame;

import dev.assay.pandas.frame.sort.Sorter;
import dev.assay.pandas.value.PythonError;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * An index of several levels, each a column as long as the index. As pandas keeps the distinct
 * labels of a level apart, a level may have an order of its labels that is not the sorted one.
 */
public final class MultiIndex implements Index {

  private final List<Column> levels;
  private final List<Object> names;
  private final Map<Integer, Column> orders;
  private @Nullable LabelMap lookup;

  /** An index whose levels have the given names. */
  public MultiIndex(List<Column> levels, List<Object> names) {
    this(levels, names, Map.of());
  }

  private MultiIndex(List<Column> levels, List<Object> names, Map<Integer, Column> orders) {
    if (levels.isEmpty()) {
      throw PythonError.valueError("Must pass non-zero number of levels/codes");
    }
    this.levels = levels.stream().map(MultiIndex::missingAsNan).toList();
    this.names = List.copyOf(names);
    this.orders = orders;
  }

  /**
   * The same index, of which one level keeps its labels in an order of their own: where they become
   * columns or rows, they come in this order, and a missing label where it stands in it.
   */
  public MultiIndex ordered(int level, Column order) {
    Map<Integer, Column> more = new HashMap<>(orders);
    more.put(level, order);
    return new MultiIndex(levels, names, Map.copyOf(more));
  }

  /** The order of a level's labels; {@code null} for the sorted one, after a missing label. */
  public @Nullable Column order(int level) {
    return orders.get(level);
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
    return new MultiIndex(levels, names, Map.copyOf(left));
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
    return Scalars.tuple(levels.stream().map(level -> level.item(position)).toList());
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
    return new MultiIndex(levels, names, orders);
  }

  @Override
  public Index take(int[] positions) {
    return new MultiIndex(
        levels.stream().map(level -> level.take(positions)).toList(), names, orders);
  }

  @Override
  public Index takeOrMissing(int[] positions) {
    return new MultiIndex(
        levels.stream().map(level -> level.takeOrMissing(positions)).toList(), names, orders);
  }

  /** The index without one of its levels. */
  public Index withoutLevel(int level) {
    List<Column> columns = new ArrayList<>(levels);
    List<Object> left = new ArrayList<>(names);
    columns.remove(level);
    left.remove(level);
    if (columns.size() == 1) {
      return Index.ofLevels(columns, left);
    }
    Map<Integer, Column> kept = new HashMap<>();
    orders.forEach(
        (at, order) -> {
          if (at != level) {
            kept.put(at < level ? at : at - 1, order);
          }
        });
    return new MultiIndex(columns, left, Map.copyOf(kept));
  }

  @Override
  public LabelMap lookup() {
    if (lookup == null) {
      lookup = new LabelMap.Hashed(this);
    }
    return lookup;
  }
}
