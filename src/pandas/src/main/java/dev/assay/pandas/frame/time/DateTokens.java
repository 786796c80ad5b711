package dev.assay.pandas.frame.time;

import dev.assay.pandas.value.TimeLimit;
import dev.assay.pandas.value.WatchedText;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** Cuts a text into words, numbers and marks, as dateutil does, and as pandas does to guess. */
final class DateTokens {

  private static final Pattern GUESSED =
      Pattern.compile(
          "\\s|(?<![.\\d])\\d+\\.\\d+(?![.\\d])|\\d+|[a-zA-Z]+|[./:]+|[^\\da-zA-Z./:\\s]+");
  private static final Pattern DECIMAL = Pattern.compile("(?<=[.,])|(?=[.,])");

  private enum State {
    WORD,
    NUMBER,
    WORDS,
    NUMBERS
  }

  private final String text;
  private int at;

  private DateTokens(String text) {
    this.text = text;
  }

  /** The tokens by which pandas guesses a format. */
  static List<String> ofFormat(String text) {
    List<String> tokens = new ArrayList<>();
    Matcher matcher = GUESSED.matcher(new WatchedText(text));
    while (matcher.find()) {
      tokens.add(matcher.group());
    }
    for (int each = 0; each + 2 < tokens.size(); each++) {
      TimeLimit.check();
      if (isNumber(tokens.get(each))
          && tokens.get(each + 1).equals(",")
          && isNumber(tokens.get(each + 2))) {
        tokens.set(each, tokens.get(each) + "." + tokens.get(each + 2));
        tokens.subList(each + 1, each + 3).clear();
      }
    }
    return tokens;
  }

  /** The tokens by which dateutil reads a date. */
  static List<String> ofDate(String text) {
    DateTokens cut = new DateTokens(text.replace("\0", ""));
    List<String> tokens = new ArrayList<>();
    while (cut.at < cut.text.length()) {
      TimeLimit.check();
      cut.add(tokens);
    }
    return tokens;
  }

  /** Whether these are digits alone. */
  static boolean isNumber(String token) {
    return !token.isEmpty() && token.chars().allMatch(Character::isDigit);
  }

  private void add(List<String> tokens) {
    int from = at;
    char first = text.charAt(at++);
    if (Character.isWhitespace(first) || Character.isSpaceChar(first)) {
      tokens.add(" ");
      return;
    }
    if (!Character.isLetter(first) && !Character.isDigit(first)) {
      tokens.add(String.valueOf(first));
      return;
    }
    boolean letters = false;
    State state = Character.isLetter(first) ? State.WORD : State.NUMBER;
    while (at < text.length()) {
      letters |= state == State.WORD || state == State.WORDS;
      State next = next(state, text.charAt(at), text.charAt(at - 1), at - from);
      if (next == null) {
        break;
      }
      state = next;
      at++;
    }
    addCut(tokens, text.substring(from, at), state, letters);
  }

  /** What a token is with one more character; {@code null} where that begins the next one. */
  private static @Nullable State next(State state, char next, char last, int length) {
    boolean letter = Character.isLetter(next);
    boolean digit = Character.isDigit(next);
    return switch (state) {
      case WORD -> letter ? State.WORD : next == '.' ? State.WORDS : null;
      case NUMBER ->
          digit ? State.NUMBER : next == '.' || next == ',' && length >= 2 ? State.NUMBERS : null;
      case WORDS ->
          letter || next == '.' ? State.WORDS : digit && last == '.' ? State.NUMBERS : null;
      case NUMBERS ->
          digit || next == '.' ? State.NUMBERS : letter && last == '.' ? State.WORDS : null;
    };
  }

  private static void addCut(List<String> tokens, String token, State state, boolean letters) {
    boolean dotted = state == State.WORDS || state == State.NUMBERS;
    char last = token.charAt(token.length() - 1);
    boolean several = token.indexOf('.') != token.lastIndexOf('.');
    if (dotted && (letters || several || last == '.' || last == ',')) {
      String[] parts = DECIMAL.split(new WatchedText(token));
      for (String part : parts) {
        if (!part.isEmpty()) {
          tokens.add(part);
        }
      }
      return;
    }
    boolean comma = state == State.NUMBERS && token.indexOf('.') < 0;
    tokens.add(comma ? token.replace(',', '.') : token);
  }
}
