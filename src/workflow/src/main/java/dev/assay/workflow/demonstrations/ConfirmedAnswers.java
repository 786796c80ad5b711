package dev.assay.workflow.demonstrations;

import dev.assay.workflow.artifacts.ArtifactKeys;
import dev.assay.workflow.run.Artifacts;
import dev.assay.workflow.run.Json;
import dev.assay.workflow.run.Question;
import dev.assay.workflow.strategy.DemonstrationSettings;
import java.util.List;

/**
 * What people and tests have found right, from a suite. It is kept as it was when a question was
 * asked, named by its content, so that a run that is resumed sees the same.
 */
public record ConfirmedAnswers(List<ConfirmedAnswer> answers) {

  public ConfirmedAnswers {
    answers = List.copyOf(answers);
  }

  /** Those that the run may use: about the same database, in the same dialect. */
  public static List<ConfirmedAnswer> of(Artifacts artifacts, Question question) {
    DemonstrationSettings settings = question.settings().strategy().demonstrations();
    if (settings == null || !settings.confirmed()) {
      return List.of();
    }
    return artifacts.get(settings.pool(), ConfirmedAnswers.class).answers().stream()
        .filter(each -> each.database().equals(question.database()))
        .filter(each -> each.dialect() == question.dialect())
        .toList();
  }

  /** Keeps them; the key by which runs find them. */
  public String keep(Artifacts artifacts) {
    byte[] content = Json.bytes(this);
    String key = ArtifactKeys.demonstrations(DemonstrationPool.digest(content));
    artifacts.create(key, content);
    return key;
  }
}
