package dev.assay.analysis.differences;

import dev.assay.analysis.databases.DatabaseMaker;
import dev.assay.analysis.databases.UsedParts;
import dev.assay.catalog.Catalog;
import dev.assay.catalog.linking.ColumnRef;
import dev.assay.sql.ColumnDefinition;
import dev.assay.sql.ForeignKey;
import dev.assay.sql.SqlEngine;
import dev.assay.sql.SqlEngines;
import dev.assay.sql.SqlLimits;
import dev.assay.sql.SqlOutcome;
import dev.assay.sql.TableDefinition;
import dev.assay.sql.TestTable;
import dev.assay.sql.query.BoundQuery;
import dev.assay.table.AsOf;
import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneId;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.random.RandomGenerator;

/**
 * Looks for the smallest database on which two queries differ. Databases are made up under the
 * catalog's keys and types, with what the queries write out and its neighbours as values; what they
 * differ on is then reduced, row by row. That queries give other rows is more than that they give
 * the same rows more or less often, or in another order: after the latter the search goes on for
 * the former for a while.
 */
public final class DifferenceSearch {

  /** Databases that are tried for a graver difference once there is a slight one. */
  private static final int MORE = 60;

  /** Rows that tables get where queries ask for as many, such as {@code HAVING count(*) > 10}. */
  private static final int MOST_COUNTED = 30;

  private final Catalog catalog;
  private final SearchBounds bounds;
  private final List<DatabaseMaker> others;
  private final SqlEngine engine;
  private final LocalDate today;

  /** A search in databases like the one that the catalog is of. */
  public DifferenceSearch(Catalog catalog, SearchBounds bounds) {
    this(catalog, bounds, List.of());
  }

  /**
   * The same with other makers of databases, which are asked in turn with its own.
   *
   * @param others such as one that selects rows of the database itself
   */
  public DifferenceSearch(Catalog catalog, SearchBounds bounds, List<DatabaseMaker> others) {
    this(catalog, bounds, others, new AsOf(Instant.now(), ZoneId.systemDefault()));
  }

  /** The same at a moment of one's own, which queries take for "now". */
  public DifferenceSearch(
      Catalog catalog, SearchBounds bounds, List<DatabaseMaker> others, AsOf asOf) {
    this.catalog = catalog;
    this.bounds = bounds;
    this.others = List.copyOf(others);
    this.engine = SqlEngines.forDialect(catalog.dialect(), SqlLimits.DEFAULT, asOf);
    this.today = asOf.local().toLocalDate();
  }

  /** The gravest difference of the queries that is found within the bounds. */
  public SearchResult find(String one, String other) {
    UsedParts parts = UsedParts.withKeys(catalog, List.of(one, other));
    Trials trials = new Trials(engine, one, other);
    List<TestTable> empty =
        parts.sorted().stream().map(table -> SmallDatabases.tested(table, List.of())).toList();
    ResultPair onEmpty = trials.run(empty);
    if (onEmpty.one() instanceof SqlOutcome.Failed(var failure)) {
      return new SearchResult.NotRun(true, failure);
    }
    if (onEmpty.other() instanceof SqlOutcome.Failed(var failure)) {
      return new SearchResult.NotRun(false, failure);
    }
    MinedConstants mined = mined(parts, one, other);
    ValuePools pools = new ValuePools(catalog, mined, bounds.knownValues());
    List<DatabaseMaker> makers = new ArrayList<>();
    makers.add(new SmallDatabases(bounds.mostRows(), pools));
    makers.addAll(others);
    SearchResult result = search(parts, trials, makers, empty, bounds.mostRows());
    int counted = mined.mostCounted() + 2;
    return result instanceof SearchResult.NoneFound(int databases, var _)
            && counted > bounds.mostRows()
            && counted <= MOST_COUNTED
        ? counted(
            search(parts, trials, List.of(new SmallDatabases(counted, pools)), empty, counted),
            databases)
        : result;
  }

  private static SearchResult counted(SearchResult result, int before) {
    return switch (result) {
      case SearchResult.Found(QueryDifference difference, int databases) ->
          new SearchResult.Found(difference, before + databases);
      case SearchResult.NoneFound(int databases, int mostRows) ->
          new SearchResult.NoneFound(before + databases, mostRows);
      case SearchResult.NotRun not -> not;
    };
  }

  private SearchResult search(
      UsedParts parts,
      Trials trials,
      List<DatabaseMaker> makers,
      List<TestTable> empty,
      int mostRows) {
    RandomGenerator random = new Random(bounds.seed());
    long end = System.nanoTime() + bounds.time().toNanos();
    List<TestTable> best = null;
    DifferenceKind kind = null;
    int last = bounds.databases();
    int tried = 0;
    while (tried < last && (tried == 0 || System.nanoTime() < end)) {
      List<TestTable> tables = makers.get(tried++ % makers.size()).make(parts, random);
      Optional<DifferenceKind> found = trials.difference(tables, trials.run(tables));
      if (found.isPresent()
          && (kind == null || found.get().compareTo(kind) > 0)
          && trials.isRepeatable(tables)) {
        best = tables;
        kind = found.get();
        last = Math.min(last, tried + (kind.compareTo(DifferenceKind.ROWS) < 0 ? MORE : 0));
      }
    }
    if (best == null || kind == null) {
      best = empty;
      kind = trials.difference(empty, trials.run(empty)).orElse(null);
    }
    return kind == null
        ? new SearchResult.NoneFound(tried, mostRows)
        : new SearchResult.Found(reduced(trials, best, kind), tried);
  }

  private static QueryDifference reduced(
      Trials trials, List<TestTable> tables, DifferenceKind kind) {
    List<TestTable> smallest = new Shrinking(trials, kind).smallest(tables);
    ResultPair results = trials.run(smallest);
    return new QueryDifference(smallest, results.one(), results.other(), kind);
  }

  private MinedConstants mined(UsedParts parts, String one, String other) {
    List<TableDefinition> definitions = catalog.definitions();
    List<BoundQuery> read = new ArrayList<>();
    List<String> unread = new ArrayList<>();
    for (String sql : List.of(one, other)) {
      BoundQuery.of(catalog.dialect(), sql, definitions)
          .ifPresentOrElse(read::add, () -> unread.add(sql));
    }
    MinedConstants mined = new MinedConstants(read, today);
    for (TableDefinition table : parts.tables()) {
      table.foreignKeys().forEach(key -> tie(mined, table, key));
      for (ColumnDefinition column : table.columns()) {
        unread.forEach(
            sql ->
                mined.compared(new ColumnRef(table.name(), column.name()), WrittenValues.in(sql)));
      }
    }
    return mined;
  }

  private static void tie(MinedConstants mined, TableDefinition table, ForeignKey key) {
    for (int at = 0; at < key.columns().size(); at++) {
      mined.tie(
          new ColumnRef(table.name(), key.columns().get(at)),
          new ColumnRef(key.referencedTable(), key.referencedColumns().get(at)));
    }
  }
}
