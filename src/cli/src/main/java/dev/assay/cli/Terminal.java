package dev.assay.cli;

import java.io.Console;
import java.util.Optional;

/** Where somebody sits who can be asked. */
@FunctionalInterface
public interface Terminal {

  /** Nobody sits there: output goes to a file or a pipe, or a program started the process. */
  Terminal NONE = _ -> Optional.empty();

  /**
   * Asks for one line.
   *
   * @return what was typed, without the line's end; empty where nobody can be asked, or the input
   *     ended
   */
  Optional<String> ask(String prompt);

  /** That of the process, if both its input and its output are one. */
  static Terminal ofProcess() {
    Console console = System.console();
    return console == null || !console.isTerminal()
        ? NONE
        : prompt -> Optional.ofNullable(console.readLine("%s", prompt));
  }
}
