package dev.assay.catalog.linking;

import java.util.regex.MatchResult;
import java.util.regex.Pattern;

/**
 * How many tokens a model's tokenizer makes of a text, guessed on the high side: a token for every
 * four letters or three digits of a word, and one for each other mark. A tokenizer of its own would
 * be megabytes in every function, and belong to one model.
 */
public final class TokenEstimate {

  private static final Pattern PIECE =
      Pattern.compile("[A-Za-z]+|\\d+|[^\\x00-\\x7F]|[^\\sA-Za-z\\d]|\\n");
  private static final int LETTERS = 4;
  private static final int DIGITS = 3;

  private TokenEstimate() {}

  /** The estimate for a text. */
  public static int of(String text) {
    return PIECE.matcher(text).results().mapToInt(TokenEstimate::tokens).sum();
  }

  private static int tokens(MatchResult piece) {
    char first = piece.group().charAt(0);
    int length = piece.group().length();
    if (first > 127) {
      return 2;
    }
    int perToken = Character.isDigit(first) ? DIGITS : LETTERS;
    return (length + perToken - 1) / perToken;
  }
}
