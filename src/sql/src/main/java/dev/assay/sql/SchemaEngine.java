package dev.assay.sql;

import dev.assay.sql.shadowing.SchemaNames;
import dev.assay.sql.shadowing.SchemaQuery;
import dev.assay.sql.shadowing.UnshadowedException;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * An engine for tables of several schemas: it has one, and executes queries in which each table has
 * one name. Tables that tell no schema, and queries that cannot be read, reach it as they are.
 */
public final class SchemaEngine implements SqlEngine {

  private final SqlEngine engine;
  private final Dialect dialect;

  /** The engine executes that dialect. */
  public SchemaEngine(SqlEngine engine, Dialect dialect) {
    this.engine = engine;
    this.dialect = dialect;
  }

  @Override
  public EngineIdentity identity() {
    return engine.identity();
  }

  @Override
  public String standInReason() {
    return engine.standInReason();
  }

  @Override
  public SqlOutcome execute(List<TestTable> tables, String sql) {
    if (tellNoSchemas(tables)) {
      return engine.execute(tables, sql);
    }
    SchemaNames names = new SchemaNames(dialect, tables);
    Read read = read(names, sql);
    return read.refused() == null ? engine.execute(names.tables(), read.text()) : read.refused();
  }

  @Override
  public List<SqlOutcome> executeEach(List<TestTable> tables, List<String> queries) {
    if (tellNoSchemas(tables)) {
      return engine.executeEach(tables, queries);
    }
    SchemaNames names = new SchemaNames(dialect, tables);
    List<Read> read = queries.stream().map(sql -> read(names, sql)).toList();
    List<SqlOutcome> outcomes =
        new ArrayList<>(engine.executeEach(names.tables(), read.stream().map(Read::text).toList()));
    for (int query = 0; query < queries.size(); query++) {
      SqlOutcome refused = read.get(query).refused();
      if (refused != null) {
        outcomes.set(query, refused);
      }
    }
    return outcomes;
  }

  /**
   * A query that was read.
   *
   * @param query as it was read; null where it could not be
   * @param refused the outcome, where it names a table that is in another schema, or a column of
   *     nobody knows which table
   */
  private record Read(String sql, @Nullable SchemaQuery query, @Nullable SqlOutcome refused) {

    String text() {
      return query == null ? sql : query.text();
    }
  }

  private Read read(SchemaNames names, String sql) {
    try {
      SchemaQuery query = names.take(dialect, sql, SelectGuard.check(dialect, sql));
      return query
          .unclear()
          .map(why -> new Read(sql, null, SqlOutcome.failed(SqlFailure.Kind.NOT_EXECUTABLE, why)))
          .orElseGet(() -> new Read(sql, query, null));
    } catch (RefusedSqlException refused) {
      return new Read(sql, null, null); // the engine says why
    } catch (UnshadowedException elsewhere) {
      return new Read(
          sql,
          null,
          elsewhere.kind() == SqlFailure.Kind.ERROR
              ? SqlOutcome.failed(SqlFailure.Kind.ERROR, elsewhere.getMessage())
              : null);
    }
  }

  private static boolean tellNoSchemas(List<TestTable> tables) {
    return tables.stream().allMatch(table -> table.definition().place() == null);
  }
}
