package dev.assay.pandas.value;

/**
 * One backslash escape of a regular expression.
 *
 * @param translated what Java writes for it
 * @param end where the rest of the pattern goes on
 * @param group the group that it refers back to, 0 for none
 */
record RegexEscape(String translated, int end, int group) {

  /** Java counts accents among the letters of words and has no fractions there, unlike Python. */
  private static final String WORD = "\\p{L}\\p{N}_";

  private static final String OTHER =
      "\\p{M}\\p{S}\\p{Z}\\p{C}\\p{Ps}\\p{Pe}\\p{Pi}\\p{Pf}\\p{Pd}\\p{Po}"
          + "\\u203F\\u2040\\u2054\\uFE33\\uFE34\\uFE4D-\\uFE4F\\uFF3F";

  private static final String SPACE = "\\s\\x1C-\\x1F";

  private static String either(String characters, boolean inClass) {
    return inClass ? characters : "[" + characters + "]";
  }

  static RegexEscape read(RegexTranslator translator, String pattern, int at, boolean inClass) {
    if (at + 1 >= pattern.length()) {
      throw translator.error("bad escape (end of pattern)");
    }
    char kind = pattern.charAt(at + 1);
    int next = at + 2;
    return switch (kind) {
      case 'w' -> as(translator.isUnicode() ? either(WORD, inClass) : "\\w", next);
      case 'W' -> as(translator.isUnicode() ? either(OTHER, inClass) : "\\W", next);
      case 's' -> as(translator.isUnicode() ? either(SPACE, inClass) : "\\s", next);
      case 'd', 'D', 'S' -> as("\\" + kind, next);
      case 'b' -> as(inClass ? "\\x08" : "\\b", next);
      case 'B', 'A', 'Z' -> {
        if (inClass) {
          throw translator.error("bad escape \\" + kind);
        }
        yield as(anchor(kind), next);
      }
      case 'n', 'r', 't', 'f', 'a' -> as("\\" + kind, next);
      case 'v' -> as("\\x0B", next);
      case 'x' -> hexadecimal(translator, pattern, next, 2);
      case 'u' -> hexadecimal(translator, pattern, next, 4);
      case 'U' -> hexadecimal(translator, pattern, next, 8);
      case '0' -> octal(pattern, at + 1, 3);
      case '1', '2', '3', '4', '5', '6', '7', '8', '9' ->
          inClass ? octal(pattern, at + 1, 3) : reference(pattern, at + 1);
      default -> {
        if (Character.isLetterOrDigit(kind) && kind < 0x80) {
          throw translator.error("bad escape \\" + kind);
        }
        yield as(kind < 0x80 ? "\\" + kind : String.valueOf(kind), next);
      }
    };
  }

  /** In Python {@code \B} does not match the empty text. */
  private static String anchor(char kind) {
    return switch (kind) {
      case 'Z' -> "\\z";
      case 'B' -> "(?:\\B(?!\\A\\z))";
      default -> "\\" + kind;
    };
  }

  private static RegexEscape as(String translated, int end) {
    return new RegexEscape(translated, end, 0);
  }

  private static RegexEscape hexadecimal(
      RegexTranslator translator, String pattern, int start, int digits) {
    int end = start + digits;
    if (end > pattern.length()
        || !pattern.substring(start, end).chars().allMatch(c -> Character.digit(c, 16) >= 0)) {
      throw translator.error("incomplete escape");
    }
    long code = Long.parseLong(pattern.substring(start, end), 16);
    if (code > Character.MAX_CODE_POINT) {
      throw translator.error("bad escape");
    }
    return character((int) code, end);
  }

  private static RegexEscape character(int code, int end) {
    return as("\\x{%x}".formatted(code), end);
  }

  private static RegexEscape octal(String pattern, int start, int digits) {
    int end = start;
    int code = 0;
    while (end < pattern.length() && end < start + digits && isOctal(pattern.charAt(end))) {
      code = code * 8 + pattern.charAt(end) - '0';
      end++;
    }
    return character(code, Math.max(end, start + 1));
  }

  private static boolean isOctal(char digit) {
    return digit >= '0' && digit <= '7';
  }

  /** A group's number has at most two digits; three octal digits are a character. */
  private static RegexEscape reference(String pattern, int start) {
    boolean three =
        start + 3 <= pattern.length()
            && pattern.substring(start, start + 3).chars().allMatch(c -> isOctal((char) c))
            && pattern.charAt(start) <= '3';
    if (three) {
      return octal(pattern, start, 3);
    }
    boolean two = start + 1 < pattern.length() && Character.isDigit(pattern.charAt(start + 1));
    int end = start + (two ? 2 : 1);
    int group = Integer.parseInt(pattern.substring(start, end));
    return new RegexEscape("(?:\\" + group + ")", end, group);
  }
}
