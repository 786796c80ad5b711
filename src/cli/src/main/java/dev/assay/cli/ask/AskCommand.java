package dev.assay.cli.ask;

import dev.assay.agents.model.ModelClient;
import dev.assay.catalog.DatabaseLocation;
import dev.assay.catalog.ReadRows;
import dev.assay.catalog.ValueSharing;
import dev.assay.cli.CommandContext;
import dev.assay.cli.ExitCodes;
import dev.assay.cli.GoOn;
import dev.assay.cli.UsageException;
import dev.assay.cli.batch.OpenDatabases;
import dev.assay.cli.options.AskedDatabase;
import dev.assay.cli.options.ModelOptions;
import dev.assay.cli.options.ShownOptions;
import dev.assay.cli.output.AnswerText;
import dev.assay.cli.rows.RememberedRows;
import dev.assay.cli.rows.RowsOptions;
import dev.assay.cli.run.LocalRun;
import dev.assay.cli.run.ReadStore;
import dev.assay.cli.run.RunIds;
import dev.assay.cli.run.RunProgress;
import dev.assay.cli.run.Submission;
import dev.assay.cli.suite.KeptAnswers;
import dev.assay.sql.Dialect;
import dev.assay.sql.SelectGuard;
import dev.assay.statemachine.ExecutionListener;
import dev.assay.table.AsOf;
import dev.assay.workflow.artifacts.ArtifactKeys;
import dev.assay.workflow.artifacts.ArtifactStore;
import dev.assay.workflow.reporting.Ambiguity;
import dev.assay.workflow.reporting.ChosenReading;
import dev.assay.workflow.reporting.RunResult;
import dev.assay.workflow.reporting.RunStatus;
import dev.assay.workflow.run.Artifacts;
import dev.assay.workflow.run.Asked;
import dev.assay.workflow.run.Question;
import dev.assay.workflow.run.RunSettings;
import java.time.ZoneId;
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
    json,
    sql,
    csv
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

  @Mixin final ModelOptions models = new ModelOptions();

  @Option(
      names = "--output",
      paramLabel = "text|json|sql|csv",
      description =
          "How the answer is written (default: ${DEFAULT-VALUE}); sql is the statement alone, csv the"
              + " rows alone.")
  Output output = Output.text;

  @Mixin final RowsOptions rows = new RowsOptions();

  @Mixin final RememberedRows remembered = new RememberedRows();

  @Mixin final OnDataOption onData = new OnDataOption();

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
      names = "--reading",
      paramLabel = "N",
      description = "Of an ambiguous question, the reading that is meant; also with --run.")
  @Nullable Integer reading;

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
    checkOutput();
    asked.requireEngine();
    ModelClient client = models.client(context);
    if (run == null) {
      models.requireCompletions();
    } else {
      requireNothingAnew();
    }
    Submission submission = run == null ? submission() : null;
    ArtifactStore opened =
        run == null ? context.stores().open(store) : ReadStore.open(context, store, "runs");
    Artifacts artifacts = new Artifacts(opened);
    Question question =
        submission == null ? resumed(opened) : submission.submit(artifacts, context.time().now());
    rows.unheeded(asked::dialect).ifPresent(context.err()::println);
    context.err().println("run " + question.run());
    RunProgress progress =
        new RunProgress(context.err(), artifacts, question.run(), context.time()::now);
    RunResult result;
    try (GoOn _ = GoOn.withRun(question.run(), store, context.err())) {
      result = settled(question, opened, client, progress);
    }
    ReadRows read = print(result, artifacts, opened);
    Optional<Integer> meant = meant(result);
    if (meant.isPresent()) {
      reading = meant.get();
      result = settled(question, opened, client, progress);
      read = print(result, artifacts, opened);
    }
    if (context.out().checkError()) {
      throw new UsageException(
          "the answer could not be written to standard output; show it again with --run "
              + question.run());
    }
    if (read instanceof ReadRows.Some && output == Output.text) {
      remembered.offer(asked, context);
    }
    return ExitCodes.of(result.status());
  }

  /** The reading that the person at the terminal means, where the answer was shown as text. */
  private Optional<Integer> meant(RunResult result) {
    Ambiguity ambiguity = result.ambiguity();
    return ambiguity == null || result.status() != RunStatus.AMBIGUOUS || output != Output.text
        ? Optional.empty()
        : new ReadingQuestion(context.terminal()).ask(ambiguity);
  }

  /** The answer, tried on data where that is wanted. */
  private RunResult settled(
      Question question, ArtifactStore opened, ModelClient client, RunProgress progress) {
    RunResult result = read(question, opened, client, progress);
    boolean tried = onData.isWanted() && onData.test(context, asked, opened, client, result);
    return tried ? answered(question, opened, client, new Unheard()) : result;
  }

  /** The answer before it is tried on data, by the reading that is given. */
  private RunResult read(
      Question question, ArtifactStore opened, ModelClient client, RunProgress progress) {
    RunResult result = answered(question, opened, client, progress);
    Ambiguity ambiguity = result.ambiguity();
    if (reading == null) {
      return result;
    }
    if (ambiguity == null) {
      throw new UsageException(
          "--reading %d: the question has one reading; show the answer with --run %s alone"
              .formatted(reading, question.run()));
    }
    if (reading < 1 || reading > ambiguity.readings().size()) {
      throw new UsageException(
          "--reading %d: the question has the readings 1 to %d; choose one with --run %s --reading N"
              .formatted(reading, ambiguity.readings().size(), question.run()));
    }
    new Artifacts(opened)
        .replace(ArtifactKeys.chosenReading(question.run()), new ChosenReading(reading));
    return answered(question, opened, client, progress);
  }

  /** What was told already is not told again. */
  private record Unheard() implements ExecutionListener {}

  private RunResult answered(
      Question question, ArtifactStore opened, ModelClient client, ExecutionListener progress) {
    boolean explored = mayExplore(question);
    DatabaseLocation location = onData.isWanted() ? onData.location(asked) : asked.location();
    if (explored && location != null) {
      asked.open(location).close(); // refused before anything is paid for
    }
    try (OpenDatabases databases = new OpenDatabases(_ -> location, asked::open, asked::connect)) {
      return new LocalRun(
              opened, client, explored ? databases : databases.unasked(), context.time(), progress)
          .execute(question.run());
    }
  }

  /** Whether parts of the strategy may ask the database itself, in its own dialect. */
  private boolean mayExplore(Question question) {
    return question.settings().strategy().asksDatabases()
        && question.settings().linking().shareValues() == ValueSharing.SAMPLES
        && dialect == null;
  }

  /** What is asked, checked before anything of the run is written. */
  private Submission submission() {
    if (text == null || !asked.isGiven()) {
      throw new UsageException("a question and --database are needed, or --run to resume a run");
    }
    @Nullable Dialect given = dialect == null ? null : Dialect.named(dialect);
    remembered.recall(rows, asked, given, context, output == Output.text);
    rows.check(asked, given);
    onData.check(asked, given);
    RunSettings stated = asked(models.settings(context, shown));
    AskedDatabase.Described described = asked.read(context, shown.sharing());
    RunSettings settings =
        models.demonstrating(
            models.ruled(stated, described.catalog()),
            () -> new Artifacts(context.stores().open(store)),
            KeptAnswers.USUAL,
            context.err()::println);
    Dialect answered = given == null ? described.catalog().dialect() : given;
    asked.requireEngineOf(answered);
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
        Submission.of(id, described.catalog(), new Asked(text, evidence, sql, null), settings)
            .called(recorded)
            .in(answered)
            .knowing(described.values());
    submission.question(context.time().now());
    return submission;
  }

  /** "Now" is when a person asks, by the clock that she sees. */
  private RunSettings asked(RunSettings settings) {
    return settings.asOf() == null
        ? settings.asOf(new AsOf(context.time().now(), ZoneId.systemDefault()))
        : settings;
  }

  private void requireNothingAnew() {
    boolean asksAnew =
        Stream.of(text, sql, dialect, questionId).anyMatch(Objects::nonNull)
            || asked.isBuilt()
            || asked.hasGlossary()
            || !evidence.isEmpty()
            || models.areNamed();
    if (asksAnew) {
      throw new UsageException(
          "--run resumes what was asked then, as it was: give no question or settings with it");
    }
  }

  private Question resumed(ArtifactStore opened) {
    String id = String.valueOf(run);
    ReadStore.requireRun(opened, id);
    Question question = new Artifacts(opened).question(id);
    remembered.recall(rows, asked, question.dialect(), context, output == Output.text);
    rows.check(asked, question.dialect());
    onData.check(asked, question.dialect());
    return question;
  }

  private void checkOutput() {
    if (output == Output.csv && !rows.areWanted()) {
      throw new UsageException("--output csv is the rows: give --rows as well");
    }
    if (output == Output.sql && rows.areWanted()) {
      throw new UsageException("--output sql is the statement alone: leave out --rows");
    }
  }

  /** Prints the answer; returns its rows, or why there are none, where they are wanted. */
  private @Nullable ReadRows print(RunResult result, Artifacts artifacts, ArtifactStore opened) {
    Answer answer = new Answer(context.out(), context.err());
    if (output == Output.text) {
      new AnswerText(context.out(), artifacts, opened.location()).print(result);
      context.out().flush();
    }
    ReadRows read = rowsOf(result);
    switch (output) {
      case text -> answer.rows(read);
      case json -> answer.json(result, read);
      case sql -> answer.sql(result);
      case csv -> answer.csv(result, read);
    }
    context.out().flush();
    return read;
  }

  private @Nullable ReadRows rowsOf(RunResult result) {
    String answered = result.sql();
    return rows.areWanted() && answered != null ? rows.read(asked, answered) : null;
  }
}
