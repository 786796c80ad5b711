package dev.assay.pandas.column;

import dev.assay.pandas.value.Allocation;
import dev.assay.pandas.value.PythonError;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;

/**
 * A column of a nullable dtype (Int64, Float64, boolean): values and a mask that is true where NA
 * stands in place of the value.
 */
public record MaskedColumn(Column data, boolean[] mask) implements Column {

  /** A mark of what is hidden and cannot be told; as a float it is one of the many NaN. */
  private static final long UNTOLD = 0x7ff8_0000_0000_a55aL;

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

  /** Whether a value is NaN that is no NA, as one that no group had. */
  public boolean holdsNan() {
    return data instanceof DoubleColumn
        && IntStream.range(0, mask.length).anyMatch(at -> !mask[at] && data.isMissing(at));
  }

  /** NA at more positions, where the values stay hidden. */
  public MaskedColumn hiding(int[] positions) {
    boolean[] more = mask.clone();
    Arrays.stream(positions).forEach(at -> more[at] = true);
    return new MaskedColumn(data, more);
  }

  /**
   * The result of an aggregation: pandas leaves hidden there what its memory held, so that nothing
   * that depends on it can be followed.
   */
  public static Column untold(Column result) {
    if (!(result instanceof MaskedColumn masked) || !masked.hasMissing()) {
      return result;
    }
    return switch (masked.data) {
      case LongColumn(long[] values, DType dtype) -> {
        long[] marked = values.clone();
        masked.hidden().forEach(at -> marked[at] = UNTOLD);
        yield new MaskedColumn(new LongColumn(marked, dtype), masked.mask);
      }
      case DoubleColumn(double[] values, DType dtype) -> {
        double[] marked = values.clone();
        masked.hidden().forEach(at -> marked[at] = Double.longBitsToDouble(UNTOLD));
        yield new MaskedColumn(new DoubleColumn(marked, dtype), masked.mask);
      }
      default -> result;
    };
  }

  /** Whether anything is hidden that cannot be told. */
  public boolean isUntold() {
    return switch (data) {
      case LongColumn(long[] values, _) -> hidden().anyMatch(at -> values[at] == UNTOLD);
      case DoubleColumn(double[] values, _) ->
          hidden().anyMatch(at -> Double.doubleToRawLongBits(values[at]) == UNTOLD);
      default -> false;
    };
  }

  private IntStream hidden() {
    return IntStream.range(0, mask.length).filter(at -> mask[at]);
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
    boolean[] taken = Allocation.booleans(positions.length);
    int[] present = positions.clone();
    boolean absent = false;
    for (int at = 0; at < positions.length; at++) {
      absent |= positions[at] < 0;
      taken[at] = positions[at] < 0 || mask[positions[at]];
      present[at] = positions[at] < 0 ? data.size() : positions[at];
    }
    Column values = absent ? Columns.concat(List.of(data, hidden(data.dtype(), 1))) : data;
    return new MaskedColumn(values.take(present), taken);
  }

  /**
   * What pandas puts in place of values that it hides: ranks of NA follow from it
   * (_internal_fill_value in pandas/core/arrays).
   */
  public static Column hidden(DType dtype, int size) {
    return switch (dtype.kind()) {
      case BOOL -> new BoolColumn(Allocation.booleans(size));
      case INTEGER -> {
        long[] ones = Allocation.longs(size);
        Arrays.fill(ones, 1);
        yield new LongColumn(ones, dtype);
      }
      default -> DoubleColumn.allMissing(size);
    };
  }
}
