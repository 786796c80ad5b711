package dev.assay.workflow.reporting;

import dev.assay.analysis.Finding;
import dev.assay.workflow.execution.Verdict;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * What one part of the strategy found wrong with one candidate.
 *
 * @param part who found it
 * @param kinds the kinds of the findings, each once
 * @param mendedBy the first later candidate in which the part finds none of these kinds; null when
 *     there is none
 */
public record FoundByPart(
    String part, int candidate, int findings, List<String> kinds, @Nullable Integer mendedBy) {

  public FoundByPart {
    kinds = List.copyOf(kinds);
  }

  /** What a verdict holds, part by part. */
  static List<FoundByPart> of(Verdict verdict, List<Verdict> later) {
    Map<String, List<String>> kinds = new LinkedHashMap<>();
    for (Finding finding : verdict.findings()) {
      kinds.computeIfAbsent(finding.inspector(), _ -> new ArrayList<>()).add(finding.kind());
    }
    return kinds.entrySet().stream()
        .map(
            each ->
                new FoundByPart(
                    each.getKey(),
                    verdict.candidate(),
                    each.getValue().size(),
                    each.getValue().stream().distinct().toList(),
                    mendedBy(each.getKey(), each.getValue(), later)))
        .toList();
  }

  private static @Nullable Integer mendedBy(String part, List<String> kinds, List<Verdict> later) {
    return later.stream()
        .filter(
            verdict ->
                verdict.findings().stream()
                    .noneMatch(
                        finding ->
                            finding.inspector().equals(part) && kinds.contains(finding.kind())))
        .map(Verdict::candidate)
        .findFirst()
        .orElse(null);
  }
}
