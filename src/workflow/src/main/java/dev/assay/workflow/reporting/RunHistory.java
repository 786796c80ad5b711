package dev.assay.workflow.reporting;

import dev.assay.workflow.artifacts.ArtifactKeys;
import dev.assay.workflow.execution.Candidate;
import dev.assay.workflow.execution.Verdict;
import dev.assay.workflow.revision.UnusableAnswer;
import dev.assay.workflow.run.Artifacts;
import dev.assay.workflow.run.ModelUse;
import dev.assay.workflow.testcode.TestCase;
import dev.assay.workflow.testcode.TestCodeAttempt;
import dev.assay.workflow.testdata.TestDataAttempt;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Everything that a run has made so far, read from its artifacts. */
public record RunHistory(
    List<TestDataAttempt> testData,
    List<TestCodeAttempt> testCode,
    Optional<TestCase> testCase,
    List<Candidate> candidates,
    List<UnusableAnswer> unusable,
    Map<Integer, Verdict> verdicts) {

  /** Reads the artifacts of a run. */
  public static RunHistory read(Artifacts artifacts, String run) {
    String prefix = ArtifactKeys.run(run);
    List<TestDataAttempt> testData = new ArrayList<>();
    List<TestCodeAttempt> testCode = new ArrayList<>();
    List<Candidate> candidates = new ArrayList<>();
    List<UnusableAnswer> unusable = new ArrayList<>();
    Map<Integer, Verdict> verdicts = new LinkedHashMap<>();
    for (String key : artifacts.keys(run)) {
      String name = key.substring(prefix.length());
      if (name.startsWith("test-data/")) {
        testData.add(artifacts.get(key, TestDataAttempt.class));
      } else if (name.startsWith("test-code/")) {
        testCode.add(artifacts.get(key, TestCodeAttempt.class));
      } else if (name.startsWith("sql/") && name.contains(".unusable-")) {
        unusable.add(artifacts.get(key, UnusableAnswer.class));
      } else if (name.startsWith("sql/")) {
        candidates.add(artifacts.get(key, Candidate.class));
      } else if (name.startsWith("verdicts/")) {
        Verdict verdict = artifacts.get(key, Verdict.class);
        verdicts.put(verdict.candidate(), verdict);
      }
    }
    testData.sort(Comparator.comparing(TestDataAttempt::attempt));
    candidates.sort(Comparator.comparing(Candidate::index));
    return new RunHistory(
        testData,
        testCode,
        artifacts.find(ArtifactKeys.testCase(run), TestCase.class),
        candidates,
        unusable,
        verdicts);
  }

  /** Every model call of the run. */
  public List<ModelUse> uses() {
    List<ModelUse> uses = new ArrayList<>();
    testData.forEach(attempt -> uses.add(attempt.use()));
    testCode.forEach(attempt -> uses.add(attempt.use()));
    unusable.forEach(answer -> uses.add(answer.use()));
    for (Candidate candidate : candidates) {
      if (candidate.use() != null) {
        uses.add(candidate.use());
      }
    }
    return uses;
  }

  /** The time that each stage took, in milliseconds, its model calls included. */
  public Map<String, Long> stages() {
    Map<String, Long> stages = new LinkedHashMap<>();
    testData.forEach(attempt -> stages.merge("test-data", attempt.millis(), Long::sum));
    testCode.forEach(attempt -> stages.merge("test-code", attempt.millis(), Long::sum));
    testCase.ifPresent(decided -> stages.merge("voting", decided.millis(), Long::sum));
    for (Candidate candidate : candidates) {
      String stage = candidate.index() == 0 ? "sql-generation" : "revision";
      stages.merge(stage, candidate.millis(), Long::sum);
    }
    verdicts
        .values()
        .forEach(verdict -> stages.merge("sql-execution", verdict.millis(), Long::sum));
    return stages;
  }
}
