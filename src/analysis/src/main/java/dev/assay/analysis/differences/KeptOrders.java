package dev.assay.analysis.differences;

import dev.assay.analysis.databases.DatabaseRows;
import dev.assay.analysis.databases.UsedParts;
import dev.assay.catalog.Catalog;
import dev.assay.sql.Dialect;
import dev.assay.sql.SqlEngine;
import dev.assay.sql.SqlEngines;
import dev.assay.sql.SqlLimits;
import dev.assay.sql.SqlOutcome;
import dev.assay.sql.TableDefinition;
import dev.assay.sql.TestTable;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * Executes a query on rows of its database, then on the same rows in other orders. A database may
 * keep them in any: what then gives other rows is not determined by the query.
 */
public final class KeptOrders {

  /** What chooses among rows; without any of it a query takes them all. */
  private static final Pattern CHOOSES =
      Pattern.compile("\\(|\\b(LIMIT|FETCH|TOP|GROUP|DISTINCT)\\b", Pattern.CASE_INSENSITIVE);

  /** Names of the number of a row, which is its key where that is one. */
  private static final Pattern NUMBERED =
      Pattern.compile("\\b(rowid|oid|_rowid_)\\b", Pattern.CASE_INSENSITIVE);

  private final Catalog catalog;
  private final DatabaseRows rows;
  private final SqlEngine engine;

  /** With rows of the database that the catalog is of. */
  public KeptOrders(Catalog catalog, DatabaseRows rows) {
    this.catalog = catalog;
    this.rows = rows;
    this.engine = SqlEngines.forDialect(catalog.dialect(), SqlLimits.DEFAULT);
  }

  /** Two results of the query on the same rows; empty if none of the orders told them apart. */
  public Optional<ResultPair> apart(String sql) {
    if (!CHOOSES.matcher(sql).find()) {
      return Optional.empty();
    }
    boolean numbered = catalog.dialect() == Dialect.SQLITE && NUMBERED.matcher(sql).find();
    boolean keyed = catalog.dialect() != Dialect.SQLITE || numbered;
    List<TestTable> kept =
        rows.of(
            UsedParts.withKeys(catalog, List.of(sql)).sorted().stream()
                .map(table -> withoutReferences(table, keyed))
                .toList());
    if (Rows.count(kept) < 2) {
      return Optional.empty();
    }
    List<SqlOutcome> twice = engine.executeEach(kept, List.of(sql, sql));
    SqlOutcome first = twice.getFirst();
    boolean byChance = isOther(new ResultPair(first, twice.getLast()));
    return byChance || first instanceof SqlOutcome.Failed
        ? Optional.empty()
        : Stream.of(Rows.reversed(kept), Rows.shuffled(kept, 1), Rows.shuffled(kept, 2))
            .map(other -> numbered ? withNumbers(kept, other) : other)
            .map(other -> new ResultPair(first, engine.execute(other, sql)))
            .filter(KeptOrders::isOther)
            .findFirst();
  }

  /** The other order, but for tables whose key is the number of a row, which gives the order. */
  private static List<TestTable> withNumbers(List<TestTable> kept, List<TestTable> other) {
    return IntStream.range(0, kept.size())
        .mapToObj(at -> isByNumber(kept.get(at).definition()) ? kept.get(at) : other.get(at))
        .toList();
  }

  private static boolean isByNumber(TableDefinition table) {
    return table.primaryKey().size() == 1
        && table.columns().stream()
            .filter(column -> column.name().equalsIgnoreCase(table.primaryKey().getFirst()))
            .anyMatch(column -> column.declaredType().equalsIgnoreCase("INTEGER"));
  }

  private static boolean isOther(ResultPair pair) {
    return pair.difference().filter(kind -> kind != DifferenceKind.ORDER).isPresent();
  }

  /** SQLite keeps rows in the order of a key that is a number; without one, as they come. */
  private static TableDefinition withoutReferences(TableDefinition table, boolean keyed) {
    return new TableDefinition(
        table.name(),
        table.columns(),
        keyed ? table.primaryKey() : List.of(),
        List.of(),
        table.place(),
        keyed ? table.uniqueKeys() : List.of());
  }
}
