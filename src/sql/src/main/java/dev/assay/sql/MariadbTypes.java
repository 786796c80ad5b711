package dev.assay.sql;

import dev.assay.sql.mariadb.Vendor;
import java.util.Locale;
import java.util.regex.Pattern;

/**
 * The types of MariaDB and MySQL that stand for declared types. Lengths of texts are not kept, and
 * single precision is not either, since test code has none; enumerations are, since they sort by
 * the order of their values.
 */
final class MariadbTypes {

  private static final Pattern LABELS =
      Pattern.compile("(?i)enum\\s*\\(\\s*'([^'\\\\]|'')*+'(\\s*,\\s*'([^'\\\\]|'')*+')*+\\s*\\)");

  private static final int MOST_DIGITS = 65;
  private static final int MOST_AFTER_POINT = 38;

  private MariadbTypes() {}

  /** How the column is declared; {@code type} says how its values are converted. */
  static String sql(Vendor vendor, String declaredType, H2Type type) {
    String declared = declaredType.strip();
    String upper = declared.toUpperCase(Locale.ROOT);
    // years have no sign: 2020 less a year after it is an error
    boolean unsigned = upper.contains("UNSIGNED") || upper.startsWith("YEAR");
    return switch (type.kind()) {
      case INTEGER -> (type.precision() <= 16 ? "INT" : "BIGINT") + (unsigned ? " UNSIGNED" : "");
      case DECIMAL -> decimal(type, unsigned);
      case DOUBLE -> "DOUBLE";
      case BOOLEAN -> "BIT(1)";
      case TEXT -> text(vendor, declared);
      case DATE -> "DATE";
      case TIME -> type.sql().endsWith("(0)") ? "TIME" : "TIME(6)";
      case TIMESTAMP -> type.sql().endsWith("(0)") ? "DATETIME" : "DATETIME(6)";
      case BINARY -> "LONGBLOB";
    };
  }

  /** JSON is a type of its own in MySQL, and another word for LONGTEXT in MariaDB. */
  private static String text(Vendor vendor, String declared) {
    boolean kept =
        LABELS.matcher(declared).matches()
            || (vendor == Vendor.MYSQL && declared.equalsIgnoreCase("json"));
    return kept ? declared : "LONGTEXT";
  }

  private static String decimal(H2Type type, boolean unsigned) {
    if (type.precision() == 20 && type.scale() == 0 && unsigned) {
      return "BIGINT UNSIGNED";
    }
    boolean bounded =
        type.scale() >= 0 && type.precision() <= MOST_DIGITS && type.scale() <= MOST_AFTER_POINT;
    return bounded
        ? "DECIMAL(%d, %d)".formatted(type.precision(), type.scale())
        : "DECIMAL(38, 10)";
  }
}
