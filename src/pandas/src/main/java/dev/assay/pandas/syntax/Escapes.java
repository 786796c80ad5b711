package dev.assay.pandas.syntax;

/** Resolves the backslash escapes of a string literal; unknown ones stay as they are written. */
final class Escapes {

  private static final String SIMPLE = "\\'\"abfnrtv";
  private static final String MEANING = "\\'\"\u0007\b\f\n\r\t\u000b";

  private final String body;
  private final int offset;
  private final StringBuilder out = new StringBuilder();
  private int at;

  private Escapes(String body, int offset) {
    this.body = body;
    this.offset = offset;
  }

  static String resolve(String body, int offset) {
    return body.indexOf('\\') < 0 ? body : new Escapes(body, offset).run();
  }

  private String run() {
    while (at < body.length()) {
      char next = body.charAt(at);
      if (next == '\\' && at + 1 < body.length()) {
        at++;
        escape(body.charAt(at));
      } else {
        out.append(next);
        at++;
      }
    }
    return out.toString();
  }

  private void escape(char kind) {
    int simple = SIMPLE.indexOf(kind);
    if (simple >= 0) {
      out.append(MEANING.charAt(simple));
      at++;
    } else if (kind == '\n') {
      at++;
    } else if (kind >= '0' && kind <= '7') {
      octal();
    } else {
      switch (kind) {
        case 'x' -> hexadecimal(2, "\\xXX");
        case 'u' -> hexadecimal(4, "\\uXXXX");
        case 'U' -> hexadecimal(8, "\\UXXXXXXXX");
        case 'N' -> named();
        default -> {
          out.append('\\').append(kind);
          at++;
        }
      }
    }
  }

  private void octal() {
    int value = 0;
    for (int digits = 0; digits < 3 && at < body.length(); digits++, at++) {
      int digit = body.charAt(at) - '0';
      if (digit < 0 || digit > 7) {
        break;
      }
      value = value * 8 + digit;
    }
    out.append((char) value);
  }

  private void hexadecimal(int digits, String shape) {
    int start = at + 1;
    int stop = start + digits;
    long value = 0;
    for (int index = start; index < stop; index++) {
      int digit = index < body.length() ? Character.digit(body.charAt(index), 16) : -1;
      if (digit < 0) {
        throw new SyntaxException(
            "(unicode error) truncated " + shape + " escape", offset + at - 1);
      }
      value = value * 16 + digit;
    }
    if (value > Character.MAX_CODE_POINT) {
      throw new SyntaxException("(unicode error) illegal Unicode character", offset + at - 1);
    }
    out.appendCodePoint((int) value);
    at = stop;
  }

  private void named() {
    int close = body.indexOf('}', at);
    if (at + 1 >= body.length() || body.charAt(at + 1) != '{' || close < 0) {
      throw new SyntaxException("(unicode error) malformed \\N character escape", offset + at - 1);
    }
    try {
      out.appendCodePoint(Character.codePointOf(body.substring(at + 2, close)));
    } catch (IllegalArgumentException _) {
      throw new SyntaxException("(unicode error) unknown Unicode character name", offset + at - 1);
    }
    at = close + 1;
  }
}
