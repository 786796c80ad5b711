package dev.assay.pandas.frame.index;

import dev.assay.pandas.column.Column;
import dev.assay.pandas.column.DType;
import dev.assay.pandas.column.LongColumn;
import dev.assay.pandas.value.Allocation;
import java.util.List;

/** The labels {@code start}, {@code start + step}, ..., as frames have that were given none. */
public final class RangeIndex implements Index {

  private final long start;
  private final int size;
  private final long step;
  private Object name;
  private final long stop;

  /** Labels from {@code start}, {@code size} of them, {@code step} apart. */
  public RangeIndex(long start, int size, long step, Object name) {
    this(start, size, step, name, start + size * step);
  }

  /** The same, meant to go up to {@code stop}, of which repr tells. */
  public RangeIndex(long start, int size, long step, Object name, long stop) {
    this.stop = stop;
    this.start = start;
    this.size = size;
    this.step = step;
    this.name = name;
  }

  /** The labels as a range where they are whole numbers equally far apart, else as they are. */
  public static Index orAsItIs(Index index) {
    if (index.levelCount() > 1
        || index.size() < 2
        || !(index.column() instanceof LongColumn(long[] labels, var dtype))
        || dtype != DType.INT64) {
      return index;
    }
    long apart = labels[1] - labels[0];
    for (int at = 2; at < labels.length; at++) {
      if (labels[at] - labels[at - 1] != apart) {
        return index;
      }
    }
    return apart == 0 ? index : new RangeIndex(labels[0], labels.length, apart, index.name());
  }

  /** Some of its labels, as a range where they are equally far apart. */
  public Index part(Index labels) {
    int[] positions = Allocation.ints(labels.size());
    for (int at = 0; at < positions.length; at++) {
      positions[at] = Math.toIntExact(((Long) labels.label(at) - start) / step);
    }
    boolean even = positions.length < 2 || orAsItIs(labels) instanceof RangeIndex;
    return even ? sliced(positions) : labels;
  }

  public long start() {
    return start;
  }

  public long step() {
    return step;
  }

  /** The label before which the range ends; beyond the last one by no more than a step. */
  public long stop() {
    return stop;
  }

  @Override
  public int size() {
    return size;
  }

  @Override
  public Object label(int position) {
    return start + position * step;
  }

  /** The labels of a range are Python's own numbers. */
  @Override
  public Object element(int position) {
    return label(position);
  }

  @Override
  public Column column() {
    long[] values = Allocation.longs(size);
    for (int position = 0; position < size; position++) {
      values[position] = start + position * step;
    }
    return LongColumn.of(values);
  }

  @Override
  public List<Column> levels() {
    return List.of(column());
  }

  @Override
  public List<Object> names() {
    return List.of(name);
  }

  @Override
  public Index withNames(List<Object> names) {
    Labels.requireNames(names, 1);
    return new RangeIndex(start, size, step, names.getFirst(), stop);
  }

  @Override
  public void rename(List<Object> names) {
    Labels.requireNames(names, 1);
    name = names.getFirst();
  }

  /** As pandas has it, even all labels are no range any more when they are taken one by one. */
  @Override
  public Index take(int[] positions) {
    long[] labels = Allocation.longs(positions.length);
    for (int at = 0; at < labels.length; at++) {
      labels[at] = start + positions[at] * step;
    }
    return Index.of(LongColumn.of(labels), name);
  }

  @Override
  public Index sliced(int[] positions) {
    int count = positions.length;
    long first = count == 0 ? start : start + positions[0] * step;
    long apart = count < 2 ? step : (positions[1] - positions[0]) * step;
    boolean whole = count > 1 && Math.abs(positions[1] - positions[0]) > 1;
    return whole ? stepped(positions, first, apart) : new RangeIndex(first, count, apart, name);
  }

  /** Several steps at once: a slice to the end keeps the end, which repr tells. */
  private RangeIndex stepped(int[] positions, long first, long apart) {
    int count = positions.length;
    int next = 2 * positions[count - 1] - positions[count - 2];
    long end = next >= size ? stop : next < 0 ? start - step : first + count * apart;
    return new RangeIndex(first, count, apart, name, end);
  }

  @Override
  public Index takeOrMissing(int[] positions) {
    return Index.of(column().takeOrMissing(positions), name);
  }

  @Override
  public LabelMap lookup() {
    return new LabelMap.Arithmetic(start, size, step);
  }

  @Override
  public boolean sameLabels(Index other) {
    return other instanceof RangeIndex range
        ? size == range.size
            && (size == 0 || start == range.start && (step == range.step || size == 1))
        : Index.super.sameLabels(other);
  }
}
