package dev.assay.cli.refine;

import dev.assay.sql.Dialect;
import dev.assay.sql.RefusedSqlException;
import dev.assay.sql.SqlLexer;
import dev.assay.sql.SqlToken;
import java.util.Optional;

/** SQL on one line, as files with a query a line need it. */
final class OneLine {

  private OneLine() {}

  /**
   * The same SQL without line breaks and comments; empty when it has a line break within quotes, or
   * cannot be read.
   */
  static Optional<String> of(String sql) {
    String text = sql.strip();
    if (text.lines().count() <= 1) {
      return Optional.of(text);
    }
    try {
      StringBuilder line = new StringBuilder();
      int end = 0;
      for (SqlToken token : SqlLexer.tokens(Dialect.SQLITE, text)) {
        line.append(token.start() > end && end > 0 ? " " : "");
        line.append(text, token.start(), token.end());
        end = token.end();
      }
      return line.toString().lines().count() == 1 ? Optional.of(line.toString()) : Optional.empty();
    } catch (RefusedSqlException unreadable) {
      return Optional.empty();
    }
  }
}
