package dev.assay.workflow.reporting;

import java.util.List;

/**
 * How likely an answer is right: the share of answers of its kind that were right when it was
 * measured.
 *
 * @param value 0 to 1
 * @param basis what kind of answer it is, by its name in the table
 * @param reasons in words, the one that counts most first
 */
public record Confidence(double value, String basis, List<String> reasons) {

  public Confidence {
    reasons = List.copyOf(reasons);
  }
}
