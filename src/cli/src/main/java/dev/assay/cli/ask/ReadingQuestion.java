package dev.assay.cli.ask;

import dev.assay.cli.Terminal;
import dev.assay.workflow.reporting.Ambiguity;
import java.util.Optional;

/** Asks the person at the terminal which reading of an ambiguous question is meant. */
final class ReadingQuestion {

  private static final int MOST_TRIES = 3;

  private final Terminal terminal;

  ReadingQuestion(Terminal terminal) {
    this.terminal = terminal;
  }

  /** The number of the reading; empty where nobody answers, or nobody can be asked. */
  Optional<Integer> ask(Ambiguity ambiguity) {
    int readings = ambiguity.readings().size();
    String prompt = "Which reading is meant, 1 to %d (Enter for none)? ".formatted(readings);
    for (int tried = 0; tried < MOST_TRIES; tried++) {
      String answer = terminal.ask(prompt).orElse("").strip();
      if (answer.isEmpty()) {
        return Optional.empty();
      }
      if (answer.matches("[0-9]{1,3}")) {
        int number = Integer.parseInt(answer);
        if (number >= 1 && number <= readings) {
          return Optional.of(number);
        }
      }
    }
    return Optional.empty();
  }
}
