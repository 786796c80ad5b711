package dev.assay.analysis.detector;

import static org.assertj.core.api.Assertions.assertThat;

import dev.assay.catalog.Catalog;
import dev.assay.catalog.CatalogTable;
import dev.assay.sql.ColumnDefinition;
import dev.assay.sql.Dialect;
import dev.assay.sql.TableDefinition;
import dev.assay.sql.UniqueKey;
import dev.assay.table.Table;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class TiedLimitCheckTest {

  private static final String OLDEST = "SELECT name FROM customers ORDER BY age DESC LIMIT 1";

  private static List<String> found(String question, String sql) {
    return Found.of(DetectedKind.TIED_LIMIT, Dialect.SQLITE, question, sql);
  }

  @Test
  void oneOfSeveralThatAreOldestIsNotAllOfThem() {
    assertThat(found("List all customers that are oldest.", OLDEST))
        .containsExactly(
            "several rows may come first by age, of which LIMIT 1 keeps any one, and the question"
                + " asks for all: compare age with its greatest value in a subquery");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "Which customers have the highest age?",
        "What are the names of the customers with the highest age?",
        "Show the customers who are oldest",
        "Give me the names of all the oldest customers",
        "Find the people whose age is highest",
        "Who is the oldest customer? Include ties.",
      })
  void questionsForSeveralAreUnderstood(String question) {
    assertThat(found(question, OLDEST)).hasSize(1);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "Who is the oldest customer?",
        "What is the name of the customer with the highest age?",
        "Which customer is the oldest of all?",
        "What are the name and kind of the customer with the highest age?",
        "What is the status of the customer that has the highest age?",
      })
  void questionsForOneAreLeftAlone(String question) {
    assertThat(found(question, OLDEST)).isEmpty();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "SELECT name FROM customers ORDER BY id DESC LIMIT 1",
        "SELECT name FROM customers ORDER BY email LIMIT 1",
        "SELECT name FROM customers ORDER BY age LIMIT 1",
        "SELECT name FROM customers ORDER BY age DESC LIMIT 3",
        "SELECT name FROM customers ORDER BY age DESC, id LIMIT 1",
        "SELECT name FROM customers ORDER BY age DESC",
      })
  void whatCannotTieOrIsNotCutIsLeftAlone(String sql) {
    assertThat(found("List all customers that are first.", sql)).isEmpty();
  }

  @Test
  void groupsMayHaveTheSameCount() {
    assertThat(
            found(
                "Which customers have the most orders?",
                "SELECT customer_id FROM orders GROUP BY customer_id ORDER BY count(*) DESC LIMIT 1"))
        .hasSize(1);
  }

  @ParameterizedTest
  @CsvSource({"false, 0", "true, 1"})
  void whatTheDatabaseHoldsUniqueDoesNotTie(boolean nullable, int findings) {
    TableDefinition person =
        new TableDefinition(
            "person",
            List.of(
                new ColumnDefinition("name", "TEXT", true),
                new ColumnDefinition("badge", "INTEGER", nullable)),
            List.of(),
            List.of());
    Catalog catalog =
        new Catalog(
            "staff",
            Dialect.SQLITE,
            List.of(
                new CatalogTable(
                    person.unique(List.of(new UniqueKey(List.of("badge")))),
                    2,
                    Table.of(List.of(), List.of()))));

    assertThat(
            new Detector(catalog, true, "Which people have the lowest badge?")
                .inspect("SELECT name FROM person ORDER BY badge LIMIT 1").stream()
                    .filter(finding -> finding.kind().equals(DetectedKind.TIED_LIMIT.text())))
        .hasSize(findings);
  }
}
