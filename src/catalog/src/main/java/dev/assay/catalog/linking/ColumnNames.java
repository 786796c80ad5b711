package dev.assay.catalog.linking;

import dev.assay.catalog.Catalog;
import dev.assay.catalog.CatalogTable;
import dev.assay.catalog.NearestNames;
import dev.assay.catalog.nested.NestedField;
import dev.assay.sql.ColumnDefinition;
import dev.assay.table.TableText;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Function;

/**
 * Finds what a model means by a column's name: the exact spelling, else the same but for case, else
 * but for case and marks ({@code "order details".[unit price]} is {@code Order_Details.UnitPrice}),
 * else the one name that comes near. Names may be in any dialect's quotes and led by a schema.
 */
public final class ColumnNames {

  private static final int LONGEST = 300;

  private final Catalog catalog;

  public ColumnNames(Catalog catalog) {
    this.catalog = catalog;
  }

  /** What a name was found to mean. */
  public sealed interface Resolution {

    /** A column. */
    record Column(ColumnRef column) implements Resolution {}

    /** A table as a whole: {@code t} or {@code t.*}. */
    record WholeTable(String table) implements Resolution {}

    /** Nothing in the catalog; the message says what comes nearest. */
    record Unknown(String message) implements Resolution {}
  }

  /** Looks a name up. */
  public Resolution resolve(String written) {
    List<String> parts = written.length() > LONGEST ? List.of() : QuotedName.parts(written.strip());
    if (parts.isEmpty()) {
      return new Resolution.Unknown(
          "'%s' is not a column's name: write table.column"
              .formatted(TableText.oneLine(written.substring(0, Math.min(60, written.length())))));
    }
    return parts.size() == 1 ? alone(parts.getFirst()) : qualified(written, parts);
  }

  /** The last part is the column, and what stands before it the table, with or without a schema. */
  private Resolution qualified(String written, List<String> parts) {
    String column = parts.getLast();
    List<String> before = parts.subList(0, parts.size() - 1);
    Optional<CatalogTable> table = table(String.join(".", before));
    for (int from = 1; table.isEmpty() && from < before.size(); from++) {
      table = table(String.join(".", before.subList(from, before.size())));
    }
    Optional<Resolution> nested = table.isPresent() ? Optional.empty() : nested(parts);
    if (nested.isPresent()) {
      return nested.get();
    }
    if (table.isEmpty()) {
      Optional<CatalogTable> whole =
          table(String.join(".", parts))
              .or(() -> spelled(catalog.tables(), CatalogTable::name, column));
      return whole.isPresent()
          ? new Resolution.WholeTable(whole.get().name())
          : new Resolution.Unknown(catalog.unknownTable(TableText.oneLine(before.getLast())));
    }
    return in(table.get(), column);
  }

  /** A field of a column, {@code orders.payload.user.id}, means the column. */
  private Optional<Resolution> nested(List<String> parts) {
    for (int at = 1; at < parts.size() - 1; at++) {
      String column = parts.get(at).replace(NestedField.EACH, "");
      Optional<Resolution> found =
          spelled(catalog.tables(), CatalogTable::name, String.join(".", parts.subList(0, at)))
              .flatMap(
                  table ->
                      spelled(table.definition().columns(), ColumnDefinition::name, column)
                          .map(each -> new ColumnRef(table.name(), each.name())))
              .map(Resolution.Column::new);
      if (found.isPresent()) {
        return found;
      }
    }
    return Optional.empty();
  }

  private Resolution in(CatalogTable table, String column) {
    if (column.equals("*")) {
      return new Resolution.WholeTable(table.name());
    }
    return column(table, column)
        .<Resolution>map(found -> new Resolution.Column(new ColumnRef(table.name(), found.name())))
        .orElseGet(
            () -> new Resolution.Unknown(catalog.unknownColumn(table, TableText.oneLine(column))));
  }

  /** A name without a table: a table, or a column that only one table has. */
  private Resolution alone(String name) {
    Optional<CatalogTable> table = spelled(catalog.tables(), CatalogTable::name, name);
    if (table.isPresent()) {
      return new Resolution.WholeTable(table.get().name());
    }
    List<ColumnRef> columns = new ArrayList<>();
    for (CatalogTable each : catalog.tables()) {
      spelled(each.definition().columns(), ColumnDefinition::name, name)
          .ifPresent(column -> columns.add(new ColumnRef(each.name(), column.name())));
    }
    if (columns.size() == 1) {
      return new Resolution.Column(columns.getFirst());
    }
    return new Resolution.Unknown(
        columns.isEmpty()
            ? catalog.unknownTable(TableText.oneLine(name))
            : "'%s' is a column of %d tables: write table.column"
                .formatted(TableText.oneLine(name), columns.size()));
  }

  private Optional<CatalogTable> table(String name) {
    return spelled(catalog.tables(), CatalogTable::name, name)
        .or(() -> near(catalog.tables(), CatalogTable::name, name));
  }

  private static Optional<ColumnDefinition> column(CatalogTable table, String name) {
    List<ColumnDefinition> columns = table.definition().columns();
    return spelled(columns, ColumnDefinition::name, name)
        .or(() -> near(columns, ColumnDefinition::name, name));
  }

  private static <T> Optional<T> spelled(List<T> known, Function<T, String> name, String wanted) {
    return known.stream()
        .filter(each -> name.apply(each).equals(wanted))
        .findFirst()
        .or(() -> only(known, each -> name.apply(each).equalsIgnoreCase(wanted)))
        .or(() -> only(known, each -> bare(name.apply(each)).equals(bare(wanted))));
  }

  /** Only where there is no doubt: of two names that come equally near, none is meant. */
  private static <T> Optional<T> near(List<T> known, Function<T, String> name, String wanted) {
    List<String> nearest = NearestNames.nearest(wanted, known.stream().map(name).toList());
    return nearest.size() == 1
        ? known.stream().filter(each -> name.apply(each).equals(nearest.getFirst())).findFirst()
        : Optional.empty();
  }

  private static <T> Optional<T> only(List<T> known, java.util.function.Predicate<T> wanted) {
    List<T> found = known.stream().filter(wanted).limit(2).toList();
    return found.size() == 1 ? Optional.of(found.getFirst()) : Optional.empty();
  }

  private static String bare(String name) {
    String letters = name.replaceAll("[^\\p{L}\\p{M}\\p{N}]", "");
    return letters.isEmpty() ? name : letters.toLowerCase(Locale.ROOT);
  }
}
