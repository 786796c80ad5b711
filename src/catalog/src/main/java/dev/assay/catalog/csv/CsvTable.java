package dev.assay.catalog.csv;

import dev.assay.catalog.CatalogTable;
import dev.assay.catalog.ReadingOptions;
import dev.assay.catalog.ValueSink;
import dev.assay.catalog.profile.TableTally;
import dev.assay.sql.ColumnDefinition;
import dev.assay.sql.TableDefinition;
import dev.assay.table.Table;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A table of a file, read twice: for the types of its columns, then for its values.
 *
 * @param ragged how many rows have more or fewer fields than the first
 * @param firstRagged the line of the first of them
 */
record CsvTable(CatalogTable table, long ragged, long firstRagged) {

  static CsvTable read(String name, Path file, ReadingOptions options, @Nullable ValueSink values)
      throws IOException {
    List<ColumnDefinition> columns = new ArrayList<>();
    List<CsvType> types = new ArrayList<>();
    long rows = types(file, columns, types);
    List<String> names = columns.stream().map(ColumnDefinition::name).toList();
    CatalogTable table =
        new CatalogTable(
            new TableDefinition(name, columns, List.of(), List.of()),
            rows,
            Table.ofValues(names, List.of()));
    long most = TableTally.mostRows(options.rowsPerTable(), names.size());
    // every n-th row, so that the sample is from all over the file
    long step = Math.max(1, (rows + most - 1) / Math.max(1, most));
    TableTally tally = new TableTally(names.size(), options.sampleRows(), options.seed());
    try (CsvRows source = new CsvRows(file)) {
      long number = 0;
      for (List<@Nullable String> row = source.next(); row != null; row = source.next()) {
        sink(name, names, types, row, values);
        if (number++ % step == 0 && !tally.isFull()) {
          tally.add(values(row, types));
        }
      }
      return new CsvTable(
          tally.described(table, tally.rows() == rows), source.ragged(), source.firstRagged());
    }
  }

  /** Finds names, types and which columns are ever empty; answers how many rows there are. */
  private static long types(Path file, List<ColumnDefinition> columns, List<CsvType> types)
      throws IOException {
    try (CsvRows source = new CsvRows(file)) {
      List<String> names = source.names();
      List<@Nullable CsvType> found = new ArrayList<>();
      boolean[] missing = new boolean[names.size()];
      names.forEach(_ -> found.add(null));
      long rows = 0;
      for (List<@Nullable String> row = source.next(); row != null; row = source.next()) {
        rows++;
        for (int column = 0; column < names.size(); column++) {
          String text = row.get(column);
          if (text == null) {
            missing[column] = true;
          } else {
            CsvType before = found.get(column);
            found.set(
                column,
                before == CsvType.TEXT
                    ? before
                    : before == null ? CsvType.of(text) : before.with(CsvType.of(text)));
          }
        }
      }
      for (int column = 0; column < names.size(); column++) {
        CsvType type = found.get(column);
        types.add(type == null ? CsvType.TEXT : type);
        columns.add(
            new ColumnDefinition(
                names.get(column), types.get(column).declared(), missing[column] || rows == 0));
      }
      return rows;
    }
  }

  private static List<@Nullable Object> values(List<@Nullable String> row, List<CsvType> types) {
    List<@Nullable Object> values = new ArrayList<>(row.size());
    for (int column = 0; column < row.size(); column++) {
      String text = row.get(column);
      values.add(text == null ? null : types.get(column).value(text));
    }
    return values;
  }

  private static void sink(
      String table,
      List<String> names,
      List<CsvType> types,
      List<@Nullable String> row,
      @Nullable ValueSink values) {
    for (int column = 0; values != null && column < row.size(); column++) {
      String text = row.get(column);
      if (text != null && types.get(column) == CsvType.TEXT) {
        values.value(table, names.get(column), text);
      }
    }
  }
}
