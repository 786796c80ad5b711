package dev.assay.pandas.frame.show;

import org.jspecify.annotations.Nullable;

/**
 * How much of frames and series is written: pandas' options of {@code display}. Null is all of it.
 *
 * @param rows how many rows are written at most
 * @param least how many rows are written where there are more than that
 * @param columns how many columns are written at most; with 0 as many as a line has place for
 * @param text how many characters of a cell are written
 * @param width how long lines become before further columns follow below
 */
public record Display(
    @Nullable Integer rows,
    @Nullable Integer least,
    @Nullable Integer columns,
    @Nullable Integer text,
    @Nullable Integer width) {

  public static final Display DEFAULT = new Display(60, 10, 0, 50, 80);

  /** Of {@code to_string}: everything. */
  static final Display ALL = new Display(null, null, null, null, null);

  /** What holds while a text is written. */
  public static final ScopedValue<Display> CURRENT = ScopedValue.newInstance();

  static Display current() {
    return CURRENT.orElse(DEFAULT);
  }

  /** How many of so many rows are written. */
  int rowsOf(int size) {
    if (rows == null || size <= rows) {
      return size;
    }
    return least == null || least == 0 ? rows : Math.min(rows, least);
  }

  /** How many characters of a text of so many are written. */
  int lettersOf(int length) {
    return text == null ? length : Math.min(length, text);
  }
}
