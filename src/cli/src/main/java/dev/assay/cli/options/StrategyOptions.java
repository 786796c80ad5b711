package dev.assay.cli.options;

import dev.assay.analysis.detector.ConstraintFile;
import dev.assay.catalog.Catalog;
import dev.assay.cli.UsageException;
import dev.assay.workflow.run.RunSettings;
import dev.assay.workflow.strategy.Rule;
import dev.assay.workflow.strategy.Strategy;
import dev.assay.workflow.strategy.StrategyFile;
import java.nio.file.Path;
import java.util.List;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** The options that say which parts a run is made of. */
final class StrategyOptions {

  @Option(
      names = "--strategy",
      paramLabel = "NAME|FILE.yaml",
      split = ",",
      defaultValue = "${env:ASSAY_STRATEGY:-tssql}",
      description =
          "What finds mistakes, beside the test case: tssql, select, dac, tool, reforce, full, or a"
              + " file that names the parts (default: ${DEFAULT-VALUE}).")
  List<String> strategies = List.of("tssql");

  @Option(
      names = "--constraints",
      paramLabel = "FILE.yaml",
      description = "Rules of your own that SQL has to keep, for one database.")
  @Nullable Path constraints;

  /** The strategies that are asked for, at least one. */
  List<Strategy> all() {
    return strategies.stream().map(StrategyOptions::strategy).toList();
  }

  /** The one strategy of a command that compares none. */
  Strategy only() {
    if (strategies.size() != 1) {
      throw new UsageException("give one --strategy; 'assay eval --run' compares several");
    }
    return all().getFirst();
  }

  /** Whether a strategy other than the default one is asked for, or rules are stated. */
  boolean areGiven() {
    return !strategies.equals(List.of(Strategy.DEFAULT.name())) || constraints != null;
  }

  private static Strategy strategy(String name) {
    return StrategyFile.isFile(name) ? StrategyFile.read(Path.of(name)) : Strategy.named(name);
  }

  /** The settings with the user's rules for this database. */
  RunSettings ruled(RunSettings settings, Catalog catalog) {
    if (constraints == null) {
      return settings;
    }
    List<Rule> rules = ConstraintFile.read(constraints, catalog).stream().map(Rule::of).toList();
    return settings.by(settings.strategy().holding(rules));
  }

  void refuseConstraints() {
    if (constraints != null) {
      throw new UsageException(
          "--constraints are for one database: name it with --database, or --catalog and --name");
    }
  }
}
