package dev.assay.cli.suite;

import dev.assay.catalog.Catalog;
import dev.assay.catalog.CatalogTable;
import dev.assay.sql.ColumnDefinition;
import dev.assay.sql.TestTable;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** Whether a question of a suite still fits a database. */
final class CatalogFit {

  private final Catalog catalog;

  CatalogFit(Catalog catalog) {
    this.catalog = catalog;
  }

  /**
   * What fits no longer, and what has changed.
   *
   * @param broken why the query cannot be right any more; empty when it can
   * @param changed what the database declares in another way; to be looked at
   */
  record Fit(List<String> broken, List<String> changed) {}

  Fit of(SuiteQuestion question) {
    List<String> changed = new ArrayList<>();
    List<TestTable> now = new ArrayList<>();
    for (TestTable table : question.test().tables()) {
      Optional<CatalogTable> found = catalog.table(table.definition().name());
      if (found.isEmpty()) {
        changed.add("the table '%s' is gone".formatted(table.definition().name()));
      } else {
        compare(table, found.get(), changed);
        now.add(fitting(table, found.get()));
      }
    }
    return new Fit(broken(question, now), changed);
  }

  private static void compare(TestTable before, CatalogTable now, List<String> changed) {
    for (ColumnDefinition column : before.definition().columns()) {
      Optional<ColumnDefinition> found = now.definition().column(column.name());
      String name = "%s.%s".formatted(before.definition().name(), column.name());
      if (found.isEmpty()) {
        changed.add("the column '%s' is gone".formatted(name));
      } else if (!type(found.get()).equals(type(column))) {
        changed.add(
            "the column '%s' is %s, and was %s".formatted(name, type(found.get()), type(column)));
      }
    }
  }

  private static String type(ColumnDefinition column) {
    String type = column.declaredType().strip().toUpperCase(Locale.ROOT);
    return type.isEmpty() ? "of no type" : type;
  }

  /** The test data, as far as there are columns for them. */
  private static TestTable fitting(TestTable before, CatalogTable now) {
    List<String> names = before.rows().columnNames();
    List<Integer> kept = new ArrayList<>();
    for (int at = 0; at < names.size(); at++) {
      if (now.definition().column(names.get(at)).isPresent()) {
        kept.add(at);
      }
    }
    return new TestTable(now.definition(), before.rows().project(kept));
  }

  /** The query is executed on the tables that there are now. */
  private static List<String> broken(SuiteQuestion question, List<TestTable> now) {
    SqlTest.Outcome outcome =
        question.run(
            new SqlTest(
                now,
                question.test().expected(),
                question.test().ordered(),
                question.test().sortedBy()));
    return outcome.problems();
  }
}
