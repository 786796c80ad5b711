package dev.assay.cli.audit;

import dev.assay.cli.CommandContext;
import dev.assay.cli.ExitCodes;
import dev.assay.cli.UsageException;
import dev.assay.cli.options.BenchmarkOptions;
import dev.assay.cli.options.ExistingPath;
import dev.assay.cli.report.PageFile;
import dev.assay.evaluation.Evaluation;
import dev.assay.evaluation.EvaluationSettings;
import dev.assay.evaluation.Question;
import dev.assay.evaluation.QuestionScore;
import dev.assay.evaluation.files.PredictionFiles;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code assay audit}: looks at a benchmark's SQL without any model. */
@Command(
    name = "audit",
    description = {
      "Looks at the gold SQL of a benchmark, and at predictions, without a model: what fails or gives"
          + " nothing, LIMITs that cut through ties, names, joins, types, groups, subqueries and"
          + " divisions that cannot be meant so; and predictions that count as right and differ from"
          + " gold on a small database, with its rows. Databases are only read."
    },
    footerHeading = "%nExit codes: ",
    footer = "0 nothing is found; 1 something is; 2 could not run.")
public final class AuditCommand implements Callable<Integer> {

  /** How what is found is written. */
  enum Output {
    text,
    json
  }

  @Mixin final BenchmarkOptions asked = new BenchmarkOptions();

  @Option(
      names = "--predictions",
      converter = ExistingPath.class,
      paramLabel = "FILE",
      description =
          "Spider: one SQL a line. BIRD: its JSON, from index to SQL, separator, database.")
  @Nullable Path predictions;

  @Option(
      names = "--output",
      paramLabel = "text|json",
      description =
          "As text, or each question with findings as one JSON object a line (default:"
              + " ${DEFAULT-VALUE}).")
  Output output = Output.text;

  @Option(
      names = "--html",
      paramLabel = "FILE",
      description = "Writes what is found on a page, too: each difference with its rows.")
  @Nullable Path html;

  @Option(
      names = {"-h", "--help"},
      usageHelp = true,
      description = "Shows this.")
  boolean help;

  private final CommandContext context;

  public AuditCommand(CommandContext context) {
    this.context = context;
  }

  @Override
  public Integer call() throws IOException {
    List<Question> all = asked.allQuestions();
    List<String> predicted = predictions == null ? List.of() : predicted(predictions, all);
    List<Question> questions = asked.limited(all);
    List<AuditedQuestion> audited =
        predictions == null ? audited(questions) : audited(questions, asked.limited(predicted));
    if (output == Output.json) {
      audited.stream()
          .filter(AuditedQuestion::hasFindings)
          .forEach(each -> context.out().println(AuditJson.of(each, asked.benchmark())));
    } else {
      new AuditText(context.out(), asked.benchmark()).print(audited);
    }
    context.out().flush();
    if (context.out().checkError()) {
      throw new UsageException("the findings could not be written to standard output");
    }
    if (html != null) {
      PageFile.write(html, new AuditHtml(asked.benchmark()).of(audited));
      context.err().println("written: " + html);
    }
    return audited.stream().anyMatch(AuditedQuestion::hasFindings)
        ? ExitCodes.UNVERIFIED
        : ExitCodes.VERIFIED;
  }

  private List<String> predicted(Path file, List<Question> questions) {
    return PredictionFiles.read(asked.benchmark(), file, questions, context.err()::println);
  }

  private List<AuditedQuestion> audited(List<Question> questions) {
    try (Audit audit = new Audit(asked.databases().files(questions));
        AuditProgress progress = new AuditProgress(context.err(), questions.size())) {
      return questions.stream().map(audit::of).map(progress::passed).toList();
    }
  }

  private List<AuditedQuestion> audited(List<Question> questions, List<String> predicted) {
    List<QuestionScore> scores =
        new Evaluation(EvaluationSettings.of(asked.benchmark()), asked.databases().files(questions))
            .scores(questions, predicted, _ -> {});
    List<AuditedQuestion> audited = new ArrayList<>();
    try (Audit audit = new Audit(asked.databases().files(questions));
        AuditProgress progress = new AuditProgress(context.err(), questions.size())) {
      for (QuestionScore score : scores) {
        audited.add(progress.passed(audit.of(score.question(), score)));
      }
    }
    return audited;
  }
}
