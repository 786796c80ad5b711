package dev.assay.workflow.run;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonValue;
import dev.assay.workflow.strategy.StrategyPart;
import java.util.Arrays;
import java.util.Locale;
import java.util.stream.Collectors;

/**
 * Parts of a run that can be left out, to see what each is worth (TS-SQL 4.3, table 4 and figure
 * 4).
 */
public enum Part {
  /** Test code that computes something odd is sent back; without it, the first that runs counts. */
  INSPECTION,
  /** Several models write test code; without it, the preferred one alone. */
  VOTING,
  /** A model writes test data; without it, they are rows that were sampled from the database. */
  TEST_DATA_GENERATION,
  /** A question that was answered is looked at for another reading; without it, it is not. */
  READINGS;

  /** The name in settings and artifacts. */
  @JsonValue
  public String id() {
    return name().toLowerCase(Locale.ROOT).replace('_', '-');
  }

  /**
   * The part of that name, in any case.
   *
   * @throws InvalidQuestionException when there is none
   */
  @JsonCreator
  public static Part named(String name) {
    return Arrays.stream(values())
        .filter(part -> part.id().equalsIgnoreCase(name.strip()))
        .findFirst()
        .orElseThrow(
            () ->
                new InvalidQuestionException(
                    "there is no part '%s'; there are %s, and %s"
                        .formatted(
                            name,
                            Arrays.stream(values()).map(Part::id).collect(Collectors.joining(", ")),
                            StrategyPart.names())));
  }
}
