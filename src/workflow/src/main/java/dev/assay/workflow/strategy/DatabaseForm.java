package dev.assay.workflow.strategy;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonValue;
import dev.assay.workflow.run.InvalidQuestionException;
import java.util.Arrays;
import java.util.Locale;

/** How a small database is shown to a model that predicts a result (Li and Xie, figure 3). */
public enum DatabaseForm {
  /** Its rows as CSV. */
  CSV,
  /** CREATE TABLE and INSERT statements of SQLite. */
  SQLITE;

  /** The name in settings and artifacts. */
  @JsonValue
  public String id() {
    return name().toLowerCase(Locale.ROOT);
  }

  /**
   * The form of that name.
   *
   * @throws InvalidQuestionException when there is none
   */
  @JsonCreator
  public static DatabaseForm named(String name) {
    return Arrays.stream(values())
        .filter(form -> form.id().equals(name))
        .findFirst()
        .orElseThrow(
            () ->
                new InvalidQuestionException(
                    "databases are shown as csv or sqlite, not as '%s'".formatted(name)));
  }
}
