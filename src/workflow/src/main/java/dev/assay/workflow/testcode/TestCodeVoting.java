package dev.assay.workflow.testcode;

import dev.assay.agents.SelectionAgent;
import dev.assay.agents.model.ModelException;
import dev.assay.table.RowOrder;
import dev.assay.table.Table;
import dev.assay.table.TableComparison;
import dev.assay.workflow.adequacy.Adequacy;
import dev.assay.workflow.artifacts.ArtifactKeys;
import dev.assay.workflow.run.Artifacts;
import dev.assay.workflow.run.InvalidEventException;
import dev.assay.workflow.run.Outcome;
import dev.assay.workflow.run.Question;
import dev.assay.workflow.run.Step;
import dev.assay.workflow.run.StepEvent;
import dev.assay.workflow.run.Stopwatch;
import dev.assay.workflow.run.Voting;
import dev.assay.workflow.testdata.ChosenTestData;
import dev.assay.workflow.testdata.ReusedTest;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * Votes on test code by its results: models whose code gives equal results form a group. By
 * majority, the largest group wins, and a tie goes to the model that was configured first; by
 * selection, a model compares the groups (TS-SQL 3.1.3). As long as the models asked so far do not
 * all agree and others can be asked, the vote is undecided. One model alone decides where the SQL
 * gives what its code gives.
 */
public final class TestCodeVoting implements Step {

  private final Artifacts artifacts;
  private final VotingMethod selection;
  private final Stopwatch.Source time;

  public TestCodeVoting(Artifacts artifacts, SelectionAgent agent, Stopwatch.Source time) {
    this.artifacts = artifacts;
    this.selection = new Selection(artifacts, agent, time);
    this.time = time;
  }

  @Override
  public Outcome run(StepEvent event) throws ModelException {
    if (event.models().isEmpty()) {
      throw new InvalidEventException("models must name at least one model");
    }
    String key = ArtifactKeys.testCase(event.run());
    Optional<TestCase> decided = artifacts.find(key, TestCase.class);
    if (decided.isPresent()) {
      return decided(key, decided.get());
    }
    return vote(event, key);
  }

  private Outcome vote(StepEvent event, String key) throws ModelException {
    Stopwatch watch = time.start();
    Question question = artifacts.question(event.run());
    boolean orderAsked = RequestedOrder.inQuestion(question.text());
    List<List<TestCodeAttempt>> groups =
        groups(
            usable(question, event.models()), orderAsked ? RowOrder.SIGNIFICANT : RowOrder.IGNORED);
    boolean unanimous =
        groups.size() == 1
            && groups.getFirst().size() == event.models().size()
            && (event.models().size() > 1
                || isReused(question)
                || agreesWithSql(question, groups.getFirst().getFirst()));
    if (!unanimous && !event.others().isEmpty()) {
      return new Outcome.Undecided(
          "%d model%s gave %d different result%s"
              .formatted(
                  event.models().size(),
                  event.models().size() == 1 ? "" : "s",
                  groups.size(),
                  groups.size() == 1 ? "" : "s"));
    }
    if (groups.isEmpty()) {
      return new Outcome.NoTestCode(
          "no usable test code from " + String.join(", ", event.models()));
    }
    Election election = elect(question, groups, event.lastTry());
    TestCodeAttempt winner = election.groups().getFirst().getFirst();
    TestCase testCase =
        new TestCase(
            ChosenTestData.of(artifacts, question.run()).attempt(),
            winner.model(),
            winner.code(),
            result(winner),
            winner.reversed(),
            election.groups().stream()
                .map(group -> group.stream().map(TestCodeAttempt::model).toList())
                .toList(),
            event.models(),
            orderAsked,
            election.comparisons(),
            watch.startedAt(),
            watch.millis());
    return decided(key, artifacts.create(key, testCase, TestCase.class));
  }

  /**
   * Whether the first SQL, which was written apart from it, gives the same on test data that tell
   * it from mistaken SQL: then the one test code needs no second.
   */
  private boolean agreesWithSql(Question question, TestCodeAttempt attempt) {
    if (question.samples() > 1) {
      return false;
    }
    int testData = ChosenTestData.of(artifacts, question.run()).attempt();
    RowOrder order =
        RequestedOrder.inQuestion(question.text()) ? RowOrder.SIGNIFICANT : RowOrder.IGNORED;
    return artifacts
        .find(ArtifactKeys.adequacy(question.run(), testData), Adequacy.class)
        .filter(adequacy -> adequacy.enough(question.settings().testCase().data().leastAdequacy()))
        .map(Adequacy::result)
        .filter(result -> results(attempt).anyMatch(own -> same(attempt, own, result, order)))
        .isPresent();
  }

  /** What a person or a test has found right already needs no vote. */
  private boolean isReused(Question question) {
    return artifacts.find(ArtifactKeys.reusedTest(question.run()), ReusedTest.class).isPresent();
  }

  private Election elect(Question question, List<List<TestCodeAttempt>> groups, boolean lastTry)
      throws ModelException {
    return groups.size() > 1 && question.settings().testCase().voting() == Voting.SELECTION
        ? selection.elect(question, groups, lastTry)
        : new Election(groups, List.of());
  }

  private static Outcome decided(String key, TestCase testCase) {
    return new Outcome.Decided(key, testCase.model(), testCase.votes(), testCase.asked().size());
  }

  /** The usable test code of each model that has some, in the order of the models. */
  private List<TestCodeAttempt> usable(Question question, List<String> models) {
    List<TestCodeAttempt> usable = new ArrayList<>();
    for (String model : models) {
      for (int round = 1; round <= question.settings().limits().rounds(); round++) {
        artifacts
            .find(ArtifactKeys.testCode(question.run(), model, round), TestCodeAttempt.class)
            .filter(TestCodeAttempt::usable)
            .ifPresent(usable::add);
      }
    }
    return usable;
  }

  /** Largest group first; groups of one size in the order of their first models. */
  private static List<List<TestCodeAttempt>> groups(
      List<TestCodeAttempt> attempts, RowOrder order) {
    List<List<TestCodeAttempt>> groups = new ArrayList<>();
    for (TestCodeAttempt attempt : attempts) {
      groups.stream()
          .filter(group -> agree(group.getFirst(), attempt, order))
          .findFirst()
          .ifPresentOrElse(
              group -> group.add(attempt), () -> groups.add(new ArrayList<>(List.of(attempt))));
    }
    groups.sort(Comparator.comparing((List<TestCodeAttempt> group) -> group.size()).reversed());
    return groups;
  }

  private static boolean agree(TestCodeAttempt one, TestCodeAttempt other, RowOrder order) {
    return results(one)
        .anyMatch(first -> results(other).anyMatch(second -> same(one, first, second, order)));
  }

  private static boolean same(TestCodeAttempt one, Table first, Table second, RowOrder order) {
    return TableComparison.compare(first, second, order, SortKeys.of(one.code())).equal();
  }

  /** All that are right where rows tie. */
  private static Stream<Table> results(TestCodeAttempt attempt) {
    return Stream.concat(Stream.of(result(attempt)), Stream.ofNullable(attempt.reversed()));
  }

  private static Table result(TestCodeAttempt attempt) {
    return Objects.requireNonNull(attempt.result(), "usable test code has a result");
  }
}
