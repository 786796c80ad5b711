package dev.assay.benchmarks;

import dev.assay.catalog.DatabaseLocation;
import dev.assay.catalog.DatabaseQueries;
import dev.assay.catalog.ReadRows;
import dev.assay.catalog.RowBounds;
import dev.assay.sql.Dialect;
import java.io.IOException;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Duration;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Database files of one table, on which hostile queries run as those of models do. */
final class HostileFiles implements AutoCloseable {

  static final List<Dialect> DIALECTS = List.of(Dialect.SQLITE, Dialect.DUCKDB, Dialect.H2);

  private static final RowBounds BOUNDS =
      new RowBounds(1_000, 1 << 20, Duration.ofSeconds(2), RowBounds.MOST_READ);

  private static final double NANOS = 1e9;

  private final Map<Dialect, DatabaseQueries> open = new EnumMap<>(Dialect.class);

  private HostileFiles() {}

  static HostileFiles in(Path folder) throws IOException {
    HostileFiles files = new HostileFiles();
    for (Dialect dialect : DIALECTS) {
      String url = "jdbc:%s:%s".formatted(dialect.id(), folder.resolve("ports." + dialect.id()));
      @Nullable String owner = dialect == Dialect.H2 ? "sa" : null;
      try (Connection connection = DriverManager.getConnection(url, owner, owner);
          Statement statement = connection.createStatement()) {
        statement.execute(
            "CREATE TABLE ports (port_id INTEGER, name VARCHAR(20), city VARCHAR(20))");
        statement.execute("INSERT INTO ports VALUES (1, 'A', 'L'), (2, 'B', 'M')");
      } catch (SQLException failure) {
        throw new IOException(failure);
      }
      DatabaseLocation location =
          DatabaseLocation.parse(dialect == Dialect.H2 ? url + ";USER=sa" : url);
      files.open.put(dialect, DatabaseQueries.openByAnyRole(location, _ -> owner));
    }
    return files;
  }

  /** Seconds that the query took. */
  double tried(Dialect dialect, String query, WorkerMemory memory) {
    long start = System.nanoTime();
    ReadRows read = open.get(dialect).rows(query, BOUNDS);
    double seconds = (System.nanoTime() - start) / NANOS;
    System.out.printf(
        "file %-10s %5.2f s %5d MiB  %-9s %s%n",
        dialect.id(),
        seconds,
        memory.mostMebibytes(),
        read instanceof ReadRows.None(var failure) ? failure.kind() : "rows",
        query.substring(0, Math.min(60, query.length())).replace('\n', ' '));
    return seconds;
  }

  @Override
  public void close() {
    open.values().forEach(DatabaseQueries::close);
  }
}
