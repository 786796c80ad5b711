package dev.assay.cli.suite;

import dev.assay.cli.CommandContext;
import dev.assay.cli.ExitCodes;
import dev.assay.cli.UsageException;
import dev.assay.cli.rows.RowsJson;
import dev.assay.table.TableText;
import dev.assay.workflow.run.Json;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code assay suite run}: executes every query on its test data. No model is asked. */
@Command(
    name = "run",
    description = {
      "Executes every query of the suite on its test data, in the engine of its dialect, and compares"
          + " with what is expected. No model is asked and no database."
    },
    footerHeading = "%nExit codes: ",
    footer = "0 all pass, 1 some fail, 2 could not run.")
final class SuiteRunCommand implements Callable<Integer> {

  private static final int MOST_PROBLEMS = 5;

  /** How results are written. */
  enum Output {
    text,
    json
  }

  @Mixin final ChosenSuite suite = new ChosenSuite();

  @Option(
      names = "--junit",
      paramLabel = "FILE",
      description = "Writes the results as JUnit's XML, too.")
  @Nullable Path junit;

  @Option(
      names = "--output",
      paramLabel = "text|json",
      description = "A line for each question, or an object (default: ${DEFAULT-VALUE}).")
  Output output = Output.text;

  @Option(
      names = {"-h", "--help"},
      usageHelp = true,
      description = "Shows this.")
  boolean help;

  private final CommandContext context;

  SuiteRunCommand(CommandContext context) {
    this.context = context;
  }

  @Override
  public Integer call() {
    List<SuiteResult> results = results(suite.open().questions());
    results.forEach(this::print);
    long failed = results.stream().filter(result -> !result.outcome().passed()).count();
    if (output == Output.text) {
      context
          .out()
          .println(
              "%d question%s: %d passed, %d failed"
                  .formatted(
                      results.size(),
                      results.size() == 1 ? "" : "s",
                      results.size() - failed,
                      failed));
    }
    context.out().flush();
    if (junit != null) {
      write(junit, JUnitReport.of(results));
    }
    return failed == 0 ? ExitCodes.VERIFIED : ExitCodes.UNVERIFIED;
  }

  /** What fails is executed once more, alone: a machine that is busy must not fail a suite. */
  private static List<SuiteResult> results(List<SuiteQuestion> questions) {
    return questions.parallelStream().map(SuiteResult::of).toList().stream()
        .map(result -> result.outcome().passed() ? result : SuiteResult.of(result.question()))
        .toList();
  }

  private void print(SuiteResult result) {
    List<String> problems = result.outcome().problems();
    if (output == Output.json) {
      var line =
          Json.object()
              .put("name", result.question().name())
              .put("passed", problems.isEmpty())
              .put("millis", result.millis());
      problems.forEach(line.putArray("problems")::add);
      context.out().println(RowsJson.shown(line));
      return;
    }
    context
        .out()
        .println(
            (problems.isEmpty() ? "passed  " : "FAILED  ")
                + TableText.oneLine(result.question().name()));
    problems.stream()
        .limit(MOST_PROBLEMS)
        .forEach(problem -> context.out().println("  - " + TableText.oneLine(problem)));
    if (problems.size() > MOST_PROBLEMS) {
      context.out().println("  - and %d more".formatted(problems.size() - MOST_PROBLEMS));
    }
  }

  private static void write(Path file, String text) {
    try {
      Files.write(file, text.getBytes(StandardCharsets.UTF_8));
    } catch (IOException unwritable) {
      throw new UsageException(
          "cannot write '%s': give a file in a folder that exists".formatted(file), unwritable);
    }
  }
}
