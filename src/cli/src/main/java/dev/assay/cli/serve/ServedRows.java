package dev.assay.cli.serve;

import dev.assay.catalog.ReadRows;
import dev.assay.catalog.RowBounds;
import dev.assay.cli.batch.AskedDatabases;
import dev.assay.cli.mcp.VerifiedRows;
import dev.assay.cli.rows.RowsOptions;
import java.util.concurrent.Semaphore;

/** Reads rows of the databases that are served, where who runs the server has allowed it. */
final class ServedRows implements VerifiedRows {

  /** Databases have other work to do. */
  private static final int AT_ONCE = 4;

  private final AskedDatabases asked;
  private final RowsOptions options;
  private final Semaphore free = new Semaphore(AT_ONCE);

  ServedRows(AskedDatabases asked, RowsOptions options) {
    this.asked = asked;
    this.options = options;
  }

  boolean areAllowed() {
    return options.areWanted();
  }

  /**
   * Refuses what nobody has allowed.
   *
   * @throws RefusedRequestException when rows may not be read here
   */
  void requireAllowed() {
    if (!options.areWanted()) {
      throw new RefusedRequestException(
          new ApiError(
              403,
              "rows-not-allowed",
              null,
              "rows may not be read: who runs the server allows it by starting it with --rows"));
    }
  }

  @Override
  public ReadRows read(String database, String sql) {
    return read(database, sql, RowBounds.MOST_ROWS);
  }

  /** As many rows at most, and no more than the server shows. */
  ReadRows read(String database, String sql, int most) {
    requireAllowed();
    if (!free.tryAcquire()) {
      throw new RefusedRequestException(
          ApiError.tooMany("rows are being read for others: try again in a few seconds"));
    }
    try {
      return options.read(() -> asked.queries(database), sql, most);
    } finally {
      free.release();
    }
  }
}
