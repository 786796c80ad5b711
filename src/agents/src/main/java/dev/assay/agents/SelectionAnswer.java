package dev.assay.agents;

import dev.assay.agents.model.Completion;
import dev.assay.agents.reading.Thoughts;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;

/**
 * What a model said when asked to choose: A, B, or nothing that can be told for sure. The whole
 * answer is there in any case, since it costs as much without a choice.
 */
public sealed interface SelectionAnswer {

  /** The whole answer of the model, with its tokens. */
  Completion completion();

  /** The first of the two. */
  record First(Completion completion) implements SelectionAnswer {}

  /** The second of the two. */
  record Second(Completion completion) implements SelectionAnswer {}

  /**
   * No choice.
   *
   * @param reason one line that says what was missing
   */
  record None(String reason, Completion completion) implements SelectionAnswer {}

  /** Reads an answer strictly: it has to end with one choice, and may hold no other. */
  static SelectionAnswer of(Completion completion) {
    String answer = Thoughts.without(completion.text());
    List<String> choices =
        Choices.ANYWHERE
            .matcher(answer)
            .results()
            .map(MatchResult::group)
            .map(choice -> choice.replaceAll("\\s", ""))
            .toList();
    if (choices.isEmpty()) {
      return new None(
          "the answer holds neither <answer>A</answer> nor <answer>B</answer>", completion);
    }
    if (choices.size() > 1) {
      return new None("the answer holds %d choices".formatted(choices.size()), completion);
    }
    if (!Choices.AT_THE_END.matcher(answer).find()) {
      return new None("the answer goes on after its choice", completion);
    }
    return choices.getFirst().contains(">A<") ? new First(completion) : new Second(completion);
  }

  /** How choices look. */
  final class Choices {
    private static final String CHOICE = "<answer>\\s{0,20}[AB]\\s{0,20}</answer>";
    private static final Pattern ANYWHERE = Pattern.compile(CHOICE);
    private static final Pattern AT_THE_END = Pattern.compile(CHOICE + "[\\s`*.]{0,20}$");

    private Choices() {}
  }
}
