package dev.assay.analysis.differences;

import dev.assay.analysis.conditions.Literal;
import dev.assay.catalog.Catalog;
import dev.assay.catalog.CatalogColumn;
import dev.assay.catalog.linking.ColumnRef;
import dev.assay.sql.ColumnDefinition;
import dev.assay.sql.Dialect;
import dev.assay.sql.TableDefinition;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.random.RandomGenerator;
import java.util.stream.Stream;

/**
 * The values that columns may get: what queries compare them with and what is next to that, values
 * that the catalog knows, and a few of their kind. Columns that are compared with one another draw
 * from one pool.
 */
final class ValuePools {

  private static final int MOST_KNOWN = 3;

  /**
   * What columns of one group get.
   *
   * @param wanted what queries compare them with, and its neighbours
   * @param usual other values of their kind
   */
  record Pool(ValueKind kind, List<Object> wanted, List<Object> usual) {}

  private final Catalog catalog;
  private final MinedConstants mined;
  private final boolean knownValues;
  private final Map<ColumnRef, Pool> pools = new HashMap<>();

  ValuePools(Catalog catalog, MinedConstants mined, boolean knownValues) {
    this.catalog = catalog;
    this.mined = mined;
    this.knownValues = knownValues;
  }

  /** The pool of a column's group; its kind is that of the column which asks first. */
  Pool of(TableDefinition table, ColumnDefinition column) {
    ColumnRef ref = new ColumnRef(table.name(), column.name());
    return pools.computeIfAbsent(mined.group(ref), _ -> pool(ref, column));
  }

  ColumnRef group(TableDefinition table, ColumnDefinition column) {
    return mined.group(new ColumnRef(table.name(), column.name()));
  }

  private Pool pool(ColumnRef ref, ColumnDefinition column) {
    CatalogColumn described =
        catalog.table(ref.table()).flatMap(table -> table.column(ref.column())).orElse(null);
    List<Object> known = ValueKind.known(described);
    ValueKind kind = ValueKind.of(column.typeName(), known);
    Set<Object> wanted = new LinkedHashSet<>();
    for (Literal literal : mined.of(ref)) {
      List<Object> near = Neighbours.of(literal, kind, mined.isSpelled(ref));
      wanted.addAll(near);
      if (near.isEmpty() && catalog.dialect() == Dialect.SQLITE) {
        wanted.add(literal.text());
      }
    }
    wanted.addAll(days(mined.days(ref), kind));
    Set<Object> usual = new LinkedHashSet<>();
    if (knownValues && (kind == ValueKind.TEXT || kind == ValueKind.TRUTH)) {
      known.stream().limit(MOST_KNOWN).forEach(usual::add);
    }
    usual.addAll(usual(kind));
    usual.removeAll(wanted);
    return new Pool(kind, List.copyOf(wanted), List.copyOf(usual));
  }

  private static List<Object> days(List<LocalDate> days, ValueKind kind) {
    return switch (kind) {
      case DATE -> days.stream().map(day -> (Object) day.toString()).toList();
      case MOMENT ->
          days.stream()
              .flatMap(day -> Stream.<Object>of(day + " 00:00:00", day + " 12:30:00"))
              .toList();
      default -> List.of();
    };
  }

  private static List<Object> usual(ValueKind kind) {
    return switch (kind) {
      case WHOLE -> List.of(1L, 2L, 3L, 5L, 10L);
      case REAL -> List.of(1.0, 2.5, 3.0, 10.0);
      case NUMERIC_TEXT -> List.of("9", "10", "100", "2");
      case DATE -> List.of("2020-01-15", "2020-02-15", "2021-01-15");
      case MOMENT -> List.of("2020-01-15 08:00:00", "2020-02-15 12:30:00", "2021-01-15 00:00:00");
      case TRUTH -> List.of(true, false);
      case TEXT -> List.of("amber", "birch", "cedar");
    };
  }

  /** A few of the pool's values, of which some are compared with, where there are such. */
  static List<Object> some(Pool pool, int count, RandomGenerator random) {
    List<Object> chosen = new ArrayList<>();
    List<Object> wanted = new ArrayList<>(pool.wanted());
    List<Object> usual = new ArrayList<>(pool.usual());
    while (chosen.size() < count && !(wanted.isEmpty() && usual.isEmpty())) {
      boolean fromWanted = usual.isEmpty() || (!wanted.isEmpty() && random.nextInt(4) > 0);
      List<Object> from = fromWanted ? wanted : usual;
      chosen.add(from.remove(random.nextInt(from.size())));
    }
    return chosen;
  }

  /** Another value for a key, when those of the pool are taken. */
  static Object numbered(Pool pool, int number) {
    return switch (pool.kind()) {
      case WHOLE -> (long) number;
      case REAL -> (double) number;
      case NUMERIC_TEXT -> String.valueOf(number);
      case DATE -> "2022-03-%02d".formatted(1 + number % 28);
      case MOMENT -> "2022-03-%02d 10:00:00".formatted(1 + number % 28);
      case TRUTH -> number % 2 == 0;
      case TEXT -> "k" + number;
    };
  }
}
