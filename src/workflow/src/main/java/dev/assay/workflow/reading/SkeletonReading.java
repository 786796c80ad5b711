package dev.assay.workflow.reading;

import dev.assay.agents.Answer;
import dev.assay.agents.Attempt;
import dev.assay.agents.SkeletonAgent;
import dev.assay.agents.SkeletonRequest;
import dev.assay.agents.model.ModelClient;
import dev.assay.agents.model.ModelException;
import dev.assay.analysis.skeleton.Skeleton;
import dev.assay.workflow.artifacts.ArtifactKeys;
import dev.assay.workflow.run.Artifacts;
import dev.assay.workflow.run.KeptCalls;
import dev.assay.workflow.run.Question;
import java.util.Optional;

/** Has a model write the query that the question reads like, and keeps its skeleton. */
final class SkeletonReading {

  private static final int ROUNDS = 2;

  private final Artifacts artifacts;
  private final ModelClient models;

  SkeletonReading(Artifacts artifacts, ModelClient models) {
    this.artifacts = artifacts;
    this.models = models;
  }

  /** The skeleton, told now or before. */
  ImpliedSkeleton of(Question question) throws ModelException {
    String key = ArtifactKeys.skeleton(question.run());
    Optional<ImpliedSkeleton> known = artifacts.find(key, ImpliedSkeleton.class);
    return known.isPresent()
        ? known.get()
        : artifacts.create(key, asked(question), ImpliedSkeleton.class);
  }

  private ImpliedSkeleton asked(Question question) throws ModelException {
    SkeletonAgent agent =
        SkeletonAgent.asking(new KeptCalls(artifacts, models, question.run(), SkeletonAgent.STEP));
    String model = question.settings().model();
    String problem = "";
    for (int round = 1; round <= ROUNDS; round++) {
      Answer answer =
          agent.parse(
              new SkeletonRequest(
                  new Attempt(
                      model, question.id(), round, question.settings().temperature(model, round)),
                  question.dialect().promptName(),
                  question.text(),
                  problem));
      switch (answer) {
        case Answer.NoCode none -> problem = none.reason();
        case Answer.Code code -> {
          Optional<Skeleton> skeleton = Skeleton.of(question.dialect(), code.text());
          if (skeleton.isPresent()) {
            return new ImpliedSkeleton(code.text(), skeleton.get().text(), null);
          }
          problem = "the SQL cannot be parsed: write one plain SELECT statement";
        }
      }
    }
    return new ImpliedSkeleton(
        "", null, "no skeleton in %d answers; the last: %s".formatted(ROUNDS, problem));
  }
}
