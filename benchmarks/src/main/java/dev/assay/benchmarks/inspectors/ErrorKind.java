package dev.assay.benchmarks.inspectors;

import dev.assay.analysis.detector.DetectedKind;
import dev.assay.analysis.retriever.Retriever;

/** The mistakes that are seeded, and the findings that are right for them. */
public enum ErrorKind {
  WRONG_JOIN_COLUMN("wrong join column", DetectedKind.JOIN_NOT_ALONG_KEY.text()),
  DROPPED_JOIN("dropped join", DetectedKind.MISSING_JOIN.text()),
  EXTRA_JOIN("extra join", DetectedKind.UNUSED_JOIN.text()),
  TYPE_MISMATCH("type mismatch", DetectedKind.TYPE_MISMATCH.text()),
  MISSING_GROUP_BY_KEY("missing GROUP BY key", DetectedKind.MISSING_GROUP_BY.text()),
  MISSPELT_NAME("misspelt name", DetectedKind.UNKNOWN_NAME.text()),
  MISSPELT_VALUE("misspelt or differently cased value", Retriever.KIND);

  private final String shown;
  private final String finding;

  ErrorKind(String shown, String finding) {
    this.shown = shown;
    this.finding = finding;
  }

  /** As people name it. */
  public String shown() {
    return shown;
  }

  /** The kind of the finding that names this mistake. */
  public String finding() {
    return finding;
  }
}
