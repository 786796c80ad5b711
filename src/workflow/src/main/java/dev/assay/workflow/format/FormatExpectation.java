package dev.assay.workflow.format;

import dev.assay.agents.AnswerFormat;
import dev.assay.agents.AnswerFormatAgent;
import dev.assay.agents.AnswerFormatRequest;
import dev.assay.agents.QuestionContext;
import dev.assay.agents.model.ModelClient;
import dev.assay.agents.model.ModelException;
import dev.assay.workflow.artifacts.ArtifactKeys;
import dev.assay.workflow.run.Artifacts;
import dev.assay.workflow.run.Attempts;
import dev.assay.workflow.run.Question;
import dev.assay.workflow.run.ReadAnswer;
import java.util.Optional;

/** Asks a model once for the form of the answer, and keeps what it says. */
public final class FormatExpectation {

  private static final int MOST_ROUNDS = 2;

  private final Artifacts artifacts;
  private final ModelClient models;

  public FormatExpectation(Artifacts artifacts, ModelClient models) {
    this.artifacts = artifacts;
    this.models = models;
  }

  /** The expected form, told now or before. */
  public ExpectedFormat of(Question question, QuestionContext context) throws ModelException {
    String key = ArtifactKeys.answerFormat(question.run());
    Optional<ExpectedFormat> known = artifacts.find(key, ExpectedFormat.class);
    return known.isPresent()
        ? known.get()
        : artifacts.create(key, expected(question, context), ExpectedFormat.class);
  }

  /** A model that refuses leaves results without a form to be held against. */
  private ExpectedFormat expected(Question question, QuestionContext context)
      throws ModelException {
    try {
      return asked(question, context);
    } catch (ModelException.Refused refused) {
      return new ExpectedFormat(null, String.valueOf(refused.getMessage()));
    }
  }

  private ExpectedFormat asked(Question question, QuestionContext context) throws ModelException {
    AnswerFormatAgent agent = AnswerFormatAgent.asking(models);
    Attempts attempts = new Attempts(question, 0);
    ReadAnswer<AnswerFormat> read =
        ReadAnswer.within(
            MOST_ROUNDS,
            problems ->
                agent.expect(
                    new AnswerFormatRequest(
                        attempts.next(AnswerFormatAgent.STEP), context, problems)),
            AnswerFormat::parse);
    return new ExpectedFormat(
        read.value(),
        read.value() != null
            ? ""
            : "no form in %d answers: %s".formatted(MOST_ROUNDS, read.problem()));
  }
}
