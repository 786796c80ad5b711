package dev.assay.workflow.candidates;

import dev.assay.analysis.databases.TableRows;
import dev.assay.catalog.Catalog;
import dev.assay.catalog.CatalogTable;
import dev.assay.catalog.SqlNames;
import dev.assay.sql.SqlOutcome;
import dev.assay.table.Table;
import dev.assay.workflow.exploration.LiveDatabase;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * Rows of the database itself: the first ones of each table, and those that they refer to. Where
 * they cannot be read, the catalog's sample rows stand in.
 */
final class LiveRows implements TableRows {

  /** Of larger tables, rows are drawn from their beginning. */
  private static final int MOST_READ = 500;

  private final LiveDatabase database;
  private final Catalog catalog;
  private final Map<String, Table> read = new HashMap<>();

  LiveRows(LiveDatabase database, Catalog catalog) {
    this.database = database;
    this.catalog = catalog;
  }

  @Override
  public Table of(String table) {
    return read.computeIfAbsent(
        table,
        _ ->
            rows(
                "SELECT * FROM " + catalog.written(table),
                MOST_READ,
                catalog.table(table).map(CatalogTable::sampleRows).orElseThrow()));
  }

  @Override
  public Table holding(String table, List<String> columns, List<@Nullable Object> values) {
    String condition =
        IntStream.range(0, columns.size())
            .mapToObj(at -> written(columns.get(at)) + " = " + literal(values.get(at)))
            .collect(Collectors.joining(" AND "));
    return rows(
        "SELECT * FROM %s WHERE %s".formatted(catalog.written(table), condition),
        1,
        Table.of(List.of(), List.of()));
  }

  private Table rows(String sql, int most, Table otherwise) {
    return database.first(sql, most) instanceof SqlOutcome.Executed executed
        ? executed.result()
        : otherwise;
  }

  private String written(String name) {
    return SqlNames.written(catalog.dialect(), name);
  }

  private static String literal(@Nullable Object value) {
    return value instanceof Number
        ? value.toString()
        : "'" + Objects.toString(value).replace("'", "''") + "'";
  }
}
