package dev.assay.agents.openai;

import dev.assay.agents.model.ModelException;
import dev.assay.agents.model.ModelSettings;
import dev.assay.agents.model.Prompt;

/**
 * How much of a model's context a prompt leaves for the answer. Tokens are only estimated, since
 * each model counts its own way: what is refused here has more than any would count.
 */
final class PromptRoom {

  private static final double MOST_CHARACTERS_A_TOKEN = 7;
  private static final double USUAL_CHARACTERS_A_TOKEN = 3.2;
  private static final int FIRST_OTHER = 0x80;

  private PromptRoom() {}

  /**
   * Most tokens that the answer may have.
   *
   * @throws ModelException.Refused when the prompt cannot fit
   */
  static int of(ModelSettings model, Prompt prompt) throws ModelException {
    if (model.contextWindow().isEmpty()) {
      return model.maxTokens();
    }
    int window = model.contextWindow().getAsInt();
    long least = tokens(prompt, MOST_CHARACTERS_A_TOKEN);
    long usual = tokens(prompt, USUAL_CHARACTERS_A_TOKEN);
    if (least + Cure.LEAST_ANSWER > window) {
      throw new ModelException.Refused(
          model.name(),
          "the prompt of about %,d tokens does not fit into its context of %,d: show less of the schema (--linking always), or ask a model with a larger one; the call was not made"
              .formatted(usual, window));
    }
    long left = Math.max(Cure.LEAST_ANSWER, window - usual);
    return (int) Math.min(model.maxTokens(), left);
  }

  /** Letters beyond ASCII take about a token each. */
  private static long tokens(Prompt prompt, double charactersAToken) {
    String text = prompt.system() + prompt.user();
    long others = text.codePoints().filter(each -> each >= FIRST_OTHER).count();
    double each = charactersAToken == MOST_CHARACTERS_A_TOKEN ? 0.25 : 1;
    return Math.round((text.length() - others) / charactersAToken + others * each);
  }
}
