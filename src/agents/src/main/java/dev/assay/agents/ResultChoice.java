package dev.assay.agents;

import dev.assay.agents.model.Completion;
import dev.assay.agents.reading.Thoughts;
import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;

/** Which of several options a model chose. */
public sealed interface ResultChoice {

  /** The whole answer of the model, with its tokens. */
  Completion completion();

  /** The option of that index, from 0. */
  record Chosen(int option, Completion completion) implements ResultChoice {}

  /**
   * No choice.
   *
   * @param reason one line that says what was missing
   */
  record None(String reason, Completion completion) implements ResultChoice {}

  /** Reads an answer strictly: one choice, at its end, of an option that there is. */
  static ResultChoice of(Completion completion, int options) {
    String answer = Thoughts.without(completion.text());
    List<String> choices =
        Choices.ANYWHERE
            .matcher(answer)
            .results()
            .map(choice -> choice.group(1).toUpperCase(Locale.ROOT))
            .toList();
    if (choices.size() != 1) {
      return new None("the answer holds %d choices".formatted(choices.size()), completion);
    }
    if (!Choices.AT_THE_END.matcher(answer).find()) {
      return new None("the answer goes on after its choice", completion);
    }
    int option = choices.getFirst().charAt(0) - 'A';
    return option < options
        ? new Chosen(option, completion)
        : new None("there is no option %s".formatted(choices.getFirst()), completion);
  }

  /** How choices look. */
  final class Choices {
    private static final String CHOICE = "<answer>\\s{0,20}([A-Z])\\s{0,20}</answer>";
    private static final Pattern ANYWHERE = Pattern.compile(CHOICE);
    private static final Pattern AT_THE_END = Pattern.compile(CHOICE + "[\\s`*.]{0,20}$");

    private Choices() {}
  }
}
