package dev.assay.pandas.column;

import dev.assay.pandas.value.Custom;

/** How many periods two of one frequency are apart: pandas' {@code <4 * MonthEnds>}. */
public record PeriodDistance(long count, Frequency frequency) implements Custom {

  @Override
  public String typeName() {
    return name();
  }

  @Override
  public String repr() {
    String detail =
        switch (frequency.unit()) {
          case YEAR -> ": month=" + frequency.anchor();
          case QUARTER -> ": startingMonth=" + frequency.anchor();
          case WEEK -> ": weekday=" + (frequency.anchor() - 1);
          default -> "";
        };
    return count == 1
        ? "<" + name() + detail + ">"
        : "<" + count + " * " + name() + (count == -1 ? "" : "s") + detail + ">";
  }

  private String name() {
    return switch (frequency.unit()) {
      case YEAR -> "YearEnd";
      case QUARTER -> "QuarterEnd";
      case MONTH -> "MonthEnd";
      case WEEK -> "Week";
      case DAY -> "Day";
      case HOUR -> "Hour";
      case MINUTE -> "Minute";
      case SECOND -> "Second";
      case MILLI -> "Milli";
      case MICRO -> "Micro";
      case NANO -> "Nano";
    };
  }

  @Override
  public boolean sameAs(Object other) {
    return equals(other);
  }

  @Override
  public int pythonHash() {
    return hashCode();
  }
}
