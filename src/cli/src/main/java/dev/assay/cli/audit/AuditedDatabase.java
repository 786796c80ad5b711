package dev.assay.cli.audit;

import dev.assay.analysis.audit.QueryAudit;
import dev.assay.analysis.databases.DatabaseRows;
import dev.assay.analysis.databases.OneRowFewer;
import dev.assay.analysis.differences.DifferenceSearch;
import dev.assay.analysis.differences.SearchBounds;
import dev.assay.analysis.differences.SearchResult;
import dev.assay.catalog.Catalog;
import dev.assay.catalog.CatalogReader;
import dev.assay.catalog.DatabaseLocation;
import dev.assay.catalog.ReadingListener;
import dev.assay.catalog.ReadingOptions;
import dev.assay.cli.differ.ShownDifference;
import dev.assay.cli.options.ServerDatabase;
import dev.assay.cli.options.ServerOptions;
import dev.assay.sql.Dialect;
import dev.assay.sql.SqlLimits;
import dev.assay.sql.SqlOutcome;
import dev.assay.sql.SqliteFile;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/** A database that is open for reading, and what is known of it. */
final class AuditedDatabase implements AutoCloseable {

  /** Rows of a table of which one is left out at a time. */
  private static final int FEW_ROWS = 100;

  private static final SearchBounds NEARBY =
      new SearchBounds(5, 120, Duration.ofSeconds(2), SearchBounds.DEFAULT.seed(), true);

  /** Half of these databases are made up, the others hold the database's own rows but one. */
  private static final SearchBounds ONE_FEWER =
      new SearchBounds(5, 24, Duration.ofSeconds(2), 2, true);

  private final Catalog catalog;
  private final Function<String, SqlOutcome> queries;
  private final Runnable closing;
  private final QueryAudit audit;
  private final OneRowFewer fewer;

  private AuditedDatabase(Catalog catalog, Function<String, SqlOutcome> queries, Runnable closing) {
    this.catalog = catalog;
    this.queries = queries;
    this.closing = closing;
    this.audit = new QueryAudit(catalog, queries);
    this.fewer = new OneRowFewer(new DatabaseRows(catalog, queries, FEW_ROWS));
  }

  static AuditedDatabase ofFile(Path file) {
    DatabaseLocation location = DatabaseLocation.parse(file.toString());
    SqliteFile open = SqliteFile.open(file, SqlLimits.DEFAULT);
    try {
      Catalog catalog =
          isWithoutTables(open)
              ? new Catalog(location.name(), Dialect.SQLITE, List.of())
              : read(location);
      return new AuditedDatabase(catalog, sql -> open.query(sql).outcome(), open::close);
    } catch (RuntimeException unread) {
      open.close();
      throw unread;
    }
  }

  /** There may be questions about it all the same, of which the others are to be looked at. */
  private static boolean isWithoutTables(SqliteFile file) {
    return file.query("SELECT 1 FROM sqlite_master WHERE type IN ('table', 'view')").outcome()
            instanceof SqlOutcome.Executed executed
        && executed.result().isEmpty();
  }

  static AuditedDatabase onServer(ServerOptions server, String name) {
    ServerDatabase open = server.database(name);
    try {
      Catalog catalog = read(server.location(name));
      return new AuditedDatabase(catalog, sql -> open.all(sql, SqlLimits.DEFAULT), open::close);
    } catch (RuntimeException unread) {
      open.close();
      throw unread;
    }
  }

  private static Catalog read(DatabaseLocation location) {
    return new CatalogReader(System::getenv, ReadingOptions.FOR_CATALOGS)
        .read(location, ReadingListener.NONE, null);
  }

  QueryAudit audit() {
    return audit;
  }

  SqlOutcome query(String sql) {
    return queries.apply(sql);
  }

  /** The fewest rows that tell two queries apart: made up, or the database's own without one. */
  Optional<ShownDifference> difference(String gold, String prediction) {
    return found(new DifferenceSearch(catalog, NEARBY), gold, prediction)
        .or(
            () ->
                found(new DifferenceSearch(catalog, ONE_FEWER, List.of(fewer)), gold, prediction));
  }

  private static Optional<ShownDifference> found(
      DifferenceSearch search, String gold, String prediction) {
    return search.find(gold, prediction) instanceof SearchResult.Found found
        ? Optional.of(ShownDifference.of(found.difference()))
        : Optional.empty();
  }

  @Override
  public void close() {
    closing.run();
  }
}
