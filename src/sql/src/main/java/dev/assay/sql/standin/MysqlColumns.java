package dev.assay.sql.standin;

import dev.assay.sql.TestTable;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;

/** Names of MySQL's columns that are of one kind in all tables that have them. */
record MysqlColumns(TypedColumns columns) {

  private static final Pattern UNSIGNED = Pattern.compile(".*\\bUNSIGNED\\b.*|YEAR\\b.*");
  private static final Pattern FRACTIONAL =
      Pattern.compile("(DECIMAL|DEC|NUMERIC|FLOAT|DOUBLE|REAL)\\b.*");
  private static final Pattern TEXT =
      Pattern.compile("(N?(VAR)?CHAR|CHARACTER|(TINY|MEDIUM|LONG)?TEXT)\\b.*");
  private static final Pattern LONG_TEXT = Pattern.compile("LONGTEXT\\b.*");
  private static final Pattern JSON = Pattern.compile("JSON");
  private static final Pattern DAY = Pattern.compile("DATE");
  private static final Pattern TIME = Pattern.compile("TIME\\b.*");

  /**
   * Those of the tables.
   *
   * @param given names that the query gives to something itself, which tell no type
   */
  MysqlColumns(List<TestTable> tables, Set<String> given) {
    this(new TypedColumns(tables, given));
  }

  Set<String> unsigned() {
    Set<String> unsigned = columns.only(UNSIGNED);
    unsigned.removeAll(columns.any(FRACTIONAL));
    return unsigned;
  }

  Set<String> texts() {
    return columns.only(TEXT);
  }

  /** MariaDB declares columns of JSON as LONGTEXT. */
  Set<String> textsNotOfJson() {
    Set<String> texts = texts();
    texts.removeAll(columns.any(LONG_TEXT));
    return texts;
  }

  Set<String> json() {
    return columns.only(JSON);
  }

  Set<String> days() {
    return columns.only(DAY);
  }

  Set<String> times() {
    return columns.only(TIME);
  }
}
