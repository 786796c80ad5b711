package dev.assay.catalog;

import java.util.Objects;

/**
 * What a table or a column means, in words.
 *
 * @param text what it is; may be empty
 * @param values what its values mean, such as {@code 1: yes, 0: no}; may be empty
 * @param source where this was found
 */
public record Description(String text, String values, Source source) {

  /** Where a description was found. */
  public enum Source {
    /** Nowhere: there is none. */
    NONE,
    /** A comment in the database. */
    DATABASE,
    /** BIRD's {@code database_description} folder. */
    BIRD,
    /** A manifest of dbt. */
    DBT,
    /** A file that a user wrote by hand. */
    USER
  }

  /** No description. */
  public static final Description NONE = new Description("", "", Source.NONE);

  public Description {
    text = Objects.requireNonNullElse(text, "");
    values = Objects.requireNonNullElse(values, "");
    source = Objects.requireNonNullElse(source, Source.NONE);
  }

  /** Whether it says something. */
  public boolean says() {
    return !text.isEmpty() || !values.isEmpty();
  }
}
