package dev.assay.pandas.frame.show;

import dev.assay.pandas.column.CategoryColumn;
import dev.assay.pandas.column.Column;
import dev.assay.pandas.column.DType;
import dev.assay.pandas.column.Positions;
import dev.assay.pandas.value.CountedText;
import dev.assay.pandas.value.Text;
import dev.assay.pandas.value.TextBuilder;
import java.util.ArrayList;
import java.util.List;

/** Categories as text: the line below a series of them, and an array of them. */
final class CategoryText {

  private static final int MOST_CATEGORIES = 8;
  private static final int MOST_VALUES = 10;
  private static final int LINE = 80;

  private CategoryText() {}

  /** The categories, but for the middle of many. */
  static List<String> few(CategoryColumn column) {
    Column categories = column.categories();
    int size = categories.size();
    if (size <= MOST_CATEGORIES) {
      return quoted(categories);
    }
    int half = MOST_CATEGORIES / 2;
    List<String> texts = quoted(categories.slice(0, half));
    texts.add("...");
    texts.addAll(quoted(categories.slice(size - half, size)));
    return texts;
  }

  /** {@code Categories (2, object): ['a', 'b']}, over several lines where they are many. */
  static String footer(CategoryColumn column) {
    Column categories = column.categories();
    int size = categories.size();
    List<String> texts = few(column);
    String head = "Categories (%d, %s): ".formatted(size, categories.dtypeName());
    String separator = column.ordered() ? " < " : ", ";
    TextBuilder line = new TextBuilder();
    int length = head.length();
    for (String text : texts) {
      if (length + separator.length() + text.length() > LINE) {
        line.append(separator.stripTrailing())
            .append('\n')
            .append(CountedText.repeat(" ", head.length() + 1));
        length = head.length() + 1;
      } else if (!line.isEmpty()) {
        line.append(separator);
        length += text.length();
      }
      line.append(text);
    }
    return head + "[" + line.toString().replace(" < ... < ", " ... ") + "]";
  }

  /** An array of categories, as pandas shows its own. */
  static String array(CategoryColumn column) {
    int size = column.size();
    if (size == 0) {
      return "[], " + footer(column);
    }
    if (size <= MOST_VALUES) {
      return "[" + CountedText.join(", ", quoted(column)) + "]\n" + footer(column);
    }
    int half = MOST_VALUES / 2;
    return "[%s, ..., %s]\nLength: %d\n%s"
        .formatted(
            CountedText.join(", ", quoted(column.take(Positions.range(0, half)))),
            CountedText.join(", ", quoted(column.take(Positions.range(size - half, size)))),
            size,
            footer(column));
  }

  /** The values as cells show them, text in quotes. */
  private static List<String> quoted(Column column) {
    Column values =
        column instanceof CategoryColumn categories ? CellText.shown(categories) : column;
    List<String> shown = new ArrayList<>(CellText.of(values, false));
    for (int at = 0; at < shown.size(); at++) {
      boolean text = values.dtype() == DType.OBJECT && values.item(at) instanceof String;
      shown.set(at, text ? Text.repr(values.item(at)) : shown.get(at).strip());
    }
    return shown;
  }
}
