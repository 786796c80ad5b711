package dev.assay.pandas.api.csv;

import dev.assay.pandas.column.CategoryColumn;
import dev.assay.pandas.column.Column;
import dev.assay.pandas.column.DoubleColumn;
import dev.assay.pandas.column.TimeColumn;
import dev.assay.pandas.eval.Args;
import dev.assay.pandas.eval.Context;
import dev.assay.pandas.eval.PyCallable;
import dev.assay.pandas.frame.convert.TextCasts;
import dev.assay.pandas.frame.csv.CsvStyle.Field;
import dev.assay.pandas.value.BinaryOperator;
import dev.assay.pandas.value.Strftime;
import dev.assay.pandas.value.Text;
import dev.assay.pandas.value.Timestamp;
import java.util.ArrayList;
import java.util.List;

/** The cells of columns as {@code to_csv} writes them. */
final class CsvCells {

  private final Args args;
  private final Context context;
  private final String missing;

  CsvCells(Args args) {
    this.args = args;
    this.context = args.context();
    this.missing = args.string("na_rep");
  }

  /**
   * The cells of a column.
   *
   * @param days whether times are midnights and are written without them
   */
  List<Field> of(Column column, boolean days) {
    List<Field> cells = new ArrayList<>(column.size());
    context.budget().steps(column.size());
    switch (column) {
      case CategoryColumn categories -> {
        List<Field> known = of(categories.categories(), days);
        for (int code : categories.codes()) {
          cells.add(code < 0 ? Field.of(missing) : known.get(code));
        }
      }
      case TimeColumn times -> times(times, days, cells);
      case DoubleColumn reals -> {
        for (int row = 0; row < reals.size(); row++) {
          cells.add(reals.isMissing(row) ? Field.of(missing) : real(reals.values()[row]));
        }
      }
      default -> {
        for (int row = 0; row < column.size(); row++) {
          cells.add(column.isMissing(row) ? Field.of(missing) : plain(column.item(row)));
        }
      }
    }
    return cells;
  }

  private static Field plain(Object value) {
    boolean number = value instanceof Number || value instanceof Boolean;
    return new Field(Text.str(value), number);
  }

  private Field real(double value) {
    Object format = args.optional("float_format");
    if (format == null) {
      return new Field(Text.ofFloat(value).replace(".", args.string("decimal")), true);
    }
    Object text =
        format instanceof PyCallable function
            ? context.call(function, value)
            : context.binary(BinaryOperator.MODULO, args.string("float_format"), value);
    return Field.of(context.str(text).replace(".", args.string("decimal")));
  }

  private void times(TimeColumn times, boolean days, List<Field> cells) {
    String format = times.dtype().isDatetime() ? args.optionalString("date_format") : null;
    Column texts = TextCasts.texts(times, days);
    for (int row = 0; row < times.size(); row++) {
      if (times.isMissing(row)) {
        cells.add(Field.of(missing));
      } else {
        cells.add(
            Field.of(
                format == null
                    ? Text.str(texts.item(row))
                    : Strftime.format(((Timestamp) times.item(row)).dateTime(), format)));
      }
    }
  }
}
