package dev.assay.workflow.ondata;

import dev.assay.catalog.ReadRows;
import dev.assay.catalog.RowBounds;

/** The user's own database, over a connection that only reads. */
@FunctionalInterface
public interface UsersRows {

  /**
   * The rows of a query within the bounds, or why there are none; never throws for what SQL does.
   */
  ReadRows read(String sql, RowBounds bounds);
}
