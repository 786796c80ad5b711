package dev.assay.catalog;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonValue;
import java.util.Arrays;
import java.util.Locale;
import java.util.stream.Collectors;

/**
 * Which values of a database models may see: the user's choice. Each level includes the ones
 * before.
 */
public enum ValueSharing {
  /** None: names, types, keys and descriptions only. */
  NONE,
  /** Values that are like words of the question. */
  LINKED,
  /** Sample rows, and what descriptions say about values. */
  SAMPLES;

  /** The name in settings and artifacts. */
  @JsonValue
  public String id() {
    return name().toLowerCase(Locale.ROOT);
  }

  /**
   * The level of that name, in any case.
   *
   * @throws IllegalArgumentException when there is none
   */
  @JsonCreator
  public static ValueSharing named(String name) {
    return Arrays.stream(values())
        .filter(level -> level.id().equalsIgnoreCase(name.strip()))
        .findFirst()
        .orElseThrow(
            () ->
                new IllegalArgumentException(
                    "no such choice of values to share: '%s'; there is %s"
                        .formatted(
                            name,
                            Arrays.stream(values())
                                .map(ValueSharing::id)
                                .collect(Collectors.joining(", ")))));
  }
}
