package dev.assay.cli.options;

import dev.assay.analysis.detector.ConstraintFile;
import dev.assay.catalog.Catalog;
import dev.assay.cli.BoundedFile;
import dev.assay.cli.UsageException;
import dev.assay.cli.suite.SuiteAnswers;
import dev.assay.workflow.demonstrations.DemonstrationPool;
import dev.assay.workflow.run.Artifacts;
import dev.assay.workflow.run.RunSettings;
import dev.assay.workflow.strategy.CandidateSettings;
import dev.assay.workflow.strategy.DemonstrationSettings;
import dev.assay.workflow.strategy.Rule;
import dev.assay.workflow.strategy.Strategy;
import dev.assay.workflow.strategy.StrategyFile;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** The options that say which parts a run is made of. */
final class StrategyOptions {

  private static final int LARGEST_CANDIDATES = 1 << 20;
  private static final int LARGEST_DEMONSTRATIONS = 64 << 20;

  @Option(
      names = "--strategy",
      paramLabel = "NAME|FILE.yaml",
      split = ",",
      defaultValue = "${env:ASSAY_STRATEGY:-" + Strategy.DEFAULT_NAME + "}",
      description =
          "What finds mistakes, beside the test case: tssql, select, dac, tool, reforce, full, or a"
              + " file that names the parts (default: ${DEFAULT-VALUE}).")
  List<String> strategies = List.of(Strategy.DEFAULT_NAME);

  @Option(
      names = "--constraints",
      converter = ExistingPath.class,
      paramLabel = "FILE.yaml",
      description = "Rules of your own that SQL has to keep, for one database.")
  @Nullable Path constraints;

  @Option(
      names = "--candidates",
      paramLabel = "N|FILE",
      description =
          "For strategies that select among candidates: how often the model is asked for SQL"
              + " (default: "
              + CandidateSettings.DEFAULT_SAMPLES
              + "), or a file with SQL, one statement a line.")
  @Nullable String candidates;

  @Option(
      names = "--candidate-models",
      paramLabel = "NAME",
      split = ",",
      description = "In place of --candidates: models that are asked for SQL once each.")
  List<String> candidateModels = List.of();

  @Option(
      names = "--demonstrations",
      paramLabel = "DIR|FILE|runs|none",
      description =
          "A suite, whose answers and tests help with questions like theirs (ask, batch, mcp, serve:"
              + " --suite, or ./suite where it is there). For strategies with demonstrations also:"
              + " questions with their SQL, as JSON lines, Spider's or BIRD's training file, or the"
              + " verified runs of the store.")
  @Nullable String demonstrations;

  /** The strategies that are asked for, at least one. */
  List<Strategy> all() {
    return strategies.stream().map(StrategyOptions::strategy).map(this::selecting).toList();
  }

  /** The one strategy of a command that compares none. */
  Strategy only() {
    if (strategies.size() != 1) {
      throw new UsageException("give one --strategy; 'assay eval --run' compares several");
    }
    return all().getFirst();
  }

  @Spec(Spec.Target.MIXEE)
  @Nullable CommandSpec command;

  /** Whether a strategy other than the default one is asked for, or rules are stated. */
  boolean areGiven() {
    return !strategies.equals(List.of(Strategy.DEFAULT_NAME))
        || constraints != null
        || isOnCommandLine("--demonstrations")
        || candidates != null
        || !candidateModels.isEmpty();
  }

  /** And not in a file of settings. */
  private boolean isOnCommandLine(String option) {
    CommandSpec of = command;
    return of != null && of.commandLine().getParseResult().hasMatchedOption(option);
  }

  private static Strategy strategy(String name) {
    return StrategyFile.isFile(name) ? StrategyFile.read(Path.of(name)) : Strategy.named(name);
  }

  private Strategy selecting(Strategy strategy) {
    if (candidates != null && !candidateModels.isEmpty()) {
      throw new UsageException("give --candidates or --candidate-models, not both");
    }
    CandidateSettings before = strategy.candidatesOrDefault();
    if (!candidateModels.isEmpty()) {
      return strategy.selecting(before.sampling(1).asking(candidateModels));
    }
    if (candidates == null) {
      return strategy;
    }
    CandidateSettings ofOne = before.asking(List.of());
    return strategy.selecting(
        candidates.matches("[0-9]{1,4}")
            ? ofOne.sampling(Integer.parseInt(candidates))
            : ofOne.sampling(1).taking(lines(candidates)));
  }

  private static List<String> lines(String file) {
    try {
      return BoundedFile.text(Path.of(file), LARGEST_CANDIDATES, "candidates")
          .lines()
          .filter(line -> !line.isBlank())
          .toList();
    } catch (IOException unreadable) {
      throw new UsageException(
          "cannot read the candidates '%s': give a number, or a file with SQL, one statement a line"
              .formatted(file),
          unreadable);
    }
  }

  /** The settings with the user's rules for this database. */
  RunSettings ruled(RunSettings settings, Catalog catalog) {
    if (constraints == null) {
      return settings;
    }
    List<Rule> rules = ConstraintFile.read(constraints, catalog).stream().map(Rule::of).toList();
    return settings.by(settings.strategy().holding(rules));
  }

  /**
   * The settings with what is demonstrated, which is kept for the run.
   *
   * @param usual the suite that is taken where none is named and this one is there; null for none
   */
  RunSettings demonstrating(
      RunSettings settings,
      Supplier<Artifacts> store,
      @Nullable Path usual,
      Consumer<String> notes) {
    if (demonstrations == null) {
      return usual != null && SuiteAnswers.areIn(usual)
          ? usual(settings, usual, store.get(), notes)
          : settings;
    }
    if (demonstrations.equals("none")) {
      return settings;
    }
    Artifacts artifacts = store.get();
    if (Files.isDirectory(Path.of(demonstrations))) {
      return settings.by(confirmed(settings.strategy(), Path.of(demonstrations), artifacts));
    }
    DemonstrationPool pool =
        demonstrations.equals("runs")
            ? DemonstrationPool.ofVerifiedRuns(artifacts)
            : DemonstrationPool.parse(demonstrations, content(Path.of(demonstrations)));
    return settings.by(
        settings
            .strategy()
            .demonstrating(
                new DemonstrationSettings(
                    pool.keep(artifacts), DemonstrationSettings.DEFAULT_MOST)));
  }

  /** A suite that nobody named stops no question. */
  private static RunSettings usual(
      RunSettings settings, Path suite, Artifacts artifacts, Consumer<String> notes) {
    try {
      return settings.by(confirmed(settings.strategy(), suite, artifacts));
    } catch (UsageException unusable) {
      notes.accept("answers are not taken from the suite: " + unusable.getMessage());
      return settings;
    }
  }

  private static Strategy confirmed(Strategy strategy, Path suite, Artifacts artifacts) {
    return strategy.demonstrating(
        DemonstrationSettings.confirmed(SuiteAnswers.of(suite).keep(artifacts)));
  }

  private static byte[] content(Path file) {
    try {
      return BoundedFile.bytes(file, LARGEST_DEMONSTRATIONS, "demonstrations");
    } catch (IOException unreadable) {
      throw new UsageException(
          "cannot read the demonstrations '%s': name a suite's folder, a file, runs or none"
              .formatted(file),
          unreadable);
    }
  }

  void refuseConstraints() {
    if (constraints != null) {
      throw new UsageException(
          "--constraints are for one database: name it with --database, or --catalog and --name");
    }
  }
}
