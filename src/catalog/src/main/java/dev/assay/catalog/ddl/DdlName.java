package dev.assay.catalog.ddl;

import dev.assay.catalog.schema.DeclaredTable;
import dev.assay.sql.Dialect;
import dev.assay.sql.TablePlace;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** A table's name as a statement has it: with a schema and a database, or without. */
record DdlName(@Nullable String database, @Nullable String schema, String table) {

  /** The schemas in which bare names are looked up where nothing else is said. */
  private static final Map<Dialect, String> LOOKED_UP =
      Map.of(
          Dialect.POSTGRESQL,
          "public",
          Dialect.REDSHIFT,
          "public",
          Dialect.MSSQL,
          "dbo",
          Dialect.H2,
          "PUBLIC");

  /** The name of these parts, the last of which is the table's own. */
  static DdlName of(List<String> parts) {
    int size = parts.size();
    return new DdlName(
        size > 2 ? parts.get(size - 3) : null,
        size > 1 ? parts.get(size - 2) : null,
        parts.getLast());
  }

  /** The name of a table that is declared. */
  static DdlName of(DeclaredTable table) {
    TablePlace place = table.place();
    return place == null
        ? new DdlName(null, null, table.name())
        : new DdlName(place.database(), place.schema(), place.table());
  }

  /** Where the table stands; null where no schema is told. */
  @Nullable TablePlace place(Dialect dialect) {
    if (schema == null) {
      return null;
    }
    String lookedUp = LOOKED_UP.getOrDefault(dialect, schema);
    return new TablePlace(database, schema, table, !schema.equalsIgnoreCase(lookedUp));
  }

  /** What is the same for two names that mean the same table in any case. */
  String inAnyCase() {
    return ((schema == null ? "" : schema) + "\0" + table).toLowerCase(Locale.ROOT);
  }
}
