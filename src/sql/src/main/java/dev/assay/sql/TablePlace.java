package dev.assay.sql;

import org.jspecify.annotations.Nullable;

/**
 * Where a table stands in a database that has several schemas.
 *
 * @param database the database; null where it is not known, or is the schema itself, as in MySQL
 * @param schema the schema
 * @param table the table's own name in it
 * @param named whether queries have to name the schema, since the bare name means another table or
 *     none
 */
public record TablePlace(@Nullable String database, String schema, String table, boolean named) {

  /** The same place, whose schema queries have to name. */
  public TablePlace asNamed() {
    return new TablePlace(database, schema, table, true);
  }

  /** Whether this schema and table are meant, in any case. */
  public boolean isOf(String otherSchema, String otherTable) {
    return schema.equalsIgnoreCase(otherSchema) && table.equalsIgnoreCase(otherTable);
  }
}
