package dev.assay.workflow.strategy;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonValue;
import dev.assay.workflow.run.InvalidQuestionException;
import java.util.Arrays;
import java.util.Locale;
import java.util.stream.Collectors;

/**
 * What a run may be made of besides its test case. Findings name the part that they come from; they
 * are told to revision in the order of the parts here: execution errors first, entities before
 * skeletons (DAC, section 3.4).
 */
public enum StrategyPart {
  /** The engine refuses the SQL (TS-SQL 3.2). */
  EXECUTION_ERROR,
  /** The result on the test data is not the expected one (TS-SQL 3.2). */
  TEST_CASE,
  /** Rules that users state for their columns are not kept. */
  CONSTRAINTS,
  /** What the question mentions is not used (DAC, section 3.2). */
  ENTITIES,
  /** The question alone implies another form of query (DAC, section 3.3). */
  SKELETON,
  /** A condition asks for a value that the column does not hold (Tool-SQL). */
  RETRIEVER,
  /** Names, joins, types and groups that cannot be meant so (Tool-SQL). */
  DETECTOR,
  /** The result has not the form that the question asks for (ReFoRCE). */
  ANSWER_FORMAT,
  /** A revision changed more than the mistake that was found. */
  MINIMAL_REWRITE,
  /** Several candidates, of which one is selected (Li and Xie). */
  CANDIDATES,
  /** Questions with their SQL that are like this one, shown to whoever writes SQL (DAC). */
  DEMONSTRATIONS,
  /** SQL is written as calls of functions, which are checked one by one (Tool-SQL). */
  FUNCTION_CALLS,
  /** Small queries find out what columns hold, before SQL is written (ReFoRCE). */
  EXPLORATION,
  /** SQL is refined by what it returns, until it returns the same twice (ReFoRCE). */
  SELF_REFINEMENT,
  /** Where that fails, parts of the query are judged one by one (ReFoRCE). */
  CTE_REFINEMENT,
  /** Several runs side by side that vote (ReFoRCE). */
  PARALLEL_RUNS;

  /** The name in settings, artifacts and findings. */
  @JsonValue
  public String id() {
    return name().toLowerCase(Locale.ROOT).replace('_', '-');
  }

  /** Whether SQL with a finding of this part is not verified; findings of others are advice. */
  public boolean decides() {
    return this == EXECUTION_ERROR || this == TEST_CASE || this == CONSTRAINTS;
  }

  /** Whether SQL with a finding from there is not verified. */
  public static boolean decides(String origin) {
    return Arrays.stream(values()).anyMatch(part -> part.decides() && part.id().equals(origin));
  }

  /** Whether findings from there occur in every run. */
  public static boolean isOfEvery(String origin) {
    return EXECUTION_ERROR.id().equals(origin)
        || TEST_CASE.id().equals(origin)
        || MINIMAL_REWRITE.id().equals(origin);
  }

  /**
   * The part of that name, in any case.
   *
   * @throws InvalidQuestionException when there is none
   */
  @JsonCreator
  public static StrategyPart named(String name) {
    return Arrays.stream(values())
        .filter(part -> part.id().equalsIgnoreCase(name.strip()))
        .findFirst()
        .orElseThrow(
            () ->
                new InvalidQuestionException(
                    "there is no part '%s'; there are %s".formatted(name, names())));
  }

  /** The names of all parts, for messages. */
  public static String names() {
    return Arrays.stream(values()).map(StrategyPart::id).collect(Collectors.joining(", "));
  }
}
