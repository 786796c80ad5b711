package dev.assay.catalog;

import dev.assay.catalog.keys.Inclusion;
import dev.assay.sql.Dialect;
import java.sql.SQLException;
import java.time.Duration;

/** Asks the database whether the first values of a column are found in another one. */
final class QueriedInclusion implements Inclusion {

  private static final int VALUES = 1000;

  private final ReadSession session;
  private final SchemaSource source;
  private final Dialect dialect;
  private final Duration time;

  QueriedInclusion(ReadSession session, SchemaSource source, Dialect dialect, Duration time) {
    this.session = session;
    this.source = source;
    this.dialect = dialect;
    this.time = time;
  }

  /** What the database cannot answer in time is not included. */
  @Override
  public boolean isIncluded(String table, String column, String inTable, String inColumn) {
    String from = SqlNames.quoted(dialect, column);
    String to = SqlNames.quoted(dialect, inColumn);
    String sql =
        ("SELECT count(*) FROM (%s) f LEFT JOIN (SELECT DISTINCT %s AS found FROM %s) t"
                + " ON t.found = f.wanted WHERE t.found IS NULL")
            .formatted(
                FirstRows.of(
                    dialect,
                    "x.wanted",
                    "(SELECT DISTINCT %1$s AS wanted FROM %2$s WHERE %1$s IS NOT NULL) x"
                        .formatted(from, source.qualified(table)),
                    VALUES),
                to,
                source.qualified(inTable));
    try {
      return session.number(sql, time) == 0;
    } catch (SQLException unanswered) {
      return false;
    }
  }
}
