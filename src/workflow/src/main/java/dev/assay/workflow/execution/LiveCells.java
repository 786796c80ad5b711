package dev.assay.workflow.execution;

import dev.assay.analysis.conditions.ValueConditions;
import dev.assay.analysis.conditions.ValueConditions.Comparison;
import dev.assay.analysis.conditions.ValueConditions.ValueCondition;
import dev.assay.catalog.Catalog;
import dev.assay.catalog.CatalogTable;
import dev.assay.catalog.SqlNames;
import dev.assay.catalog.values.ValueIndex;
import dev.assay.catalog.values.ValuePlace;
import dev.assay.sql.ColumnDefinition;
import dev.assay.sql.SqlOutcome;
import dev.assay.sql.query.BoundQuery;
import dev.assay.workflow.exploration.LiveDatabase;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * The cells that texts in conditions may mean, asked of the database itself where there is no index
 * of its values: the text in its column, the column's values, and where else the text stands.
 */
final class LiveCells {

  /** Of a column with more different values, nearest ones are found among so many. */
  static final int MOST_VALUES = 2_000;

  /** For one candidate with those before it. */
  static final int MOST_QUERIES = 40;

  private static final int MOST_SPELLINGS = 5;
  private static final Pattern TEXTUAL =
      Pattern.compile("(?i).*(char|text|clob|string|enum|citext).*|");

  private final LiveDatabase database;
  private final Catalog catalog;
  private final Map<ValuePlace, Set<String>> values = new LinkedHashMap<>();
  private final Set<ValuePlace> unknown = new LinkedHashSet<>();
  private int queries;

  private LiveCells(LiveDatabase database, Catalog catalog) {
    this.database = database;
    this.catalog = catalog;
  }

  /**
   * An index of what these candidates ask for. A column that could not be asked is not in it, so
   * that nothing is said of its values.
   */
  static ValueIndex of(LiveDatabase database, Catalog catalog, List<String> candidates) {
    LiveCells cells = new LiveCells(database, catalog);
    candidates.stream().flatMap(sql -> cells.wanted(sql).stream()).distinct().forEach(cells::look);
    cells.unknown.forEach(cells.values::remove);
    return ValueIndex.inMemory(cells.values);
  }

  /** A text that a column is compared with. */
  private record Wanted(ValuePlace place, String text) {}

  private List<Wanted> wanted(String sql) {
    return BoundQuery.of(catalog.dialect(), sql, catalog.definitions()).stream()
        .flatMap(query -> query.selects().stream())
        .flatMap(select -> ValueConditions.of(select).stream())
        .filter(condition -> condition.comparison() != Comparison.ORDER)
        .filter(condition -> condition.literal().quoted())
        .filter(condition -> !condition.literal().text().isBlank())
        .filter(condition -> condition.literal().text().length() <= ValueIndex.LONGEST_VALUE)
        .map(LiveCells::wanted)
        .toList();
  }

  private static Wanted wanted(ValueCondition condition) {
    return new Wanted(
        new ValuePlace(condition.column().table().name(), condition.column().column().name()),
        condition.literal().text());
  }

  private void look(Wanted wanted) {
    Optional<Set<String>> same = spelled(wanted.place(), wanted.text());
    if (!values.containsKey(wanted.place())) {
      texts(wanted.place(), name(wanted.place().column()) + " IS NOT NULL", MOST_VALUES)
          .ifPresent(all -> values.put(wanted.place(), all));
    }
    Set<String> held = values.get(wanted.place());
    if (same.isEmpty() || held == null) {
      unknown.add(wanted.place());
      return;
    }
    held.addAll(same.get());
    if (same.get().isEmpty()) {
      others(wanted).forEach(place -> elsewhere(place, wanted.text()));
    }
  }

  private void elsewhere(ValuePlace place, String text) {
    spelled(place, text)
        .filter(found -> !found.isEmpty())
        .ifPresent(
            found -> values.computeIfAbsent(place, _ -> new LinkedHashSet<>()).addAll(found));
  }

  /** The other columns that may hold text, those of the same table first. */
  private List<ValuePlace> others(Wanted wanted) {
    Set<ValuePlace> places = new LinkedHashSet<>();
    catalog.table(wanted.place().table()).ifPresent(table -> places.addAll(textual(table)));
    catalog.tables().forEach(table -> places.addAll(textual(table)));
    places.remove(wanted.place());
    return List.copyOf(places);
  }

  private static Set<ValuePlace> textual(CatalogTable table) {
    return table.definition().columns().stream()
        .filter(column -> TEXTUAL.matcher(column.typeName()).matches())
        .map(ColumnDefinition::name)
        .map(name -> new ValuePlace(table.name(), name))
        .collect(Collectors.toCollection(LinkedHashSet::new));
  }

  /** The spellings in which the column holds the text, in any case. */
  private Optional<Set<String>> spelled(ValuePlace place, String text) {
    String column = name(place.column());
    return texts(
        place,
        "lower(%s) = lower(%s)".formatted(column, SqlNames.text(catalog.dialect(), text)),
        MOST_SPELLINGS);
  }

  private Optional<Set<String>> texts(ValuePlace place, String condition, int most) {
    if (queries++ >= MOST_QUERIES) {
      return Optional.empty();
    }
    String sql =
        "SELECT DISTINCT %s FROM %s WHERE %s"
            .formatted(name(place.column()), catalog.written(place.table()), condition);
    return database.first(sql, most) instanceof SqlOutcome.Executed executed
        ? Optional.of(
            executed.result().values(0).stream()
                .filter(String.class::isInstance)
                .map(String.class::cast)
                .collect(Collectors.toCollection(LinkedHashSet::new)))
        : Optional.empty();
  }

  private String name(String name) {
    return SqlNames.written(catalog.dialect(), name);
  }
}
