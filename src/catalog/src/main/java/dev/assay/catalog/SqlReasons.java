package dev.assay.catalog;

import dev.assay.table.TableText;
import java.sql.SQLException;

/** What databases give for a reason, on one line without what may be a password. */
final class SqlReasons {

  private static final int LONGEST = 300;

  private SqlReasons() {}

  static String of(SQLException failure) {
    String reason = String.valueOf(failure.getMessage()).lines().findFirst().orElse("");
    String shown = TableText.oneLine(DatabaseLocation.masked(reason));
    return shown.length() <= LONGEST ? shown : shown.substring(0, LONGEST) + "…";
  }
}
