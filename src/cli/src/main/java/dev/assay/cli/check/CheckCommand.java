package dev.assay.cli.check;

import dev.assay.cli.CommandContext;
import dev.assay.cli.ExitCodes;
import dev.assay.cli.UsageException;
import dev.assay.cli.benchmark.BenchmarkAnswers;
import dev.assay.cli.benchmark.GoldRole;
import dev.assay.cli.check.GoldCheck.Verdict;
import dev.assay.cli.options.AnsweringOptions;
import dev.assay.cli.options.BenchmarkOptions;
import dev.assay.cli.output.AnswerText;
import dev.assay.evaluation.Question;
import dev.assay.workflow.artifacts.ArtifactStore;
import dev.assay.workflow.run.Artifacts;
import dev.assay.workflow.run.RunSettings;
import dev.assay.workflow.run.TestDataSettings;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code assay check}: looks for errors in the gold SQL of a benchmark (TS-SQL 4.1, RQ0). */
@Command(
    name = "check",
    description = {
      "Tests the gold SQL of a benchmark: test cases are generated for its questions, without showing"
          + " the gold SQL, which is then tested. What fails is suspect, and listed with the test"
          + " case, the differing rows and a correction. Test cases can be wrong too: look at both.",
      "Repeated with the same settings and store, it asks no model again."
    },
    footerHeading = "%nExit codes: ",
    footer = "0 no suspect, and all were tested; 1 some suspect or not tested; 2 could not run.")
public final class CheckCommand implements Callable<Integer> {

  /** How the suspects are written. */
  enum Output {
    text,
    json
  }

  /** Richer test data would be asked for by naming mutants of the gold SQL. */
  private static final TestDataSettings ONCE = new TestDataSettings(0, 0);

  @Mixin final BenchmarkOptions asked = new BenchmarkOptions();

  @Mixin final AnsweringOptions answering = new AnsweringOptions();

  @Option(
      names = "--output",
      paramLabel = "text|json",
      description =
          "The suspects as text, or every question as one JSON object a line (default:"
              + " ${DEFAULT-VALUE}).")
  Output output = Output.text;

  @Option(
      names = {"-h", "--help"},
      usageHelp = true,
      description = "Shows this.")
  boolean help;

  private final CommandContext context;

  public CheckCommand(CommandContext context) {
    this.context = context;
  }

  @Override
  public Integer call() {
    List<Question> questions = asked.limited(asked.allQuestions());
    ArtifactStore store = answering.store(context);
    RunSettings settings = answering.settings(context).measuring(ONCE);
    List<GoldCheck> checks =
        new BenchmarkAnswers(context, answering, store)
            .to(questions, asked.databases().path(), GoldRole.IS_TESTED, settings).stream()
                .map(GoldCheck::of)
                .toList();
    Artifacts artifacts = new Artifacts(store);
    if (output == Output.json) {
      new CheckJson(context.out(), artifacts).print(checks);
    } else {
      AnswerText answers = new AnswerText(context.out(), artifacts, store.location());
      new CheckText(context.out(), answers).print(checks);
    }
    context.out().flush();
    if (context.out().checkError()) {
      throw new UsageException("the suspects could not be written to standard output");
    }
    return checks.stream().allMatch(check -> check.verdict() == Verdict.PASSED)
        ? ExitCodes.VERIFIED
        : ExitCodes.UNVERIFIED;
  }
}
