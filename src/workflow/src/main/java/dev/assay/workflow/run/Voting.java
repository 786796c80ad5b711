package dev.assay.workflow.run;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonValue;
import java.util.Arrays;
import java.util.Locale;
import java.util.stream.Collectors;

/** How one of several test codes with different results is chosen (TS-SQL 3.1.3, 4.3.2). */
public enum Voting {
  /** The result that most models computed; of equally many, that of the preferred model. */
  MAJORITY,
  /** A model compares the results two by two. */
  SELECTION;

  /** The name in settings and artifacts. */
  @JsonValue
  public String id() {
    return name().toLowerCase(Locale.ROOT);
  }

  /**
   * The way of voting of that name, in any case.
   *
   * @throws InvalidQuestionException when there is none
   */
  @JsonCreator
  public static Voting named(String name) {
    return Arrays.stream(values())
        .filter(voting -> voting.id().equalsIgnoreCase(name.strip()))
        .findFirst()
        .orElseThrow(
            () ->
                new InvalidQuestionException(
                    "no such way of voting: '%s'; there is %s"
                        .formatted(
                            name,
                            Arrays.stream(values())
                                .map(Voting::id)
                                .collect(Collectors.joining(", ")))));
  }
}
