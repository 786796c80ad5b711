package dev.assay.pandas.frame.show;

import dev.assay.pandas.frame.CategoryColumn;
import dev.assay.pandas.frame.Column;
import dev.assay.pandas.frame.DataFrame;
import dev.assay.pandas.frame.Index;
import dev.assay.pandas.frame.Series;
import dev.assay.pandas.value.Text;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Values of pandas as text, for {@code print}. */
public final class TextOf {

  private TextOf() {}

  /** A frame, without its middle where it is long or wide. */
  public static String frame(DataFrame frame) {
    return new TableText(false, true, true).frame(frame);
  }

  /** A series, with its name and dtype. */
  public static String series(Series series) {
    return new TableText(false, true, true).series(series, true);
  }

  /** A label as pandas prints one in a list: text in quotes, whatever it has in it. */
  public static String thing(Object label) {
    return IndexText.quoted(label);
  }

  /** {@code CategoricalDtype(...)} of categories, null for none. */
  public static String categories(@Nullable Column categories, boolean ordered) {
    return "CategoricalDtype(categories=%s, ordered=%s, categories_dtype=%s)"
        .formatted(
            categories == null ? "None" : IndexText.list(categories, "CategoricalDtype"),
            ordered ? "True" : "False",
            categories == null ? "None" : categories.dtypeName());
  }

  /** An index, as its constructor would be called. */
  public static String index(Index index) {
    return IndexText.of(index);
  }

  /** An array, with its dtype in a representation and with blanks between values in a text. */
  public static String array(Column column, boolean repr) {
    if (column instanceof CategoryColumn categories) {
      return CategoryText.array(categories);
    }
    List<String> items = new ArrayList<>();
    for (Object item : column.items()) {
      items.add(item instanceof Double number ? real(number) : Text.repr(item));
    }
    return repr
        ? "array([" + String.join(", ", items) + "]" + dtype(column) + ")"
        : "[" + String.join(" ", items) + "]";
  }

  private static String dtype(Column column) {
    return switch (column.dtype()) {
      case INT64, FLOAT64, BOOL -> "";
      default -> ", dtype=" + column.dtypeName();
    };
  }

  private static String real(double value) {
    String text = Text.str(value);
    return text.endsWith(".0") ? text.substring(0, text.length() - 1) : text;
  }
}
