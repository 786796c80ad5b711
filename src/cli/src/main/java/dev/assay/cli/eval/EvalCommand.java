package dev.assay.cli.eval;

import dev.assay.cli.CommandContext;
import dev.assay.cli.ExitCodes;
import dev.assay.cli.UsageException;
import dev.assay.evaluation.Benchmark;
import dev.assay.evaluation.Evaluation;
import dev.assay.evaluation.EvaluationSettings;
import dev.assay.evaluation.Question;
import dev.assay.evaluation.QuestionScore;
import dev.assay.evaluation.files.BirdFiles;
import dev.assay.evaluation.files.DatabaseFolder;
import dev.assay.evaluation.files.SpiderFiles;
import java.io.IOException;
import java.math.BigDecimal;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** {@code assay eval}: execution accuracy of predicted SQL, by the rules of the benchmarks. */
@Command(
    name = "eval",
    description = {
      "Computes the execution accuracy of predicted SQL as the evaluators of Spider and BIRD do, with"
          + " both scores and a strict one side by side. Databases are only read."
    },
    footerHeading = "%nExit codes: ",
    footer = "0 all correct, 1 not all correct, 2 could not run.")
public final class EvalCommand implements Callable<Integer> {

  /** How the scores are written. */
  enum Output {
    table,
    json,
    csv
  }

  @Option(
      names = "--benchmark",
      required = true,
      paramLabel = "spider|bird",
      description = "Whose files and rules; its own score decides what is correct.")
  Benchmark benchmark = Benchmark.SPIDER;

  @Option(
      names = "--data",
      required = true,
      paramLabel = "DIR",
      description =
          "The benchmark's folder: dev.json, gold.sql (Spider), and databases in databases, database"
              + " or dev_databases.")
  Path data = Path.of("");

  @Option(
      names = "--predictions",
      required = true,
      paramLabel = "FILE",
      description =
          "Spider: one SQL a line. BIRD: its JSON, from index to SQL, separator, database.")
  Path predictions = Path.of("");

  @Option(
      names = "--gold",
      paramLabel = "FILE",
      description = "Gold SQL to take in place of the benchmark's, in the format of its gold.")
  @Nullable Path gold;

  @Option(
      names = "--databases",
      paramLabel = "DIR",
      description = "The folder with <database>/<database>.sqlite.")
  @Nullable Path databases;

  @Option(
      names = "--keep-distinct",
      description = "Spider's score: leaves DISTINCT in the SQL, as its script does when told so.")
  boolean keepDistinct;

  @Option(
      names = "--timeout",
      paramLabel = "SECONDS",
      description = "For each query (default: the official script's, 60 for Spider, 30 for BIRD).")
  @Nullable BigDecimal timeout;

  @Option(
      names = "--threads",
      paramLabel = "N",
      description = "How many questions at once (default: as many as there are processors).")
  @Nullable Integer threads;

  @Option(names = "--limit", paramLabel = "N", description = "Only the first N questions.")
  @Nullable Integer limit;

  @Option(
      names = "--output",
      paramLabel = "table|json|csv",
      description = "How the scores are written (default: ${DEFAULT-VALUE}).")
  Output output = Output.table;

  @Option(
      names = {"-h", "--help"},
      usageHelp = true,
      description = "Shows this.")
  boolean help;

  private final CommandContext context;

  public EvalCommand(CommandContext context) {
    this.context = context;
  }

  @Override
  public Integer call() throws IOException {
    EvaluationSettings settings = settings();
    List<Question> questions = questions();
    List<String> predicted =
        switch (benchmark) {
          case SPIDER -> SpiderFiles.predictions(predictions, questions);
          case BIRD -> BirdFiles.predictions(predictions, questions);
        };
    int count = limit == null ? questions.size() : Math.min(limit, questions.size());
    List<QuestionScore> scores =
        scores(settings, questions.subList(0, count), predicted.subList(0, count));
    print(settings, scores);
    return scores.stream().allMatch(score -> score.isRight(benchmark))
        ? ExitCodes.VERIFIED
        : ExitCodes.UNVERIFIED;
  }

  private List<Question> questions() {
    return switch (benchmark) {
      case SPIDER -> SpiderFiles.questions(data, gold);
      case BIRD -> BirdFiles.questions(data, gold);
    };
  }

  private List<QuestionScore> scores(
      EvaluationSettings settings, List<Question> questions, List<String> predicted) {
    DatabaseFolder folder =
        databases == null ? DatabaseFolder.in(data) : DatabaseFolder.at(databases);
    Evaluation evaluation = new Evaluation(settings, folder.files(questions));
    try (EvalProgress progress = new EvalProgress(context.err(), benchmark, questions.size())) {
      return evaluation.scores(questions, predicted, progress);
    }
  }

  private void print(EvaluationSettings settings, List<QuestionScore> scores) throws IOException {
    switch (output) {
      case table -> EvalTable.print(context.out(), settings, scores);
      case json -> EvalJson.print(context.out(), settings, scores);
      case csv -> EvalCsv.print(context.out(), scores);
    }
    context.out().flush();
    if (context.out().checkError()) {
      throw new UsageException("the scores could not be written to standard output");
    }
  }

  private EvaluationSettings settings() {
    EvaluationSettings official = EvaluationSettings.of(benchmark);
    return new EvaluationSettings(
        benchmark,
        positive("--threads", threads, official.threads()),
        timeout == null ? official.timeout() : time(timeout),
        keepDistinct);
  }

  private static Duration time(BigDecimal seconds) {
    if (seconds.compareTo(new BigDecimal("0.001")) < 0
        || seconds.compareTo(new BigDecimal(86_400)) > 0) {
      throw new UsageException(
          "--timeout %s: seconds from 0.001 to 86400 are wanted".formatted(seconds));
    }
    return Duration.ofMillis(seconds.movePointRight(3).longValue());
  }

  private int positive(String option, @Nullable Integer given, int otherwise) {
    if (limit != null && limit < 1) {
      throw new UsageException("--limit %d: at least 1 is wanted".formatted(limit));
    }
    if (given != null && given < 1) {
      throw new UsageException("%s %d: at least 1 is wanted".formatted(option, given));
    }
    return given == null ? otherwise : given;
  }
}
