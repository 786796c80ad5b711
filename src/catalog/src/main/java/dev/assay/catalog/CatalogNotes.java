package dev.assay.catalog;

import dev.assay.catalog.nested.NestedField;
import dev.assay.sql.ColumnDefinition;
import java.util.List;

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

  /** The fields of a column, those first that are to be shown rather than others. */
  default List<NestedField> ordered(List<NestedField> fields) {
    return fields;
  }
}
