package dev.assay.function.batch;

import dev.assay.workflow.run.LinkingSettings;
import dev.assay.workflow.run.RunLimits;
import dev.assay.workflow.strategy.Strategy;
import io.smallrye.config.ConfigMapping;
import io.smallrye.config.WithDefault;

/**
 * How questions are answered that do not say otherwise. Which models answer is in {@code
 * dev.assay.agents.model.Models}.
 */
@ConfigMapping(prefix = "assay")
public interface AnsweringSettings {

  /** Which values of the database models may see: none, linked or samples. */
  @WithDefault(LinkingSettings.DEFAULT_SHARING)
  String shareValues();

  /** Whether a model chooses the columns that prompts show: auto, always or never. */
  @WithDefault(LinkingSettings.DEFAULT_MODE)
  String linking();

  /** How many revisions at most. */
  @WithDefault("" + RunLimits.DEFAULT_REVISIONS)
  int revisions();

  /** What finds mistakes, beside the test case. */
  @WithDefault(Strategy.DEFAULT_NAME)
  String strategy();
}
