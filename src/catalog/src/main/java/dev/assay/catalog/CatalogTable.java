package dev.assay.catalog;

import dev.assay.sql.ColumnDefinition;
import dev.assay.sql.TableDefinition;
import dev.assay.table.Table;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * A table: how it is declared, and what is known of it beyond that.
 *
 * @param definition as the database declares it, with the foreign keys that it declares
 * @param rowCount how many rows it has; {@link #UNKNOWN_ROWS} when none could be counted
 * @param rowCountEstimated whether the number of rows is the database's estimate
 * @param sampleRows a few rows, long values shortened
 * @param kind whether it is a table or a view
 * @param comment the comment that the database keeps; empty when there is none
 * @param description what a description file says of it
 * @param columns one for each column of the definition, in its order
 * @param addedKeys the foreign keys that the database does not declare
 */
public record CatalogTable(
    TableDefinition definition,
    long rowCount,
    boolean rowCountEstimated,
    Table sampleRows,
    TableKind kind,
    String comment,
    Description description,
    List<CatalogColumn> columns,
    List<KnownKey> addedKeys) {

  /** The number of rows of a table whose rows were not counted. */
  public static final long UNKNOWN_ROWS = -1;

  /**
   * A table; what older artifacts lack is taken as not known.
   *
   * @throws IllegalArgumentException when the columns are not those of the definition
   */
  public CatalogTable {
    kind = Objects.requireNonNullElse(kind, TableKind.TABLE);
    comment = Objects.requireNonNullElse(comment, "");
    description = Objects.requireNonNullElse(description, Description.NONE);
    addedKeys = List.copyOf(Objects.requireNonNullElse(addedKeys, List.of()));
    List<String> names = definition.columns().stream().map(ColumnDefinition::name).toList();
    columns =
        columns == null ? names.stream().map(CatalogColumn::of).toList() : List.copyOf(columns);
    if (!columns.stream().map(CatalogColumn::name).toList().equals(names)) {
      throw new IllegalArgumentException(
          "the columns of '%s' are not those of its definition".formatted(definition.name()));
    }
  }

  /** A table of which nothing is known but its definition and a few rows. */
  public CatalogTable(TableDefinition definition, long rowCount, Table sampleRows) {
    this(
        definition,
        rowCount,
        false,
        sampleRows,
        TableKind.TABLE,
        "",
        Description.NONE,
        definition.columns().stream().map(column -> CatalogColumn.of(column.name())).toList(),
        List.of());
  }

  public String name() {
    return definition.name();
  }

  /** All foreign keys, the declared ones first. */
  public List<KnownKey> keys() {
    return Stream.concat(
            definition.foreignKeys().stream()
                .map(key -> new KnownKey(key, KnownKey.Origin.DECLARED)),
            addedKeys.stream())
        .toList();
  }

  /** The column of that name, in any case; the exact spelling wins where several differ by case. */
  public Optional<CatalogColumn> column(String wanted) {
    return columns.stream()
        .filter(column -> column.name().equals(wanted))
        .findFirst()
        .or(
            () ->
                columns.stream()
                    .filter(column -> column.name().equalsIgnoreCase(wanted))
                    .findFirst());
  }

  /** The description, or the database's comment where there is none. */
  public Description meaning() {
    return description.says() || comment.isEmpty()
        ? description
        : new Description(comment, "", Description.Source.DATABASE);
  }

  /** The table with another description. */
  public CatalogTable describedAs(Description other) {
    return new CatalogTable(
        definition,
        rowCount,
        rowCountEstimated,
        sampleRows,
        kind,
        comment,
        other,
        columns,
        addedKeys);
  }

  /** The table with other facts of its columns. */
  public CatalogTable withColumns(List<CatalogColumn> others) {
    return new CatalogTable(
        definition,
        rowCount,
        rowCountEstimated,
        sampleRows,
        kind,
        comment,
        description,
        others,
        addedKeys);
  }

  /** The table with other foreign keys besides the declared ones. */
  public CatalogTable withAddedKeys(List<KnownKey> others) {
    return new CatalogTable(
        definition,
        rowCount,
        rowCountEstimated,
        sampleRows,
        kind,
        comment,
        description,
        columns,
        others);
  }

  /** The table with other sample rows. */
  public CatalogTable withSampleRows(Table others) {
    return new CatalogTable(
        definition,
        rowCount,
        rowCountEstimated,
        others,
        kind,
        comment,
        description,
        columns,
        addedKeys);
  }

  /** The table with another number of rows. */
  public CatalogTable withRowCount(long rows, boolean estimated) {
    return new CatalogTable(
        definition, rows, estimated, sampleRows, kind, comment, description, columns, addedKeys);
  }
}
