package dev.assay.workflow.testdata;

import dev.assay.catalog.Catalog;
import dev.assay.sql.TestTable;
import dev.assay.table.Table;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** Test data as an engine loads them: every table of the catalog, those not built without rows. */
public final class TestTables {

  private static final Table NO_ROWS = Table.of(List.of(), List.of());

  private TestTables() {}

  /**
   * The tables of the catalog with the rows of the test data. Tables that the test data leave out
   * are there and empty, so that a candidate which uses them runs, and is told by its result.
   */
  public static List<TestTable> of(Catalog catalog, Map<String, Table> built) {
    Map<String, Table> byName = new TreeMap<>(String.CASE_INSENSITIVE_ORDER);
    byName.putAll(built);
    return catalog.tables().stream()
        .map(
            table ->
                new TestTable(
                    table.definition(), byName.getOrDefault(table.definition().name(), NO_ROWS)))
        .toList();
  }
}
