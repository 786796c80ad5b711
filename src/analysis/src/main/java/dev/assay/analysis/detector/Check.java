package dev.assay.analysis.detector;

import dev.assay.analysis.Finding;
import dev.assay.sql.query.BoundSelect;
import java.util.List;

/** Looks for one kind of mistake in a SELECT. */
interface Check {

  /** What is wrong; nothing when this check sees nothing. */
  List<Finding> of(BoundSelect select);

  /** A finding of the detector. */
  static Finding finding(DetectedKind kind, String message, Object place) {
    return new Finding(Detector.NAME, kind.text(), message, String.valueOf(place));
  }
}
