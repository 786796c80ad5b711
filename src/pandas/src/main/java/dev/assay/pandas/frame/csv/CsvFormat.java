package dev.assay.pandas.frame.csv;

import org.jspecify.annotations.Nullable;

/**
 * How a text separates its values.
 *
 * @param separator the character between values; ignored when a pattern is given
 * @param blanks whether any run of blanks separates
 * @param pattern a regular expression between values, {@code null} for none
 * @param quotes how values are quoted
 * @param comment the character that ends a line, {@code null} for none
 * @param skipBlanks whether blanks after a separator are dropped
 * @param skipEmpty whether lines of nothing but blanks are left out
 */
public record CsvFormat(
    char separator,
    boolean blanks,
    @Nullable String pattern,
    Quotes quotes,
    @Nullable Character comment,
    boolean skipBlanks,
    boolean skipEmpty) {

  /** The same with lines of nothing but blanks. */
  public CsvFormat withEmpty() {
    return new CsvFormat(separator, blanks, pattern, quotes, comment, skipBlanks, false);
  }

  /**
   * How values that hold separators are written.
   *
   * @param quote the character around them, {@code null} where none has a meaning
   * @param doubled whether two of these characters stand for one
   * @param escape the character before one that has no meaning, {@code null} for none
   */
  public record Quotes(@Nullable Character quote, boolean doubled, @Nullable Character escape) {}
}
