package dev.assay.sql.standin;

import org.h2.api.ErrorCode;
import org.h2.message.DbException;

/** What {@link Rollup} asks of the rows that it groups. H2 calls it. */
public final class RolledUpRows {

  private RolledUpRows() {}

  /** That there are rows: servers were not asked what a rollup of none is. */
  public static boolean some(long count) {
    if (count == 0) {
      throw DbException.get(ErrorCode.FEATURE_NOT_SUPPORTED_1, "ROLLUP of no rows");
    }
    return true;
  }
}
