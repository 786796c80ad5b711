package dev.assay.cli.suite;

import dev.assay.sql.Dialect;
import dev.assay.sql.SqlEngine;
import dev.assay.sql.SqlEngines;
import dev.assay.sql.SqlLimits;
import dev.assay.table.AsOf;
import java.time.DateTimeException;
import java.time.ZoneOffset;
import org.jspecify.annotations.Nullable;

/**
 * A question of a suite.
 *
 * @param name of its folder
 * @param sql the query that answers it
 * @param testCode pandas code that computes the expected rows; null where there is none
 */
record SuiteQuestion(
    String name, QuestionFile file, String sql, SqlTest test, @Nullable String testCode) {

  Dialect dialect() {
    return Dialect.named(file.dialect());
  }

  /** Executes the query on the test data, as of the question's moment. */
  SqlTest.Outcome run() {
    return run(test);
  }

  /** Executes the query on other tables. */
  SqlTest.Outcome run(SqlTest other) {
    String moment = file.asOf();
    SqlEngine engine =
        moment == null
            ? SqlEngines.forDialect(dialect(), SqlLimits.DEFAULT)
            : SqlEngines.forDialect(dialect(), SqlLimits.DEFAULT, asOf(moment));
    return other.of(engine, sql);
  }

  /**
   * The moment of a text.
   *
   * @throws DateTimeException when it is none
   */
  static AsOf asOf(String text) {
    return AsOf.parse(text, ZoneOffset.UTC);
  }
}
