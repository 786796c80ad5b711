package dev.assay.pandas.frame.show;

import dev.assay.pandas.column.CategoryColumn;
import dev.assay.pandas.column.Column;
import dev.assay.pandas.value.PythonError;
import dev.assay.pandas.value.Text;
import java.util.function.Function;
import java.util.stream.Collectors;

/** The text of an array of pandas' own dtypes: its name, the elements, their number, the dtype. */
public final class ExtensionArrayText {

  private static final int ELEMENTS_IN_A_LINE = 76;

  private ExtensionArrayText() {}

  /**
   * The text of the array.
   *
   * @throws PythonError where it has several lines
   */
  public static String of(Column column) {
    if (column instanceof CategoryColumn categories) {
      return CategoryText.array(categories);
    }
    String name = name(column);
    Function<Object, String> writer = writer(column);
    String elements = column.items().stream().map(writer).collect(Collectors.joining(", "));
    if (elements.length() > ELEMENTS_IN_A_LINE) {
      throw PythonError.unsupported(
          "the text of a " + name + " of several lines", "use its tolist()");
    }
    return "<%s>\n[%s]\nLength: %d, dtype: %s"
        .formatted(name, elements, column.size(), column.dtypeName());
  }

  private static String name(Column column) {
    return switch (column.dtype().kind()) {
      case BOOL -> "BooleanArray";
      case INTEGER -> "IntegerArray";
      case FLOAT -> "FloatingArray";
      case DATETIME, ZONED -> "DatetimeArray";
      case TIMEDELTA -> "TimedeltaArray";
      case PERIOD -> "PeriodArray";
      case INTERVAL -> "IntervalArray";
      default -> "StringArray";
    };
  }

  private static Function<Object, String> writer(Column column) {
    return switch (column.dtype().kind()) {
      case DATETIME, ZONED, PERIOD -> item -> "'" + Text.str(item) + "'";
      case INTERVAL -> Text::str;
      case TIMEDELTA -> IndexText.writer(column, null);
      default -> Text::repr;
    };
  }
}
