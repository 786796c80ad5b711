package dev.assay.analysis.retriever;

import static org.assertj.core.api.Assertions.assertThat;

import dev.assay.analysis.Finding;
import dev.assay.analysis.Library;
import dev.assay.catalog.values.ValueIndex;
import dev.assay.catalog.values.ValuePlace;
import dev.assay.sql.Dialect;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class RetrieverTest {

  private static final ValueIndex VALUES = ValueIndex.inMemory(values());

  /** In the order in which columns are named. */
  private static Map<ValuePlace, List<String>> values() {
    Map<ValuePlace, List<String>> values = new LinkedHashMap<>();
    values.put(new ValuePlace("authors", "name"), List.of("Ann Lee", "Bo Lind"));
    values.put(new ValuePlace("authors", "country"), List.of("Norway", "Peru "));
    values.put(new ValuePlace("books", "title"), List.of("Fjords", "Maps", "Tides", "Ann Lee"));
    values.put(new ValuePlace("readers", "name"), List.of("Cy", "Di"));
    return values;
  }

  private static Retriever retriever(Dialect dialect) {
    return new Retriever(Library.catalog(dialect), VALUES);
  }

  private static List<String> found(String sql, String... earlier) {
    return retriever(Dialect.SQLITE).inspect(sql, List.of(earlier)).stream()
        .map(Finding::message)
        .toList();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "SELECT id FROM authors WHERE name = 'Ann Lee' OR country IN ('Norway', \"Peru \")",
        "SELECT isbn FROM books WHERE title LIKE 'maps' AND title LIKE '%ord%'",
        "SELECT isbn FROM books WHERE title > 'M' AND year = 7 AND isbn = 'no such number'",
        "SELECT id FROM authors WHERE lower(name) = 'ann lee'",
        "no SQL at all",
      })
  void whatIsThereOrCannotBeLookedUpIsLeftAlone(String sql) {
    assertThat(found(sql)).isEmpty();
  }

  @Test
  void aMisspeltValueIsFoundWithTheNearestCells() {
    assertThat(found("SELECT isbn FROM books WHERE title = 'Fjrods'"))
        .containsExactly("books.title has no value 'Fjrods': nearest are 'Fjords'");
  }

  @Test
  void anotherCaseAndStraySpacesCount() {
    assertThat(found("SELECT id FROM authors WHERE country = 'peru' OR country <> 'norway'"))
        .containsExactly(
            "authors.country has no value 'peru': nearest are 'Peru '",
            "authors.country has no value 'norway': nearest are 'Norway'");
    assertThat(
            retriever(Dialect.MYSQL)
                .inspect("SELECT id FROM authors WHERE country = 'peru' OR country <> 'norway'"))
        .isEmpty();
  }

  @Test
  void aValueOfAnotherColumnIsFoundThere() {
    assertThat(found("SELECT reader_id FROM readers WHERE name = 'Ann Lee'"))
        .containsExactly(
            "readers.name has no value 'Ann Lee':"
                + " there is 'Ann Lee' in authors.name and books.title");
  }

  @Test
  void aShortValueIsNearAfterOneSlip() {
    assertThat(found("SELECT reader_id FROM readers WHERE name = 'Cx'"))
        .containsExactly("readers.name has no value 'Cx': nearest are 'Cy'");
  }

  @Test
  void aColumnThatWasTriedIsNotOfferedAgain() {
    assertThat(
            found(
                "SELECT isbn FROM books WHERE title = 'Ann Lea'",
                "SELECT id FROM authors WHERE name = 'Ann Lea'"))
        .containsExactly("books.title has no value 'Ann Lea': nearest are 'Ann Lee'");
    assertThat(
            found(
                "SELECT reader_id FROM readers WHERE name = 'ann lea'",
                "SELECT id FROM authors WHERE name = 'Ann Lea'",
                "SELECT isbn FROM books WHERE title = 'Ann Lea'"))
        .containsExactly(
            "readers.name has no value 'ann lea':"
                + " no column has one like it, so that the condition may have to go");
  }

  @Test
  void aFindingNamesItsPlace() {
    assertThat(retriever(Dialect.SQLITE).inspect("SELECT isbn FROM books WHERE title = 'Maps 2'"))
        .containsExactly(
            new Finding(
                "retriever",
                "no-such-value",
                "books.title has no value 'Maps 2': nearest are 'Maps'",
                "title = 'Maps 2'"));
  }
}
