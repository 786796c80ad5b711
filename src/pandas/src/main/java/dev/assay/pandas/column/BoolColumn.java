package dev.assay.pandas.column;

import dev.assay.pandas.value.Allocation;

/** A column of dtype bool. */
public record BoolColumn(boolean[] values) implements Column {

  @Override
  public DType dtype() {
    return DType.BOOL;
  }

  @Override
  public int size() {
    return values.length;
  }

  @Override
  public Object get(int position) {
    return Scalars.bool(values[position]);
  }

  @Override
  public Object item(int position) {
    return values[position];
  }

  @Override
  public boolean isMissing(int position) {
    return false;
  }

  @Override
  public boolean hasMissing() {
    return false;
  }

  @Override
  public BoolColumn take(int[] positions) {
    Allocation.of(positions.length);
    boolean[] taken = Allocation.booleans(positions.length);
    for (int at = 0; at < positions.length; at++) {
      taken[at] = values[positions[at]];
    }
    return new BoolColumn(taken);
  }

  @Override
  public Column takeOrMissing(int[] positions) {
    Allocation.of(positions.length);
    return Positions.hasMissing(positions)
        ? ObjectColumn.of(this).takeOrMissing(positions)
        : take(positions);
  }

  /** The same length, true and false exchanged. */
  public BoolColumn not() {
    boolean[] negated = Allocation.booleans(values.length);
    for (int position = 0; position < values.length; position++) {
      negated[position] = !values[position];
    }
    return new BoolColumn(negated);
  }
}
