package dev.assay.sql.query;

import java.util.Locale;
import java.util.Set;
import net.sf.jsqlparser.expression.Function;

/** Tells functions over many rows from those of one row. */
public final class Aggregates {

  private static final Set<String> NAMES =
      Set.of(
          "COUNT",
          "SUM",
          "AVG",
          "MIN",
          "MAX",
          "TOTAL",
          "GROUP_CONCAT",
          "STRING_AGG",
          "ARRAY_AGG",
          "LISTAGG",
          "STDDEV",
          "STDDEV_POP",
          "STDDEV_SAMP",
          "VARIANCE",
          "VAR_POP",
          "VAR_SAMP",
          "MEDIAN");

  private Aggregates() {}

  /** Whether a function of that name is one over many rows. */
  public static boolean isAggregate(String name) {
    return NAMES.contains(name.toUpperCase(Locale.ROOT));
  }

  /** The same of a call: {@code min(a, b)} is the lesser of two values of a row. */
  public static boolean isAggregate(Function function) {
    return isAggregate(function.getName())
        && (function.getParameters() == null
            || function.getParameters().size() == 1
            || takesMore(function));
  }

  private static boolean takesMore(Function function) {
    String name = function.getName().toUpperCase(Locale.ROOT);
    return !name.equals("MIN") && !name.equals("MAX");
  }
}
