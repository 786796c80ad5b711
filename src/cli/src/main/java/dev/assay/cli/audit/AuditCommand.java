package dev.assay.cli.audit;

import dev.assay.cli.CommandContext;
import dev.assay.cli.ExitCodes;
import dev.assay.cli.GoOn;
import dev.assay.cli.UsageException;
import dev.assay.cli.audit.AuditedQuestion.Found;
import dev.assay.cli.options.BenchmarkOptions;
import dev.assay.cli.options.ExistingPath;
import dev.assay.cli.report.PageFile;
import dev.assay.evaluation.Evaluation;
import dev.assay.evaluation.EvaluationSettings;
import dev.assay.evaluation.Question;
import dev.assay.evaluation.files.PredictionFiles;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
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
          + " nothing, LIMITs that cut through ties, what hangs on the order in which rows are kept,"
          + " names, joins, types, groups, subqueries and divisions that cannot be meant so; and"
          + " predictions that count as right and differ from gold on a small database, or without one"
          + " of its rows. Databases are only read."
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
      names = "--store",
      paramLabel = "DIR|s3://BUCKET/PREFIX",
      description =
          "Keeps what is found of each question there: an audit that was stopped goes on where it"
              + " was.")
  @Nullable String store;

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
    List<AuditedQuestion> audited =
        audited(asked.limited(all), predictions == null ? null : asked.limited(predicted));
    if (output == Output.json) {
      audited.stream()
          .filter(AuditedQuestion::hasFindings)
          .forEach(each -> context.out().println(AuditJson.of(each)));
    } else {
      new AuditText(context.out()).print(audited);
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

  /**
   * What is found of the questions, in their order; what was found before is not looked for again.
   *
   * @param predicted one for each question; null for none
   */
  private List<AuditedQuestion> audited(
      List<Question> questions, @Nullable List<String> predicted) {
    AuditedDatabases databases = new AuditedDatabases(asked, questions);
    KeptAudits kept =
        new KeptAudits(
            store == null ? null : context.stores().open(store),
            asked.benchmark(),
            databases::state);
    List<Subject> all = new ArrayList<>();
    for (int at = 0; at < questions.size(); at++) {
      String prediction = predicted == null ? null : predicted.get(at);
      Question question = questions.get(at);
      all.add(new Subject(question, prediction, kept.of(question, prediction).orElse(null)));
    }
    Map<Question, Boolean> right = right(all.stream().filter(Subject::isScored).toList());
    List<AuditedQuestion> audited = new ArrayList<>();
    try (GoOn _ = goOn();
        Audit audit = new Audit(databases::open);
        AuditProgress progress = new AuditProgress(context.err(), questions.size())) {
      for (Subject each : all) {
        Found found = each.before;
        if (found == null) {
          found =
              each.prediction == null
                  ? audit.of(each.question)
                  : audit.of(
                      each.question, each.prediction, right.getOrDefault(each.question, false));
          kept.keep(each.question, each.prediction, found);
        }
        audited.add(progress.passed(new AuditedQuestion(each.question, found)));
      }
    }
    return audited;
  }

  private GoOn goOn() {
    return store == null
        ? GoOn.telling("nothing is kept; with --store DIR it would go on", context.err())
        : GoOn.whereItWas(context.err());
  }

  /** A question, its prediction if there is one, and what was found before if anything was. */
  private record Subject(Question question, @Nullable String prediction, @Nullable Found before) {

    boolean isScored() {
      return prediction != null && before == null;
    }
  }

  /** Which predictions count as right. */
  private Map<Question, Boolean> right(List<Subject> scored) {
    if (scored.isEmpty()) {
      return Map.of();
    }
    List<Question> questions = scored.stream().map(Subject::question).toList();
    Map<Question, Boolean> right = new HashMap<>();
    new Evaluation(EvaluationSettings.of(asked.benchmark()), asked.scored(questions))
        .scores(questions, scored.stream().map(each -> each.prediction() + "").toList(), _ -> {})
        .forEach(score -> right.put(score.question(), score.isRight(asked.benchmark())));
    return right;
  }
}
