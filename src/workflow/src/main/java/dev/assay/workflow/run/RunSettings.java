package dev.assay.workflow.run;

import dev.assay.agents.model.Models;
import dev.assay.agents.model.Prices;
import dev.assay.catalog.ValueSharing;
import dev.assay.table.AsOf;
import dev.assay.workflow.strategy.Strategy;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * How a run is to be done; fixed when it is submitted, so that resuming it later changes nothing.
 *
 * @param model the model of everything but test code
 * @param testCodeModels the models that write test code, the preferred one first
 * @param terms temperature and prices of models; a model that is not among them has temperature 0
 *     and no known price
 * @param rounds how often test data, a model's test code, and SQL that is none are asked for
 * @param revisionLimit how many revisions a run may make
 * @param linking what models are shown of the database
 * @param testData when test data are asked for again
 * @param voting how test code is chosen
 * @param without the parts that are left out
 * @param strategy which parts the run is made of
 * @param budget how much of models the run may take
 * @param asOf the moment that "now" means; null for when the question is asked, in UTC
 */
public record RunSettings(
    String model,
    List<String> testCodeModels,
    List<ModelTerms> terms,
    int rounds,
    int revisionLimit,
    LinkingSettings linking,
    TestDataSettings testData,
    Voting voting,
    Set<Part> without,
    Strategy strategy,
    Budget budget,
    @Nullable AsOf asOf) {

  /** At most 5 refinements of test data and test code (TS-SQL B.4). */
  public static final int DEFAULT_ROUNDS = 5;

  /** At most 3 revisions of SQL (TS-SQL algorithm 1). */
  public static final int DEFAULT_REVISIONS = 3;

  private static final int MOST_ROUNDS = 20;
  private static final double TEMPERATURE_STEP = 0.01;
  private static final double HIGHEST_TEMPERATURE = 2;

  public RunSettings {
    testCodeModels = List.copyOf(testCodeModels);
    terms = List.copyOf(terms);
    without = Collections.unmodifiableSet(new TreeSet<>(without));
    if (model.isBlank() || testCodeModels.stream().anyMatch(String::isBlank)) {
      throw new InvalidQuestionException("a model's name is empty");
    }
    if (testCodeModels.isEmpty()) {
      throw new InvalidQuestionException("no model for test code: name at least one");
    }
    if (new HashSet<>(testCodeModels).size() < testCodeModels.size()) {
      throw new InvalidQuestionException(
          "a model for test code is named twice: " + String.join(", ", testCodeModels));
    }
    requireBetween("rounds", rounds, 1);
    requireBetween("revisions", revisionLimit, 0);
    if (budget.cost() != null) {
      requirePrices(terms, model, testCodeModels, strategy, linking);
    }
    if (without.contains(Part.VOTING)) {
      testCodeModels = testCodeModels.subList(0, 1);
    }
    if (without.contains(Part.TEST_DATA_GENERATION)) {
      requireSharedRows(linking);
      testData = new TestDataSettings(testData.leastAdequacy(), 0);
    }
  }

  /** The same settings, but for what models are shown. */
  public RunSettings showing(LinkingSettings other) {
    return with(copy -> copy.linking = other);
  }

  /** The same settings with so many revisions at most. */
  public RunSettings revising(int most) {
    return with(copy -> copy.revisionLimit = most);
  }

  /** The same settings, but for when test data are asked for again. */
  public RunSettings measuring(TestDataSettings other) {
    return with(copy -> copy.testData = other);
  }

  /** The same settings, but for how test code is chosen. */
  public RunSettings votingBy(Voting other) {
    return with(copy -> copy.voting = other);
  }

  /** The same settings, but for the parts that are left out. */
  public RunSettings leavingOut(Set<Part> parts) {
    return with(copy -> copy.without = parts);
  }

  /** Whether runs have the part. */
  public boolean has(Part part) {
    return !without.contains(part);
  }

  /** The same settings, but for what the run is made of beside its test case. */
  public RunSettings by(Strategy other) {
    return with(copy -> copy.strategy = other);
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
    List<ModelTerms> all = new ArrayList<>(terms);
    more.stream()
        .filter(each -> terms.stream().noneMatch(known -> known.model().equals(each.model())))
        .forEach(all::add);
    return with(copy -> copy.terms = all);
  }

  /** Settings with the paper's defaults. */
  public static RunSettings of(String model, List<String> testCodeModels) {
    return new RunSettings(
        model,
        testCodeModels,
        List.of(),
        DEFAULT_ROUNDS,
        DEFAULT_REVISIONS,
        LinkingSettings.DEFAULT,
        TestDataSettings.DEFAULT,
        Voting.MAJORITY,
        Set.of(),
        Strategy.DEFAULT,
        Budget.NONE,
        null);
  }

  /**
   * Settings with the terms that are configured for each of the models.
   *
   * @throws dev.assay.agents.model.InvalidModelSettingException when a model's are malformed
   */
  public static RunSettings configured(
      Models models,
      String model,
      List<String> testCodeModels,
      int revisionLimit,
      LinkingSettings linking) {
    List<ModelTerms> terms =
        Stream.concat(
                Stream.concat(Stream.of(model), testCodeModels.stream()),
                Stream.ofNullable(linking.embeddings()))
            .distinct()
            .map(name -> ModelTerms.of(models.settings(name)))
            .toList();
    return of(model, testCodeModels).knowing(terms).revising(revisionLimit).showing(linking);
  }

  /** The same settings, but for one of them. */
  private RunSettings with(Consumer<Copy> change) {
    Copy copy = new Copy(this);
    change.accept(copy);
    return copy.settings();
  }

  /** Settings of which some are about to be others. */
  private static final class Copy {

    private final RunSettings from;
    private List<ModelTerms> terms;
    private int revisionLimit;
    private LinkingSettings linking;
    private TestDataSettings testData;
    private Voting voting;
    private Set<Part> without;
    private Strategy strategy;
    private Budget budget;
    private @Nullable AsOf asOf;

    Copy(RunSettings from) {
      this.from = from;
      this.terms = from.terms;
      this.revisionLimit = from.revisionLimit;
      this.linking = from.linking;
      this.testData = from.testData;
      this.voting = from.voting;
      this.without = from.without;
      this.strategy = from.strategy;
      this.budget = from.budget;
      this.asOf = from.asOf;
    }

    RunSettings settings() {
      return new RunSettings(
          from.model,
          from.testCodeModels,
          terms,
          from.rounds,
          revisionLimit,
          linking,
          testData,
          voting,
          without,
          strategy,
          budget,
          asOf);
    }
  }

  /** The model's temperature in a round, counted from 1: 0.01 more a round (TS-SQL B.4). */
  public double temperature(String name, int round) {
    double first = terms(name).map(ModelTerms::temperature).orElse(0.0);
    return Math.min(HIGHEST_TEMPERATURE, first + TEMPERATURE_STEP * (round - 1));
  }

  /** The model's prices, if they are known. */
  public Optional<Prices> prices(String name) {
    return terms(name).map(ModelTerms::prices);
  }

  /** How many tokens an answer of the model can have; 0 where that is not known. */
  public int mostAnswerTokens(String name) {
    return terms(name).map(ModelTerms::mostAnswerTokens).orElse(0);
  }

  private Optional<ModelTerms> terms(String name) {
    return terms.stream().filter(each -> each.model().equals(name)).findFirst();
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

  private static void requirePrices(
      List<ModelTerms> terms,
      String model,
      List<String> testCodeModels,
      Strategy strategy,
      LinkingSettings linking) {
    Stream.of(
            Stream.of(model),
            testCodeModels.stream(),
            strategy.candidateModels().stream(),
            Stream.ofNullable(linking.embeddings()))
        .flatMap(names -> names)
        .filter(
            name ->
                terms.stream()
                    .noneMatch(each -> each.model().equals(name) && each.prices() != null))
        .findFirst()
        .ifPresent(
            name -> {
              throw new InvalidQuestionException(
                  "costs can be bounded only where prices are known: set price-input and"
                      + " price-output of the model %s".formatted(name));
            });
  }

  private static void requireBetween(String name, int value, int least) {
    if (value < least || value > MOST_ROUNDS) {
      throw new InvalidQuestionException(
          "%s must be %d to %d, not %d".formatted(name, least, MOST_ROUNDS, value));
    }
  }
}
