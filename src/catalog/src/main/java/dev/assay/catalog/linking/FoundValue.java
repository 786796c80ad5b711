package dev.assay.catalog.linking;

import java.util.List;

/**
 * A value of the database that is like a keyword.
 *
 * @param value as it is stored
 * @param distance normalised Levenshtein distance, 0 to 0.3
 * @param places the columns that hold it, at least one
 */
public record FoundValue(String value, double distance, List<ColumnRef> places) {

  public FoundValue {
    places = List.copyOf(places);
  }
}
