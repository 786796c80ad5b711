package dev.assay.catalog;

import dev.assay.sql.TableDefinition;
import dev.assay.table.Table;

/** A table as declared, with the number of its rows and a few of them, long values shortened. */
public record CatalogTable(TableDefinition definition, long rowCount, Table sampleRows) {

  public String name() {
    return definition.name();
  }
}
