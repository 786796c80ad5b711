package dev.assay.cli.options;

import dev.assay.agents.model.ModelClient;
import dev.assay.agents.model.Models;
import dev.assay.agents.recorded.CompletingModelClient;
import dev.assay.agents.recorded.RecordedCompletions;
import dev.assay.agents.recorded.RecordedMoment;
import dev.assay.agents.recorded.RecordingModelClient;
import dev.assay.agents.recorded.ReplayingModelClient;
import dev.assay.catalog.Catalog;
import dev.assay.cli.AsOfText;
import dev.assay.cli.CommandContext;
import dev.assay.cli.UsageException;
import dev.assay.table.AsOf;
import dev.assay.workflow.run.Artifacts;
import dev.assay.workflow.run.RunLimits;
import dev.assay.workflow.run.RunSettings;
import dev.assay.workflow.strategy.Strategy;
import java.nio.file.Path;
import java.time.Clock;
import java.time.ZoneId;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** The options that say which models are asked, how often, and what may stand in for them. */
public final class ModelOptions {

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
  int revisions = RunLimits.DEFAULT_REVISIONS;

  @Option(
      names = "--record",
      paramLabel = "FILE",
      description = "Appends every completion to this file.")
  @Nullable Path record;

  @Option(
      names = "--replay",
      paramLabel = "FILE",
      description =
          "Takes completions from this file instead of calling models; with --record, models are called for what it lacks.")
  @Nullable Path replay;

  @Option(
      names = "--as-of",
      paramLabel = "DAY[THH:MM]",
      description =
          "The moment that \"now\" and \"today\" mean, as in 2025-06-30T12:00; when the question is asked, if not given.")
  @Nullable String asOf;

  @Mixin final TestCaseOptions testCase = new TestCaseOptions();

  @Mixin final BudgetOptions budget = new BudgetOptions();

  @Mixin final StrategyOptions strategy = new StrategyOptions();

  /** Whether a model or a strategy is named, or a budget. */
  public boolean areNamed() {
    return model != null
        || !testCodeModels.isEmpty()
        || asOf != null
        || strategy.areGiven()
        || budget.budget().bounds();
  }

  /** The settings of runs: what the options say, and what is configured where they say nothing. */
  public RunSettings settings(CommandContext context, ShownOptions shown) {
    return by(strategy.only(), testCase.applied(ofModels(context, shown)), context);
  }

  /**
   * The settings with the rules that a user states for the database.
   *
   * @throws dev.assay.catalog.CatalogException when the rules do not fit it
   */
  public RunSettings ruled(RunSettings settings, Catalog catalog) {
    return strategy.ruled(settings, catalog);
  }

  /**
   * The settings with what is demonstrated to models.
   *
   * @param suite the suite that is taken where nothing else is named, and this one is there; null
   *     for none
   * @param notes is told why that suite cannot be taken
   */
  public RunSettings demonstrating(
      RunSettings settings,
      Supplier<Artifacts> artifacts,
      @Nullable Path suite,
      Consumer<String> notes) {
    return strategy.demonstrating(settings, artifacts, suite, notes);
  }

  /** Settings that are the same but for their strategies, in the order in which these are given. */
  public List<RunSettings> allSettings(CommandContext context, ShownOptions shown) {
    strategy.refuseConstraints();
    RunSettings settings = testCase.applied(ofModels(context, shown));
    return strategy.all().stream().map(each -> by(each, settings, context)).toList();
  }

  /** With the temperature and prices of all models, those that the strategy names among them. */
  private RunSettings by(Strategy wanted, RunSettings settings, CommandContext context) {
    RunSettings stated = settings.by(wanted);
    RunSettings all =
        (replayedAlone() ? stated : stated.onTermsOf(context.models().configured()))
            .within(budget.budget());
    return moment(context).map(all::asOf).orElse(all);
  }

  /**
   * What "now" means, where it is stated or comes from a recording: prompts name it, so that a
   * replay asks what was asked only if it means the moment that the recording begins with.
   */
  public Optional<AsOf> moment(CommandContext context) {
    Optional<String> recorded =
        Stream.of(replay, record)
            .filter(Objects::nonNull)
            .map(RecordedMoment::of)
            .flatMap(Optional::stream)
            .findFirst();
    ZoneId local = ZoneId.systemDefault();
    Optional<AsOf> moment =
        Optional.ofNullable(asOf).or(() -> recorded).map(text -> AsOfText.parse(text, local));
    if (record == null) {
      return moment;
    }
    AsOf begun = moment.orElseGet(() -> new AsOf(context.time().now(), local));
    RecordedMoment.begin(record, begun.text());
    return Optional.of(begun);
  }

  /** Whether no model is ever called; where what is lacking is recorded, models are. */
  private boolean replayedAlone() {
    return replay != null && record == null;
  }

  private RunSettings ofModels(CommandContext context, ShownOptions shown) {
    Optional<Models> models =
        replayedAlone() ? Optional.empty() : Optional.of(context.models().configured());
    String main = model == null ? models.map(Models::main).orElse("writer") : model;
    List<String> coders =
        testCodeModels.isEmpty()
            ? models.flatMap(Models::configuredTestCode).orElse(List.of(main))
            : testCodeModels;
    return RunSettings.of(main, coders).revising(revisions).showing(shown.settings(() -> models));
  }

  /**
   * Refuses to ask something new of recorded completions of which there are none.
   *
   * @throws UsageException naming the file
   */
  public void requireCompletions() {
    if (replay != null && replayedAlone() && RecordedCompletions.read(replay).isEmpty()) {
      throw new UsageException(
          "'%s' has no recorded completions: --record FILE makes such a file".formatted(replay));
    }
  }

  /** What answers in place of models, or calls them; both, where what is lacking is recorded. */
  public ModelClient client(CommandContext context) {
    @Nullable ReplayingModelClient replayed =
        replay == null ? null : new ReplayingModelClient(RecordedCompletions.read(replay));
    if (replayed != null && replayedAlone()) {
      return replayed;
    }
    Models models = context.models().configured();
    ModelClient client = context.models().client(models);
    ModelClient asked =
        record == null
            ? client
            : new RecordingModelClient(
                client, record, name -> models.settings(name).origin(), Clock.systemUTC());
    return replayed == null ? asked : new CompletingModelClient(replayed, asked);
  }
}
