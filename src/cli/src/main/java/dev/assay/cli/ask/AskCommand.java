package dev.assay.cli.ask;

import dev.assay.agents.model.ModelClient;
import dev.assay.agents.model.ModelSettings;
import dev.assay.agents.model.Models;
import dev.assay.agents.recorded.RecordedCompletions;
import dev.assay.agents.recorded.RecordingModelClient;
import dev.assay.agents.recorded.ReplayingModelClient;
import dev.assay.cli.CommandContext;
import dev.assay.cli.ExitCodes;
import dev.assay.cli.UsageException;
import dev.assay.cli.output.AnswerText;
import dev.assay.cli.run.LocalRun;
import dev.assay.cli.run.RunIds;
import dev.assay.cli.run.RunProgress;
import dev.assay.cli.run.Submission;
import dev.assay.sql.Dialect;
import dev.assay.sql.SelectGuard;
import dev.assay.workflow.artifacts.ArtifactKeys;
import dev.assay.workflow.artifacts.ArtifactStore;
import dev.assay.workflow.reporting.RunResult;
import dev.assay.workflow.run.Artifacts;
import dev.assay.workflow.run.Json;
import dev.assay.workflow.run.LinkingSettings;
import dev.assay.workflow.run.ModelTerms;
import dev.assay.workflow.run.Question;
import dev.assay.workflow.run.RunSettings;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Clock;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.random.RandomGenerator;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code assay ask}: answers one question, or takes up a run that was interrupted. */
@Command(
    name = "ask",
    description = "Answers a question about a database with SQL that has passed a test.",
    footerHeading = "%nExit codes: ",
    footer = "0 verified, 1 not verified, 2 could not run.")
public final class AskCommand implements Callable<Integer> {

  /** How the answer is written. */
  enum Output {
    text,
    json
  }

  @Parameters(
      arity = "0..1",
      paramLabel = "QUESTION",
      description = "The question, in words; not with --run.")
  @Nullable String text;

  @Mixin final AskedDatabase asked = new AskedDatabase();

  @Option(
      names = "--dialect",
      paramLabel = "NAME",
      description = "The dialect to answer in; the database's own when not given.")
  @Nullable String dialect;

  @Option(
      names = "--evidence",
      paramLabel = "TEXT",
      description = "What words of the question mean in this database.")
  String evidence = "";

  @Option(
      names = "--sql",
      paramLabel = "SQL",
      description = "SQL that you have already: it is tested, and revised when it fails.")
  @Nullable String sql;

  @Option(
      names = "--model",
      paramLabel = "NAME",
      description = "The model for everything but test code; assay.model when not given.")
  @Nullable String model;

  @Option(
      names = "--test-code-models",
      paramLabel = "NAME",
      split = ",",
      description = "The models that write test code, the preferred one first.")
  List<String> testCodeModels = List.of();

  @Option(
      names = "--revisions",
      paramLabel = "N",
      description = "How many revisions at most (default: ${DEFAULT-VALUE}).")
  int revisions = RunSettings.DEFAULT_REVISIONS;

  @Option(
      names = "--output",
      paramLabel = "text|json",
      description = "How the answer is written (default: ${DEFAULT-VALUE}).")
  Output output = Output.text;

  @Option(
      names = "--store",
      paramLabel = "DIR|s3://BUCKET/PREFIX",
      description = "Where artifacts are kept (default: ${DEFAULT-VALUE}).")
  String store = ".assay";

  @Mixin final ShownOptions shown = new ShownOptions();

  @Option(
      names = "--run",
      paramLabel = "ID",
      description = "Resumes this run: what it has made already is not paid for again.")
  @Nullable String run;

  @Option(
      names = "--record",
      paramLabel = "FILE",
      description = "Appends every completion to this file.")
  @Nullable Path record;

  @Option(
      names = "--replay",
      paramLabel = "FILE",
      description = "Takes completions from this file instead of calling models.")
  @Nullable Path replay;

  @Option(
      names = "--question-id",
      paramLabel = "ID",
      description = "The id by which recorded completions are found (default: the run's id).")
  @Nullable String questionId;

  @Option(
      names = {"-h", "--help"},
      usageHelp = true,
      description = "Shows this.")
  boolean help;

  private final CommandContext context;

  public AskCommand(CommandContext context) {
    this.context = context;
  }

  @Override
  public Integer call() {
    ModelClient models = client();
    Submission submission = run == null ? submission() : null;
    ArtifactStore opened = context.stores().open(store);
    Artifacts artifacts = new Artifacts(opened);
    Question question =
        submission == null
            ? resumed(artifacts)
            : submission.submit(artifacts, context.time().now());
    context.err().println("run " + question.run());
    RunProgress progress =
        new RunProgress(context.err(), artifacts, question.run(), context.time()::now);
    RunResult result =
        new LocalRun(opened, models, context.time(), progress).execute(question.run());
    print(result, artifacts, opened);
    if (context.out().checkError()) {
      throw new UsageException(
          "the answer could not be written to standard output; show it again with --run "
              + question.run());
    }
    return ExitCodes.of(result.status());
  }

  /** What is asked, checked before anything is written. */
  private Submission submission() {
    if (text == null || !asked.isGiven()) {
      throw new UsageException("a question and --database are needed, or --run to resume a run");
    }
    @Nullable Dialect given = dialect == null ? null : Dialect.named(dialect);
    RunSettings settings = settings();
    AskedDatabase.Described described = asked.read(context, shown.sharing());
    Dialect answered = given == null ? described.catalog().dialect() : given;
    if (sql != null) {
      SelectGuard.refusal(answered, sql)
          .ifPresent(
              reason -> {
                throw new UsageException("--sql is not one SELECT: " + reason);
              });
    }
    String id = RunIds.next(context.time().now(), RandomGenerator.getDefault());
    String recorded = questionId == null ? id : questionId;
    Submission submission =
        new Submission(
            id,
            recorded,
            described.catalog(),
            answered,
            text,
            evidence,
            sql,
            settings,
            described.values());
    submission.question(context.time().now());
    return submission;
  }

  private Question resumed(Artifacts artifacts) {
    String id = String.valueOf(run);
    boolean asksAnew =
        Stream.of(text, sql, dialect, model, questionId).anyMatch(Objects::nonNull)
            || asked.isGiven()
            || !evidence.isEmpty()
            || !testCodeModels.isEmpty();
    if (asksAnew) {
      throw new UsageException(
          "--run resumes what was asked then, as it was: give no question or settings with it");
    }
    if (!ArtifactKeys.isRun(id)) {
      throw new UsageException("not a run's id: " + id);
    }
    return artifacts.question(id);
  }

  private RunSettings settings() {
    if (replay != null) {
      String main = model == null ? "writer" : model;
      return settings(main, testCodeModels.isEmpty() ? List.of(main) : testCodeModels, List.of())
          .showing(shown.settings(Optional::empty));
    }
    Models models = context.models().configured();
    String main = model == null ? models.main() : model;
    List<String> coders = testCodeModels;
    if (coders.isEmpty()) {
      coders = models.configuredTestCode().orElse(List.of(main));
    }
    LinkingSettings linking = shown.settings(() -> Optional.of(models));
    List<ModelTerms> terms =
        Stream.concat(
                Stream.concat(Stream.of(main), coders.stream()),
                Stream.ofNullable(linking.embeddings()))
            .distinct()
            .map(name -> terms(models.settings(name)))
            .toList();
    return settings(main, coders, terms).showing(linking);
  }

  private RunSettings settings(String main, List<String> coders, List<ModelTerms> terms) {
    return new RunSettings(main, coders, terms, RunSettings.DEFAULT_ROUNDS, revisions);
  }

  private static ModelTerms terms(ModelSettings settings) {
    return new ModelTerms(settings.name(), settings.temperature(), settings.prices().orElse(null));
  }

  private ModelClient client() {
    if (replay != null && record != null) {
      throw new UsageException("--replay calls no model, so that there is nothing to --record");
    }
    if (replay != null) {
      return new ReplayingModelClient(RecordedCompletions.read(replay));
    }
    Models models = context.models().configured();
    ModelClient client = context.models().client(models);
    return record == null
        ? client
        : new RecordingModelClient(
            client, record, name -> models.settings(name).origin(), Clock.systemUTC());
  }

  private void print(RunResult result, Artifacts artifacts, ArtifactStore opened) {
    if (output == Output.json) {
      context.out().println(new String(Json.bytes(result), StandardCharsets.UTF_8));
      context.out().flush();
    } else {
      new AnswerText(context.out(), artifacts, opened.location()).print(result);
    }
  }
}
