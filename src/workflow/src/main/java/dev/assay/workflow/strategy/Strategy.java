package dev.assay.workflow.strategy;

import dev.assay.workflow.run.InvalidQuestionException;
import java.util.EnumSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Which parts a run is made of. Execution errors and the test case belong to every strategy: they
 * are what "verified" means. So does holding revisions against what they revise.
 *
 * @param name one of {@link #names()}, what the user's file is called, or {@link #OWN}
 * @param parts in the order of {@link StrategyPart}
 * @param rules a user's own, held against every candidate; none unless stated
 * @param demonstrations what SQL is written from beside the question; null for nothing
 * @param candidates where several candidates come from; null for the defaults
 * @param parallelRuns how many threads refine SQL on the database; null for the default
 */
public record Strategy(
    String name,
    List<StrategyPart> parts,
    List<Rule> rules,
    @Nullable DemonstrationSettings demonstrations,
    @Nullable CandidateSettings candidates,
    @Nullable Integer parallelRuns) {

  /** The name of the strategy that holds where none is named. */
  public static final String DEFAULT_NAME = "tssql";

  /** What a strategy is called whose parts are named one by one. */
  public static final String OWN = "own";

  /** As many as in ReFoRCE 3.2.5. */
  private static final int PARALLEL_RUNS = 3;

  private static final int MOST_PARALLEL_RUNS = 10;

  private static final Set<StrategyPart> ALWAYS =
      EnumSet.of(
          StrategyPart.EXECUTION_ERROR, StrategyPart.TEST_CASE, StrategyPart.MINIMAL_REWRITE);

  private static final Map<String, Strategy> NAMED = named();

  /** TS-SQL alone: what holds where nothing is said. */
  public static final Strategy DEFAULT = named(DEFAULT_NAME);

  public Strategy {
    rules = rules == null ? List.of() : List.copyOf(rules);
    Set<StrategyPart> all = EnumSet.copyOf(ALWAYS);
    all.addAll(parts);
    all.remove(StrategyPart.CONSTRAINTS);
    if (!rules.isEmpty()) {
      all.add(StrategyPart.CONSTRAINTS);
    }
    parts = List.copyOf(all);
    if (parallelRuns != null && (parallelRuns < 1 || parallelRuns > MOST_PARALLEL_RUNS)) {
      throw new InvalidQuestionException(
          "parallel runs must be 1 to %d, not %d".formatted(MOST_PARALLEL_RUNS, parallelRuns));
    }
  }

  /** A strategy of these parts, and of those that every strategy has. */
  public static Strategy of(String name, List<StrategyPart> parts) {
    return new Strategy(name, parts, List.of(), null, null, null);
  }

  private static Map<String, Strategy> named() {
    Map<String, Strategy> named = new LinkedHashMap<>();
    add(named, DEFAULT_NAME);
    add(named, "select", StrategyPart.CANDIDATES);
    add(named, "dac", StrategyPart.ENTITIES, StrategyPart.SKELETON, StrategyPart.DEMONSTRATIONS);
    add(named, "tool", StrategyPart.RETRIEVER, StrategyPart.DETECTOR, StrategyPart.FUNCTION_CALLS);
    add(
        named,
        "reforce",
        StrategyPart.ANSWER_FORMAT,
        StrategyPart.EXPLORATION,
        StrategyPart.SELF_REFINEMENT,
        StrategyPart.CTE_REFINEMENT,
        StrategyPart.PARALLEL_RUNS);
    add(
        named,
        "full",
        StrategyPart.ENTITIES,
        StrategyPart.SKELETON,
        StrategyPart.RETRIEVER,
        StrategyPart.DETECTOR,
        StrategyPart.CANDIDATES,
        StrategyPart.DEMONSTRATIONS,
        StrategyPart.ANSWER_FORMAT,
        StrategyPart.FUNCTION_CALLS,
        StrategyPart.EXPLORATION,
        StrategyPart.SELF_REFINEMENT,
        StrategyPart.CTE_REFINEMENT,
        StrategyPart.PARALLEL_RUNS);
    return named;
  }

  private static void add(Map<String, Strategy> named, String name, StrategyPart... parts) {
    named.put(name, of(name, List.of(parts)));
  }

  /** The names of the strategies that there are, the default one first. */
  public static List<String> names() {
    return List.copyOf(NAMED.keySet());
  }

  /**
   * The strategy of this name.
   *
   * @throws InvalidQuestionException when there is none
   */
  public static Strategy named(String name) {
    Strategy strategy = NAMED.get(name.strip());
    if (strategy == null) {
      throw new InvalidQuestionException(
          "there is no strategy '%s'; there are %s".formatted(name, String.join(", ", names())));
    }
    return strategy;
  }

  /** Whether a part of it has the database itself asked, where samples may be shared. */
  public boolean asksDatabases() {
    return threads() > 0 || has(StrategyPart.RETRIEVER);
  }

  /** How many runs side by side explore the database and refine SQL by it; 0 for none. */
  public int threads() {
    if (has(StrategyPart.PARALLEL_RUNS)) {
      return Objects.requireNonNullElse(parallelRuns, PARALLEL_RUNS);
    }
    boolean refines =
        has(StrategyPart.EXPLORATION)
            || has(StrategyPart.SELF_REFINEMENT)
            || has(StrategyPart.CTE_REFINEMENT);
    return refines ? 1 : 0;
  }

  /** The same with other candidates than the defaults, for strategies that select among several. */
  public Strategy selecting(CandidateSettings others) {
    return new Strategy(name, parts, rules, demonstrations, others, parallelRuns);
  }

  /** The same with so many threads, for strategies that have parallel runs. */
  public Strategy running(@Nullable Integer threads) {
    return new Strategy(name, parts, rules, demonstrations, candidates, threads);
  }

  /** Where candidates come from, for strategies that select among several. */
  public CandidateSettings candidatesOrDefault() {
    return Objects.requireNonNullElse(candidates, CandidateSettings.DEFAULT);
  }

  /** The models that are asked for SQL once each; none where one model is asked. */
  public List<String> candidateModels() {
    return has(StrategyPart.CANDIDATES) ? candidatesOrDefault().models() : List.of();
  }

  /** Whether findings of the part of this name, where they only advise, lead to a revision. */
  public boolean heeds(String origin) {
    return parts.stream().anyMatch(part -> part.id().equals(origin));
  }

  public boolean has(StrategyPart part) {
    return parts.contains(part);
  }

  /** The same with rules of a user's own. */
  public Strategy holding(List<Rule> others) {
    return new Strategy(name, parts, others, demonstrations, candidates, parallelRuns);
  }

  /** The same parts with what another strategy is told: rules and demonstrations. */
  public Strategy toldAs(Strategy other) {
    return new Strategy(
        name,
        parts,
        other.rules,
        other.demonstrations,
        candidates == null ? other.candidates : candidates,
        parallelRuns == null ? other.parallelRuns : parallelRuns);
  }

  /** The same with demonstrations to choose from, for strategies that have this part. */
  public Strategy demonstrating(DemonstrationSettings others) {
    return new Strategy(name, parts, rules, others, candidates, parallelRuns);
  }

  /** The same without the answers of a suite. */
  public Strategy withoutConfirmed() {
    return demonstrations != null && demonstrations.confirmed()
        ? new Strategy(name, parts, rules, null, candidates, parallelRuns)
        : this;
  }

  /**
   * The same without a part.
   *
   * @throws InvalidQuestionException when it has no such part, or cannot do without
   */
  public Strategy without(StrategyPart part) {
    if (ALWAYS.contains(part)) {
      throw new InvalidQuestionException(
          "the part %s cannot be left out: it belongs to every strategy".formatted(part.id()));
    }
    if (!has(part)) {
      throw new InvalidQuestionException(
          "the strategy %s has no part %s to leave out".formatted(name, part.id()));
    }
    return new Strategy(
        name + " without " + part.id(),
        parts.stream().filter(each -> each != part).toList(),
        part == StrategyPart.CONSTRAINTS ? List.of() : rules,
        demonstrations,
        candidates,
        parallelRuns);
  }
}
