package dev.assay.analysis.detector;

import static org.assertj.core.api.Assertions.assertThat;

import dev.assay.analysis.Finding;
import dev.assay.analysis.Library;
import dev.assay.sql.Dialect;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvFileSource;

/** What a database takes as it stands, and other databases do not: names, functions, quotes. */
class DialectDetectionTest {

  @ParameterizedTest
  @CsvFileSource(resources = "right-queries.txt", delimiter = '|', quoteCharacter = '\0')
  void whatItsDatabaseTakesHasNoFindings(Dialect dialect, String sql) {
    assertThat(found(dialect, sql)).isEmpty();
  }

  @Test
  void aNameInDoubleQuotesIsAColumnWhereTheyQuoteNames() {
    assertThat(found(Dialect.POSTGRESQL, "SELECT title FROM books WHERE title = \"Maps\""))
        .containsExactly(
            "no table of this FROM has a column 'Maps': it has 'isbn', 'title', 'author_id', …");
  }

  @Test
  void aPartOfADateIsAnUnknownColumnOutsideOfFunctionsOfDates() {
    assertThat(found(Dialect.MYSQL, "SELECT UPPER(hour) FROM loans"))
        .containsExactly(
            "no table of this FROM has a column 'hour': it has 'isbn', 'reader_id', 'day'");
  }

  @Test
  void dualIsATableOnlyWhereTheDatabaseHasIt() {
    assertThat(found(Dialect.POSTGRESQL, "SELECT 1 FROM dual"))
        .containsExactly(
            "the database 'library' has no table 'dual': it has 'authors', 'books', 'readers', …");
  }

  @Test
  void aParameterOfALambdaIsUnknownBehindIt() {
    assertThat(
            found(Dialect.DUCKDB, "SELECT list_transform([1], word -> word + 1), word FROM books"))
        .containsExactly(
            "no table of this FROM has a column 'word': it has 'isbn', 'title', 'author_id', …");
  }

  @Test
  void twoFunctionsOverManyRowsDoNotSayWhichRowOtherColumnsAreOf() {
    assertThat(found(Dialect.SQLITE, "SELECT title, max(year), min(year) FROM books"))
        .containsExactly(
            "title is selected beside a function over many rows, and there is no GROUP BY:"
                + " group by it, or leave it out");
  }

  private static List<String> found(Dialect dialect, String sql) {
    return new Detector(Library.catalog(dialect))
        .inspect(sql).stream().map(Finding::message).toList();
  }
}
