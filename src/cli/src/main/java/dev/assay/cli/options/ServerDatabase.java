package dev.assay.cli.options;

import dev.assay.catalog.CatalogException;
import dev.assay.catalog.DatabaseQueries;
import dev.assay.sql.SqlFailure;
import dev.assay.sql.SqlLimits;
import dev.assay.sql.SqlOutcome;
import java.util.function.Supplier;

/**
 * A database of a server. A connection that is lost says nothing of SQL: the database is opened
 * again and asked again. What loses its connection twice, while the server goes on, fails.
 */
public final class ServerDatabase implements AutoCloseable {

  /** What is asked, and may be lost. */
  interface Connected extends AutoCloseable {
    SqlOutcome all(String sql, SqlLimits limits);

    @Override
    void close();

    static Connected of(DatabaseQueries queries) {
      return new Connected() {
        @Override
        public SqlOutcome all(String sql, SqlLimits limits) {
          return queries.all(sql, limits);
        }

        @Override
        public void close() {
          queries.close();
        }
      };
    }
  }

  private final Supplier<Connected> opening;
  private Connected connected;

  /** Opens the database, and opens it again where that is wanted. */
  ServerDatabase(Supplier<Connected> opening) {
    this.opening = opening;
    this.connected = opening.get();
  }

  /**
   * The whole result of a query within the limits, or why there is none.
   *
   * @throws CatalogException when the server does not answer any more
   */
  public SqlOutcome all(String sql, SqlLimits limits) {
    SqlOutcome outcome = connected.all(sql, limits);
    if (isLost(outcome)) {
      open(outcome);
      outcome = connected.all(sql, limits);
      if (isLost(outcome)) {
        open(outcome); // by a server that goes on, the query is what ended it
      }
    }
    return outcome;
  }

  private static boolean isLost(SqlOutcome outcome) {
    return outcome instanceof SqlOutcome.Failed(SqlFailure failure)
        && failure.kind() == SqlFailure.Kind.CRASHED;
  }

  private void open(SqlOutcome lost) {
    close();
    try {
      connected = opening.get();
    } catch (CatalogException gone) {
      throw new CatalogException(
          "the database does not answer any more: "
              + (lost instanceof SqlOutcome.Failed failed ? failed.failure().message() + "; " : "")
              + gone.getMessage(),
          gone);
    }
  }

  /** Closes the connection, if it is not lost already. */
  @Override
  public void close() {
    try {
      connected.close();
    } catch (CatalogException lost) {
      // there is nothing left to close
    }
  }
}
