package dev.assay.cli.refine;

import dev.assay.cli.CommandContext;
import dev.assay.cli.ExitCodes;
import dev.assay.cli.UsageException;
import dev.assay.cli.benchmark.BenchmarkAnswer;
import dev.assay.cli.benchmark.BenchmarkAnswers;
import dev.assay.cli.options.AnsweringOptions;
import dev.assay.cli.options.BenchmarkOptions;
import dev.assay.cli.options.ExistingPath;
import dev.assay.evaluation.Question;
import dev.assay.evaluation.files.PredictionFiles;
import dev.assay.workflow.artifacts.ArtifactStore;
import dev.assay.workflow.run.Json;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.stream.IntStream;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/**
 * {@code assay refine}: tests and revises what any text-to-SQL system predicted (TS-SQL table 5).
 */
@Command(
    name = "refine",
    description = {
      "Tests the SQL of a file of predictions, of whatever system, revises what fails, and writes a"
          + " file of the same format. Writes one verdict a prediction, as JSON lines.",
      "A blank prediction is written anew; one that cannot be tested stays as it was. Repeated with"
          + " the same files and settings, it goes on where it was, and pays for nothing twice."
    },
    footerHeading = "%nExit codes: ",
    footer = "0 all verified, 1 some not verified or failed, 2 could not run.")
public final class RefineCommand implements Callable<Integer> {

  @Mixin final BenchmarkOptions asked = new BenchmarkOptions();

  @Option(
      names = "--predictions",
      converter = ExistingPath.class,
      required = true,
      paramLabel = "FILE",
      description =
          "Spider: one SQL a line. BIRD: its JSON, from index to SQL, separator, database.")
  Path predictions = Path.of("");

  @Option(
      names = "--refined",
      required = true,
      paramLabel = "FILE",
      description = "Where the refined predictions are written, in the same format.")
  Path refined = Path.of("");

  @Mixin final AnsweringOptions answering = new AnsweringOptions();

  @Option(
      names = {"-h", "--help"},
      usageHelp = true,
      description = "Shows this.")
  boolean help;

  private final CommandContext context;

  public RefineCommand(CommandContext context) {
    this.context = context;
  }

  @Override
  public Integer call() throws IOException {
    PredictionFile file = new PredictionFile(refined);
    file.requireWritable();
    List<Question> all = asked.allQuestions();
    List<String> predicted = asked.limited(predicted(all));
    List<Question> questions = asked.limited(all);
    ArtifactStore store = answering.store(context);
    List<BenchmarkAnswer> answers =
        new BenchmarkAnswers(context, answering, store)
            .refining(questions, predicted, asked.databases().path(), answering.settings(context));
    List<Refinement> refinements =
        IntStream.range(0, questions.size())
            .mapToObj(at -> Refinement.of(asked.benchmark(), answers.get(at), predicted.get(at)))
            .toList();
    file.write(asked.benchmark(), refinements);
    report(refinements);
    return refinements.stream().allMatch(each -> each.status().equals("verified"))
        ? ExitCodes.VERIFIED
        : ExitCodes.UNVERIFIED;
  }

  private List<String> predicted(List<Question> questions) {
    return PredictionFiles.read(asked.benchmark(), predictions, questions, context.err()::println);
  }

  private void report(List<Refinement> refinements) {
    refinements.forEach(each -> context.out().println(Json.tree(each)));
    context.out().flush();
    context
        .err()
        .println(
            "%d predictions: %d verified, %d changed; written to %s"
                .formatted(
                    refinements.size(),
                    refinements.stream().filter(each -> each.status().equals("verified")).count(),
                    refinements.stream().filter(Refinement::changed).count(),
                    refined));
    if (context.out().checkError()) {
      throw new UsageException("the verdicts could not be written to standard output");
    }
  }
}
