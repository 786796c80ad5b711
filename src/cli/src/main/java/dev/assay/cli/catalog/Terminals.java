package dev.assay.cli.catalog;

import java.io.Console;

/** Whether somebody looks on. */
final class Terminals {

  private Terminals() {}

  static boolean isInteractive() {
    Console console = System.console();
    return console != null && console.isTerminal();
  }
}
