package dev.assay.workflow.execution;

import dev.assay.agents.AnswerFormat;
import dev.assay.analysis.Finding;
import dev.assay.sql.SqlOutcome;
import dev.assay.workflow.artifacts.ArtifactKeys;
import dev.assay.workflow.format.ExpectedFormat;
import dev.assay.workflow.format.FormatComparison;
import dev.assay.workflow.run.Artifacts;
import dev.assay.workflow.strategy.StrategyPart;
import java.util.List;

/** Finds results that have not the form that the question asks for (ReFoRCE 3.2.2). */
public final class AnswerFormatInspector implements Inspector {

  private final Artifacts artifacts;

  public AnswerFormatInspector(Artifacts artifacts) {
    this.artifacts = artifacts;
  }

  @Override
  public StrategyPart part() {
    return StrategyPart.ANSWER_FORMAT;
  }

  @Override
  public List<Finding> inspect(Trial trial) {
    AnswerFormat format =
        artifacts
            .find(ArtifactKeys.answerFormat(trial.question().run()), ExpectedFormat.class)
            .map(ExpectedFormat::format)
            .orElse(null);
    return format != null && trial.outcome() instanceof SqlOutcome.Executed executed
        ? FormatComparison.of(format, executed.result(), false).stream()
            .map(mismatch -> new Finding(part().id(), mismatch.kind(), mismatch.message()))
            .toList()
        : List.of();
  }
}
