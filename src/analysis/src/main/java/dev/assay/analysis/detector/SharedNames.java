package dev.assay.analysis.detector;

import dev.assay.sql.query.BaseColumn;
import java.util.Locale;
import java.util.regex.Pattern;

/**
 * Columns whose names say that they hold the same things, where no key is declared: {@code
 * cards.setCode} and {@code sets.code}, or {@code setCode} in both.
 */
final class SharedNames {

  private static final Pattern REFERENCE =
      Pattern.compile(".+(?:_(?i:id|code|key)|(?:Id|ID|Code|Key))");

  private SharedNames() {}

  static boolean say(BaseColumn one, BaseColumn other) {
    String name = plain(one.column().name());
    boolean shared = name.equals(plain(other.column().name()));
    return (shared && REFERENCE.matcher(one.column().name()).matches())
        || refers(one, other)
        || refers(other, one);
  }

  private static boolean refers(BaseColumn one, BaseColumn other) {
    String name = plain(one.column().name());
    String table = plain(other.table().name());
    String column = plain(other.column().name());
    return name.equals(table + column)
        || (table.endsWith("s") && name.equals(table.substring(0, table.length() - 1) + column));
  }

  private static String plain(String name) {
    return name.replaceAll("[_ ]", "").toLowerCase(Locale.ROOT);
  }
}
