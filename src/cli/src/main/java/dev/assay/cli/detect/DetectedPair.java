package dev.assay.cli.detect;

import dev.assay.analysis.Finding;
import dev.assay.cli.detect.PairVerdict.Call;
import dev.assay.evaluation.detection.LabelledPair;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * What was found out about one pair.
 *
 * @param findings of inspectors, each once
 * @param verdict of a test; null where none was asked for
 */
record DetectedPair(LabelledPair pair, List<Finding> findings, @Nullable PairVerdict verdict) {

  DetectedPair {
    findings = List.copyOf(findings);
  }

  /** Whether an inspector finds something. */
  boolean isInspected() {
    return !findings.isEmpty();
  }

  /** Whether the verdict is that the SQL is wrong. */
  boolean isRefuted() {
    return verdict != null && verdict.call() == Call.WRONG;
  }

  boolean isUndecided() {
    return verdict != null && verdict.call() == Call.UNDECIDED;
  }

  /** Whether that inspector finds something. */
  boolean isToldBy(String inspector) {
    return findings.stream().anyMatch(finding -> finding.inspector().equals(inspector));
  }

  /** What kinds of things that inspector finds. */
  Set<String> kindsOf(String inspector) {
    return findings.stream()
        .filter(finding -> finding.inspector().equals(inspector))
        .map(Finding::kind)
        .collect(Collectors.toSet());
  }
}
