package dev.assay.cli.options;

import dev.assay.catalog.CatalogException;
import dev.assay.catalog.DatabaseQueries;
import dev.assay.sql.FileQuery;
import dev.assay.sql.SqlFailure;
import dev.assay.sql.SqlLimits;
import dev.assay.sql.SqlOutcome;
import java.time.Duration;
import java.util.Optional;
import java.util.function.LongSupplier;
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
  private final LongSupplier nanoseconds;
  private Connected connected;

  /** Opens the database, and opens it again where that is wanted. */
  ServerDatabase(Supplier<Connected> opening) {
    this(opening, System::nanoTime);
  }

  ServerDatabase(Supplier<Connected> opening, LongSupplier nanoseconds) {
    this.opening = opening;
    this.nanoseconds = nanoseconds;
    this.connected = opening.get();
  }

  /**
   * The whole result of a query within the limits, or why there is none.
   *
   * @throws CatalogException when the server does not answer any more
   */
  public SqlOutcome all(String sql, SqlLimits limits) {
    return timed(sql, limits).outcome();
  }

  /** The same, and its time; a connection that was lost before takes none of it. */
  FileQuery timed(String sql, SqlLimits limits) {
    FileQuery query = once(sql, limits);
    Optional<SqlFailure> lost = lost(query);
    if (lost.isPresent()) {
      open(lost.get());
      query = once(sql, limits);
      lost(query).ifPresent(this::open); // by a server that goes on, the query is what ended it
    }
    return query;
  }

  private FileQuery once(String sql, SqlLimits limits) {
    long start = nanoseconds.getAsLong();
    SqlOutcome outcome = connected.all(sql, limits);
    return new FileQuery(outcome, false, Duration.ofNanos(nanoseconds.getAsLong() - start));
  }

  private static Optional<SqlFailure> lost(FileQuery query) {
    return query.outcome() instanceof SqlOutcome.Failed(SqlFailure failure)
            && failure.kind() == SqlFailure.Kind.CRASHED
        ? Optional.of(failure)
        : Optional.empty();
  }

  private void open(SqlFailure lost) {
    close();
    try {
      connected = opening.get();
    } catch (CatalogException gone) {
      throw new CatalogException(
          "the database does not answer any more: %s; %s"
              .formatted(lost.message(), gone.getMessage()),
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
