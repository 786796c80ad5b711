package dev.assay.workflow.reporting;

import java.util.List;

/**
 * What a question leaves open.
 *
 * @param point the word, or the point, on which the readings hang
 * @param differences the rows of the test data on which the readings differ, one line each, as seen
 *     from the first reading
 */
public record Ambiguity(String point, List<Reading> readings, List<String> differences) {

  public Ambiguity {
    readings = List.copyOf(readings);
    differences = List.copyOf(differences);
  }
}
