package dev.assay.pandas;

import dev.assay.pandas.column.Column;
import dev.assay.pandas.column.Columns;
import dev.assay.pandas.frame.DataFrame;
import dev.assay.pandas.frame.csv.CsvColumns;
import dev.assay.pandas.value.Bytes;
import dev.assay.pandas.value.None;
import dev.assay.pandas.value.PythonError;
import dev.assay.table.Binary;
import dev.assay.table.Table;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A frame that programs find when they begin. It never changes, so that many programs may share it.
 */
public final class Frame {

  private final DataFrame data;

  private Frame(DataFrame data) {
    this.data = data;
  }

  /**
   * A table as {@code pd.read_sql} types it: NULL makes integers floats and stays None in text;
   * decimals become floats; text, mixtures and columns of nothing but NULL are objects.
   */
  public static Frame ofTable(Table table) {
    List<Column> columns = new ArrayList<>();
    for (int position = 0; position < table.columnCount(); position++) {
      List<Object> cells = new ArrayList<>(table.rowCount());
      table.values(position).forEach(cell -> cells.add(cell(cell)));
      columns.add(Columns.infer(cells));
    }
    return new Frame(DataFrame.of(table.columnNames(), columns));
  }

  /**
   * The cells of a CSV file as {@code pd.read_csv} types them.
   *
   * @param header the names of the columns as {@code pd.read_csv} has made them unique
   * @param columns the text of each column's cells, {@code null} where a row is too short
   * @throws PandasException when Assay has no such dtype; the message begins with the column's name
   */
  public static Frame ofCsv(List<String> header, List<List<@Nullable String>> columns) {
    List<Column> typed = new ArrayList<>();
    for (int position = 0; position < columns.size(); position++) {
      try {
        typed.add(CsvColumns.PLAIN.infer(columns.get(position)));
      } catch (PythonError error) {
        throw PandasException.of(
            PythonError.valueError("column '" + header.get(position) + "': " + error.getMessage()));
      }
    }
    return new Frame(DataFrame.of(header, typed));
  }

  DataFrame data() {
    return data;
  }

  /** How many cells it has, its labels counted. */
  long cells() {
    return (long) data.rowCount() * (data.columnCount() + 1);
  }

  private static Object cell(@Nullable Object value) {
    return switch (value) {
      case null -> None.NONE;
      case BigDecimal number -> number.doubleValue();
      case BigInteger number -> number.bitLength() < Long.SIZE ? number.longValue() : number;
      case Binary binary -> new Bytes(binary.hex());
      default -> value;
    };
  }
}
