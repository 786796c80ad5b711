package dev.assay.pandas.eval;

import org.jspecify.annotations.Nullable;

/**
 * Reads a text that says how to write a value, part by part from left to right; any part may be
 * missing.
 */
final class SpecReader {

  private static final int MAX_DIGITS = 9;

  private final String text;
  private int at;

  SpecReader(String text) {
    this.text = text;
  }

  boolean isAtEnd() {
    return at == text.length();
  }

  /** What comes before the next place of a character, or before the end. */
  String before(char mark) {
    int start = at;
    int found = text.indexOf(mark, start);
    at = found < 0 ? text.length() : found;
    return text.substring(start, at);
  }

  /** The next character, whatever it is. */
  String character() {
    int start = at;
    at = text.offsetByCodePoints(at, 1);
    return text.substring(start, at);
  }

  /** The next character if it is one of these, else another. */
  char oneOf(String choices, char missing) {
    boolean found = !isAtEnd() && choices.indexOf(text.charAt(at)) >= 0;
    return found ? text.charAt(at++) : missing;
  }

  boolean accept(char wanted) {
    boolean found = !isAtEnd() && text.charAt(at) == wanted;
    at += found ? 1 : 0;
    return found;
  }

  /** As many as there are of these characters. */
  String allOf(String choices) {
    int start = at;
    while (!isAtEnd() && choices.indexOf(text.charAt(at)) >= 0) {
      at++;
    }
    return text.substring(start, at);
  }

  /** A number of at most nine digits. */
  int number(int missing) {
    int start = at;
    int value = 0;
    while (!isAtEnd() && at - start < MAX_DIGITS && "0123456789".indexOf(text.charAt(at)) >= 0) {
      value = value * 10 + (text.charAt(at++) - '0');
    }
    return at == start ? missing : value;
  }

  /** What stands in parentheses; {@code null} where none open here, or none close. */
  @Nullable String parenthesized() {
    int close = isAtEnd() || text.charAt(at) != '(' ? -1 : text.indexOf(')', at);
    if (close < 0) {
      return null;
    }
    String inside = text.substring(at + 1, close);
    at = close + 1;
    return inside;
  }

  /** The character before one of these, where one is second; {@code null} elsewhere. */
  @Nullable String followedBy(String choices) {
    int second = isAtEnd() ? 0 : text.offsetByCodePoints(at, 1);
    boolean found =
        at < second && second < text.length() && choices.indexOf(text.charAt(second)) >= 0;
    return found ? character() : null;
  }
}
