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
 * @param unread why its database cannot be read, so that nothing was looked at; null where it can
 */
record DetectedPair(
    LabelledPair pair,
    List<Finding> findings,
    @Nullable PairVerdict verdict,
    @Nullable String unread) {

  DetectedPair {
    findings = List.copyOf(findings);
  }

  /** One of which inspectors alone have said something. */
  static DetectedPair inspected(LabelledPair pair, List<Finding> findings) {
    return new DetectedPair(pair, findings, null, null);
  }

  /** One that nobody looked at. */
  static DetectedPair unread(LabelledPair pair, String why) {
    return new DetectedPair(pair, List.of(), null, why);
  }

  boolean isRead() {
    return unread == null;
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
