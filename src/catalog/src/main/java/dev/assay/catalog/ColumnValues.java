package dev.assay.catalog;

import java.util.List;
import java.util.Objects;

/**
 * What one looks up before writing a query: which values a column has where these are few, such as
 * states and kinds, how dates and numbers are written that are kept as text, and spaces around
 * text.
 *
 * @param few the different values where they are at most {@link #MOST} and come again and again
 * @param all whether these are all there are; else they are what the rows that were read hold
 * @param formats such as {@code dates as 'YYYY-MM-DD'}; they hold no value of the database
 * @param spaces such as {@code text with a leading space}; empty where text has none around it
 */
public record ColumnValues(List<Cell> few, boolean all, List<String> formats, String spaces) {

  /** How many different values are few. */
  public static final int MOST = 20;

  /** Nothing is known. */
  public static final ColumnValues NONE = new ColumnValues(List.of(), false, List.of(), "");

  /** What is known; older artifacts know nothing. */
  public ColumnValues {
    few = List.copyOf(Objects.requireNonNullElse(few, List.of()));
    formats = List.copyOf(Objects.requireNonNullElse(formats, List.of()));
    spaces = Objects.requireNonNullElse(spaces, "");
  }
}
