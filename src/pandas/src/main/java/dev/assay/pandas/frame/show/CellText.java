package dev.assay.pandas.frame.show;

import dev.assay.pandas.column.CategoryColumn;
import dev.assay.pandas.column.Column;
import dev.assay.pandas.column.DType;
import dev.assay.pandas.column.DoubleColumn;
import dev.assay.pandas.column.LongColumn;
import dev.assay.pandas.column.ObjectColumn;
import dev.assay.pandas.column.Scalars;
import dev.assay.pandas.column.TimeColumn;
import dev.assay.pandas.column.ZonedColumn;
import dev.assay.pandas.frame.time.DateFormatter;
import dev.assay.pandas.value.CountedText;
import dev.assay.pandas.value.Custom;
import dev.assay.pandas.value.Elements;
import dev.assay.pandas.value.FixedPoint;
import dev.assay.pandas.value.NumpyFloat;
import dev.assay.pandas.value.PyList;
import dev.assay.pandas.value.PyNamedTuple;
import dev.assay.pandas.value.PyTuple;
import dev.assay.pandas.value.Spending;
import dev.assay.pandas.value.Text;
import dev.assay.pandas.value.TimeLimit;
import java.util.ArrayList;
import java.util.List;

/** The values of a column as pandas writes them into tables, before they are brought to a width. */
final class CellText {

  private static final int DIGITS = 6;
  private static final double LARGE = 1e6;
  private static final double SMALL = 1e-6;
  private static final String MIDNIGHT = " 00:00:00";

  private CellText() {}

  /** One text a value; {@code spaced} where a space, or a sign, stands in front. */
  static List<String> of(Column column, boolean spaced) {
    return switch (column) {
      case CategoryColumn categories -> of(shown(categories), spaced);
      case DoubleColumn doubles -> reals(doubles.values(), spaced);
      case LongColumn longs -> integers(longs, spaced);
      case TimeColumn times -> times(times);
      case ZonedColumn zoned -> zoned.items().stream().map(Text::str).toList();
      default -> objects(column, spaced);
    };
  }

  /** Categories as what they are; whole numbers stay so beside missing ones. */
  static Column shown(CategoryColumn column) {
    boolean whole = column.categories().dtype().isInteger() && column.hasMissing();
    return whole ? ObjectColumn.of(column) : column.decoded();
  }

  /** The labels of a level: without the space that all have in front, and of one width. */
  static List<String> labels(Column column) {
    List<String> texts = new ArrayList<>(of(column, true));
    // labels stand on the left, where numbers have a space for the sign; cells stand on the right
    texts.replaceAll(text -> text.equals("NaN") ? " NaN" : text);
    while (!texts.isEmpty() && texts.stream().allMatch(text -> text.startsWith(" "))) {
      texts.replaceAll(text -> text.substring(1));
    }
    boolean plain = column.dtype().kind() == DType.Kind.OBJECT || column instanceof CategoryColumn;
    int width = plain ? 0 : texts.stream().mapToInt(String::length).max().orElse(0);
    texts.replaceAll(text -> text + CountedText.repeat(" ", Math.max(0, width - text.length())));
    return texts;
  }

  private static List<String> integers(LongColumn column, boolean spaced) {
    List<String> texts = new ArrayList<>();
    for (Object item : column.items()) {
      String text = Text.str(item);
      texts.add(spaced && !text.startsWith("-") ? " " + text : text);
    }
    return texts;
  }

  private static List<String> times(TimeColumn column) {
    List<String> written = column.items().stream().map(Text::str).toList();
    List<String> texts =
        column.dtype().isDatetime() ? DateFormatter.withSameFractions(written) : written;
    boolean whole = texts.stream().allMatch(text -> !day(text).equals(text) || text.equals("NaT"));
    return whole ? texts.stream().map(CellText::day).toList() : texts;
  }

  /** A time without its midnight; days of a negative duration have a sign before theirs. */
  static String day(String text) {
    for (String midnight : List.of(" +00:00:00", MIDNIGHT)) {
      if (text.endsWith(midnight)) {
        return text.substring(0, text.length() - midnight.length());
      }
    }
    return text;
  }

  private static List<String> objects(Column column, boolean spaced) {
    List<String> texts = new ArrayList<>();
    boolean plain = column.dtype() == DType.OBJECT || column.dtype().isFloat();
    for (Object item : column.items()) {
      TimeLimit.check();
      if (plain && item instanceof Double number && !number.isNaN()) {
        texts.add(trimmed(fixed(number, true)));
      } else {
        String text = Scalars.isMissing(item) ? missing(item) : shown(item);
        String written = spaced ? " " + text : text;
        if (written != item) {
          Spending.made(written);
        }
        texts.add(written);
      }
    }
    return texts;
  }

  private static String missing(Object item) {
    return item instanceof Double || item instanceof NumpyFloat ? "NaN" : Text.str(item);
  }

  /** Text with its line ends escaped; lists without the quotes of their elements. */
  private static String shown(Object item) {
    if (item instanceof PyList list) {
      List<String> parts = list.items().stream().map(CellText::shown).toList();
      return "[" + CountedText.join(", ", parts) + "]";
    }
    if (item instanceof PyTuple tuple && !(item instanceof PyNamedTuple)) {
      return Text.tuple(tuple.items().stream().map(CellText::shown).toList());
    }
    if (item instanceof Elements array) {
      List<String> parts = array.elements().stream().map(CellText::shown).toList();
      return "[" + CountedText.join(", ", parts) + "]";
    }
    if (item instanceof Custom custom && custom.str().equals(DType.STRING.text())) {
      return custom.repr(); // the dtype, which shows how its text is kept
    }
    return Text.str(item).replace("\t", "\\t").replace("\r", "\\r").replace("\n", "\\n");
  }

  private static List<String> reals(double[] values, boolean spaced) {
    List<String> texts = new ArrayList<>();
    boolean large = false;
    boolean small = false;
    for (double value : values) {
      large |= Math.abs(value) > LARGE && !Double.isNaN(value);
      small |= Math.abs(value) < SMALL && value != 0;
      texts.add(fixed(value, spaced));
    }
    List<String> trimmed = trimmed(texts);
    boolean wide = trimmed.stream().anyMatch(text -> text.length() > 2 * DIGITS);
    if (!small && !(wide && large)) {
      return trimmed;
    }
    List<String> powers = new ArrayList<>();
    for (double value : values) {
      boolean number = !Double.isNaN(value) && !Double.isInfinite(value);
      powers.add(number ? signed("%.6e".formatted(value), spaced) : fixed(value, spaced));
    }
    return powers;
  }

  private static String fixed(double value, boolean spaced) {
    if (Double.isNaN(value)) {
      return "NaN"; // without the space: a column of nothing else is narrower
    }
    if (Double.isInfinite(value)) {
      return value < 0 ? "-inf" : signed("inf", spaced);
    }
    String digits = FixedPoint.of(Math.abs(value), DIGITS);
    boolean negative = value < 0 || value == 0 && 1 / value < 0;
    return signed(negative ? "-" + digits : digits, spaced);
  }

  private static String signed(String text, boolean spaced) {
    return spaced && !text.startsWith("-") ? " " + text : text;
  }

  private static String trimmed(String number) {
    return trimmed(List.of(number)).getFirst();
  }

  /** The zeros at the end that all the numbers have are left out, but one. */
  private static List<String> trimmed(List<String> texts) {
    int zeros = DIGITS;
    for (String text : texts) {
      if (text.indexOf('.') >= 0) {
        int end = text.length();
        while (text.charAt(end - 1) == '0') {
          end--;
        }
        zeros = Math.min(zeros, text.length() - end);
      }
    }
    int cut = zeros;
    return texts.stream()
        .map(
            text -> {
              if (text.indexOf('.') < 0) {
                return text;
              }
              String shorter = text.substring(0, text.length() - cut);
              return shorter.endsWith(".") ? shorter + "0" : shorter;
            })
        .toList();
  }
}
