package dev.assay.pandas.eval;

import dev.assay.pandas.value.PythonError;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * A format spec of Python's mini-language: {@code [[fill]align][sign][#][0][width][grouping]
 * [.precision][type]}.
 *
 * @param align one of {@code < > ^ =}, a space when not given
 * @param sign one of {@code + -} or a space; {@code -} when not given
 * @param zero whether a 0 stood before the width: numbers are filled with zeros after their sign
 * @param grouping a comma, an underscore, or a space for none
 * @param precision -1 when not given
 * @param type a space when not given
 */
record FormatSpec(
    String fill,
    char align,
    char sign,
    boolean alternate,
    boolean zero,
    int width,
    char grouping,
    int precision,
    char type) {

  private static final Pattern SHAPE =
      Pattern.compile(
          "(?:(.)?([<>=^]))?([-+ ])?(z)?(#)?(0)?(\\d{1,9})?([,_])?(?:\\.(\\d{1,9}))?"
              + "([bcdeEfFgGnosxX%])?",
          Pattern.DOTALL);

  static FormatSpec parse(String spec, String typeName) {
    Matcher matcher = SHAPE.matcher(spec);
    if (!matcher.matches()) {
      throw PythonError.valueError(
          "Invalid format specifier '%s' for object of type '%s'".formatted(spec, typeName));
    }
    checkGrouping(character(matcher.group(8), ' '), character(matcher.group(10), ' '));
    boolean zero = matcher.group(6) != null;
    char align = character(matcher.group(2), ' ');
    String fill = matcher.group(1) != null ? matcher.group(1) : zero ? "0" : " ";
    return new FormatSpec(
        fill,
        align,
        character(matcher.group(3), '-'),
        matcher.group(5) != null,
        zero,
        matcher.group(7) == null ? 0 : Integer.parseInt(matcher.group(7)),
        character(matcher.group(8), ' '),
        matcher.group(9) == null ? -1 : Integer.parseInt(matcher.group(9)),
        character(matcher.group(10), ' '));
  }

  private static void checkGrouping(char grouping, char type) {
    String grouped = grouping == '_' ? "deEfFgG% boxX" : "deEfFgG% ";
    if (grouping != ' ' && grouped.indexOf(type) < 0) {
      throw PythonError.valueError("Cannot specify '%c' with '%c'.".formatted(grouping, type));
    }
  }

  private static char character(@Nullable String text, char missing) {
    return text == null ? missing : text.charAt(0);
  }

  /** The text within the width; text goes left and numbers right unless the spec says otherwise. */
  String pad(String sign, String body, boolean number) {
    int missing = width - Strings.length(sign) - Strings.length(body);
    if (missing <= 0) {
      return sign + body;
    }
    char where = align == ' ' ? (number ? (zero ? '=' : '>') : '<') : align;
    return switch (where) {
      case '<' -> sign + body + fill.repeat(missing);
      case '>' -> fill.repeat(missing) + sign + body;
      case '^' -> fill.repeat(missing / 2) + sign + body + fill.repeat(missing - missing / 2);
      default -> sign + fill.repeat(missing) + body;
    };
  }

  /** Whether numbers are filled with zeros after their sign. */
  boolean zeroFilled() {
    return fill.equals("0") && (align == '=' || (zero && align == ' '));
  }
}
