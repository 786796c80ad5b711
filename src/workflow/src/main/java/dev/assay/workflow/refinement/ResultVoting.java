package dev.assay.workflow.refinement;

import dev.assay.agents.ResultChoice;
import dev.assay.agents.ResultChoiceAgent;
import dev.assay.agents.ResultChoiceRequest;
import dev.assay.agents.model.ModelClient;
import dev.assay.agents.model.ModelException;
import dev.assay.table.Table;
import dev.assay.table.TableText;
import dev.assay.workflow.artifacts.ArtifactKeys;
import dev.assay.workflow.execution.Candidate;
import dev.assay.workflow.format.ExpectedFormat;
import dev.assay.workflow.linking.LinkedCatalog;
import dev.assay.workflow.run.Artifacts;
import dev.assay.workflow.run.Attempts;
import dev.assay.workflow.run.Outcome;
import dev.assay.workflow.run.Question;
import dev.assay.workflow.run.Step;
import dev.assay.workflow.run.StepEvent;
import dev.assay.workflow.run.Stopwatch;
import dev.assay.workflow.strategy.Generator;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * Votes on the results of runs side by side, and makes the first candidate of the one that most
 * agree on; a model breaks ties (ReFoRCE 3.2.5).
 */
public final class ResultVoting implements Step {

  private static final int MOST_ROWS_SHOWN = 20;

  private final Artifacts artifacts;
  private final ModelClient models;
  private final Stopwatch.Source time;

  public ResultVoting(Artifacts artifacts, ModelClient models, Stopwatch.Source time) {
    this.artifacts = artifacts;
    this.models = models;
    this.time = time;
  }

  @Override
  public Outcome run(StepEvent event) throws ModelException {
    Question question = artifacts.question(event.run());
    String candidateKey = key(question);
    if (artifacts.find(candidateKey, Candidate.class).isPresent()) {
      return new Outcome.Generated(candidateKey);
    }
    List<ThreadAnswer> answers = answers(question);
    String key = ArtifactKeys.threadVote(event.run());
    Optional<ThreadVote> known = artifacts.find(key, ThreadVote.class);
    ThreadVote vote =
        known.isPresent()
            ? known.get()
            : artifacts.create(key, vote(question, answers), ThreadVote.class);
    Integer chosen = vote.chosen();
    if (chosen == null) {
      return new Outcome.Unusable(vote.reason());
    }
    ThreadAnswer answer =
        answers.stream().filter(each -> each.thread() == chosen).findFirst().orElseThrow();
    Candidate candidate =
        new Candidate(
            index(question),
            Objects.requireNonNull(answer.sql()),
            null,
            time.start().startedAt(),
            answer.millis());
    artifacts.create(candidateKey, candidate, Candidate.class);
    return new Outcome.Generated(candidateKey);
  }

  /** The first candidate, or the sample that threads make where a candidate is selected. */
  private static String key(Question question) {
    return question.samples() > 1
        ? ArtifactKeys.sample(question.run(), index(question))
        : ArtifactKeys.candidate(question.run(), 0);
  }

  private static int index(Question question) {
    return Math.max(0, question.generators().indexOf(Generator.THREADS));
  }

  private List<ThreadAnswer> answers(Question question) {
    return IntStream.range(0, question.settings().strategy().threads())
        .mapToObj(thread -> ArtifactKeys.threadAnswer(question.run(), thread))
        .flatMap(key -> artifacts.find(key, ThreadAnswer.class).stream())
        .toList();
  }

  private ThreadVote vote(Question question, List<ThreadAnswer> answers) throws ModelException {
    List<List<ThreadAnswer>> groups = groups(answers);
    List<List<Integer>> threads =
        groups.stream().map(group -> group.stream().map(ThreadAnswer::thread).toList()).toList();
    if (groups.isEmpty()) {
      return new ThreadVote(threads, null, "", reason(answers));
    }
    int most = groups.getFirst().size();
    List<ThreadAnswer> tied =
        groups.stream().filter(group -> group.size() == most).map(List::getFirst).toList();
    if (tied.size() == 1) {
      return new ThreadVote(threads, tied.getFirst().thread(), "votes", "");
    }
    return switch (choice(question, tied)) {
      case ResultChoice.Chosen chosen ->
          new ThreadVote(threads, tied.get(chosen.option()).thread(), "model", "");
      case ResultChoice.None none ->
          new ThreadVote(threads, tied.getFirst().thread(), "votes", none.reason());
    };
  }

  /** Those with the same result, the largest groups first, of equal ones the earlier. */
  private static List<List<ThreadAnswer>> groups(List<ThreadAnswer> answers) {
    List<List<ThreadAnswer>> groups = new ArrayList<>();
    for (ThreadAnswer answer : answers) {
      Table result = answer.result();
      if (result == null) {
        continue;
      }
      groups.stream()
          .filter(
              group ->
                  SelfRefinement.areSame(Objects.requireNonNull(group.getFirst().result()), result))
          .findFirst()
          .ifPresentOrElse(
              group -> group.add(answer), () -> groups.add(new ArrayList<>(List.of(answer))));
    }
    groups.sort(Comparator.comparing((List<ThreadAnswer> group) -> group.size()).reversed());
    return groups;
  }

  private static String reason(List<ThreadAnswer> answers) {
    return answers.isEmpty()
        ? "no run ended"
        : "no run has an answer: " + answers.getFirst().reason();
  }

  private ResultChoice choice(Question question, List<ThreadAnswer> tied) throws ModelException {
    return ResultChoiceAgent.asking(models)
        .choose(
            new ResultChoiceRequest(
                new Attempts(question, 0).next(ResultChoiceAgent.STEP),
                LinkedCatalog.of(artifacts, question).context(question),
                artifacts
                    .find(ArtifactKeys.answerFormat(question.run()), ExpectedFormat.class)
                    .map(ExpectedFormat::text)
                    .orElse(""),
                tied.stream().map(ResultVoting::option).toList()));
  }

  private static ResultChoiceRequest.Option option(ThreadAnswer answer) {
    return new ResultChoiceRequest.Option(
        Objects.requireNonNull(answer.sql()),
        TableText.aligned(Objects.requireNonNull(answer.result()), MOST_ROWS_SHOWN));
  }
}
