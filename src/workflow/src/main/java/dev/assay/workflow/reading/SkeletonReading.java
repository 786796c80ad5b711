package dev.assay.workflow.reading;

import dev.assay.agents.SkeletonAgent;
import dev.assay.agents.SkeletonRequest;
import dev.assay.agents.model.ModelClient;
import dev.assay.agents.model.ModelException;
import dev.assay.analysis.skeleton.Skeleton;
import dev.assay.workflow.artifacts.ArtifactKeys;
import dev.assay.workflow.run.Artifacts;
import dev.assay.workflow.run.Attempts;
import dev.assay.workflow.run.Question;
import dev.assay.workflow.run.ReadAnswer;
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
    SkeletonAgent agent = SkeletonAgent.asking(models);
    Attempts attempts = new Attempts(question, 0);
    ReadAnswer<ImpliedSkeleton> read =
        ReadAnswer.within(
            ROUNDS,
            problems ->
                agent.parse(
                    new SkeletonRequest(
                        attempts.next(SkeletonAgent.STEP),
                        question.dialect().promptName(),
                        question.text(),
                        String.join("", problems))),
            text -> skeleton(question, text));
    return read.value() != null
        ? read.value()
        : new ImpliedSkeleton(
            "", null, "no skeleton in %d answers; the last: %s".formatted(ROUNDS, read.problem()));
  }

  private static ImpliedSkeleton skeleton(Question question, String sql) {
    return Skeleton.of(question.dialect(), sql)
        .map(skeleton -> new ImpliedSkeleton(sql, skeleton.text(), null))
        .orElseThrow(
            () ->
                new IllegalArgumentException(
                    "the SQL cannot be parsed: write one plain SELECT statement"));
  }
}
