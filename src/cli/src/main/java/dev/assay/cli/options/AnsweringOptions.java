package dev.assay.cli.options;

import dev.assay.catalog.Catalog;
import dev.assay.catalog.ValueSharing;
import dev.assay.cli.CommandContext;
import dev.assay.cli.UsageException;
import dev.assay.workflow.artifacts.ArtifactStore;
import dev.assay.workflow.artifacts.StoreLocation;
import dev.assay.workflow.run.Artifacts;
import dev.assay.workflow.run.RunSettings;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** The options of commands that answer many questions. */
public final class AnsweringOptions {

  private static final int MOST_AT_ONCE = 1_000;

  @Mixin final ModelOptions models = new ModelOptions();

  @Mixin final ShownOptions shown = new ShownOptions();

  @Option(
      names = "--concurrency",
      paramLabel = "N",
      description = "How many questions are worked on at once (default: ${DEFAULT-VALUE}).")
  int concurrency = 8;

  @Option(
      names = "--store",
      paramLabel = "DIR|s3://BUCKET/PREFIX",
      description = "Where artifacts are kept (default: ${DEFAULT-VALUE}).")
  String store = ".assay";

  public ModelOptions models() {
    return models;
  }

  /** Which values of the database models may see. */
  public ValueSharing sharing() {
    return shown.sharing();
  }

  /** How many questions at once, from 1. */
  public int concurrency() {
    if (concurrency < 1 || concurrency > MOST_AT_ONCE) {
      throw new UsageException("--concurrency must be 1 to %,d".formatted(MOST_AT_ONCE));
    }
    return concurrency;
  }

  /** The settings of each run, where databases may differ from question to question. */
  public RunSettings settings(CommandContext context) {
    models.strategy.refuseConstraints();
    return demonstrating(models.settings(context, shown), context);
  }

  /** The settings of each run, where all are about one database. */
  public RunSettings settings(CommandContext context, Catalog catalog) {
    return demonstrating(models.ruled(models.settings(context, shown), catalog), context);
  }

  /** Settings that are the same but for their strategies, in the order in which these are given. */
  public List<RunSettings> allSettings(CommandContext context) {
    return models.allSettings(context, shown).stream()
        .map(settings -> demonstrating(settings, context))
        .toList();
  }

  private RunSettings demonstrating(RunSettings settings, CommandContext context) {
    return models.demonstrating(
        settings, () -> new Artifacts(store(context)), null, context.err()::println);
  }

  /** The settings with a suite that is there, where nothing else is demonstrated. */
  public RunSettings confirmed(RunSettings settings, CommandContext context, Path suite) {
    return settings.strategy().demonstrations() == null
        ? models.demonstrating(
            settings, () -> new Artifacts(store(context)), suite, context.err()::println)
        : settings;
  }

  /** The folder of the artifact store; empty where it is a bucket. */
  public Optional<Path> folder() {
    return StoreLocation.parse(store) instanceof StoreLocation.Folder(Path folder)
        ? Optional.of(folder)
        : Optional.empty();
  }

  /** Opens the artifact store. */
  public ArtifactStore store(CommandContext context) {
    return context.stores().open(store);
  }
}
