package dev.assay.sql;

import dev.assay.table.Table;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.SQLTimeoutException;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.sqlite.SQLiteConfig;

/**
 * A database file whose content queries may read and nothing can change. It is opened read-only and
 * as immutable: SQLite then takes no lock, makes no file beside it and opens none for writing, so
 * that the file is as safe as a copy would be, and need not be copied. Each query is one SELECT,
 * within limits of time, memory and size; one that does not heed its end is left behind with its
 * connection, and the next one has a new connection. Where there are processes for SQL, it is
 * executed in one of them.
 *
 * <p>For one thread at a time.
 */
public final class SqliteFile implements AutoCloseable {

  private final String url;
  private final SqlLimits limits;
  private final Supervisor supervisor;
  private final SQLiteConfig config;
  private final Optional<Queries> elsewhere;
  private @Nullable Connection connection;

  private SqliteFile(String url, SqlLimits limits) {
    this.url = url;
    this.limits = limits;
    this.supervisor = new Supervisor(ProcessMemory.fit(limits), MemoryGauge.residentInProcess());
    this.config = SqliteSettings.within(limits);
    config.setReadOnly(true);
    Drivers.loadSqlite();
    this.elsewhere =
        SqlEngines.queriesOn(
            new LiveFile(Dialect.SQLITE, url, Map.of(), List.of(), limits.valueLength()));
  }

  /**
   * The database of that file; nothing is read yet.
   *
   * @throws DatabaseFileException when there is none, or when changes are waiting beside it that an
   *     immutable file would not show
   */
  public static SqliteFile open(Path file, SqlLimits limits) {
    if (!Files.isReadable(file) || Files.isDirectory(file)) {
      throw new DatabaseFileException("%s is no file that can be read".formatted(file));
    }
    for (String suffix : List.of("-wal", "-journal")) {
      Path waiting = file.resolveSibling(file.getFileName() + suffix);
      if (hasContent(waiting)) {
        throw new DatabaseFileException(
            "%s holds changes that are not in the database yet: close what writes to it, or open it once with sqlite3"
                .formatted(waiting));
      }
    }
    String path = file.toAbsolutePath().toUri().getRawPath();
    return new SqliteFile("jdbc:sqlite:file:" + path + "?immutable=1", limits);
  }

  private static boolean hasContent(Path file) {
    try {
      return Files.exists(file) && Files.size(file) > 0;
    } catch (IOException unreadable) {
      return true;
    }
  }

  /** The result of one query; what is not one query is refused. */
  public FileQuery query(String sql) {
    long start = System.nanoTime();
    Reading reading = new Reading();
    SqlOutcome outcome = guarded(sql, reading);
    return new FileQuery(outcome, reading.brokenText, Duration.ofNanos(System.nanoTime() - start));
  }

  /** What is told of a reading beside its rows. */
  private static final class Reading {
    private volatile boolean brokenText;
  }

  private SqlOutcome guarded(String sql, Reading reading) {
    try {
      boolean ordered = RowOrder.isStated(SelectGuard.check(Dialect.SQLITE, sql));
      return elsewhere.isPresent()
          ? readElsewhere(elsewhere.get(), sql, ordered, reading)
          : run(sql, ordered, reading);
    } catch (RefusedSqlException refused) {
      return SqlOutcome.failed(SqlFailure.Kind.REJECTED, refused.getMessage());
    }
  }

  private SqlOutcome readElsewhere(Queries queries, String sql, boolean ordered, Reading reading) {
    TimedQuery query = new TimedQuery(sql, limits.time(), limits.valueLength(), limits.rows() + 1);
    try {
      return queries.read(
          query,
          rows -> {
            Table table = ResultReader.ofDatabase(limits).read(rows);
            reading.brokenText = rows.hadBrokenText();
            return new SqlOutcome.Executed(table, ordered);
          });
    } catch (ResultReader.TooLargeException tooLarge) {
      return SqlOutcome.failed(SqlFailure.Kind.TOO_LARGE, tooLarge.getMessage());
    } catch (SQLTimeoutException late) {
      return new SqlOutcome.Failed(SqlFailure.timeout(limits.time()));
    } catch (ProcessEndedException ended) {
      return new SqlOutcome.Failed(ended.failure());
    } catch (SQLException failure) {
      return SqliteSettings.failed(failure);
    }
  }

  private SqlOutcome run(String sql, boolean ordered, Reading reading) {
    Connection used = connection;
    connection = null;
    Session session = new Session(used);
    SqlOutcome outcome =
        supervisor.run(execution -> session.select(execution, sql, ordered, reading));
    connection = session.handedBack();
    return outcome;
  }

  /** One query on a connection, which is handed back after it unless it was told to stop. */
  private final class Session {

    private @Nullable Connection open;
    private boolean abandoned;

    Session(@Nullable Connection open) {
      this.open = open;
    }

    SqlOutcome select(Execution execution, String sql, boolean ordered, Reading reading) {
      Connection used = null;
      try {
        used = taken();
        SqliteSettings.stopWhen(used, execution::isStopped);
        return read(used, sql, ordered, reading);
      } catch (ResultReader.TooLargeException tooLarge) {
        return SqlOutcome.failed(SqlFailure.Kind.TOO_LARGE, tooLarge.getMessage());
      } catch (SQLException failure) {
        return SqliteSettings.failed(failure);
      } finally {
        giveBack(used);
      }
    }

    private SqlOutcome read(Connection used, String sql, boolean ordered, Reading reading)
        throws SQLException, ResultReader.TooLargeException {
      try (PreparedStatement statement = used.prepareStatement(sql);
          ResultSet result = statement.executeQuery()) {
        SqliteRows rows = new SqliteRows(result);
        SqlOutcome outcome =
            new SqlOutcome.Executed(ResultReader.ofDatabase(limits).read(rows), ordered);
        reading.brokenText = rows.hadBrokenText();
        return outcome;
      }
    }

    private Connection taken() throws SQLException {
      Connection used = open;
      open = null;
      return used == null ? SqliteSettings.open(config, url) : used;
    }

    private synchronized void giveBack(@Nullable Connection used) {
      if (abandoned) {
        SqliteFile.close(used);
      } else {
        open = used;
      }
    }

    private synchronized @Nullable Connection handedBack() {
      abandoned = true;
      return open;
    }
  }

  private static void close(@Nullable Connection connection) {
    if (connection == null) {
      return;
    }
    try {
      connection.close();
    } catch (SQLException notClosed) {
      throw new DatabaseFileException(
          "a database file did not close: " + notClosed.getMessage(), notClosed);
    }
  }

  @Override
  public void close() {
    close(connection);
    connection = null;
  }
}
