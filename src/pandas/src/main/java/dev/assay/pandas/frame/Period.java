package dev.assay.pandas.frame;

import dev.assay.pandas.value.Custom;
import java.time.LocalDate;

/** One period, such as the month 2024-03. */
public record Period(long ordinal, Frequency frequency) implements Comparable<Period>, Custom {

  @Override
  public String typeName() {
    return "Period";
  }

  @Override
  public String repr() {
    return "Period('" + this + "', '" + frequency.alias() + "')";
  }

  @Override
  public String str() {
    return toString();
  }

  @Override
  public boolean sameAs(Object other) {
    return equals(other);
  }

  @Override
  public int pythonHash() {
    return hashCode();
  }

  public LocalDate start() {
    return frequency.start(ordinal);
  }

  public LocalDate end() {
    return frequency.start(ordinal + 1).minusDays(1);
  }

  @Override
  public int compareTo(Period other) {
    return Long.compare(ordinal, other.ordinal);
  }

  @Override
  public String toString() {
    LocalDate start = start();
    return switch (frequency) {
      case YEAR -> String.valueOf(start.getYear());
      case QUARTER -> start.getYear() + "Q" + ((start.getMonthValue() - 1) / 3 + 1);
      case MONTH -> start.toString().substring(0, 7);
      case WEEK -> start + "/" + end();
      case DAY -> start.toString();
    };
  }
}
