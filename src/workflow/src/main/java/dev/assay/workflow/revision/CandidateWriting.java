package dev.assay.workflow.revision;

import dev.assay.agents.Answer;
import dev.assay.agents.Attempt;
import dev.assay.agents.Decline;
import dev.assay.agents.SqlGenerationAgent;
import dev.assay.agents.model.ModelException;
import dev.assay.workflow.artifacts.ArtifactKeys;
import dev.assay.workflow.execution.Candidate;
import dev.assay.workflow.linking.Linking;
import dev.assay.workflow.run.Artifacts;
import dev.assay.workflow.run.ModelUse;
import dev.assay.workflow.run.Outcome;
import dev.assay.workflow.run.Question;
import dev.assay.workflow.run.Stopwatch;
import java.util.HashSet;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Asks a model for one candidate until an answer holds SQL, and keeps every answer. */
final class CandidateWriting {

  /** The agent's question to its model. */
  @FunctionalInterface
  interface Asking {
    Answer ask(Attempt attempt) throws ModelException;
  }

  /** What the reason of an answer begins with that says what the database lacks. */
  private static final String DECLINED = "it was said that the database lacks what is asked: ";

  private final Artifacts artifacts;
  private final Stopwatch.Source time;
  private final String step;

  CandidateWriting(Artifacts artifacts, Stopwatch.Source time, String step) {
    this.artifacts = artifacts;
    this.time = time;
    this.step = step;
  }

  /** Why the model that links declines the question; empty where it does not. */
  static Optional<String> declinedByLinking(Artifacts artifacts, String run) {
    return artifacts
        .find(ArtifactKeys.linking(run), Linking.class)
        .map(Linking::lacks)
        .map(lacks -> DECLINED + lacks);
  }

  /**
   * Makes the candidate of this index.
   *
   * @param revises the candidate that it is made from; null for none
   * @param firstRound from which rounds are counted
   */
  Outcome write(
      Question question, int index, @Nullable Integer revises, int firstRound, Asking asking)
      throws ModelException {
    String key = ArtifactKeys.candidate(question.run(), index);
    if (artifacts.find(key, Candidate.class).isPresent()) {
      return new Outcome.Generated(key);
    }
    String reason = "";
    Set<String> seen = new HashSet<>();
    for (int round = firstRound;
        round < firstRound + question.settings().limits().rounds();
        round++) {
      String unusableKey = ArtifactKeys.unusableSql(question.run(), index, round);
      Optional<UnusableAnswer> before = artifacts.find(unusableKey, UnusableAnswer.class);
      if (before.isPresent()) {
        reason = before.get().reason();
        if (isDeclined(question.run(), reason)) {
          return new Outcome.Declined(reason);
        }
        if (isRepeated(before.get(), seen)) {
          return repeated(reason);
        }
        continue;
      }
      Stopwatch watch = time.start();
      Answer answer = asking.ask(attempt(question, round, reason));
      ModelUse use =
          ModelUse.of(step, question.settings().models().main(), round, answer.completion());
      switch (answer) {
        case Answer.Code code -> {
          Candidate candidate =
              new Candidate(index, code.text(), use, watch.startedAt(), watch.millis(), revises);
          artifacts.create(key, candidate, Candidate.class);
          return new Outcome.Generated(key);
        }
        case Answer.NoCode none -> {
          reason = reason(none, round);
          UnusableAnswer unusable =
              artifacts.create(
                  unusableKey,
                  new UnusableAnswer(index, round, reason, use, answer.completion().digest()),
                  UnusableAnswer.class);
          if (isDeclined(question.run(), reason)) {
            return new Outcome.Declined(reason);
          }
          if (isRepeated(unusable, seen)) {
            return repeated(reason);
          }
        }
      }
    }
    return new Outcome.Unusable(
        "no SQL in %d answers: %s".formatted(question.settings().limits().rounds(), reason));
  }

  /** Only the first answer for a question may decline: others are told that it can be answered. */
  private String reason(Answer.NoCode none, int round) {
    return step.equals(SqlGenerationAgent.STEP) && round == 1
        ? Decline.in(none.completion()).map(lacks -> DECLINED + lacks).orElse(none.reason())
        : none.reason();
  }

  private boolean isDeclined(String run, String reason) {
    return reason.startsWith(DECLINED)
        && artifacts
            .find(ArtifactKeys.answerability(run), Answerability.class)
            .filter(Answerability::answerable)
            .isEmpty();
  }

  /** A model that answers the same although it was told what is wrong is not paid again. */
  private static boolean isRepeated(UnusableAnswer answer, Set<String> seen) {
    String digest = answer.digest();
    return digest != null && !seen.add(digest);
  }

  private static Outcome repeated(String reason) {
    return new Outcome.Unusable("no SQL, and the same answer twice: " + reason);
  }

  private static Attempt attempt(Question question, int round, String unusable) {
    String model = question.settings().models().main();
    return question.attempt(model, round).after(unusable);
  }
}
