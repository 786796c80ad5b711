package dev.assay.cli.output;

import dev.assay.cli.CommandContext;
import dev.assay.workflow.run.Json;
import java.nio.charset.StandardCharsets;
import java.util.function.Supplier;
import picocli.CommandLine.Option;

/** The options of a command that lists or tells something, for people or for programs. */
public final class ChosenOutput {

  /** How it is written. */
  public enum Form {
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

  /** Whether a program reads it. */
  public boolean isJson() {
    return form == Form.json;
  }

  /** Prints a value as JSON, or else as the text for people. */
  public void print(CommandContext context, Object value, Supplier<String> text) {
    context
        .out()
        .println(isJson() ? new String(Json.bytes(value), StandardCharsets.UTF_8) : text.get());
    context.out().flush();
  }
}
