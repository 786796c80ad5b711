package dev.assay.pandas.frame.concat;

import dev.assay.pandas.column.Column;
import java.util.List;

/** The values of several series one after another; empty ones do not decide the dtype. */
public final class SeriesColumns {

  private SeriesColumns() {}

  /** Booleans beside numbers become numbers, in a column of objects. */
  public static Column concat(List<Column> parts) {
    List<Column> filled = parts.stream().filter(part -> part.size() > 0).toList();
    return ArrayColumns.concat(filled.isEmpty() ? parts : filled);
  }
}
