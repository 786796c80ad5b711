package dev.assay.analysis.retriever;

import dev.assay.analysis.Finding;
import dev.assay.analysis.conditions.ValueConditions;
import dev.assay.analysis.conditions.ValueConditions.Comparison;
import dev.assay.analysis.conditions.ValueConditions.ValueCondition;
import dev.assay.catalog.Catalog;
import dev.assay.catalog.CatalogColumn;
import dev.assay.catalog.linking.ColumnRef;
import dev.assay.catalog.values.NormalForm;
import dev.assay.catalog.values.ValueIndex;
import dev.assay.catalog.values.ValueMatch;
import dev.assay.catalog.values.ValuePlace;
import dev.assay.sql.query.BoundQuery;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/**
 * Looks up every text that a query compares a column with, and offers the nearest cells where the
 * column does not hold it. A column that was tried before with the same text, and did not hold it
 * then either, is not offered again. Patterns, ranges and numbers are not looked up.
 */
public final class Retriever {

  /** Who findings are said to come from. */
  public static final String NAME = "retriever";

  /** What the findings are called. */
  public static final String KIND = "no-such-value";

  /** How many cells are offered. */
  public static final int MOST = 5;

  private final Catalog catalog;
  private final ValueIndex values;
  private final Set<ValuePlace> places;

  /** A retriever for queries of one database, with the values of that database. */
  public Retriever(Catalog catalog, ValueIndex values) {
    this.catalog = catalog;
    this.values = values;
    this.places = Set.copyOf(values.places());
  }

  /** What is wrong with the query; nothing if the parser cannot read it. */
  public List<Finding> inspect(String sql) {
    return inspect(sql, List.of());
  }

  /**
   * The same with what was tried before.
   *
   * @param earlier the candidates that came before this one
   */
  public List<Finding> inspect(String sql, List<String> earlier) {
    Refused refused = new Refused();
    earlier.forEach(each -> absent(each).forEach(refused::add));
    return absent(sql).stream().map(condition -> finding(condition, refused)).distinct().toList();
  }

  /** The conditions of the query that no cell meets. */
  private List<ValueCondition> absent(String sql) {
    return bound(sql).stream()
        .flatMap(query -> query.selects().stream())
        .flatMap(select -> ValueConditions.of(select).stream())
        .filter(this::isLookedUp)
        .filter(condition -> !holds(condition))
        .toList();
  }

  private Optional<BoundQuery> bound(String sql) {
    return BoundQuery.of(catalog.dialect(), sql, catalog.definitions());
  }

  private boolean isLookedUp(ValueCondition condition) {
    boolean wanted =
        switch (condition.comparison()) {
          case EQUAL -> true;
          case LIKE -> !condition.literal().text().matches("(?s).*[%_].*");
          case ORDER -> false;
        };
    return wanted
        && condition.literal().quoted()
        && !condition.literal().text().isBlank()
        && condition.literal().text().length() <= ValueIndex.LONGEST_VALUE
        && places.contains(place(condition));
  }

  private static ValuePlace place(ValueCondition condition) {
    return new ValuePlace(condition.column().table().name(), condition.column().column().name());
  }

  private boolean holds(ValueCondition condition) {
    String wanted = condition.literal().text();
    boolean anyCase = condition.comparison() == Comparison.LIKE || ignoresCaseAndPadding();
    return values.near(wanted, MOST, Set.of(place(condition))).stream()
        .map(ValueMatch::value)
        .anyMatch(
            value ->
                value.equals(wanted)
                    || (anyCase && value.equalsIgnoreCase(wanted))
                    || (ignoresCaseAndPadding()
                        && value.stripTrailing().equalsIgnoreCase(wanted.stripTrailing())));
  }

  /** As the collations do that these databases have unless they are told otherwise. */
  private boolean ignoresCaseAndPadding() {
    return switch (catalog.dialect()) {
      case MYSQL, MARIADB, MSSQL -> true;
      default -> false;
    };
  }

  /**
   * The cells that may have been meant, at most {@link #MOST}: those of the column that are nearest
   * to the text, then those of any other column, then what the column often holds.
   */
  public List<OfferedCell> nearest(String text, ColumnRef column) {
    return nearest(text, column, new Refused());
  }

  private List<OfferedCell> nearest(String text, ColumnRef column, Refused refused) {
    Set<ValuePlace> open = new HashSet<>(places);
    open.removeIf(place -> refused.has(place, text));
    Map<String, OfferedCell> offered = new LinkedHashMap<>();
    ValuePlace own = new ValuePlace(column.table(), column.column());
    boolean mayBeOwn = open.remove(own);
    if (mayBeOwn) {
      offer(values.nearMisspelled(text, MOST, Set.of(own)), offered);
    }
    offer(values.near(text, MOST, open), offered);
    if (mayBeOwn) {
      frequent(column)
          .forEach(cell -> offered.putIfAbsent(cell, new OfferedCell(cell, List.of(column))));
    }
    return offered.values().stream().limit(MOST).toList();
  }

  private static void offer(List<ValueMatch> matches, Map<String, OfferedCell> offered) {
    for (ValueMatch match : matches) {
      List<ColumnRef> columns =
          match.places().stream()
              .map(place -> new ColumnRef(place.table(), place.column()))
              .toList();
      offered.putIfAbsent(match.value(), new OfferedCell(match.value(), columns));
    }
  }

  private Stream<String> frequent(ColumnRef column) {
    return catalog
        .table(column.table())
        .flatMap(table -> table.column(column.column()))
        .map(CatalogColumn::profile)
        .stream()
        .flatMap(profile -> profile.frequent().stream())
        .map(frequent -> frequent.value().value())
        .filter(String.class::isInstance)
        .map(String.class::cast);
  }

  private Finding finding(ValueCondition condition, Refused refused) {
    ColumnRef column =
        new ColumnRef(condition.column().table().name(), condition.column().column().name());
    List<OfferedCell> near = nearest(condition.literal().text(), column, refused);
    String hint =
        near.isEmpty()
            ? ": no column has one like it, so that the condition may have to go"
            : Offer.of(near, column);
    return new Finding(
        NAME,
        KIND,
        "%s has no value %s%s".formatted(column, Offer.shown(condition.literal().text()), hint),
        condition.place().toString());
  }

  /** Columns that did not hold a text. */
  private static final class Refused {

    private record Try(ValuePlace place, String text) {}

    private final Set<Try> tries = new HashSet<>();

    void add(ValueCondition condition) {
      tries.add(new Try(place(condition), normal(condition.literal().text())));
    }

    boolean has(ValuePlace place, String text) {
      return tries.contains(new Try(place, normal(text)));
    }

    private static String normal(String text) {
      return NormalForm.of(text);
    }
  }
}
