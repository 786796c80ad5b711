package dev.assay.sql.clock;

import dev.assay.sql.ColumnDefinition;
import dev.assay.sql.Dialect;
import dev.assay.sql.EngineIdentity;
import dev.assay.sql.SqlEngine;
import dev.assay.sql.SqlOutcome;
import dev.assay.sql.TableDefinition;
import dev.assay.sql.TestTable;
import dev.assay.table.AsOf;
import dev.assay.table.Table;
import java.util.ArrayList;
import java.util.List;

/**
 * An engine in which it is always the same moment. What asks for the time is replaced in the text
 * that is executed, and put back in messages; the SQL that is answered keeps its words.
 */
public final class ClockedEngine implements SqlEngine {

  private final SqlEngine engine;
  private final StoppedClock clock;

  /** The engine executes that dialect; its "now" becomes the moment. */
  public ClockedEngine(SqlEngine engine, Dialect dialect, AsOf asOf) {
    this.engine = engine;
    this.clock = new StoppedClock(dialect, asOf);
  }

  /** Whether a query of those tables asks for the time. */
  public static boolean isAsked(
      Dialect dialect, AsOf asOf, List<TableDefinition> tables, String sql) {
    List<TestTable> empty =
        tables.stream()
            .map(table -> new TestTable(table, Table.ofValues(names(table), List.of())))
            .toList();
    return !new StoppedClock(dialect, asOf).edits(sql, empty).isEmpty();
  }

  private static List<String> names(TableDefinition table) {
    return table.columns().stream().map(ColumnDefinition::name).toList();
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
    List<ClockEdit> edits = clock.edits(sql, tables);
    return inItsOwnWords(engine.execute(tables, applied(edits, sql)), edits, sql);
  }

  @Override
  public List<SqlOutcome> executeEach(List<TestTable> tables, List<String> queries) {
    List<List<ClockEdit>> edits =
        queries.stream().map(query -> clock.edits(query, tables)).toList();
    List<String> executed = new ArrayList<>();
    for (int query = 0; query < queries.size(); query++) {
      executed.add(applied(edits.get(query), queries.get(query)));
    }
    List<SqlOutcome> outcomes = new ArrayList<>(engine.executeEach(tables, executed));
    for (int query = 0; query < queries.size(); query++) {
      outcomes.set(query, inItsOwnWords(outcomes.get(query), edits.get(query), queries.get(query)));
    }
    return outcomes;
  }

  private static String applied(List<ClockEdit> edits, String sql) {
    StringBuilder text = new StringBuilder();
    int end = 0;
    for (ClockEdit edit : edits) {
      text.append(sql, end, edit.start()).append(edit.replacement());
      end = edit.end();
    }
    return text.append(sql, end, sql.length()).toString();
  }

  private static SqlOutcome inItsOwnWords(SqlOutcome outcome, List<ClockEdit> edits, String sql) {
    if (!(outcome instanceof SqlOutcome.Failed failed) || edits.isEmpty()) {
      return outcome;
    }
    String message = failed.failure().message();
    for (ClockEdit edit : edits) {
      if (!edit.replacement().isEmpty()) {
        String written = sql.substring(edit.start(), edit.end());
        message = message.replace(edit.replacement(), written);
        // as H2 shows it
        message = message.replace(edit.replacement().replace("\"", "\"\""), written);
      }
    }
    return SqlOutcome.failed(failed.failure().kind(), message);
  }
}
