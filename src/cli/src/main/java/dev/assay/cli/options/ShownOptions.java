package dev.assay.cli.options;

import dev.assay.agents.model.Models;
import dev.assay.catalog.ValueSharing;
import dev.assay.cli.UsageException;
import dev.assay.workflow.run.LinkingMode;
import dev.assay.workflow.run.LinkingSettings;
import java.util.Optional;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** The options that say what models are shown of the database. */
public final class ShownOptions {

  @Option(
      names = "--share-values",
      paramLabel = "none|linked|samples",
      defaultValue = "${env:ASSAY_SHARE_VALUES:-" + LinkingSettings.DEFAULT_SHARING + "}",
      description =
          "Which values of the database models may see: none, those that are like words of the"
              + " question, or sample rows too (default: ${DEFAULT-VALUE}).")
  String shareValues = LinkingSettings.DEFAULT_SHARING;

  @Option(
      names = "--linking",
      paramLabel = "auto|always|never",
      defaultValue = "${env:ASSAY_LINKING:-" + LinkingSettings.DEFAULT_MODE + "}",
      description =
          "Whether a model chooses the columns that prompts show: auto does for all but small"
              + " schemas (default: ${DEFAULT-VALUE}).")
  String linking = LinkingSettings.DEFAULT_MODE;

  @Option(
      names = "--embeddings",
      paramLabel = "NAME|none",
      description =
          "The model that ranks values and descriptions; assay.embedding-model when not given.")
  @Nullable String embeddings;

  /**
   * The settings.
   *
   * @param models the configured models; not asked for when embeddings are named
   */
  public LinkingSettings settings(Supplier<Optional<Models>> models) {
    return LinkingSettings.DEFAULT
        .choosing(LinkingMode.named(linking))
        .rankedBy(embeddings(models))
        .sharing(sharing());
  }

  public ValueSharing sharing() {
    try {
      return ValueSharing.named(shareValues);
    } catch (IllegalArgumentException unknown) {
      throw new UsageException(String.valueOf(unknown.getMessage()), unknown);
    }
  }

  private @Nullable String embeddings(Supplier<Optional<Models>> models) {
    if (embeddings != null) {
      return embeddings.equals("none") ? null : embeddings;
    }
    return models.get().flatMap(Models::embedding).orElse(null);
  }
}
