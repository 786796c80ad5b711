package dev.assay.sql;

import dev.assay.sql.standin.StandIn;
import dev.assay.sql.standin.UnfitSqlException;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.ResultSetMetaData;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.List;
import java.util.Optional;
import java.util.Properties;
import java.util.UUID;
import java.util.function.BooleanSupplier;
import java.util.function.Function;
import org.h2.Driver;
import org.h2.api.ErrorCode;
import org.h2.engine.Constants;
import org.jspecify.annotations.Nullable;

/**
 * H2 in memory, in the compatibility mode of the dialect. An administrator makes and fills the
 * tables; the candidate runs as a second user who may read them and nothing else, which keeps it
 * from files, other databases and commands. The database ends with its last connection.
 */
final class H2Engine implements SqlEngine {

  private static final String CANDIDATE = "CANDIDATE";

  private final Dialect dialect;
  private final SqlLimits limits;
  private final Supervisor supervisor;

  H2Engine(Dialect dialect, SqlLimits limits) {
    this(dialect, limits, MemoryGauge::isHeapShort);
  }

  H2Engine(Dialect dialect, SqlLimits limits, BooleanSupplier heapIsShort) {
    this.dialect = dialect;
    this.limits = limits;
    this.supervisor = new Supervisor(limits, MemoryGauge.allocatedByThread(heapIsShort));
    Drivers.loadH2();
  }

  @Override
  public EngineIdentity identity() {
    return new EngineIdentity("H2", Constants.VERSION, dialect == Dialect.H2 ? null : dialect);
  }

  @Override
  public SqlOutcome execute(List<TestTable> tables, String sql) {
    try {
      List<SqlToken> query = SelectGuard.check(dialect, sql);
      Optional<String> foreign =
          ForeignSyntax.in(dialect, query)
              .or(
                  () ->
                      dialect.isOfMysql() ? TableCase.differing(query, tables) : Optional.empty());
      return foreign.isPresent()
          ? SqlOutcome.failed(SqlFailure.Kind.ERROR, foreign.get())
          : executeUnguarded(tables, text(tables, sql, query), RowOrder.isStated(query));
    } catch (RefusedSqlException refused) {
      return SqlOutcome.failed(SqlFailure.Kind.REJECTED, refused.getMessage());
    } catch (UnfitSqlException unfit) {
      return new SqlOutcome.Failed(unfit.failure());
    }
  }

  @Override
  public List<SqlOutcome> executeEach(List<TestTable> tables, List<String> queries) {
    Series series = new Series(queries);
    return series.outcomes(
        supervisor.run(
            execution ->
                executeIn(
                    tables,
                    candidate ->
                        series.run(execution, sql -> guarded(execution, candidate, tables, sql)))));
  }

  /** Without the first wall: the candidate's user has to hold alone. */
  SqlOutcome executeUnguarded(List<TestTable> tables, String sql, boolean ordered) {
    return supervisor.run(
        execution -> executeIn(tables, candidate -> outcome(execution, candidate, sql, ordered)));
  }

  private SqlOutcome executeIn(List<TestTable> tables, Function<Connection, SqlOutcome> work) {
    String database = "jdbc:h2:mem:" + UUID.randomUUID();
    String settings = H2Settings.of(dialect);
    String password = UUID.randomUUID().toString();
    try (Connection admin = connect(database + settings, "ADMIN", password)) {
      StandIn.prepare(admin, dialect);
      H2Loader.load(admin, dialect, tables);
      admitCandidate(admin, password);
      try (Connection candidate =
          connect(database + H2Settings.ofCandidate(dialect), CANDIDATE, password)) {
        return work.apply(candidate);
      }
    } catch (DataException data) {
      return SqlOutcome.failed(SqlFailure.Kind.DATA, data.getMessage());
    } catch (SQLException failure) {
      return failed(failure);
    }
  }

  private SqlOutcome guarded(
      Execution execution, Connection candidate, List<TestTable> tables, String sql) {
    try {
      List<SqlToken> query = SelectGuard.check(dialect, sql);
      Optional<String> foreign =
          ForeignSyntax.in(dialect, query)
              .or(
                  () ->
                      dialect.isOfMysql() ? TableCase.differing(query, tables) : Optional.empty());
      return foreign.isPresent()
          ? SqlOutcome.failed(SqlFailure.Kind.ERROR, foreign.get())
          : outcome(execution, candidate, text(tables, sql, query), RowOrder.isStated(query));
    } catch (RefusedSqlException refused) {
      return SqlOutcome.failed(SqlFailure.Kind.REJECTED, refused.getMessage());
    } catch (UnfitSqlException unfit) {
      return new SqlOutcome.Failed(unfit.failure());
    }
  }

  private String text(List<TestTable> tables, String sql, List<SqlToken> query)
      throws UnfitSqlException {
    List<SqlToken> rewritten =
        StandIn.query(dialect, query, tables, FunctionList.of(dialect).allowed()::contains);
    return H2Text.of(dialect, sql, rewritten);
  }

  private SqlOutcome outcome(
      Execution execution, Connection candidate, String sql, boolean ordered) {
    try {
      return select(execution, candidate, sql, ordered);
    } catch (ResultReader.TooLargeException tooLarge) {
      return SqlOutcome.failed(SqlFailure.Kind.TOO_LARGE, tooLarge.getMessage());
    } catch (SQLException failure) {
      return StandInFailures.isLacking(dialect, failure, sql)
          ? StandInFailures.lacking(dialect, failure)
          : failed(failure);
    }
  }

  private static Connection connect(String url, String user, String password) throws SQLException {
    Properties account = new Properties();
    account.setProperty("user", user);
    account.setProperty("password", password);
    return Driver.load().connect(url, account);
  }

  private void admitCandidate(Connection admin, String password) throws SQLException {
    try (Statement statement = admin.createStatement()) {
      statement.execute(
          "CREATE USER %s PASSWORD '%s'".formatted(Identifiers.quoted(CANDIDATE), password));
      statement.execute(
          "GRANT SELECT ON SCHEMA %s TO %s"
              .formatted(
                  Identifiers.quoted(H2Settings.schema(dialect)), Identifiers.quoted(CANDIDATE)));
    }
  }

  private SqlOutcome select(Execution execution, Connection candidate, String sql, boolean ordered)
      throws SQLException, ResultReader.TooLargeException {
    try (Statement setting = candidate.createStatement()) {
      setting.execute("SET SCHEMA " + Identifiers.quoted(H2Settings.schema(dialect)));
    }
    try (PreparedStatement statement = candidate.prepareStatement(sql)) {
      // ends what was told to stop before it had begun, and did not hear it
      statement.setQueryTimeout(Math.toIntExact(limits.time().toSeconds()) + 1);
      statement.setMaxRows(limits.rows() + 1); // else all are made before the first is read
      execution.onStop(() -> cancel(statement));
      SqlFailure unfit = unfit(statement);
      if (unfit != null) {
        return new SqlOutcome.Failed(unfit);
      }
      try (ResultSet result = statement.executeQuery()) {
        return new SqlOutcome.Executed(
            ResultReader.ofTestData(limits).read(new JdbcRows(result, limits.valueLength())),
            ordered);
      }
    }
  }

  /** What the columns of the result show that H2 takes and the dialect does not, if anything. */
  private @Nullable SqlFailure unfit(PreparedStatement statement) throws SQLException {
    if (dialect == Dialect.H2) {
      return null;
    }
    boolean row = false;
    ResultSetMetaData shape = statement.getMetaData();
    for (int column = 1; column <= shape.getColumnCount(); column++) {
      String type = String.valueOf(shape.getColumnTypeName(column));
      // dates less dates are spans in H2, and numbers in these; timestamps of Oracle give spans
      // there too, but in another form, and H2 has one type for both
      if (dialect != Dialect.POSTGRESQL && type.startsWith("INTERVAL")) {
        return new SqlFailure(
            SqlFailure.Kind.NOT_EXECUTABLE,
            "a difference of dates or timestamps cannot be executed on H2, which stands in for %s"
                .formatted(dialect.promptName()));
      }
      row |= type.startsWith("ROW"); // H2 takes a subquery of several columns for a value
    }
    return row
        ? new SqlFailure(
            SqlFailure.Kind.ERROR, "a subquery in place of a value must give one column")
        : null;
  }

  private static void cancel(PreparedStatement statement) {
    try {
      statement.cancel();
    } catch (SQLException endedMeanwhile) {
      // then there is nothing to cancel, which is what was wanted
    }
  }

  /** H2 ends by itself what runs too long, should its supervisor be late. */
  private SqlOutcome failed(SQLException failure) {
    return failure.getErrorCode() == ErrorCode.STATEMENT_WAS_CANCELED
        ? new SqlOutcome.Failed(supervisor.timeout())
        : SqlOutcome.failed(kind(failure), StandIn.message(EngineMessages.of(failure)));
  }

  private SqlFailure.Kind kind(SQLException failure) {
    return switch (failure.getErrorCode()) {
      case ErrorCode.OUT_OF_MEMORY -> SqlFailure.Kind.TOO_LARGE;
      // MySQL reads texts as numbers and dates, and has rules of its own for groups
      case ErrorCode.DATA_CONVERSION_ERROR_1,
          ErrorCode.INVALID_DATETIME_CONSTANT_2,
          ErrorCode.TYPES_ARE_NOT_COMPARABLE_2,
          ErrorCode.FEATURE_NOT_SUPPORTED_1,
          ErrorCode.SUM_OR_AVG_ON_WRONG_DATATYPE_1,
          ErrorCode.MUST_GROUP_BY_COLUMN_1 ->
          dialect.isOfMysql() ? SqlFailure.Kind.NOT_EXECUTABLE : SqlFailure.Kind.ERROR;
      // MySQL's whole numbers have 64 bits, and H2's literals 32
      case ErrorCode.NUMERIC_VALUE_OUT_OF_RANGE_1 ->
          dialect.isOfMysql() && StandInFailures.isOfFewBits(failure)
              ? SqlFailure.Kind.NOT_EXECUTABLE
              : SqlFailure.Kind.ERROR;
      default -> SqlFailure.Kind.ERROR;
    };
  }
}
