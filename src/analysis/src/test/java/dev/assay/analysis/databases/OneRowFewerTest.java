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

  @Test
  void whatRefersToARowThatIsLeftOutIsLeftOutWithIt() {
    Table books =
        Table.ofValues(
            List.of("isbn", "author_id"),
            List.of(List.of("a-1", 1), List.of("b-2", 2), List.of("c-3", 3), List.of("d-4", 4)));
    UsedParts parts =
        UsedParts.withKeys(
            Library.catalog(Dialect.SQLITE),
            List.of("SELECT isbn FROM books JOIN authors ON books.author_id = authors.id"));
    OneRowFewer maker =
        new OneRowFewer(
            new DatabaseRows(
                Library.catalog(Dialect.SQLITE),
                sql -> new SqlOutcome.Executed(sql.contains("books") ? books : AUTHORS, false),
                100));
    Random random = new Random(1);

    for (int time = 0; time < 20; time++) {
      List<TestTable> tables = maker.make(parts, random);
      assertThat(values(tables.getLast(), "author_id"))
          .isSubsetOf(values(tables.getFirst(), "id"))
          .hasSizeBetween(2, 3);
    }
  }

  private static List<Object> values(TestTable table, String column) {
    return List.copyOf(table.rows().values(table.rows().columnNames().indexOf(column)));
  }
}
