package dev.assay.evaluation.scores;

/** Whether a predicted result counts as the gold one. */
public enum ResultMatch {
  EQUAL,
  DIFFERENT,
  /** Too many ways to match the columns were left when the bound on the search was reached. */
  UNDECIDED
}
