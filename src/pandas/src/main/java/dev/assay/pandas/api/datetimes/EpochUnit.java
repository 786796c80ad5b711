package dev.assay.pandas.api.datetimes;

import dev.assay.pandas.value.PythonError;

/** The units in which {@code pd.to_datetime} and {@code pd.Timestamp} count from 1970. */
final class EpochUnit {

  private EpochUnit() {}

  /**
   * The length of a unit in nanoseconds. The names are numpy's codes, not those of durations.
   *
   * @throws PythonError a ValueError for any other name
   */
  static long nanos(String unit) {
    return switch (unit) {
      case "W" -> 7 * 86_400_000_000_000L;
      case "D", "d" -> 86_400_000_000_000L;
      case "h" -> 3_600_000_000_000L;
      case "m" -> 60_000_000_000L;
      case "s" -> 1_000_000_000L;
      case "ms" -> 1_000_000L;
      case "us" -> 1_000L;
      case "ns" -> 1L;
      case "Y" ->
          throw PythonError.unsupported("the unit 'Y'", "use pd.to_datetime(x, format='%Y')");
      case "M" ->
          throw PythonError.unsupported("the unit 'M'", "give year, month and day as columns");
      default -> throw PythonError.valueError("unit " + unit + " is not recognized");
    };
  }
}
