package dev.assay.analysis.databases;

import static org.assertj.core.api.Assertions.assertThat;

import dev.assay.analysis.Library;
import dev.assay.catalog.Catalog;
import dev.assay.catalog.linking.ColumnRef;
import dev.assay.sql.ColumnDefinition;
import dev.assay.sql.Dialect;
import dev.assay.sql.TestTable;
import dev.assay.table.Table;
import java.util.HashSet;
import java.util.List;
import java.util.Objects;
import java.util.Random;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.RepeatedTest;
import org.junit.jupiter.api.RepetitionInfo;
import org.junit.jupiter.api.Test;

class TestSuiteTest {

  private static final Catalog LIBRARY = Library.catalog(Dialect.SQLITE);
  private static final List<String> CANDIDATES =
      List.of(
          "SELECT a.name FROM authors a JOIN books b ON a.id = b.author_id WHERE b.year > 2000",
          "SELECT a.name, sum(b.year) FROM authors a JOIN books b ON a.id = b.author_id"
              + " GROUP BY a.id");

  private static DatabaseMaker fuzzing() {
    return new Fuzzing(DatabaseMaker.MOST_ROWS, new FuzzedValues(LIBRARY));
  }

  private static DatabaseMaker selection() {
    return new RandomSelection(
        3,
        table ->
            table.equals("authors")
                ? Table.ofValues(
                    List.of("id", "name", "country"),
                    List.of(
                        List.of(1, "Ann", "Peru"),
                        List.of(2, "Bo", "Peru"),
                        List.of(3, "Cy", "Peru"),
                        List.of(4, "Di", "Peru")))
                : Table.ofValues(
                    List.of("isbn", "title", "author_id", "year", "price"),
                    List.of(
                        List.of("a", "A", 4, 1999, "1"),
                        List.of("b", "B", 3, 2005, "2"),
                        List.of("c", "C", 3, 2006, "3"),
                        List.of("d", "D", 1, 2007, "4"))));
  }

  private static TestTable table(List<TestTable> database, String name) {
    return database.stream()
        .filter(each -> each.definition().name().equals(name))
        .findFirst()
        .orElseThrow();
  }

  private static List<@Nullable Object> column(TestTable table, String name) {
    return table.rows().values(table.rows().columnNames().indexOf(name));
  }

  @Test
  void onlyWhatSomeCandidateUsesIsThere() {
    UsedParts parts = UsedParts.of(LIBRARY, CANDIDATES);

    assertThat(parts.tables())
        .extracting(
            table -> table.name() + table.columns().stream().map(ColumnDefinition::name).toList())
        .containsExactly("authors[id, name]", "books[author_id, year]");
    assertThat(parts.summed()).containsExactly(new ColumnRef("books", "year"));
    assertThat(parts.constants()).containsEntry(new ColumnRef("books", "year"), List.of("2000"));
  }

  @RepeatedTest(10)
  void everyReferenceLeadsSomewhereAndSumsStaySmall(RepetitionInfo repetition) {
    UsedParts parts = UsedParts.of(LIBRARY, CANDIDATES);
    for (DatabaseMaker maker : List.of(fuzzing(), selection())) {
      List<TestTable> database = maker.make(parts, new Random(repetition.getCurrentRepetition()));

      Set<@Nullable Object> authors = new HashSet<>(column(table(database, "authors"), "id"));
      assertThat(authors).hasSameSizeAs(column(table(database, "authors"), "id"));
      assertThat(authors).containsAll(column(table(database, "books"), "author_id"));
      assertThat(column(table(database, "books"), "year"))
          .allMatch(year -> ((Number) Objects.requireNonNull(year)).longValue() <= 10);
      assertThat(database).allMatch(table -> table.rows().rowCount() <= 5);
    }
  }

  @RepeatedTest(5)
  void rowsThatReferToNothingAreLeftOutAndThoseReferredToAreLookedUp(RepetitionInfo repetition) {
    TableRows some =
        new TableRows() {
          @Override
          public Table of(String table) {
            return table.equals("authors")
                ? Table.ofValues(List.of("id", "name"), List.of(List.of(1, "Ann")))
                : Table.ofValues(
                    List.of("author_id", "year"),
                    List.of(List.of(7, 1999), List.of(9, 2005), List.of(1, 2006)));
          }

          @Override
          public Table holding(String table, List<String> columns, List<@Nullable Object> values) {
            return values.equals(List.of(7L))
                ? Table.ofValues(List.of("id", "name"), List.of(List.of(7, "Gus")))
                : Table.of(List.of(), List.of());
          }
        };

    List<TestTable> database =
        new RandomSelection(5, some)
            .make(UsedParts.of(LIBRARY, CANDIDATES), new Random(repetition.getCurrentRepetition()));

    assertThat(column(table(database, "books"), "author_id")).containsExactlyInAnyOrder(1L, 7L);
    assertThat(column(table(database, "authors"), "name")).containsExactlyInAnyOrder("Ann", "Gus");
  }

  @Test
  void candidatesThatDifferAreToldApart() {
    TestSuite suite =
        TestSuite.of(
            LIBRARY,
            List.of(
                "SELECT title FROM books WHERE year > 2000",
                "SELECT title FROM books WHERE year >= 2000",
                "SELECT title FROM books"),
            List.of(fuzzing()),
            new Random(1));

    assertThat(suite.tellsApart(0, 1)).isTrue();
    assertThat(suite.tellsApart(0, 2)).isTrue();
    assertThat(suite.tellsApart(1, 2)).isTrue();
    assertThat(suite.classifications()).doesNotHaveDuplicates();
  }

  @Test
  void candidatesThatMeanTheSameEndTheSearchAtItsLimit() {
    TestSuite suite =
        TestSuite.of(
            LIBRARY,
            List.of("SELECT title FROM books", "SELECT b.title FROM books AS b"),
            List.of(fuzzing()),
            new Random(1));

    assertThat(suite.tellsApart(0, 1)).isFalse();
    assertThat(suite.made()).isEqualTo(TestSuite.MOST);
    assertThat(suite.databases()).as("those that classify alike are dropped").hasSize(1);
  }

  @Test
  void aCandidateThatFailsIsInAClassOfItsOwn() {
    TestSuite suite =
        TestSuite.of(
            LIBRARY,
            List.of("SELECT title FROM books", "SELECT titel FROM books"),
            List.of(fuzzing()),
            new Random(1));

    assertThat(suite.classifications()).containsExactly(new Classification(List.of(0, 1)));
  }
}
