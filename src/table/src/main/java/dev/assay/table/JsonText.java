package dev.assay.table;

import java.math.BigDecimal;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/**
 * JSON in one spelling: without spaces, names in order, numbers without needless digits, letters as
 * themselves. Servers that keep JSON as a type write it so in their own ways.
 */
final class JsonText {

  private static final int LONGEST = 1_000_000;
  private static final int DEEPEST = 100;

  private final String text;
  private final StringBuilder written = new StringBuilder();
  private int at;
  private int depth;

  private JsonText(String text) {
    this.text = text;
  }

  /** Whether it may be an object or a list of JSON. */
  static boolean isLikely(String text) {
    if (text.length() < 2 || text.length() > LONGEST) {
      return false;
    }
    char first = text.charAt(0);
    char last = text.charAt(text.length() - 1);
    return (first == '{' && last == '}') || (first == '[' && last == ']');
  }

  /** The object or list in one spelling; null where the text is none. */
  static @Nullable String spelled(String text) {
    if (!isLikely(text)) {
      return null;
    }
    JsonText json = new JsonText(text);
    try {
      json.value();
      return json.at == text.length() ? json.written.toString() : null;
    } catch (NotJsonException none) {
      return null;
    }
  }

  /** The text is not JSON. */
  private static final class NotJsonException extends Exception {
    private static final NotJsonException INSTANCE = new NotJsonException();

    private NotJsonException() {
      super("not JSON", null, false, false);
    }
  }

  private void value() throws NotJsonException {
    blanks();
    switch (peek()) {
      case '{' -> object();
      case '[' -> list();
      case '"' -> written.append(string());
      case 't' -> word("true");
      case 'f' -> word("false");
      case 'n' -> word("null");
      default -> number();
    }
  }

  /** Of a name that occurs twice the last value counts, as servers have it. */
  private void object() throws NotJsonException {
    enter();
    Map<String, String> members = new TreeMap<>();
    int begun = written.length();
    while (!isEnd('}', members.isEmpty())) {
      blanks();
      String name = string();
      blanks();
      expect(':');
      value();
      blanks();
      members.put(name, written.substring(begun));
      written.setLength(begun);
    }
    char before = '{';
    for (Map.Entry<String, String> member : members.entrySet()) {
      written.append(before).append(member.getKey()).append(':').append(member.getValue());
      before = ',';
    }
    written.append(members.isEmpty() ? "{}" : "}");
    depth--;
  }

  private void list() throws NotJsonException {
    enter();
    written.append('[');
    boolean first = true;
    while (!isEnd(']', first)) {
      written.append(first ? "" : ",");
      first = false;
      value();
      blanks();
    }
    written.append(']');
    depth--;
  }

  private void enter() throws NotJsonException {
    at++;
    depth++;
    if (depth > DEEPEST) {
      throw NotJsonException.INSTANCE;
    }
  }

  /** Whether it ends here; else a comma stands between what was there and what comes. */
  private boolean isEnd(char close, boolean first) throws NotJsonException {
    blanks();
    if (peek() == close) {
      at++;
      return true;
    }
    if (!first) {
      expect(',');
    }
    return false;
  }

  /** With its quotes, and with escapes only where there have to be some. */
  private String string() throws NotJsonException {
    expect('"');
    StringBuilder string = new StringBuilder("\"");
    while (peek() != '"') {
      char c = text.charAt(at++);
      if (c < ' ') {
        throw NotJsonException.INSTANCE;
      }
      append(string, c == '\\' ? escaped() : c);
    }
    at++;
    return string.append('"').toString();
  }

  private static void append(StringBuilder string, char c) {
    if (c == '"' || c == '\\') {
      string.append('\\').append(c);
    } else if (c < ' ') {
      string.append("\\u%04x".formatted((int) c));
    } else {
      string.append(c);
    }
  }

  private char escaped() throws NotJsonException {
    char c = peek();
    at++;
    return switch (c) {
      case '"', '\\', '/' -> c;
      case 'b' -> '\b';
      case 'f' -> '\f';
      case 'n' -> '\n';
      case 'r' -> '\r';
      case 't' -> '\t';
      case 'u' -> code();
      default -> throw NotJsonException.INSTANCE;
    };
  }

  private char code() throws NotJsonException {
    int code = 0;
    for (int digit = 0; digit < 4; digit++) {
      int value = Character.digit(peek(), 16);
      if (value < 0) {
        throw NotJsonException.INSTANCE;
      }
      code = code * 16 + value;
      at++;
    }
    return (char) code;
  }

  private void number() throws NotJsonException {
    int start = at;
    while (at < text.length() && "+-.eE0123456789".indexOf(text.charAt(at)) >= 0) {
      at++;
    }
    String number = text.substring(start, at);
    if (number.length() > 400 || !number.matches("-?(0|[1-9]\\d*)(\\.\\d+)?([eE][+-]?\\d{1,3})?")) {
      throw NotJsonException.INSTANCE;
    }
    written.append(new BigDecimal(number).stripTrailingZeros());
  }

  private void word(String word) throws NotJsonException {
    if (!text.startsWith(word, at)) {
      throw NotJsonException.INSTANCE;
    }
    at += word.length();
    written.append(word);
  }

  private void blanks() {
    while (at < text.length() && " \t\n\r".indexOf(text.charAt(at)) >= 0) {
      at++;
    }
  }

  private char peek() throws NotJsonException {
    if (at >= text.length()) {
      throw NotJsonException.INSTANCE;
    }
    return text.charAt(at);
  }

  private void expect(char c) throws NotJsonException {
    if (peek() != c) {
      throw NotJsonException.INSTANCE;
    }
    at++;
  }
}
