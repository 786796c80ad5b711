package dev.assay.pandas.frame;

import dev.assay.pandas.value.Allocation;

/**
 * A column of a nullable dtype (Int64, Float64, boolean): values and a mask that is true where NA
 * stands in place of the value.
 */
public record MaskedColumn(Column data, boolean[] mask) implements Column {

  @Override
  public DType dtype() {
    return data.dtype().withMask();
  }

  @Override
  public int size() {
    return mask.length;
  }

  @Override
  public Object get(int position) {
    return mask[position] ? Scalars.NA : data.get(position);
  }

  @Override
  public Object item(int position) {
    return mask[position] ? Scalars.NA : data.item(position);
  }

  @Override
  public boolean isMissing(int position) {
    return mask[position];
  }

  /** The values as numpy has them: numbers with NaN for NA, truths with NA as objects. */
  public Column plain() {
    if (!hasMissing()) {
      return data;
    }
    return data.dtype().isBool() ? ObjectColumn.of(this) : DoubleColumn.of(Numbers.doubles(this));
  }

  @Override
  public MaskedColumn take(int[] positions) {
    Allocation.of(positions.length);
    return takeOrMissing(positions);
  }

  @Override
  public MaskedColumn takeOrMissing(int[] positions) {
    Allocation.of(positions.length);
    boolean[] taken = new boolean[positions.length];
    int[] present = positions.clone();
    for (int at = 0; at < positions.length; at++) {
      taken[at] = positions[at] < 0 || mask[positions[at]];
      present[at] = Math.max(0, positions[at]);
    }
    Column values =
        data.size() == 0 ? Columns.zeros(data.dtype(), taken.length) : data.take(present);
    return new MaskedColumn(values, taken);
  }
}
