package dev.assay.workflow.testcode;

import dev.assay.agents.SelectionAgent;
import dev.assay.agents.SelectionAnswer;
import dev.assay.agents.SelectionRequest;
import dev.assay.agents.model.ModelException;
import dev.assay.table.TableText;
import dev.assay.workflow.artifacts.ArtifactKeys;
import dev.assay.workflow.linking.LinkedCatalog;
import dev.assay.workflow.run.Artifacts;
import dev.assay.workflow.run.ModelUse;
import dev.assay.workflow.run.Question;
import dev.assay.workflow.run.Stopwatch;
import dev.assay.workflow.testdata.ChosenTestData;
import dev.assay.workflow.testdata.TestDataAttempt;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Has a model compare the groups two by two, each pair twice with the order swapped, since models
 * favour a place (TS-SQL A.6). The group chosen most often wins; where that is not one alone, the
 * larger one. An answer that is no choice is no vote, and is kept.
 */
final class Selection implements VotingMethod {

  private final Artifacts artifacts;
  private final SelectionAgent agent;
  private final Stopwatch.Source time;

  Selection(Artifacts artifacts, SelectionAgent agent, Stopwatch.Source time) {
    this.artifacts = artifacts;
    this.agent = agent;
    this.time = time;
  }

  @Override
  public Election elect(Question question, List<List<TestCodeAttempt>> groups, boolean lastTry)
      throws ModelException {
    List<TestCodeComparison> comparisons = new ArrayList<>();
    for (int one = 0; one < groups.size(); one++) {
      for (int other = one + 1; other < groups.size(); other++) {
        TestCodeAttempt first = groups.get(one).getFirst();
        TestCodeAttempt second = groups.get(other).getFirst();
        comparisons.add(compared(question, comparisons.size() + 1, first, second, lastTry));
        comparisons.add(compared(question, comparisons.size() + 1, second, first, lastTry));
      }
    }
    List<List<TestCodeAttempt>> ranked = new ArrayList<>(groups);
    ranked.sort(
        Comparator.comparingLong((List<TestCodeAttempt> group) -> votes(group, comparisons))
            .reversed());
    return new Election(ranked, comparisons);
  }

  private static long votes(List<TestCodeAttempt> group, List<TestCodeComparison> comparisons) {
    String model = group.getFirst().model();
    return comparisons.stream().filter(each -> model.equals(each.chosen())).count();
  }

  private TestCodeComparison compared(
      Question question, int round, TestCodeAttempt first, TestCodeAttempt second, boolean lastTry)
      throws ModelException {
    String key = ArtifactKeys.comparison(question.run(), round);
    Optional<TestCodeComparison> made = artifacts.find(key, TestCodeComparison.class);
    return made.isPresent()
        ? made.get()
        : artifacts.create(
            key, asked(question, round, first, second, lastTry), TestCodeComparison.class);
  }

  private TestCodeComparison asked(
      Question question, int round, TestCodeAttempt first, TestCodeAttempt second, boolean lastTry)
      throws ModelException {
    Stopwatch watch = time.start();
    String model = question.settings().models().main();
    @Nullable String chosen = null;
    @Nullable String problem = null;
    @Nullable ModelUse use = null;
    try {
      SelectionAnswer answer = agent.select(request(question, model, round, first, second));
      use = ModelUse.of(SelectionAgent.STEP, model, round, answer.completion());
      switch (answer) {
        case SelectionAnswer.First _ -> chosen = first.model();
        case SelectionAnswer.Second _ -> chosen = second.model();
        case SelectionAnswer.None(String reason, var _) -> problem = reason;
      }
    } catch (ModelException noAnswer) {
      if (!lastTry && noAnswer.mayPass()) {
        throw noAnswer;
      }
      problem = String.valueOf(noAnswer.getMessage());
    }
    return new TestCodeComparison(
        round,
        first.model(),
        second.model(),
        chosen,
        problem,
        use,
        watch.startedAt(),
        watch.millis());
  }

  private SelectionRequest request(
      Question question, String model, int round, TestCodeAttempt first, TestCodeAttempt second) {
    TestDataAttempt data = ChosenTestData.of(artifacts, question.run());
    return new SelectionRequest(
        question.attempt(model, round, question.settings().models().temperature(model, 1)),
        FramesText.of(artifacts.catalog(question), data),
        LinkedCatalog.of(artifacts, question).text().foreignKeysBetween(data.tables().keySet()),
        question.text(),
        question.evidence(),
        option(first),
        option(second));
  }

  private static SelectionRequest.Option option(TestCodeAttempt attempt) {
    return new SelectionRequest.Option(
        attempt.code(),
        TableText.aligned(
            Objects.requireNonNull(attempt.result(), "usable test code has a result"),
            FramesText.MOST_ROWS));
  }
}
