package dev.assay.catalog.values;

import java.util.Arrays;

/**
 * Levenshtein's distance of one text to many others, in code points. Texts of up to 64 take one
 * step per character of the other (Myers 1999, in the form of Hyyrö 2003); longer ones the table
 * row by row.
 */
public final class EditDistance {

  private static final int WORD = Long.SIZE;
  private static final int ASCII = 128;

  private final int[] pattern;
  private final long[] asciiPositions = new long[ASCII];
  private final int[] otherCharacters;
  private final long[] otherPositions;

  public EditDistance(int[] pattern) {
    this.pattern = pattern.clone();
    this.otherCharacters =
        Arrays.stream(pattern).filter(each -> each >= ASCII).distinct().toArray();
    this.otherPositions = new long[otherCharacters.length];
    for (int index = 0; index < Math.min(WORD, pattern.length); index++) {
      if (pattern[index] < ASCII) {
        asciiPositions[pattern[index]] |= 1L << index;
      } else {
        otherPositions[indexOf(pattern[index])] |= 1L << index;
      }
    }
  }

  /**
   * The distance to the first {@code length} characters of the text.
   *
   * @return the distance if it is at most {@code most}, else some number above {@code most}
   */
  public int to(int[] text, int length, int most) {
    if (Math.abs(pattern.length - length) > most) {
      return most + 1;
    }
    if (pattern.length == 0 || length == 0) {
      return Math.max(pattern.length, length);
    }
    return pattern.length <= WORD ? inOneWord(text, length, most) : byRows(text, length, most);
  }

  private int inOneWord(int[] text, int length, int most) {
    long last = 1L << (pattern.length - 1);
    long plus = -1L;
    long minus = 0;
    int distance = pattern.length;
    for (int index = 0; index < length; index++) {
      long equal = positions(text[index]);
      long zero = (((equal & plus) + plus) ^ plus) | equal | minus;
      long right = minus | ~(zero | plus);
      long left = plus & zero;
      if ((right & last) != 0) {
        distance++;
      } else if ((left & last) != 0) {
        distance--;
      }
      if (distance - (length - 1 - index) > most) {
        return most + 1;
      }
      right = (right << 1) | 1;
      left <<= 1;
      plus = left | ~(zero | right);
      minus = right & zero;
    }
    return distance;
  }

  private long positions(int character) {
    if (character < ASCII) {
      return asciiPositions[character];
    }
    int index = indexOf(character);
    return index < 0 ? 0 : otherPositions[index];
  }

  private int indexOf(int character) {
    for (int index = 0; index < otherCharacters.length; index++) {
      if (otherCharacters[index] == character) {
        return index;
      }
    }
    return -1;
  }

  private int byRows(int[] text, int length, int most) {
    int[] previous = new int[length + 1];
    int[] current = new int[length + 1];
    for (int column = 0; column <= length; column++) {
      previous[column] = column;
    }
    for (int row = 1; row <= pattern.length; row++) {
      current[0] = row;
      int least = row;
      for (int column = 1; column <= length; column++) {
        int replaced = previous[column - 1] + (pattern[row - 1] == text[column - 1] ? 0 : 1);
        current[column] = Math.min(replaced, Math.min(previous[column], current[column - 1]) + 1);
        least = Math.min(least, current[column]);
      }
      if (least > most) {
        return most + 1;
      }
      int[] swapped = previous;
      previous = current;
      current = swapped;
    }
    return previous[length];
  }
}
