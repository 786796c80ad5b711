package dev.assay.pandas.column;

import dev.assay.pandas.value.Allocation;
import java.util.Arrays;
import java.util.List;

/** A column of plain Python values of any kinds (dtype object), or of str and NA (dtype string). */
public record ObjectColumn(Object[] values, DType dtype) implements Column {

  public static ObjectColumn of(Object... values) {
    return new ObjectColumn(values, DType.OBJECT);
  }

  public static ObjectColumn of(List<?> values) {
    return of(values.toArray());
  }

  /** The values of another column as plain Python values. */
  public static ObjectColumn of(Column column) {
    if (column instanceof ObjectColumn object && object.dtype == DType.OBJECT) {
      return object;
    }
    Object[] values = Allocation.objects(column.size());
    for (int position = 0; position < values.length; position++) {
      values[position] = column.item(position);
    }
    return of(values);
  }

  public static ObjectColumn strings(Object... values) {
    return new ObjectColumn(values, DType.STRING);
  }

  public static ObjectColumn filled(Object value, int size) {
    Object[] values = Allocation.objects(size);
    Arrays.fill(values, value);
    return of(values);
  }

  /** Whether all values that are not missing are text. */
  public boolean isText() {
    for (Object value : values) {
      if (!(value instanceof String) && !Scalars.isMissing(value)) {
        return false;
      }
    }
    return true;
  }

  @Override
  public int size() {
    return values.length;
  }

  @Override
  public Object get(int position) {
    return values[position];
  }

  @Override
  public Object item(int position) {
    return values[position];
  }

  @Override
  public boolean isMissing(int position) {
    return Scalars.isMissing(values[position]);
  }

  @Override
  public ObjectColumn take(int[] positions) {
    Allocation.of(positions.length);
    Object[] taken = Allocation.objects(positions.length);
    for (int at = 0; at < positions.length; at++) {
      taken[at] = values[positions[at]];
    }
    return new ObjectColumn(taken, dtype);
  }

  @Override
  public ObjectColumn takeOrMissing(int[] positions) {
    Allocation.of(positions.length);
    Object missing = dtype == DType.STRING ? Scalars.NA : Scalars.NAN;
    Object[] taken = Allocation.objects(positions.length);
    for (int at = 0; at < positions.length; at++) {
      taken[at] = positions[at] < 0 ? missing : values[positions[at]];
    }
    return new ObjectColumn(taken, dtype);
  }
}
