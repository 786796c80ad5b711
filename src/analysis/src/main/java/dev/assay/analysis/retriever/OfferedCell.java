package dev.assay.analysis.retriever;

import dev.assay.catalog.linking.ColumnRef;
import java.util.List;

/**
 * A cell that may have been meant.
 *
 * @param value as it is stored
 * @param columns that hold it, at least one
 */
public record OfferedCell(String value, List<ColumnRef> columns) {

  public OfferedCell {
    columns = List.copyOf(columns);
  }
}
