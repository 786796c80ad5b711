package dev.assay.analysis.databases;

import static org.assertj.core.api.Assertions.assertThat;

import dev.assay.analysis.Library;
import dev.assay.catalog.Catalog;
import dev.assay.sql.Dialect;
import dev.assay.sql.SqlOutcome;
import dev.assay.sql.TestTable;
import dev.assay.table.Table;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Test;

class OneRowFewerTest {

  private static final Table AUTHORS =
      Table.ofValues(
          List.of("id", "name"), List.of(List.of(1, "a"), List.of(2, "b"), List.of(3, "c")));

  @Test
  void anotherRowIsLeftOutEachTime() {
    Catalog catalog = Library.catalog(Dialect.SQLITE);
    UsedParts parts = UsedParts.withKeys(catalog, List.of("SELECT name FROM authors"));
    OneRowFewer maker =
        new OneRowFewer(
            new DatabaseRows(catalog, _ -> new SqlOutcome.Executed(AUTHORS, false), 100));
    Random random = new Random(1);
    Set<Table> made = new HashSet<>();
    for (int time = 0; time < 20; time++) {
      List<TestTable> tables = maker.make(parts, random);
      assertThat(tables).hasSize(1);
      made.add(tables.getFirst().rows());
    }

    assertThat(made).hasSize(3).allMatch(table -> table.rowCount() == 2);
  }
}
