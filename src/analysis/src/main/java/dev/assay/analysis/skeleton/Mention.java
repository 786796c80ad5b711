package dev.assay.analysis.skeleton;

import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * A word of the question that stands for something of the database (DAC, section 3.2).
 *
 * @param token the word as the question has it
 * @param type what it stands for
 * @param table the table, as the database spells it
 * @param column the column, for columns and values; null for tables
 */
public record Mention(String token, Type type, String table, @Nullable String column) {

  /** What a word of a question may stand for. */
  public enum Type {
    TABLE,
    COLUMN,
    VALUE
  }

  public Mention {
    if ((type == Type.TABLE) != (column == null)) {
      throw new IllegalArgumentException(
          "'%s' is a %s: a column is named for columns and values alone".formatted(token, type));
    }
    Objects.requireNonNull(table, "table");
  }
}
