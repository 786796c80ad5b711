package dev.assay.pandas.syntax;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;

/** Finds where blocks begin and end, from the blanks before each line. */
final class Indentation {

  private static final int TAB = 8;
  private static final int MAX_LEVELS = 100;

  /** How far a line is indented, with tabs to the next multiple of eight, and with tabs as one. */
  private record Level(int wide, int narrow) {}

  private final String text;
  private final int end;
  private final Deque<Level> levels = new ArrayDeque<>();

  Indentation(String text, int end) {
    this.text = text;
    this.end = end;
    levels.push(new Level(0, 0));
  }

  /** Adds what the indentation of the next line that isn't empty means; gives where it begins. */
  int startLine(int from, List<Token> tokens) {
    int at = from;
    while (at < end) {
      int lineStart = at;
      int wide = 0;
      for (; at < end && isBlank(text.charAt(at)); at++) {
        wide = text.charAt(at) == '\t' ? (wide / TAB + 1) * TAB : wide + 1;
      }
      if (at < end && text.charAt(at) == '#') {
        at = endOfLine(at);
      }
      if (at < end && text.charAt(at) == '\n') {
        at++;
      } else if (at < end) {
        change(new Level(wide, at - lineStart), at, tokens);
        return at;
      }
    }
    return at;
  }

  private static boolean isBlank(char character) {
    return character == ' ' || character == '\t' || character == '\f';
  }

  private int endOfLine(int at) {
    int newline = text.indexOf('\n', at);
    return newline < 0 ? end : newline;
  }

  private void change(Level level, int at, List<Token> tokens) {
    checkTabs(level, at);
    if (level.wide > levels.element().wide) {
      levels.push(level);
      if (levels.size() > MAX_LEVELS) {
        throw new SyntaxException("IndentationError", "too many levels of indentation", at);
      }
      add(Token.Kind.INDENT, at, tokens);
      return;
    }
    while (level.wide < levels.element().wide) {
      levels.pop();
      add(Token.Kind.DEDENT, at, tokens);
    }
    if (level.wide != levels.element().wide) {
      throw new SyntaxException(
          "IndentationError", "unindent does not match any outer indentation level", at);
    }
  }

  /** Tabs and spaces must agree whatever a tab's width. */
  private void checkTabs(Level level, int at) {
    Level current = levels.element();
    if (Integer.compare(level.wide, current.wide) != Integer.compare(level.narrow, current.narrow)
        && level.wide >= current.wide) {
      throw new SyntaxException(
          "TabError", "inconsistent use of tabs and spaces in indentation", at);
    }
  }

  /** Ends the blocks that are still open. */
  void finish(int at, List<Token> tokens) {
    while (levels.size() > 1) {
      levels.pop();
      add(Token.Kind.DEDENT, at, tokens);
    }
  }

  private static void add(Token.Kind kind, int at, List<Token> tokens) {
    tokens.add(new Token(kind, at, at, "", ""));
  }
}
