package dev.assay.sql;

import java.util.function.IntUnaryOperator;

/**
 * Texts in one case, letter by letter: {@code ß} stays. Of a whole text, Java looks for the end of
 * the word at each {@code Σ} anew.
 */
public final class LetterCase {

  private LetterCase() {}

  /** The text in capital letters. */
  public static String upper(String text) {
    return mapped(text, Character::toUpperCase);
  }

  /** The text in small letters. */
  public static String lower(String text) {
    return mapped(text, Character::toLowerCase);
  }

  private static String mapped(String text, IntUnaryOperator letter) {
    return text.codePoints()
        .map(letter)
        .collect(StringBuilder::new, StringBuilder::appendCodePoint, StringBuilder::append)
        .toString();
  }
}
