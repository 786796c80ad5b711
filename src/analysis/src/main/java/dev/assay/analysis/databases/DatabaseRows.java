package dev.assay.analysis.databases;

import dev.assay.catalog.Catalog;
import dev.assay.catalog.FirstRows;
import dev.assay.sql.ColumnDefinition;
import dev.assay.sql.SqlOutcome;
import dev.assay.sql.TableDefinition;
import dev.assay.sql.TestTable;
import dev.assay.table.Column;
import dev.assay.table.Table;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;

/** The first rows of a database's tables, each table read once, when it is wanted. */
public final class DatabaseRows {

  private final Catalog catalog;
  private final Function<String, SqlOutcome> database;
  private final int most;
  private final Map<String, Table> read = new HashMap<>();

  /**
   * Rows of the database that the catalog is of.
   *
   * @param database executes a query on it
   * @param most rows of each table
   */
  public DatabaseRows(Catalog catalog, Function<String, SqlOutcome> database, int most) {
    this.catalog = catalog;
    this.database = database;
    this.most = most;
  }

  /**
   * The rows of tables, in the columns that these have; those that they refer to may be left out.
   */
  public List<TestTable> of(List<TableDefinition> tables) {
    return tables.stream().map(this::of).toList();
  }

  private TestTable of(TableDefinition table) {
    Table rows = read.computeIfAbsent(table.name(), this::rows);
    List<Integer> places = new ArrayList<>();
    List<Column> columns = new ArrayList<>();
    for (int at = 0; at < rows.columnCount(); at++) {
      Column column = rows.columns().get(at);
      Optional<ColumnDefinition> defined = table.column(column.name());
      if (defined.isPresent()) {
        places.add(at);
        columns.add(new Column(defined.get().name(), column.type()));
      }
    }
    return new TestTable(table, Table.of(columns, rows.project(places).rows()));
  }

  private Table rows(String table) {
    String sql = FirstRows.of(catalog.dialect(), "*", catalog.written(table), most);
    return database.apply(sql) instanceof SqlOutcome.Executed executed
        ? executed.result()
        : Table.of(List.of(), List.of());
  }
}
