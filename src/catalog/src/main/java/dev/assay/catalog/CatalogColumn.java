package dev.assay.catalog;

import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * What is known of a column beyond its definition.
 *
 * @param name as the definition spells it
 * @param generated whether the database computes it from other columns
 * @param comment the comment that the database keeps; empty when there is none
 * @param description what a description file says of it
 * @param profile what it holds; null when no rows were read
 */
public record CatalogColumn(
    String name,
    boolean generated,
    String comment,
    Description description,
    @Nullable ColumnProfile profile) {

  public CatalogColumn {
    Objects.requireNonNull(name, "name");
    comment = Objects.requireNonNullElse(comment, "");
    description = Objects.requireNonNullElse(description, Description.NONE);
  }

  /** A column of which only the definition is known. */
  public static CatalogColumn of(String name) {
    return new CatalogColumn(name, false, "", Description.NONE, null);
  }

  /** The description, or the database's comment where there is none. */
  public Description meaning() {
    return description.says() || comment.isEmpty()
        ? description
        : new Description(comment, "", Description.Source.DATABASE);
  }

  /** The column with another description. */
  public CatalogColumn describedAs(Description other) {
    return new CatalogColumn(name, generated, comment, other, profile);
  }

  /** The column with another profile. */
  public CatalogColumn holding(@Nullable ColumnProfile other) {
    return new CatalogColumn(name, generated, comment, description, other);
  }
}
