package dev.assay.catalog.ddl;

import dev.assay.sql.Dialect;
import java.util.ArrayList;
import java.util.List;

/** What an ALTER TABLE does, one action after the other, as its dialect writes it. */
record AlterActions(Dialect dialect) {

  /** What is done one after the other; some databases write no comma before a further ADD. */
  List<DdlTokens> of(DdlTokens tokens) {
    if (dialect != Dialect.ORACLE && dialect != Dialect.DB2) {
      return tokens.elements();
    }
    List<DdlTokens> actions = new ArrayList<>();
    int begun = 0;
    for (int at : tokens.outside(1)) {
      if (tokens.words(at, "ADD")) {
        actions.addAll(tokens.part(begun, at).elements());
        begun = at;
      }
    }
    actions.addAll(tokens.part(begun, tokens.size()).elements());
    return actions;
  }

  /** Whether it may be one more column that the ADD before it adds. */
  boolean goesOn(DdlTokens action) {
    return switch (dialect) {
      case MSSQL, SNOWFLAKE, ORACLE -> true;
      default -> action.words(2, "ADD");
    };
  }

  /** Where the new name stands that an action gives the table; 0 where it gives none. */
  int newName(DdlTokens action) {
    boolean mysql = dialect.isOfMysql();
    int at = action.words(1, "TO") || (mysql && action.words(1, "AS")) ? 2 : 1;
    boolean alone = action.isName(at) && action.nameEnd(at, true) == action.size();
    return action.words(0, "RENAME") && alone && (at == 2 || mysql) ? at : 0;
  }

  /** Databricks' {@code ADD COLUMNS (a INT, b INT)}. */
  static boolean isColumns(DdlTokens tokens, int at) {
    return tokens.words(at, "COLUMNS") && tokens.symbol(at + 1, '(');
  }
}
