package dev.assay.agents;

import dev.assay.agents.model.Completion;
import dev.assay.agents.reading.CodeLanguage;
import dev.assay.agents.reading.Thoughts;
import java.util.regex.Pattern;

/** What a model says of one step of a query. */
public sealed interface StepJudgement {

  /** The whole answer of the model, with its tokens. */
  Completion completion();

  /** The step holds what it should. */
  record Right(Completion completion) implements StepJudgement {}

  /**
   * It does not.
   *
   * @param query the whole query, with this step rewritten
   */
  record Rewritten(String query, Completion completion) implements StepJudgement {}

  /**
   * Nothing that can be told for sure.
   *
   * @param reason one line that says what was missing
   */
  record None(String reason, Completion completion) implements StepJudgement {}

  /** Reads an answer strictly: it is right at its end and holds no query, or it holds a query. */
  static StepJudgement of(Completion completion) {
    String said = Thoughts.without(completion.text()).strip();
    boolean right = Verdicts.RIGHT.matcher(said).find();
    return switch (CodeBlocks.extract(completion, CodeLanguage.SQL)) {
      case Answer.Code code when !right -> new Rewritten(code.text(), completion);
      case Answer.Code code when isMentioned(code.text(), said, completion) ->
          new Right(completion);
      case Answer.Code _ ->
          new None("the answer calls the step right, and holds a query nevertheless", completion);
      case Answer.NoCode _ when right -> new Right(completion);
      case Answer.NoCode _ ->
          new None("the answer holds neither <answer>right</answer> nor a query", completion);
    };
  }

  /** A query that prose only mentions is none that was rewritten. */
  private static boolean isMentioned(String query, String said, Completion completion) {
    return CodeBlocks.all(completion, CodeLanguage.SQL).isEmpty() && !said.startsWith(query);
  }

  /** How a verdict looks. */
  final class Verdicts {
    private static final Pattern RIGHT =
        Pattern.compile("<answer>\\s{0,20}right\\s{0,20}</answer>[\\s`*.]{0,20}$");

    private Verdicts() {}
  }
}
