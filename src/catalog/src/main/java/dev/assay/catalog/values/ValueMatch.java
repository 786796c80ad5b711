package dev.assay.catalog.values;

import java.util.List;

/**
 * A value near to a keyword.
 *
 * @param value as it is in the database, with its spaces and case
 * @param distance Levenshtein's distance of both in their normal form ({@link NormalForm}), divided
 *     by the length of the longer: 0 for equal, at most {@link ValueIndex#MOST_DISTANCE}, or that
 *     of one edit
 * @param places every column, of those asked about, that has the value; in the order in which the
 *     index was given them
 */
public record ValueMatch(String value, double distance, List<ValuePlace> places) {

  public ValueMatch {
    places = List.copyOf(places);
  }
}
