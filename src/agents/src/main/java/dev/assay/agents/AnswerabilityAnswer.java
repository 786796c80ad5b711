package dev.assay.agents;

import com.fasterxml.jackson.databind.JsonNode;
import dev.assay.agents.model.Completion;

/**
 * What a second look says.
 *
 * @param answerable also where the answer cannot be read: in doubt a question is answered
 * @param why in one sentence, or why the answer cannot be read
 */
public record AnswerabilityAnswer(boolean answerable, String why, Completion completion) {

  static AnswerabilityAnswer of(Answer answer) {
    return switch (answer) {
      case Answer.NoCode none -> new AnswerabilityAnswer(true, none.reason(), none.completion());
      case Answer.Code code -> read(code);
    };
  }

  private static AnswerabilityAnswer read(Answer.Code code) {
    try {
      JsonNode json = StrictJson.read(code.text());
      JsonNode answerable = json.path("answerable");
      String why = json.path("why").asText("").replaceAll("\\s+", " ").strip();
      return new AnswerabilityAnswer(
          !answerable.isBoolean() || answerable.booleanValue(),
          why.substring(0, Math.min(500, why.length())),
          code.completion());
    } catch (IllegalArgumentException unreadable) {
      return new AnswerabilityAnswer(
          true, String.valueOf(unreadable.getMessage()), code.completion());
    }
  }
}
