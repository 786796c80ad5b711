package dev.assay.catalog;

import dev.assay.sql.ColumnDefinition;

/**
 * What prompts say of tables and columns beside how they are declared. Notes are text of people and
 * databases: whoever shows them puts them on one line of bounded length.
 */
public interface CatalogNotes {

  /** Says nothing. */
  CatalogNotes NONE =
      new CatalogNotes() {
        @Override
        public String table(CatalogTable table) {
          return "";
        }

        @Override
        public String column(CatalogTable table, ColumnDefinition column) {
          return "";
        }
      };

  /** What is to be said of a table; may be empty. */
  String table(CatalogTable table);

  /** What is to be said of a column; may be empty. */
  String column(CatalogTable table, ColumnDefinition column);
}
