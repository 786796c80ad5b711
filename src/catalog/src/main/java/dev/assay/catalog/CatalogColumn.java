package dev.assay.catalog;

import dev.assay.catalog.nested.NestedField;
import java.util.List;
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
 * @param fields what the JSON in its cells was found to hold; empty when it holds none
 * @param values its values where they are few, how dates and numbers are written, and spaces
 */
public record CatalogColumn(
    String name,
    boolean generated,
    String comment,
    Description description,
    @Nullable ColumnProfile profile,
    List<NestedField> fields,
    ColumnValues values) {

  /** What is known of a column; what older artifacts lack is taken as not known. */
  public CatalogColumn {
    Objects.requireNonNull(name, "name");
    comment = Objects.requireNonNullElse(comment, "");
    description = Objects.requireNonNullElse(description, Description.NONE);
    fields = List.copyOf(Objects.requireNonNullElse(fields, List.of()));
    values = Objects.requireNonNullElse(values, ColumnValues.NONE);
  }

  /** A column of single values. */
  public CatalogColumn(
      String name,
      boolean generated,
      String comment,
      Description description,
      @Nullable ColumnProfile profile) {
    this(name, generated, comment, description, profile, List.of(), ColumnValues.NONE);
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
    return new CatalogColumn(name, generated, comment, other, profile, fields, values);
  }

  /** The column with what its rows tell. */
  public CatalogColumn holding(@Nullable ColumnProfile other, List<NestedField> found) {
    return new CatalogColumn(name, generated, comment, description, other, found, values);
  }

  /** The column with what is known of its values. */
  public CatalogColumn knowing(ColumnValues known) {
    return new CatalogColumn(name, generated, comment, description, profile, fields, known);
  }
}
