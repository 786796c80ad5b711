package dev.assay.cli.catalog;

import dev.assay.cli.CommandContext;
import dev.assay.workflow.run.Json;
import java.nio.charset.StandardCharsets;
import java.util.function.Supplier;
import picocli.CommandLine.Option;

/** The options of a command that tells something about a catalog. */
final class ChosenOutput {

  /** How it is written. */
  enum Form {
    table,
    json
  }

  @Option(
      names = "--output",
      paramLabel = "table|json",
      description = "How it is written (default: ${DEFAULT-VALUE}).")
  Form form = Form.table;

  @Option(
      names = {"-h", "--help"},
      usageHelp = true,
      description = "Shows this.")
  boolean help;

  /** Prints a value as JSON, or else as the text for people. */
  void print(CommandContext context, Object value, Supplier<String> text) {
    context
        .out()
        .println(
            form == Form.json ? new String(Json.bytes(value), StandardCharsets.UTF_8) : text.get());
    context.out().flush();
  }
}
