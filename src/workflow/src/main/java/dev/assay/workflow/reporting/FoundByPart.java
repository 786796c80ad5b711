package dev.assay.workflow.reporting;

import com.fasterxml.jackson.annotation.JsonInclude;
import dev.assay.analysis.Finding;
import dev.assay.workflow.execution.Verdict;
import dev.assay.workflow.functioncalls.CallTurns.Turn;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * What one part of the strategy found wrong with one candidate, or with one of the programs of
 * function calls that a model wrote for it.
 *
 * @param candidate the candidate; 0 for programs
 * @param part who found it
 * @param kinds the kinds of the findings, each once
 * @param mendedBy the first later candidate, or program, in which the part finds none of these
 *     kinds; null when there is none
 * @param program the program's number, from 1; null for SQL
 */
public record FoundByPart(
    String part,
    int candidate,
    int findings,
    List<String> kinds,
    @Nullable Integer mendedBy,
    @JsonInclude(JsonInclude.Include.NON_NULL) @Nullable Integer program) {

  /** What was found wrong with SQL. */
  public FoundByPart(
      String part, int candidate, int findings, List<String> kinds, @Nullable Integer mendedBy) {
    this(part, candidate, findings, kinds, mendedBy, null);
  }

  public FoundByPart {
    kinds = List.copyOf(kinds);
  }

  /** What a verdict holds, part by part. */
  static List<FoundByPart> of(Verdict verdict, List<Verdict> later) {
    return kinds(verdict.findings()).entrySet().stream()
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

  /** What was found in each of the programs, part by part. */
  static List<FoundByPart> of(List<Turn> programs) {
    List<FoundByPart> found = new ArrayList<>();
    for (int at = 0; at < programs.size(); at++) {
      int number = at + 1;
      kinds(programs.get(at).findings())
          .forEach(
              (part, kinds) ->
                  found.add(
                      new FoundByPart(
                          part,
                          0,
                          kinds.size(),
                          kinds.stream().distinct().toList(),
                          mendedBy(part, kinds, programs, number),
                          number)));
    }
    return found;
  }

  /** The next program for the same question in which the part finds none of these. */
  private static @Nullable Integer mendedBy(
      String part, List<String> kinds, List<Turn> programs, int number) {
    Turn wrong = programs.get(number - 1);
    for (int at = number; at < programs.size(); at++) {
      Turn later = programs.get(at);
      if (later.question().equals(wrong.question())
          && hasNone(later.findings(), part, kinds)
          && later.findings().isEmpty() == later.problems().isEmpty()) {
        return at + 1;
      }
    }
    return null;
  }

  private static Map<String, List<String>> kinds(List<Finding> findings) {
    Map<String, List<String>> kinds = new LinkedHashMap<>();
    for (Finding finding : findings) {
      kinds.computeIfAbsent(finding.inspector(), _ -> new ArrayList<>()).add(finding.kind());
    }
    return kinds;
  }

  private static boolean hasNone(List<Finding> findings, String part, List<String> kinds) {
    return findings.stream()
        .noneMatch(finding -> finding.inspector().equals(part) && kinds.contains(finding.kind()));
  }

  private static @Nullable Integer mendedBy(String part, List<String> kinds, List<Verdict> later) {
    return later.stream()
        .filter(verdict -> hasNone(verdict.findings(), part, kinds))
        .map(Verdict::candidate)
        .findFirst()
        .orElse(null);
  }
}
