package dev.assay.workflow.run;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonValue;
import java.util.Arrays;
import java.util.Locale;
import java.util.stream.Collectors;

/** Whether a model chooses the columns that prompts see. */
public enum LinkingMode {
  /** Unless the catalog is so small that it can be shown whole. */
  AUTO,
  /** Always. */
  ALWAYS,
  /** Never: the catalog is shown whole, as far as it fits. */
  NEVER;

  /** The name in settings and artifacts. */
  @JsonValue
  public String id() {
    return name().toLowerCase(Locale.ROOT);
  }

  /**
   * The mode of that name, in any case.
   *
   * @throws InvalidQuestionException when there is none
   */
  @JsonCreator
  public static LinkingMode named(String name) {
    return Arrays.stream(values())
        .filter(mode -> mode.id().equalsIgnoreCase(name.strip()))
        .findFirst()
        .orElseThrow(
            () ->
                new InvalidQuestionException(
                    "no such way of linking: '%s'; there is %s"
                        .formatted(
                            name,
                            Arrays.stream(values())
                                .map(LinkingMode::id)
                                .collect(Collectors.joining(", ")))));
  }
}
