package dev.assay.pandas.value;

import java.math.BigDecimal;
import java.math.MathContext;
import java.time.Duration;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.util.ArrayList;
import java.util.List;

/** What Python's {@code repr} and {@code str} give for a value. */
public final class Text {

  private static final int MAX_DEPTH = 500;

  /** From here to the power Java writes floats as Python does. */
  private static final double LEAST_PLAIN = 1e-3;

  private static final double LEAST_POWER = 1e7;

  private static final int MAX_LENGTH = 1_000_000;

  private Text() {}

  /** What {@code str(value)} gives. */
  public static String str(Object value) {
    return switch (value) {
      case String text -> text;
      case NumpyFloat number -> ofFloat(number.value());
      case NumpyInt number -> Long.toString(number.value());
      case NumpyBool truth -> truth.value() ? "True" : "False";
      case LocalDate date -> date.toString();
      case LocalDateTime time -> DateTimeText.dateTime(time);
      case LocalTime time -> DateTimeText.time(time);
      case Duration duration -> DateTimeText.duration(duration);
      case NumpyTemporal temporal -> NumpyTimes.str(temporal);
      case Timestamp time -> DateTimeText.timestamp(time);
      case Timedelta delta -> DateTimeText.timedelta(delta);
      case PyList list when list.isFrozen() -> list.text();
      case Custom custom -> custom.str();
      default -> repr(value);
    };
  }

  /** What {@code repr(value)} gives. */
  public static String repr(Object value) {
    TextBuilder out = new TextBuilder();
    append(out, value, new ArrayList<>());
    return out.toString();
  }

  private static void append(TextBuilder out, Object value, List<Object> within) {
    TimeLimit.check();
    if (out.length() > MAX_LENGTH) {
      throw new LimitError(
          "TextLimitError", "the text of the value is longer than " + MAX_LENGTH + " characters");
    }
    if (within.size() > MAX_DEPTH) {
      throw new LimitError(
          "RecursionError", "maximum recursion depth exceeded while getting the repr of an object");
    }
    switch (value) {
      case PyList list when list.isFrozen() ->
          out.append("FrozenList(").append(list.text()).append(")");
      case PyList list -> nested(out, "[", list.items(), "]", value, within);
      case PyNamedTuple tuple -> appendNamed(out, tuple, within);
      case PyTuple tuple ->
          nested(out, "(", tuple.items(), tuple.size() == 1 ? ",)" : ")", value, within);
      case PySet set when set.isFrozen() ->
          nested(
              out,
              set.size() == 0 ? "frozenset(" : "frozenset({",
              set.items(),
              set.size() == 0 ? ")" : "})",
              value,
              within);
      case PySet set when set.size() == 0 -> out.append("set()");
      case PySet set -> nested(out, "{", set.items(), "}", value, within);
      case PyDict dict -> appendDict(out, dict, within);
      default -> out.append(scalar(value));
    }
  }

  /** A tuple of parts that are text already. */
  public static String tuple(List<String> parts) {
    return "(" + CountedText.join(", ", parts) + (parts.size() == 1 ? ",)" : ")");
  }

  private static boolean isWithin(List<Object> within, Object container) {
    for (Object outer : within) {
      if (outer == container) {
        return true;
      }
    }
    return false;
  }

  private static void nested(
      TextBuilder out,
      String open,
      List<Object> items,
      String close,
      Object container,
      List<Object> within) {
    if (isWithin(within, container)) {
      out.append(open).append("...").append(close);
      return;
    }
    within.add(container);
    out.append(open);
    String separator = "";
    for (Object item : items) {
      out.append(separator);
      append(out, item, within);
      separator = ", ";
    }
    out.append(close);
    within.removeLast();
  }

  private static void appendNamed(TextBuilder out, PyNamedTuple tuple, List<Object> within) {
    within.add(tuple);
    out.append(tuple.typeName()).append('(');
    for (int index = 0; index < tuple.size(); index++) {
      out.append(index == 0 ? "" : ", ").append(tuple.names().get(index)).append('=');
      append(out, tuple.get(index), within);
    }
    out.append(')');
    within.removeLast();
  }

  private static void appendDict(TextBuilder out, PyDict dict, List<Object> within) {
    if (isWithin(within, dict)) {
      out.append("{...}");
      return;
    }
    String own = dict.shown();
    if (own != null) {
      out.append(own);
      return;
    }
    if (dict.size() == 0 && dict.reprPrefix().equals(dict.typeName() + "(")) {
      out.append(dict.reprPrefix()).append(dict.reprSuffix());
      return;
    }
    within.add(dict);
    boolean pairs = dict.isShownInPairs();
    out.append(dict.reprPrefix()).append(pairs ? '[' : '{');
    String separator = pairs ? "(" : "";
    for (PyDict.Entry entry : dict.shownEntries()) {
      out.append(separator);
      append(out, entry.key(), within);
      out.append(pairs ? ", " : ": ");
      append(out, entry.value(), within);
      separator = pairs ? "), (" : ", ";
    }
    out.append(pairs ? ")]" : "}").append(dict.reprSuffix());
    within.removeLast();
  }

  private static String scalar(Object value) {
    return switch (value) {
      case String text -> quoted(text);
      case Boolean truth -> truth ? "True" : "False";
      case Double number -> ofFloat(number);
      case NumpyFloat number -> "np.float64(" + ofFloat(number.value()) + ")";
      case NumpyInt number -> "np." + number.kind() + "(" + number.value() + ")";
      case NumpyBool truth -> truth.value() ? "np.True_" : "np.False_";
      case LocalDate date ->
          "datetime.date(%d, %d, %d)"
              .formatted(date.getYear(), date.getMonthValue(), date.getDayOfMonth());
      case LocalDateTime time -> DateTimeText.dateTimeRepr(time);
      case LocalTime time -> DateTimeText.timeRepr(time);
      case Duration duration -> DateTimeText.durationRepr(duration);
      case NumpyTemporal temporal -> NumpyTimes.repr(temporal);
      case Timestamp time -> "Timestamp('" + DateTimeText.timestamp(time) + "')";
      case Timedelta delta -> "Timedelta('" + DateTimeText.timedelta(delta) + "')";
      case PySlice slice ->
          "slice(%s, %s, %s)"
              .formatted(repr(slice.start()), repr(slice.stop()), repr(slice.step()));
      case Custom custom -> custom.repr();
      default -> value.toString();
    };
  }

  /** A float as Python writes it: shortest digits, exponent below 1e-4 and from 1e16 on. */
  public static String ofFloat(double number) {
    if (Double.isNaN(number)) {
      return "nan";
    }
    if (Double.isInfinite(number)) {
      return number > 0 ? "inf" : "-inf";
    }
    if (number == 0) {
      return 1 / number < 0 ? "-0.0" : "0.0";
    }
    double size = Math.abs(number);
    if (size >= LEAST_PLAIN && size < LEAST_POWER) {
      return Double.toString(number);
    }
    BigDecimal shortest = shortest(number);
    String digits = shortest.unscaledValue().abs().toString();
    int exponent = digits.length() - shortest.scale() - 1;
    String sign = number < 0 ? "-" : "";
    if (exponent < -4 || exponent >= 16) {
      String fraction = digits.length() > 1 ? "." + digits.substring(1) : "";
      String power = (Math.abs(exponent) < 10 ? "0" : "") + Math.abs(exponent);
      return sign + digits.charAt(0) + fraction + "e" + (exponent < 0 ? "-" : "+") + power;
    }
    String plain = shortest.abs().toPlainString();
    return sign + (plain.contains(".") ? plain : plain + ".0");
  }

  /** Java writes at least two digits; Python one where one is enough. */
  private static BigDecimal shortest(double number) {
    BigDecimal digits = new BigDecimal(Double.toString(number)).stripTrailingZeros();
    if (digits.precision() == 2) {
      BigDecimal one = digits.round(new MathContext(1));
      return one.doubleValue() == number ? one : digits;
    }
    return digits;
  }

  /** A string in quotes, as {@code repr} writes it. */
  public static String quoted(String text) {
    char quote = text.indexOf('\'') >= 0 && text.indexOf('"') < 0 ? '"' : '\'';
    TextBuilder out = new TextBuilder(text.length() + 2).append(quote);
    text.codePoints().forEach(point -> appendEscaped(out, point, quote));
    return out.append(quote).toString();
  }

  private static void appendEscaped(TextBuilder out, int point, char quote) {
    switch (point) {
      case '\n' -> out.append("\\n");
      case '\r' -> out.append("\\r");
      case '\t' -> out.append("\\t");
      case '\\' -> out.append("\\\\");
      default -> {
        if (point == quote) {
          out.append('\\').append(quote);
        } else if (isPrintable(point)) {
          out.appendCodePoint(point);
        } else {
          String format = point < 0x100 ? "\\x%02x" : point < 0x10000 ? "\\u%04x" : "\\U%08x";
          out.append(format.formatted(point));
        }
      }
    }
  }

  private static boolean isPrintable(int point) {
    return switch (Character.getType(point)) {
      case Character.CONTROL,
          Character.FORMAT,
          Character.SURROGATE,
          Character.PRIVATE_USE,
          Character.UNASSIGNED,
          Character.LINE_SEPARATOR,
          Character.PARAGRAPH_SEPARATOR ->
          false;
      case Character.SPACE_SEPARATOR -> point == ' ';
      default -> true;
    };
  }
}
