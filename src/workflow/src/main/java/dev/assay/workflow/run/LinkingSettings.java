package dev.assay.workflow.run;

import dev.assay.catalog.ValueSharing;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * What models are shown of the database.
 *
 * @param mode whether a model chooses the columns
 * @param embeddings the model that ranks values and descriptions; null for ranking by letters alone
 * @param shareValues which values of the database may be in prompts
 */
public record LinkingSettings(
    LinkingMode mode, @Nullable String embeddings, ValueSharing shareValues) {

  /** The mode where none is named, as options and settings spell it. */
  public static final String DEFAULT_MODE = "auto";

  /** Which values are shared where nothing is said, as options and settings spell it. */
  public static final String DEFAULT_SHARING = "samples";

  /** What holds where nothing is said. */
  public static final LinkingSettings DEFAULT =
      new LinkingSettings(
          LinkingMode.named(DEFAULT_MODE), null, ValueSharing.named(DEFAULT_SHARING));

  public LinkingSettings {
    Objects.requireNonNull(mode, "mode");
    Objects.requireNonNull(shareValues, "shareValues");
  }

  /** The same, but for whether a model chooses the columns. */
  public LinkingSettings choosing(LinkingMode other) {
    return new LinkingSettings(other, embeddings, shareValues);
  }

  /** The same with another model that ranks, or null for ranking by letters alone. */
  public LinkingSettings rankedBy(@Nullable String other) {
    return new LinkingSettings(mode, other, shareValues);
  }

  /** The same, but for which values of the database may be in prompts. */
  public LinkingSettings sharing(ValueSharing other) {
    return new LinkingSettings(mode, embeddings, other);
  }
}
