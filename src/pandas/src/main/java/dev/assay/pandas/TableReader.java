package dev.assay.pandas;

import dev.assay.pandas.builtins.pandas.FrameObject;
import dev.assay.pandas.eval.Context;
import dev.assay.pandas.frame.Column;
import dev.assay.pandas.frame.Columns;
import dev.assay.pandas.frame.DataFrame;
import dev.assay.pandas.value.None;
import dev.assay.table.Binary;
import dev.assay.table.Table;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Makes frames of tables, with the dtypes that {@code pd.read_sql} gives. */
final class TableReader {

  private final Context context;

  TableReader(Context context) {
    this.context = context;
  }

  FrameObject frame(Table table) {
    context.budget().cells((long) table.rowCount() * (table.columnCount() + 1));
    List<Column> columns = new ArrayList<>();
    for (int position = 0; position < table.columnCount(); position++) {
      List<Object> cells = new ArrayList<>(table.rowCount());
      table.values(position).forEach(cell -> cells.add(cell(cell)));
      columns.add(Columns.infer(cells));
    }
    return new FrameObject(DataFrame.of(table.columnNames(), columns));
  }

  private static Object cell(@Nullable Object value) {
    return switch (value) {
      case null -> None.NONE;
      case BigDecimal number -> number.doubleValue();
      case BigInteger number -> number.bitLength() < Long.SIZE ? number.longValue() : number;
      case Binary binary -> binary.toString();
      default -> value;
    };
  }
}
