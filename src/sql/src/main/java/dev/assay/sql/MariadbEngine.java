package dev.assay.sql;

import dev.assay.sql.mariadb.MariadbServer;
import dev.assay.sql.mariadb.Vendor;
import dev.assay.sql.server.NoServerException;
import dev.assay.sql.standin.StandIn;
import dev.assay.sql.standin.UnfitSqlException;
import java.sql.Connection;
import java.util.List;
import java.util.Optional;

/**
 * MariaDB itself, which also stands in for MySQL, or MySQL itself. One account makes and fills the
 * tables; the candidate runs on a connection of its own, as another one who may read them and
 * nothing else. What does not end is ended from outside.
 */
final class MariadbEngine implements SqlEngine {

  private final Vendor vendor;
  private final Dialect dialect;
  private final SqlLimits limits;

  MariadbEngine(Vendor vendor, Dialect dialect, SqlLimits limits) {
    this.vendor = vendor;
    this.dialect = dialect;
    this.limits = limits;
  }

  @Override
  public EngineIdentity identity() {
    Dialect inPlaceOf = isStandIn() ? dialect : null;
    try {
      return new EngineIdentity(vendor.title(), MariadbServer.running(vendor).version(), inPlaceOf);
    } catch (NoServerException gone) {
      return new EngineIdentity(vendor.title(), "", inPlaceOf);
    }
  }

  private boolean isStandIn() {
    return isStandIn(vendor, dialect);
  }

  /** Whether the server is another's than the dialect. */
  static boolean isStandIn(Vendor vendor, Dialect dialect) {
    return vendor == Vendor.MARIADB && dialect == Dialect.MYSQL;
  }

  private MariadbExecution attempt() {
    return new MariadbExecution(vendor, dialect, limits);
  }

  @Override
  public SqlOutcome execute(List<TestTable> tables, String sql) {
    return executeEach(tables, List.of(sql)).getFirst();
  }

  @Override
  public List<SqlOutcome> executeEach(List<TestTable> tables, List<String> queries) {
    MariadbExecution first = attempt();
    List<SqlOutcome> outcomes = each(first, tables, queries);
    return first.wasDisturbed() ? each(attempt(), tables, queries) : outcomes;
  }

  private List<SqlOutcome> each(
      MariadbExecution attempt, List<TestTable> tables, List<String> queries) {
    Series series = new Series(queries);
    return series.outcomes(
        attempt.run(
            tables,
            (candidate, execution) ->
                series.run(
                    execution,
                    sql -> {
                      try {
                        return judged(attempt, candidate, tables, sql);
                      } catch (RefusedSqlException refused) {
                        return SqlOutcome.failed(SqlFailure.Kind.REJECTED, refused.getMessage());
                      }
                    })));
  }

  private SqlOutcome judged(
      MariadbExecution attempt, Connection candidate, List<TestTable> tables, String sql)
      throws RefusedSqlException {
    List<SqlToken> query = SelectGuard.check(dialect, sql);
    Optional<String> foreign = isStandIn() ? MariadbSyntax.in(query) : Optional.empty();
    if (foreign.isPresent()) {
      return SqlOutcome.failed(SqlFailure.Kind.ERROR, foreign.get());
    }
    try {
      StandIn.checkTextsOfQuotients(query);
    } catch (UnfitSqlException unfit) {
      return SqlOutcome.failed(
          SqlFailure.Kind.NOT_EXECUTABLE,
          vendor.title()
              + " with more digits than its own cannot execute it: "
              + unfit.failure().message().replaceFirst(",? cannot be executed on H2.*", ""));
    }
    boolean ordered = RowOrder.isStated(query);
    SqlOutcome outcome = attempt.select(candidate, sql, ordered);
    if (dialect != Dialect.MYSQL || !(outcome instanceof SqlOutcome.Failed failed)) {
      return outcome;
    }
    String message = failed.failure().message();
    if (vendor == Vendor.MYSQL && MysqlGroups.mayBeByKey(tables, message)) {
      boolean whole = attempt.declareKeys();
      SqlOutcome keyed = attempt.select(candidate, sql, ordered);
      if (whole || keyed instanceof SqlOutcome.Executed) {
        return keyed;
      }
    }
    if (MysqlGroups.isByKey(query, tables, message)) {
      return attempt.selectByKey(candidate, sql, ordered);
    }
    return vendor == Vendor.MYSQL && MysqlGroups.mayBeByKey(tables, message)
        ? SqlOutcome.failed(
            SqlFailure.Kind.NOT_EXECUTABLE,
            "MySQL cannot execute it on test data, which have no keys there: " + message)
        : outcome;
  }

  /** Without the first wall: the candidate's account has to hold alone. */
  SqlOutcome executeUnguarded(List<TestTable> tables, String sql) {
    MariadbExecution attempt = attempt();
    return attempt.run(tables, (candidate, _) -> attempt.select(candidate, sql, false));
  }
}
