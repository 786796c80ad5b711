package dev.assay.pandas.eval;

import dev.assay.pandas.value.CountedText;
import dev.assay.pandas.value.PythonError;

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

  private static final String ALIGNMENTS = "<>=^";
  private static final int NONE = -2;

  static FormatSpec parse(String spec, String typeName) {
    SpecReader reader = new SpecReader(spec);
    String fill = reader.followedBy(ALIGNMENTS);
    char align = reader.oneOf(ALIGNMENTS, ' ');
    char sign = reader.oneOf("-+ ", '-');
    if (reader.accept('z')) {
      throw PythonError.unsupported("the option 'z' of format specs", "leave it out, and add 0.0");
    }
    boolean alternate = reader.accept('#');
    boolean zero = reader.accept('0');
    int width = reader.number(0);
    char grouping = reader.oneOf(",_", ' ');
    int precision = reader.accept('.') ? reader.number(NONE) : -1;
    char type = reader.oneOf("bcdeEfFgGnosxX%", ' ');
    if (!reader.isAtEnd() || precision == NONE) {
      throw PythonError.valueError(
          "Invalid format specifier '%s' for object of type '%s'", spec, typeName);
    }
    checkGrouping(grouping, type);
    String filling = fill != null ? fill : zero ? "0" : " ";
    return new FormatSpec(filling, align, sign, alternate, zero, width, grouping, precision, type);
  }

  private static void checkGrouping(char grouping, char type) {
    String grouped = grouping == '_' ? "deEfFgG% boxX" : "deEfFgG% ";
    if (grouping != ' ' && grouped.indexOf(type) < 0) {
      throw PythonError.valueError("Cannot specify '%c' with '%c'.", grouping, type);
    }
  }

  /** The text within the width; text goes left and numbers right unless the spec says otherwise. */
  String pad(String sign, String body, boolean number) {
    int missing = width - Strings.length(sign) - Strings.length(body);
    if (missing <= 0) {
      return sign + body;
    }
    char where = align == ' ' ? (number ? (zero ? '=' : '>') : '<') : align;
    return switch (where) {
      case '<' -> sign + body + CountedText.repeat(fill, missing);
      case '>' -> CountedText.repeat(fill, missing) + sign + body;
      case '^' ->
          CountedText.repeat(fill, missing / 2)
              + sign
              + body
              + CountedText.repeat(fill, missing - missing / 2);
      default -> sign + CountedText.repeat(fill, missing) + body;
    };
  }

  /** Whether numbers are filled with zeros after their sign. */
  boolean zeroFilled() {
    return fill.equals("0") && (align == '=' || (zero && align == ' '));
  }
}
