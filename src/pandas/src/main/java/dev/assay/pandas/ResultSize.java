package dev.assay.pandas;

import dev.assay.pandas.value.LimitError;
import dev.assay.pandas.value.TimeLimit;

/**
 * Counts what results come to while they are written: a text that many cells share is written for
 * each of them. Its errors name the place at which there is too much.
 */
final class ResultSize {

  private static final int MOST_ROWS = 1_000_000;
  private static final int MOST_CELLS = 5_000_000;
  private static final long MOST_CHARACTERS = 1L << 24;
  private static final int MOST_DEPTH = 100;

  private String part = "";
  private long row = -1;
  private String column = "";
  private long cells;
  private long characters;

  /** Goes on to a part, such as {@code the frame x_df}, that has so many rows and columns. */
  void begin(String name, long rows, long columns) {
    part = name;
    row = -1;
    if (rows > MOST_ROWS) {
      throw tooLarge(rows + " rows, more than " + MOST_ROWS);
    }
    cells += rows * columns;
    if (cells > MOST_CELLS) {
      throw tooLarge("more than " + MOST_CELLS + " cells");
    }
  }

  /** Goes on to a cell. */
  void at(long cellRow, String cellColumn) {
    row = cellRow;
    column = cellColumn;
    TimeLimit.check();
  }

  /** Counts a text that is written. */
  String text(String text) {
    characters += text.length();
    if (characters > MOST_CHARACTERS) {
      throw tooLarge("more than " + MOST_CHARACTERS + " characters");
    }
    return text;
  }

  /** Counts the elements of a container that is written in one cell, so many levels deep. */
  void nested(int elements, int depth) {
    TimeLimit.check();
    if (depth > MOST_DEPTH) {
      throw new LimitError(
          "RecursionError", "the result is nested deeper than " + MOST_DEPTH + " levels" + place());
    }
    cells += elements;
    if (cells > MOST_CELLS) {
      throw tooLarge("more than " + MOST_CELLS + " cells");
    }
  }

  private LimitError tooLarge(String what) {
    return new LimitError("ResultLimitError", "what is left to be written has " + what + place());
  }

  private String place() {
    return row < 0 ? " (" + part + ")" : " (%s, row %d, column %s)".formatted(part, row, column);
  }
}
