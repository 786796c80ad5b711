package dev.assay.pandas.column;

import dev.assay.pandas.value.Allocation;

/** A column of periods: numbers of whole years, quarters, months or days since 1970. */
public record PeriodColumn(long[] ordinals, Frequency frequency) implements Column {

  @Override
  public DType dtype() {
    return DType.PERIOD;
  }

  @Override
  public String dtypeName() {
    return "period[" + frequency.alias() + "]";
  }

  @Override
  public int size() {
    return ordinals.length;
  }

  @Override
  public Object get(int position) {
    return item(position);
  }

  @Override
  public Object item(int position) {
    return isMissing(position) ? Scalars.NAT : new Period(ordinals[position], frequency);
  }

  @Override
  public boolean isMissing(int position) {
    return ordinals[position] == TimeColumn.NAT;
  }

  @Override
  public PeriodColumn take(int[] positions) {
    Allocation.of(positions.length);
    return takeOrMissing(positions);
  }

  @Override
  public PeriodColumn takeOrMissing(int[] positions) {
    Allocation.of(positions.length);
    long[] taken = Allocation.longs(positions.length);
    for (int at = 0; at < positions.length; at++) {
      taken[at] = positions[at] < 0 ? TimeColumn.NAT : ordinals[positions[at]];
    }
    return new PeriodColumn(taken, frequency);
  }
}
