package dev.assay.sql.standin;

import dev.assay.sql.TestTable;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;

/**
 * Names of SQL Server's columns, in lower case, by their types.
 *
 * @param bits those of BIT alone
 * @param days those of DATE alone
 * @param great those of BIGINT alone
 * @param oddTexts those that become other texts on H2: moments, floats, bits and money
 */
record MssqlColumns(Set<String> bits, Set<String> days, Set<String> great, Set<String> oddTexts) {

  private static final Pattern BIT = Pattern.compile("BIT");
  private static final Pattern DAY = Pattern.compile("DATE");
  private static final Pattern GREAT = Pattern.compile("BIGINT\\b.*");
  private static final Pattern ODD =
      Pattern.compile("(BIT|(SMALL)?DATETIME2?|DATETIMEOFFSET|TIME|FLOAT|REAL|(SMALL)?MONEY)\\b.*");

  /**
   * Those of the tables.
   *
   * @param given names that the query gives to something itself
   */
  static MssqlColumns of(List<TestTable> tables, Set<String> given) {
    TypedColumns columns = new TypedColumns(tables, given);
    return new MssqlColumns(
        columns.only(BIT), columns.only(DAY), columns.only(GREAT), columns.any(ODD));
  }
}
