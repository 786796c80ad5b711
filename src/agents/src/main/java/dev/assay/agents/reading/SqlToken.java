package dev.assay.agents.reading;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/**
 * A word, a number, a quoted text or one character of SQL; comments and spaces are none.
 *
 * @param text as it is written
 * @param depth how many parentheses are open around it
 * @param firstOnLine whether nothing but spaces or comments stands before it on its line
 * @param afterBlankLine whether, besides, the line before is empty
 */
record SqlToken(
    String text, int start, int end, int depth, boolean firstOnLine, boolean afterBlankLine) {

  boolean is(String word) {
    return text.equalsIgnoreCase(word);
  }

  boolean isWord() {
    return Character.isLetter(text.charAt(0)) || text.charAt(0) == '_';
  }

  String upper() {
    return text.toUpperCase(Locale.ROOT);
  }

  /** The tokens from a place on. A quote that nothing closes is a character like any other. */
  static List<SqlToken> from(String text, int start) {
    return new Scan(text, start).tokens();
  }

  /** Goes through a text once. */
  private static final class Scan {

    private final String text;
    private final List<SqlToken> tokens = new ArrayList<>();
    private int at;
    private int depth;
    private int lineEnds = 1;

    Scan(String text, int start) {
      this.text = text;
      this.at = start;
    }

    List<SqlToken> tokens() {
      while (at < text.length()) {
        char c = text.charAt(at);
        if (c == '\n') {
          lineEnds++;
          at++;
        } else if (Character.isWhitespace(c)) {
          at++;
        } else if (text.startsWith("--", at)) {
          at = indexOr(text.indexOf('\n', at), text.length());
        } else if (text.startsWith("/*", at)) {
          int close = text.indexOf("*/", at + 2);
          at = close < 0 ? text.length() : close + 2;
        } else {
          add(c);
        }
      }
      return tokens;
    }

    private void add(char c) {
      int end = end(c);
      if (c == ')') {
        depth--;
      }
      tokens.add(
          new SqlToken(
              text.substring(at, end), at, end, depth, lineEnds > 0, lineEnds > 1 || at == 0));
      if (c == '(') {
        depth++;
      }
      lineEnds = 0;
      at = end;
    }

    private int end(char c) {
      if (c == '\'' || c == '"' || c == '`') {
        return quoted(c);
      }
      if (c == '$') {
        return dollarQuoted();
      }
      int end = at + 1;
      if (Character.isLetterOrDigit(c) || c == '_') {
        while (end < text.length()
            && (Character.isLetterOrDigit(text.charAt(end))
                || "_$".indexOf(text.charAt(end)) >= 0)) {
          end++;
        }
      }
      return end;
    }

    private int quoted(char quote) {
      int end = at + 1;
      while (end < text.length()) {
        if (text.charAt(end) != quote) {
          end++;
        } else if (end + 1 < text.length() && text.charAt(end + 1) == quote) {
          end += 2;
        } else {
          return end + 1;
        }
      }
      return at + 1;
    }

    private int dollarQuoted() {
      int open = text.indexOf('$', at + 1);
      if (open < 0 || !text.substring(at + 1, open).chars().allMatch(Character::isLetter)) {
        return at + 1;
      }
      String mark = text.substring(at, open + 1);
      int close = text.indexOf(mark, open + 1);
      return close < 0 ? at + 1 : close + mark.length();
    }

    private static int indexOr(int index, int other) {
      return index < 0 ? other : index;
    }
  }
}
