package dev.assay.sql;

import java.util.List;
import java.util.stream.Collectors;

/** Which keys a table is declared with in PostgreSQL. */
enum PostgresqlKeys {
  ALL,
  /** Without the primary key. */
  UNIQUE,
  NONE;

  /** The clauses behind the columns, each with a comma before it. */
  String of(TestTable loaded) {
    TableDefinition table = loaded.definition();
    StringBuilder clauses = new StringBuilder();
    if (this == ALL && !table.primaryKey().isEmpty()) {
      clauses.append(", PRIMARY KEY ").append(columns(table, table.primaryKey()));
    }
    if (this != NONE) {
      table.uniqueKeys().stream()
          .filter(key -> UniqueRows.isGiven(loaded, key))
          .forEach(
              key ->
                  clauses
                      .append(key.nullsEqual() ? ", UNIQUE NULLS NOT DISTINCT " : ", UNIQUE ")
                      .append(columns(table, key.columns())));
    }
    return clauses.toString();
  }

  private static String columns(TableDefinition table, List<String> names) {
    return names.stream()
        .map(name -> table.column(name).map(ColumnDefinition::name).orElse(name))
        .map(Identifiers::quoted)
        .collect(Collectors.joining(", ", "(", ")"));
  }
}
