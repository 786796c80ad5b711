package dev.assay.cli.eval;

import dev.assay.cli.CommandContext;
import dev.assay.cli.ExitCodes;
import dev.assay.cli.GoOn;
import dev.assay.cli.UsageException;
import dev.assay.cli.benchmark.BenchmarkAnswer;
import dev.assay.cli.benchmark.BenchmarkAnswers;
import dev.assay.cli.benchmark.GoldRole;
import dev.assay.cli.detect.DetectOptions;
import dev.assay.cli.detect.DetectionTask;
import dev.assay.cli.options.AnsweringOptions;
import dev.assay.cli.options.BenchmarkOptions;
import dev.assay.cli.options.ExistingPath;
import dev.assay.cli.output.Shares;
import dev.assay.cli.report.PageFile;
import dev.assay.evaluation.Benchmark;
import dev.assay.evaluation.Evaluation;
import dev.assay.evaluation.EvaluationSettings;
import dev.assay.evaluation.Question;
import dev.assay.evaluation.QuestionScore;
import dev.assay.evaluation.files.PredictionFiles;
import dev.assay.evaluation.statistics.PairedDifference;
import dev.assay.report.RiskCoveragePage;
import dev.assay.workflow.artifacts.ArtifactStore;
import dev.assay.workflow.execution.Trials;
import dev.assay.workflow.run.Artifacts;
import dev.assay.workflow.run.RunSettings;
import java.io.IOException;
import java.math.BigDecimal;
import java.nio.file.Path;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code assay eval}: execution accuracy of predicted SQL, by the rules of the benchmarks. */
@Command(
    name = "eval",
    description = {
      "Computes the execution accuracy of predicted SQL as the evaluators of Spider and BIRD do, with"
          + " both scores and a strict one side by side. Databases are only read.",
      "With --run, Assay itself predicts the SQL. With --detect, it is measured how well wrong SQL is"
          + " told from right SQL."
    },
    footerHeading = "%nExit codes: ",
    footer =
        "0 all correct (with --detect: all pairs called what they are), 1 not all correct, 2 could not run.")
public final class EvalCommand implements Callable<Integer> {

  /** How the scores are written. */
  enum Output {
    table,
    json,
    csv
  }

  @Mixin final BenchmarkOptions asked = new BenchmarkOptions();

  @Option(
      names = "--predictions",
      converter = ExistingPath.class,
      paramLabel = "FILE",
      description =
          "Spider: one SQL a line. BIRD: its JSON, from index to SQL, separator, database. Others:"
              + " objects with question_id and sql, or sql-eval's CSV with generated_query. Spider 2.0:"
              + " a folder with <id>.sql, or with the results, <id>.csv.")
  @Nullable Path predictions;

  @Option(
      names = "--run",
      description =
          "In place of --predictions: answers the questions, and reports the accuracy of first and"
              + " final SQL, what verdicts are worth, tokens, cost and time. Repeated, it asks no"
              + " model again.")
  boolean run;

  @Option(
      names = "--without-gold",
      description =
          "With --run: does not check test data with the gold SQL, which nobody has outside of"
              + " benchmarks. Models never see it in either case.")
  boolean withoutGold;

  @Option(
      names = "--without",
      paramLabel = "PART",
      split = ",",
      description =
          "With --run: leaves parts out, to see what they are worth: inspection, voting (one model"
              + " writes test code), test-data-generation (test data are rows of the database),"
              + " readings (other readings of the question are not looked for), or parts of the"
              + " strategy.")
  List<String> without = List.of();

  @Option(
      names = "--one-by-one",
      description =
          "With --without: answers the questions with all parts, then without each of these alone,"
              + " and shows the figures side by side, as --strategy does with several names.")
  boolean oneByOne;

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
      names = "--r-ves",
      paramLabel = "N",
      description =
          "Measures BIRD's R-VES too, from N executions of each right prediction and its gold (the"
              + " official script: 100). Best with --threads 1, on a machine that does nothing else.")
  @Nullable Integer efficiency;

  @Option(
      names = "--threads",
      paramLabel = "N",
      description =
          "How many questions at once (default: as many as there are processors). Queries on files"
              + " are executed by as many processes as there are processors, four at most, each"
              + " within 1 GiB of memory.")
  @Nullable Integer threads;

  @Mixin final DetectOptions detecting = new DetectOptions();

  @Mixin final StatisticsOptions statistics = new StatisticsOptions();

  @Mixin final AnsweringOptions answering = new AnsweringOptions();

  @Option(
      names = "--output",
      paramLabel = "table|json|csv",
      description = "How the scores are written (default: ${DEFAULT-VALUE}).")
  Output output = Output.table;

  @Option(
      names = "--html",
      paramLabel = "FILE",
      description =
          "With --run: draws what confidence is worth (how many answers have it or more, and what"
              + " share of them is right) on a page in this file, too.")
  @Nullable Path html;

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
    Optional<DetectionTask> detection = detecting.task(asked, run ? answering : null);
    if (detection.isPresent()) {
      return detect(detection.get());
    }
    if (run == (predictions != null)) {
      throw new UsageException("give --predictions FILE, or --run");
    }
    if (!run && !without.isEmpty()) {
      throw new UsageException("--without leaves out parts of runs: it needs --run");
    }
    if (!run && html != null) {
      throw new UsageException("--html draws what confidence is worth in runs: it needs --run");
    }
    if (run && statistics.compared != null) {
      throw new UsageException("--compare compares predictions: it needs --predictions");
    }
    EvaluationSettings settings = settings();
    return predictions == null ? run(settings) : score(settings, predictions);
  }

  private int detect(DetectionTask task) {
    if (predictions != null || output == Output.csv || html != null || !without.isEmpty()) {
      throw new UsageException(
          "--detect has --output table and json, and no --predictions, --html or --without");
    }
    int code = task.measure(context, statistics.shares(), output == Output.json);
    requireWritten();
    return code;
  }

  private int score(EvaluationSettings settings, Path file) throws IOException {
    List<Question> questions = asked.scoredQuestions();
    List<String> predicted = predicted(file, questions);
    Path other = statistics.compared;
    List<String> otherPredicted = other == null ? List.of() : predicted(other, questions);
    List<QuestionScore> scores = scored(settings, questions, predicted, file);
    PairedDifference compared =
        other == null
            ? null
            : difference(scores, scored(settings, questions, otherPredicted, other));
    print(settings, scores, compared);
    return allRight(scores.stream());
  }

  private List<String> predicted(Path file, List<Question> questions) {
    return PredictionFiles.read(asked.benchmark(), file, questions, context.err()::println);
  }

  private List<QuestionScore> scored(
      EvaluationSettings settings, List<Question> questions, List<String> predicted, Path file) {
    List<Question> limited = asked.limited(questions);
    try (GoOn _ = GoOn.anew(context.err());
        EvalProgress progress = progress(limited.size())) {
      return new Evaluation(settings, asked.scored(questions, file))
          .scores(limited, asked.limited(predicted), progress);
    }
  }

  private PairedDifference difference(List<QuestionScore> these, List<QuestionScore> others) {
    return PairedDifference.of(
        these.stream().map(score -> score.isRight(asked.benchmark())).toList(),
        others.stream().map(score -> score.isRight(asked.benchmark())).toList());
  }

  private int run(EvaluationSettings settings) throws IOException {
    if (output == Output.csv) {
      throw new UsageException("--run has --output table and json");
    }
    List<Question> questions = asked.limited(asked.allQuestions());
    Evaluation evaluation = new Evaluation(settings, asked.scored(questions));
    ArtifactStore store = answering.store(context);
    Map<Variant, List<RunScore>> scores = new LinkedHashMap<>();
    for (Variant variant : variants()) {
      scores.put(variant, scores(variant, evaluation, store, questions));
    }
    print(scores);
    requireWritten();
    if (html != null) {
      draw(html, scores);
    }
    return allRight(scores.values().stream().flatMap(List::stream).map(RunScore::last));
  }

  private List<Variant> variants() {
    List<RunSettings> settings = answering.allSettings(context);
    if (!oneByOne) {
      return settings.stream().map(each -> Variant.without(each, without)).toList();
    }
    if (without.isEmpty() || settings.size() > 1) {
      throw new UsageException("--one-by-one needs --without, and one strategy");
    }
    return Variant.oneByOne(settings.getFirst(), without);
  }

  private List<RunScore> scores(
      Variant variant, Evaluation evaluation, ArtifactStore store, List<Question> questions) {
    List<BenchmarkAnswer> answers =
        new BenchmarkAnswers(context, answering, store)
            .to(
                questions,
                asked.databases().path(),
                withoutGold ? GoldRole.UNUSED : GoldRole.CHECKS_TEST_DATA,
                variant.settings());
    try (EvalProgress progress = progress(questions.size())) {
      return new RunEvaluation(evaluation, new Trials(new Artifacts(store)))
          .scores(answers, progress);
    }
  }

  private void print(Map<Variant, List<RunScore>> scores) throws IOException {
    Benchmark benchmark = asked.benchmark();
    if (scores.size() > 1 && output == Output.table) {
      ComparisonTable.print(context.out(), benchmark, scores, statistics.shares());
    } else if (scores.size() > 1) {
      RunJson.printSideBySide(context.out(), benchmark, scores, statistics.shares());
    } else if (output == Output.table) {
      RunTable.print(context.out(), benchmark, without, only(scores), statistics.shares());
    } else {
      RunJson.print(context.out(), benchmark, without, only(scores), statistics.shares());
    }
  }

  private static List<RunScore> only(Map<Variant, List<RunScore>> scores) {
    return scores.values().iterator().next();
  }

  private void draw(Path file, Map<Variant, List<RunScore>> scores) throws IOException {
    List<RiskCoveragePage.Curve> curves =
        scores.entrySet().stream()
            .map(
                each ->
                    RiskCoverage.of(asked.benchmark(), each.getValue())
                        .curve(each.getKey().name(), each.getValue().size()))
            .toList();
    PageFile.write(file, RiskCoveragePage.of(asked.benchmark().id(), curves));
    context.err().println("written: " + file);
  }

  private int allRight(Stream<QuestionScore> scores) {
    return scores.allMatch(score -> score.isRight(asked.benchmark()))
        ? ExitCodes.VERIFIED
        : ExitCodes.UNVERIFIED;
  }

  private EvalProgress progress(int questions) {
    return new EvalProgress(context.err(), asked.benchmark(), questions);
  }

  private void print(
      EvaluationSettings settings, List<QuestionScore> scores, @Nullable PairedDifference compared)
      throws IOException {
    switch (output) {
      case table -> {
        EvalTable.print(context.out(), settings, scores, statistics.shares());
        if (compared != null) {
          context
              .out()
              .println(Shares.difference("These predictions", statistics.compared + "", compared));
        }
      }
      case json -> EvalJson.print(context.out(), settings, scores, statistics.shares(), compared);
      case csv -> EvalCsv.print(context.out(), scores);
    }
    requireWritten();
  }

  private void requireWritten() {
    context.out().flush();
    if (context.out().checkError()) {
      throw new UsageException("the scores could not be written to standard output");
    }
  }

  private EvaluationSettings settings() {
    EvaluationSettings official = EvaluationSettings.of(asked.benchmark());
    return official
        .withThreads(positive("--threads", threads, official.threads()))
        .withTimeout(timeout == null ? official.timeout() : time(timeout))
        .keepingDistinct(keepDistinct)
        .measuring(efficiencyRuns());
  }

  private int efficiencyRuns() {
    if (efficiency != null && predictions == null) {
      throw new UsageException("--r-ves measures predictions: it needs --predictions");
    }
    return efficiency == null ? 0 : positive("--r-ves", efficiency, 1);
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
    if (given != null && given < 1) {
      throw new UsageException("%s %d: at least 1 is wanted".formatted(option, given));
    }
    return given == null ? otherwise : given;
  }
}
