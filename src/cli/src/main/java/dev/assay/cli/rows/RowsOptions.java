package dev.assay.cli.rows;

import dev.assay.catalog.CatalogException;
import dev.assay.catalog.DatabaseLocation;
import dev.assay.catalog.DatabaseQueries;
import dev.assay.catalog.ReadRows;
import dev.assay.catalog.RowBounds;
import dev.assay.cli.UsageException;
import dev.assay.cli.options.AskedDatabase;
import dev.assay.sql.Dialect;
import dev.assay.sql.SqlFailure;
import java.nio.file.Path;
import java.util.Optional;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** The option that has answered SQL executed on the database that it is about. */
public final class RowsOptions {

  /** How many rows are shown where nobody says how many. */
  public static final String DEFAULT_ROWS = "100";

  @Option(
      names = "--rows",
      arity = "0..1",
      fallbackValue = DEFAULT_ROWS,
      preprocessor = CountBeforeQuestion.class,
      paramLabel = "N",
      description =
          "Executes the answer on --database, for reading only, after the verdict, and shows its"
              + " first rows: N of them, or "
              + DEFAULT_ROWS
              + ".")
  @Nullable Integer rows;

  @Option(
      names = "--rows-to",
      paramLabel = "FILE",
      description = "With --rows, also writes them into FILE.parquet, FILE.csv or FILE.json.")
  @Nullable Path file;

  @Option(
      names = "--most-rows-read",
      paramLabel = "N",
      description =
          "With --rows, how many rows of its tables the database may read for them by its plan, where"
              + " its plans tell (PostgreSQL, MySQL, MariaDB, DuckDB; default: "
              + RowBounds.MOST_READ
              + ").")
  @Nullable Long mostRead;

  public boolean areWanted() {
    return rows != null;
  }

  private long mostRead() {
    return mostRead == null ? RowBounds.MOST_READ : mostRead;
  }

  /**
   * What is to be known of a bound that is given, and does not hold on the database. Where no bound
   * is given, the database is not looked at: it may have gone since the answer.
   *
   * @param connected the database's dialect; empty where none is connected
   */
  public Optional<String> unheeded(Supplier<Optional<Dialect>> connected) {
    return rows == null || mostRead == null
        ? Optional.empty()
        : connected
            .get()
            .filter(dialect -> !RowBounds.planTells(dialect))
            .map(
                dialect ->
                    "--most-rows-read does not hold here: plans of %s do not tell how many rows are read; it has %d s"
                        .formatted(dialect.promptName(), DatabaseQueries.MOST_TIME.toSeconds()));
  }

  /**
   * Refuses what cannot be done, before anything is paid for.
   *
   * @param dialect of the answer; null when it is the database's own
   */
  public void check(AskedDatabase asked, @Nullable Dialect dialect) {
    if (rows == null) {
      if (file != null) {
        throw new UsageException("--rows-to needs --rows, which has the answer executed");
      }
      refuseBoundAlone();
      return;
    }
    if (file != null) {
      RowsFile.check(file);
    }
    DatabaseLocation location = asked.location();
    check(location != null);
    if (location != null && dialect != null && dialect != location.dialect()) {
      throw new UsageException(
          "--rows: the answer is in the dialect of %s, and --database is %s"
              .formatted(dialect.promptName(), location.dialect().promptName()));
    }
  }

  /** The same where answers are in the dialects of their databases, and come by the dozen. */
  public void checkServed(boolean connected) {
    if (file != null) {
      throw new UsageException("--rows-to is for 'assay ask', which has one answer");
    }
    refuseBoundAlone();
    check(connected);
  }

  private void refuseBoundAlone() {
    if (rows == null && mostRead != null) {
      throw new UsageException("--most-rows-read needs --rows, whose reading it bounds");
    }
  }

  private void check(boolean connected) {
    if (rows == null) {
      return;
    }
    if (rows < 1 || rows > RowBounds.MOST_ROWS) {
      throw new UsageException(
          "--rows %d: 1 to %,d are wanted".formatted(rows, RowBounds.MOST_ROWS));
    }
    if (mostRead() < 1) {
      throw new UsageException("--most-rows-read must be at least 1");
    }
    if (!connected) {
      throw new UsageException("--rows needs --database, where the answer is executed");
    }
  }

  /** The rows; a database that is gone, or refuses, is told as well as what the SQL does wrong. */
  public ReadRows read(AskedDatabase asked, String sql) {
    ReadRows read = read(asked::queries, sql, RowBounds.MOST_ROWS);
    if (file != null && read instanceof ReadRows.Some some) {
      RowsFile.write(file, some);
    }
    return read;
  }

  /** The same over a connection that is opened for it, of fewer rows where fewer are wanted. */
  public ReadRows read(Supplier<@Nullable DatabaseQueries> opened, String sql, int most) {
    try (DatabaseQueries queries = opened.get()) {
      if (queries == null || rows == null) {
        throw new UsageException("--rows needs --database, where the answer is executed");
      }
      ReadRows read = queries.rows(sql, RowBounds.of(Math.min(rows, most), mostRead()));
      return read instanceof ReadRows.Some some && some.complete()
          ? new EmptyRows(queries, mostRead()).explained(sql, some)
          : read;
    } catch (CatalogException gone) {
      return new ReadRows.None(
          new SqlFailure(SqlFailure.Kind.ERROR, String.valueOf(gone.getMessage())));
    }
  }
}
