package dev.assay.cli.mcp;

import dev.assay.catalog.ReadRows;

/** Reads the rows that verified SQL gives on the user's database. */
@FunctionalInterface
public interface VerifiedRows {

  /**
   * The rows, or why the database gives none.
   *
   * @param database its name
   * @throws RuntimeException whose message says that rows may not be read, and who allows it
   */
  ReadRows read(String database, String sql);
}
