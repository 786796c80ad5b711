package dev.assay.workflow.format;

import dev.assay.agents.AnswerFormat;
import org.jspecify.annotations.Nullable;

/**
 * What a model expects of the answer's form.
 *
 * @param format null when no answer told it
 * @param reason why there is none; empty when there is one
 */
public record ExpectedFormat(@Nullable AnswerFormat format, String reason) {

  /** As prompts show it; empty when there is none. */
  public String text() {
    return format == null ? "" : format.text();
  }
}
