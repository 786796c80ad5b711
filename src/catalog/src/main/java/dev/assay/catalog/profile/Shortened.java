package dev.assay.catalog.profile;

import dev.assay.catalog.Cell;
import dev.assay.table.Binary;

/** Values as catalogs keep them: no longer than {@link Cell#LONGEST}. */
public final class Shortened {

  private Shortened() {}

  /** The value, its text or bytes cut; cut text ends with an ellipsis. */
  public static Object value(Object value) {
    return switch (value) {
      case String text when text.length() > Cell.LONGEST -> cut(text) + "…";
      case Binary binary when binary.hex().length() > 2 * Cell.LONGEST ->
          new Binary(binary.hex().substring(0, 2 * Cell.LONGEST));
      default -> value;
    };
  }

  /** Not through the middle of a character. */
  private static String cut(String text) {
    int end = Character.isHighSurrogate(text.charAt(Cell.LONGEST - 1)) ? -1 : 0;
    return text.substring(0, Cell.LONGEST + end);
  }
}
