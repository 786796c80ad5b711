package dev.assay.workflow.reporting;

import dev.assay.workflow.adequacy.Adequacy;
import dev.assay.workflow.arbitration.Judgement;
import dev.assay.workflow.arbitration.Side;
import dev.assay.workflow.artifacts.ArtifactKeys;
import dev.assay.workflow.candidates.Classes;
import dev.assay.workflow.candidates.Selected;
import dev.assay.workflow.execution.Advice;
import dev.assay.workflow.execution.Candidate;
import dev.assay.workflow.execution.Verdict;
import dev.assay.workflow.functioncalls.CallTurns;
import dev.assay.workflow.linking.Linking;
import dev.assay.workflow.linking.LinkingAttempt;
import dev.assay.workflow.revision.Answerability;
import dev.assay.workflow.revision.UnusableAnswer;
import dev.assay.workflow.run.Artifacts;
import dev.assay.workflow.run.KeptCall;
import dev.assay.workflow.run.MissingArtifactException;
import dev.assay.workflow.run.ModelUse;
import dev.assay.workflow.run.ReadArtifacts;
import dev.assay.workflow.testcode.TestCase;
import dev.assay.workflow.testcode.TestCodeAttempt;
import dev.assay.workflow.testcode.TestCodeComparison;
import dev.assay.workflow.testdata.ReusedTest;
import dev.assay.workflow.testdata.TestDataAttempt;
import dev.assay.workflow.testdata.TestDataChoice;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Predicate;
import java.util.stream.Stream;

/**
 * Everything that a run has made so far, read from its artifacts.
 *
 * @param calls of models, as they were answered
 * @param samples from which candidates were classified; none where there was one candidate
 * @param reusedTest the test of a suite that the run uses; empty where models wrote one
 * @param unreadable keys of artifacts that are not what they should be
 */
public record RunHistory(
    Optional<Linking> linking,
    List<LinkingAttempt> linkingAttempts,
    List<TestDataAttempt> testData,
    List<TestCodeAttempt> testCode,
    Optional<TestDataChoice> testDataChoice,
    List<TestCodeComparison> comparisons,
    Map<Integer, TestCase> testCases,
    List<Judgement> judgements,
    List<Candidate> candidates,
    List<UnusableAnswer> unusable,
    List<Verdict> allVerdicts,
    List<Adequacy> adequacies,
    List<KeptCall> calls,
    List<Candidate> samples,
    Optional<Classes> classes,
    Optional<Selected> selection,
    Optional<CallTurns> functionCalls,
    Optional<Answerability> answerability,
    Optional<ChosenReading> chosenReading,
    Optional<ReusedTest> reusedTest,
    List<String> unreadable) {

  /**
   * Reads the artifacts of a run; what cannot be read is named, and does not keep a run from
   * ending.
   */
  public static RunHistory read(Artifacts artifacts, String run) {
    String prefix = ArtifactKeys.run(run);
    Map<String, ArtifactKind<?>> kinds = new LinkedHashMap<>();
    List<String> wanted = new ArrayList<>();
    for (String key : artifacts.keys(run)) {
      ArtifactKind.of(key.substring(prefix.length())).ifPresent(kind -> kinds.put(key, kind));
      if (kinds.containsKey(key) || single(run).contains(key)) {
        wanted.add(key);
      }
    }
    ReadArtifacts read = artifacts.readAll(wanted);
    RunHistory history = begun(read, run);
    kinds.forEach(
        (key, kind) -> {
          try {
            kind.read(read, key, history);
          } catch (MissingArtifactException broken) {
            history.unreadable.add(key);
          }
        });
    history.testData.sort(Comparator.comparing(TestDataAttempt::attempt));
    history.testCode.sort(
        Comparator.comparing(TestCodeAttempt::model).thenComparing(TestCodeAttempt::round));
    history.comparisons.sort(Comparator.comparing(TestCodeComparison::round));
    history.candidates.sort(Comparator.comparing(Candidate::index));
    history.judgements.sort(
        Comparator.comparing(Judgement::testCase).thenComparing(Judgement::candidate));
    history.allVerdicts.sort(
        Comparator.comparing(Verdict::candidate).thenComparing(Verdict::testCase));
    history.adequacies.sort(Comparator.comparing(Adequacy::testDataAttempt));
    history.takeOver();
    return history;
  }

  /** The keys of what a run has one of at most. */
  private static List<String> single(String run) {
    return List.of(
        ArtifactKeys.linking(run),
        ArtifactKeys.chosenTestData(run),
        ArtifactKeys.classes(run),
        ArtifactKeys.selection(run),
        ArtifactKeys.functionCalls(run, 0),
        ArtifactKeys.answerability(run),
        ArtifactKeys.chosenReading(run),
        ArtifactKeys.reusedTest(run));
  }

  /** A history with what a run has one of, whose lists are empty yet. */
  private static RunHistory begun(ReadArtifacts read, String run) {
    return new RunHistory(
        found(read, ArtifactKeys.linking(run), Linking.class),
        new ArrayList<>(),
        new ArrayList<>(),
        new ArrayList<>(),
        found(read, ArtifactKeys.chosenTestData(run), TestDataChoice.class),
        new ArrayList<>(),
        new TreeMap<>(),
        new ArrayList<>(),
        new ArrayList<>(),
        new ArrayList<>(),
        new ArrayList<>(),
        new ArrayList<>(),
        new ArrayList<>(),
        new ArrayList<>(),
        found(read, ArtifactKeys.classes(run), Classes.class),
        found(read, ArtifactKeys.selection(run), Selected.class),
        found(read, ArtifactKeys.functionCalls(run, 0), CallTurns.class),
        found(read, ArtifactKeys.answerability(run), Answerability.class),
        found(read, ArtifactKeys.chosenReading(run), ChosenReading.class),
        found(read, ArtifactKeys.reusedTest(run), ReusedTest.class),
        new ArrayList<>());
  }

  /**
   * A reading that nearly all readers take, and that passes its own test, revises the answer; so
   * does one that the answer's own test code takes on further rows, if the arbiter takes its side.
   */
  private void takeOver() {
    Optional<Integer> answered = answered().map(Candidate::index);
    candidates.replaceAll(
        candidate ->
            answered.isPresent()
                    && candidate.isOtherReading()
                    && isTakenOver(candidate, answered.get())
                ? candidate.revising(answered.get())
                : candidate);
  }

  private boolean isTakenOver(Candidate candidate, int answered) {
    return judgements.stream()
        .anyMatch(
            judged ->
                switch (judged.means()) {
                  case CANDIDATE ->
                      candidate.reading() != null // no model's reading replaces an answer
                          && judged.candidate() == candidate.index()
                          && hasPassed(candidate.index(), judged.testCase() + 1);
                  case TEST_CODE ->
                      judged.candidate() == answered
                          && hasPassed(answered, 1)
                          && hasPassed(candidate.index(), judged.testCase());
                  case EITHER, NEITHER, UNANSWERABLE, UNDECIDED -> false;
                });
  }

  /**
   * What the arbiter said of the answer where rows that tell readings apart speak against it, and
   * it does not take the answer's side: that it passed before is then not enough.
   */
  Optional<Judgement> contested(Candidate answer) {
    return judgements.stream()
        .filter(judged -> judged.candidate() == answer.index() && judged.testCase() > 1)
        .filter(
            judged -> hasPassed(answer.index(), 1) && !hasPassed(answer.index(), judged.testCase()))
        .filter(
            judged ->
                switch (judged.means()) {
                  case TEST_CODE, NEITHER, UNDECIDED -> true;
                  case CANDIDATE, EITHER, UNANSWERABLE -> false;
                })
        .findFirst();
  }

  /** Whether the candidate is known to have passed that test case. */
  boolean hasPassed(int candidate, int testCase) {
    return verdict(candidate, testCase).filter(Verdict::passed).isPresent();
  }

  private static <T> Optional<T> found(ReadArtifacts artifacts, String key, Class<T> type) {
    try {
      return artifacts.find(key, type);
    } catch (MissingArtifactException broken) {
      return Optional.empty();
    }
  }

  /**
   * The candidate that is the answer: of a question with several readings that of the preferred
   * one, or of the first; of those that passed the one that least is said against, else the last
   * one; empty when there is no SQL.
   */
  public Optional<Candidate> answer() {
    return chosen()
        .or(() -> reading(Reading::preferred).or(() -> reading(each -> each.number() == 1)))
        .filter(reading -> reading.candidate() != null)
        .flatMap(reading -> candidate(Objects.requireNonNull(reading.candidate())))
        .or(this::answered);
  }

  /** The reading that the asker has chosen; empty where there is none to choose, or none chosen. */
  Optional<Reading> chosen() {
    return chosenReading.flatMap(chosen -> reading(each -> each.number() == chosen.number()));
  }

  private Optional<Reading> reading(Predicate<Reading> which) {
    return Ambiguities.of(this).stream()
        .flatMap(ambiguity -> ambiguity.readings().stream())
        .filter(which)
        .findFirst();
  }

  /** The candidate that is the answer, whatever reading is preferred or chosen. */
  Optional<Candidate> answered() {
    List<Candidate> own = lineage();
    Optional<Candidate> takenOver =
        own.stream().filter(Candidate::isOtherReading).reduce((_, last) -> last);
    return takenOver.isPresent() ? takenOver : passing(own);
  }

  private Optional<Candidate> passing(List<Candidate> own) {
    return Advice.best(verdictsOf(own))
        .flatMap(verdict -> candidate(verdict.candidate()))
        .or(() -> own.isEmpty() ? Optional.empty() : Optional.of(own.getLast()));
  }

  /** The test case that counts: the one that was thought over, where there is one. */
  public Optional<TestCase> testCase() {
    return testCaseNumber().map(testCases::get);
  }

  /** The number of the test case that counts. */
  public Optional<Integer> testCaseNumber() {
    Optional<Integer> passed =
        answered()
            .map(Candidate::index)
            .map(verdicts()::get)
            .filter(Verdict::passed)
            .map(Verdict::testCase);
    return passed.isPresent() ? passed : testCases.keySet().stream().max(Integer::compare);
  }

  /** What each candidate's verdict is: one that it passed, else that of its last test case. */
  public Map<Integer, Verdict> verdicts() {
    Map<Integer, Verdict> verdicts = new LinkedHashMap<>();
    for (Verdict verdict : allVerdicts) {
      verdicts.merge(verdict.candidate(), verdict, (before, now) -> before.passed() ? before : now);
    }
    return verdicts;
  }

  /** The verdict of a test case on a candidate. */
  public Optional<Verdict> verdict(int candidate, int testCase) {
    return allVerdicts.stream()
        .filter(each -> each.candidate() == candidate && each.testCase() == testCase)
        .findFirst();
  }

  /** Whether a dispute about the answer, or what became it, was judged so. */
  public boolean judged(Side side) {
    return disputes().stream().anyMatch(judgement -> judgement.means() == side);
  }

  /**
   * The judgements on the answer and what became it; those on other readings are not among them.
   */
  public List<Judgement> disputes() {
    List<Integer> own = lineage().stream().map(Candidate::index).toList();
    return judgements.stream().filter(judged -> own.contains(judged.candidate())).toList();
  }

  /**
   * How often another reading of the question was looked for: once for each that was found, and
   * once more where none of them ended the search.
   */
  int searches() {
    int found = (int) candidates.stream().filter(Candidate::isOtherReading).count();
    boolean passed = answered().filter(answer -> hasPassed(answer.index(), 1)).isPresent();
    return passed && Ambiguities.of(this).isEmpty() ? found + 1 : found;
  }

  /**
   * The SQL that was written last for another reading of a question that was answered: the ones
   * before are readings that the question does not have.
   */
  public Optional<Candidate> otherReading() {
    return candidates.stream().filter(Candidate::isOtherReading).reduce((_, last) -> last);
  }

  /** The first candidate, or the selected one, and what was made from it. */
  public List<Candidate> lineage() {
    int first = selection.map(Selected::candidate).orElse(0);
    List<Candidate> own = new ArrayList<>();
    for (Candidate candidate : candidates) {
      boolean made =
          own.stream().anyMatch(each -> Objects.equals(each.index(), candidate.revises()));
      if (made || (candidate.revises() == null && candidate.index() == first)) {
        own.add(candidate);
      }
    }
    return own;
  }

  /** How often SQL was revised. */
  public int revisions() {
    return (int) candidates.stream().filter(each -> each.revises() != null).count();
  }

  /** The candidate of this index. */
  public Optional<Candidate> candidate(int index) {
    return candidates.stream().filter(each -> each.index() == index).findFirst();
  }

  private List<Verdict> verdictsOf(List<Candidate> some) {
    Map<Integer, Verdict> verdicts = verdicts();
    return some.stream()
        .map(candidate -> verdicts.get(candidate.index()))
        .filter(Objects::nonNull)
        .toList();
  }

  /**
   * What each part of the strategy has found, in programs of function calls and candidate by
   * candidate, and which later program or revision mended it.
   */
  public List<FoundByPart> found() {
    List<Verdict> ordered = verdictsOf(lineage());
    Stream<FoundByPart> inCalls =
        functionCalls.stream().flatMap(calls -> FoundByPart.of(calls.turns()).stream());
    Stream<FoundByPart> inSql =
        ordered.stream()
            .flatMap(
                verdict ->
                    FoundByPart.of(
                        verdict, ordered.subList(ordered.indexOf(verdict) + 1, ordered.size()))
                        .stream());
    return Stream.concat(inCalls, inSql).toList();
  }

  /** How good the chosen test data are, where that is measured. */
  public Optional<Adequacy> adequacy() {
    return testDataChoice.flatMap(choice -> adequacy(choice.attempt()));
  }

  /** How good the test data of this attempt are, where that is measured. */
  public Optional<Adequacy> adequacy(int attempt) {
    return adequacies.stream().filter(each -> each.testDataAttempt() == attempt).findFirst();
  }

  /** What each call of a model took, in the order of their answers. */
  public List<ModelUse> uses() {
    return calls.stream().map(KeptCall::use).toList();
  }

  /** The time that each stage took, in milliseconds, its model calls included. */
  public Map<String, Long> stages() {
    Map<String, Long> stages = new LinkedHashMap<>();
    linking.ifPresent(made -> stages.merge("linking", made.millis(), Long::sum));
    testData.forEach(attempt -> stages.merge("test-data", attempt.millis(), Long::sum));
    testCode.forEach(attempt -> stages.merge("test-code", attempt.millis(), Long::sum));
    testDataChoice.ifPresent(
        choice -> stages.merge("test-data-choice", choice.millis(), Long::sum));
    testCases.values().forEach(decided -> stages.merge("voting", decided.millis(), Long::sum));
    judgements.forEach(judged -> stages.merge("arbitration", judged.millis(), Long::sum));
    samples.forEach(sample -> stages.merge("sql-generation", sample.millis(), Long::sum));
    for (Candidate candidate : candidates) {
      boolean first = candidate.revises() == null && !candidate.isOtherReading();
      String stage = first ? "sql-generation" : "revision";
      stages.merge(stage, candidate.millis(), Long::sum);
    }
    classes.ifPresent(made -> stages.merge("classification", made.millis(), Long::sum));
    selection.ifPresent(made -> stages.merge("selection", made.millis(), Long::sum));
    allVerdicts.forEach(verdict -> stages.merge("sql-execution", verdict.millis(), Long::sum));
    adequacies.forEach(measured -> stages.merge("adequacy", measured.millis(), Long::sum));
    return stages;
  }
}
