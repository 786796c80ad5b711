package dev.assay.pandas.frame;

import dev.assay.pandas.value.Allocation;
import dev.assay.pandas.value.PythonError;

/**
 * A column of a nullable dtype (Int64, Float64, boolean): values and a mask that is true where NA
 * stands in place of the value.
 */
public record MaskedColumn(Column data, boolean[] mask) implements Column {

  /**
   * The result of arithmetic on nullable numbers.
   *
   * @throws PythonError where there is a NaN that is no NA: pandas tells the two apart, and which
   *     of its functions skip a NaN differs from one to the next
   */
  public static MaskedColumn ofResult(Column data, boolean[] mask) {
    for (int at = 0; at < mask.length; at++) {
      if (!mask[at] && data.isMissing(at)) {
        throw PythonError.unsupported(
            "NaN among nullable numbers, where it is no NA", "use astype('float64') first");
      }
    }
    return new MaskedColumn(data, mask);
  }

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
