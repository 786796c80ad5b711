package dev.assay.workflow.run;

import com.fasterxml.jackson.annotation.JsonUnwrapped;
import dev.assay.agents.model.Models;
import dev.assay.catalog.ValueSharing;
import dev.assay.table.AsOf;
import dev.assay.workflow.strategy.Strategy;
import java.util.List;
import java.util.Set;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * How a run is to be done; fixed when it is submitted, so that resuming it later changes nothing.
 * Here settings are grouped by what they are about; in JSON, they stand side by side.
 *
 * @param models which models are asked
 * @param limits how often they are asked again
 * @param linking what models are shown of the database
 * @param testCase how good a test case has to be
 * @param parts what the run is made of
 * @param budget how much of models the run may take
 * @param asOf the moment that "now" means; null for when the question is asked, in UTC
 */
public record RunSettings(
    @JsonUnwrapped RunModels models,
    @JsonUnwrapped RunLimits limits,
    LinkingSettings linking,
    @JsonUnwrapped TestCaseSettings testCase,
    @JsonUnwrapped RunParts parts,
    Budget budget,
    @Nullable AsOf asOf) {

  public RunSettings {
    if (budget.cost() != null) {
      requirePrices(models, parts.strategy(), linking);
    }
    if (!parts.has(Part.VOTING)) {
      models = models.withoutOthersForTestCode();
    }
    if (!parts.has(Part.TEST_DATA_GENERATION)) {
      requireSharedRows(linking);
      testCase = testCase.neverRicher();
    }
  }

  /** Settings with the paper's defaults. */
  public static RunSettings of(String model, List<String> testCodeModels) {
    return new RunSettings(
        new RunModels(model, testCodeModels, List.of()),
        RunLimits.DEFAULT,
        LinkingSettings.DEFAULT,
        TestCaseSettings.DEFAULT,
        RunParts.DEFAULT,
        Budget.NONE,
        null);
  }

  /** The same settings, but for what models are shown. */
  public RunSettings showing(LinkingSettings other) {
    return with(copy -> copy.linking = other);
  }

  /** The same settings with so many revisions at most. */
  public RunSettings revising(int most) {
    return with(copy -> copy.limits = new RunLimits(limits.rounds(), most));
  }

  /** The same settings, but for when test data are asked for again. */
  public RunSettings measuring(TestDataSettings other) {
    return with(copy -> copy.testCase = new TestCaseSettings(other, testCase.voting()));
  }

  /** The same settings, but for how test code is chosen. */
  public RunSettings votingBy(Voting other) {
    return with(copy -> copy.testCase = new TestCaseSettings(testCase.data(), other));
  }

  /** The same settings, but for the parts that are left out. */
  public RunSettings leavingOut(Set<Part> without) {
    return with(copy -> copy.parts = new RunParts(without, parts.strategy()));
  }

  /** The same settings, but for what the run is made of beside its test case. */
  public RunSettings by(Strategy other) {
    return with(copy -> copy.parts = new RunParts(parts.without(), other));
  }

  /**
   * The same settings, but for how much of models the run may take.
   *
   * @throws InvalidQuestionException when costs are bounded, and a model's price is not known
   */
  public RunSettings within(Budget other) {
    return with(copy -> copy.budget = other);
  }

  /** The same settings, but for the moment that "now" means. */
  public RunSettings asOf(AsOf other) {
    return with(copy -> copy.asOf = other);
  }

  /** The same settings, with terms of more models. */
  public RunSettings knowing(List<ModelTerms> more) {
    return with(copy -> copy.models = models.knowing(more));
  }

  /**
   * The same settings, with the terms that are configured for each of the models that these name.
   *
   * @throws dev.assay.agents.model.InvalidModelSettingException when a model's are malformed
   */
  public RunSettings onTermsOf(Models configured) {
    return knowing(
        names(models, strategy(), linking)
            .distinct()
            .map(name -> ModelTerms.of(configured.settings(name)))
            .toList());
  }

  /** What the run is made of beside its test case. */
  public Strategy strategy() {
    return parts.strategy();
  }

  /** Whether runs have the part. */
  public boolean has(Part part) {
    return parts.has(part);
  }

  /** The same settings, but for one of them. */
  private RunSettings with(Consumer<Copy> change) {
    Copy copy = new Copy(this);
    change.accept(copy);
    return copy.settings();
  }

  /** Settings of which some are about to be others. */
  private static final class Copy {

    private RunModels models;
    private RunLimits limits;
    private LinkingSettings linking;
    private TestCaseSettings testCase;
    private RunParts parts;
    private Budget budget;
    private @Nullable AsOf asOf;

    Copy(RunSettings from) {
      this.models = from.models;
      this.limits = from.limits;
      this.linking = from.linking;
      this.testCase = from.testCase;
      this.parts = from.parts;
      this.budget = from.budget;
      this.asOf = from.asOf;
    }

    RunSettings settings() {
      return new RunSettings(models, limits, linking, testCase, parts, budget, asOf);
    }
  }

  /** All models that these settings name; some more than once. */
  private static Stream<String> names(
      RunModels models, Strategy strategy, LinkingSettings linking) {
    return Stream.of(
            Stream.of(models.main()),
            models.testCode().stream(),
            Stream.ofNullable(linking.embeddings()),
            strategy.candidateModels().stream())
        .flatMap(each -> each);
  }

  /** Models that write test code are shown the rows that it is to run on. */
  private static void requireSharedRows(LinkingSettings linking) {
    if (linking.shareValues() != ValueSharing.SAMPLES) {
      throw new InvalidQuestionException(
          "without %s, models are shown rows of the database: that needs the values shared to be '%s', not '%s'"
              .formatted(
                  Part.TEST_DATA_GENERATION.id(),
                  ValueSharing.SAMPLES.id(),
                  linking.shareValues().id()));
    }
  }

  private static void requirePrices(RunModels models, Strategy strategy, LinkingSettings linking) {
    names(models, strategy, linking)
        .filter(name -> models.prices(name).isEmpty())
        .findFirst()
        .ifPresent(
            name -> {
              throw new InvalidQuestionException(
                  "costs can be bounded only where prices are known: set price-input and"
                      + " price-output of the model %s".formatted(name));
            });
  }
}
