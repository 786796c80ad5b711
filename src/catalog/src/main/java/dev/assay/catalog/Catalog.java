package dev.assay.catalog;

import com.fasterxml.jackson.annotation.JsonInclude;
import dev.assay.catalog.glossary.Glossary;
import dev.assay.catalog.glossary.Term;
import dev.assay.sql.ColumnDefinition;
import dev.assay.sql.Dialect;
import dev.assay.sql.TableDefinition;
import dev.assay.sql.TablePlace;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Predicate;

/**
 * What is known of one database: its name, its dialect and its tables.
 *
 * @param terms what words mean to those who ask about it; may be empty
 */
public record Catalog(
    String database,
    Dialect dialect,
    List<CatalogTable> tables,
    @JsonInclude(JsonInclude.Include.NON_EMPTY) List<Term> terms) {

  public Catalog {
    tables = List.copyOf(tables);
    terms = List.copyOf(Objects.requireNonNullElse(terms, List.of()));
  }

  /** A database about which no terms are known. */
  public Catalog(String database, Dialect dialect, List<CatalogTable> tables) {
    this(database, dialect, tables, List.of());
  }

  /** The terms, as they are found in questions. */
  public Glossary glossary() {
    return new Glossary(terms);
  }

  /** The catalog with these terms. */
  public Catalog withTerms(List<Term> others) {
    return new Catalog(database, dialect, tables, others);
  }

  /** How the tables are defined, in their order. */
  public List<TableDefinition> definitions() {
    return tables.stream().map(CatalogTable::definition).toList();
  }

  /**
   * The table of that name, in any case; the exact spelling wins where several differ by case. It
   * may be led by its schema; without, it may mean the first of several schemas that have one.
   */
  public Optional<CatalogTable> table(String name) {
    return first(table -> table.name().equals(name))
        .or(() -> first(table -> table.name().equalsIgnoreCase(name)))
        .or(() -> first(table -> isPlacedAt(table, name)));
  }

  private Optional<CatalogTable> first(Predicate<CatalogTable> wanted) {
    return tables.stream().filter(wanted).findFirst();
  }

  private static boolean isPlacedAt(CatalogTable table, String name) {
    TablePlace place = table.definition().place();
    if (place == null) {
      return false;
    }
    String withSchema = place.schema() + "." + place.table();
    return name.equalsIgnoreCase(withSchema)
        || name.equalsIgnoreCase(place.table())
        || name.equalsIgnoreCase(place.database() + "." + withSchema);
  }

  /**
   * A table's name as queries have to write it, with its schema where the bare name will not do.
   */
  public String written(String table) {
    return first(each -> each.name().equals(table))
        .map(each -> SqlNames.written(dialect, each.definition()))
        .orElseGet(() -> SqlNames.written(dialect, table));
  }

  /** The catalog with other tables. */
  public Catalog withTables(List<CatalogTable> others) {
    return new Catalog(database, dialect, others, terms);
  }

  /** The names of the frames that stand for the tables. */
  public FrameNames frameNames() {
    return FrameNames.over(tables.stream().map(CatalogTable::name).toList());
  }

  /** Says that there is no such table, and which come nearest: for people and for models. */
  public String unknownTable(String name) {
    return "the database '%s' has no table '%s'%s"
        .formatted(
            database,
            name,
            NearestNames.hint(name, tables.stream().map(CatalogTable::name).toList()));
  }

  /** Says that the table has no such column, and which come nearest. */
  public String unknownColumn(CatalogTable table, String name) {
    return "the table '%s' has no column '%s'%s"
        .formatted(
            table.name(),
            name,
            NearestNames.hint(
                name, table.definition().columns().stream().map(ColumnDefinition::name).toList()));
  }
}
