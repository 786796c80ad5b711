package dev.assay.pandas.frame.csv;

import java.util.List;

/**
 * A line of separated values.
 *
 * @param number how many lines stand before it, those that are left out included
 * @param fields its values
 */
public record CsvLine(int number, List<String> fields) {

  /** The value at a place, empty where the line ends before it. */
  public String field(int at) {
    return at < fields.size() ? fields.get(at) : "";
  }
}
