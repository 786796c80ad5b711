package dev.assay.analysis.readings;

import static org.assertj.core.api.Assertions.assertThat;

import dev.assay.analysis.Library;
import dev.assay.catalog.Catalog;
import dev.assay.catalog.ReadingListener;
import dev.assay.catalog.ddl.DdlCatalog;
import dev.assay.sql.Dialect;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Which other queries a question may mean, by its words and the answer's tree. */
class WrittenReadingsTest {

  private static final Catalog LIBRARY = Library.catalog(Dialect.SQLITE);

  @Test
  void moreThanAnyIsReadAsMoreThanEachAndAsMoreThanOne() {
    assertThat(
            readings(
                "Books that are older than any book by author 2",
                "SELECT title FROM books WHERE year < (SELECT MAX(year) FROM books WHERE author_id = 2)"))
        .containsExactly(
            "SELECT title FROM books WHERE year < (SELECT MIN(year) FROM books WHERE author_id = 2)");
    assertThat(
            readings(
                Dialect.POSTGRESQL,
                "Books that are older than any book by author 2",
                "SELECT title FROM books WHERE year < ALL (SELECT year FROM books WHERE author_id = 2)"))
        .containsExactly(
            "SELECT title FROM books WHERE year < ANY(SELECT year FROM books WHERE author_id = 2)");
  }

  @Test
  void anExtremeThatTheQuestionNamesIsNoOther() {
    assertThat(
            readings(
                "Books that are older than the newest book by author 2",
                "SELECT title FROM books WHERE year < (SELECT MAX(year) FROM books WHERE author_id = 2)"))
        .isEmpty();
  }

  @Test
  void whatOthersAreTheSameAsIsLeftOutWhereItIsOneOfThem() {
    assertThat(
            readings(
                "Which authors are from the same country as Bo Lind?",
                "SELECT name FROM authors WHERE country IN (SELECT country FROM authors WHERE name = 'Bo Lind')"))
        .containsExactly(
            "SELECT name FROM authors WHERE (country IN (SELECT country FROM authors WHERE name = 'Bo Lind')) AND (authors.name <> 'Bo Lind')");
    assertThat(
            readings(
                "Which authors are from the same country as Bo Lind?",
                "SELECT o.name FROM authors AS a JOIN authors AS o ON o.country = a.country WHERE a.name = 'Bo Lind'"))
        .containsExactly(
            "SELECT o.name FROM authors AS a JOIN authors AS o ON o.country = a.country WHERE (a.name = 'Bo Lind') AND (o.name <> 'Bo Lind')");
  }

  @Test
  void whatOthersAreTheSameAsIsKeptWhereTheQueryLeavesItOut() {
    assertThat(
            readings(
                "Which authors are from the same country as Bo Lind?",
                "SELECT o.name FROM authors AS a JOIN authors AS o ON o.country = a.country AND o.id <> a.id WHERE a.name = 'Bo Lind'"))
        .containsExactly(
            "SELECT o.name FROM authors AS a JOIN authors AS o ON o.country = a.country WHERE a.name = 'Bo Lind'");
    assertThat(
            readings(
                "Which authors are from the same country as Bo Lind?",
                "SELECT name FROM authors WHERE country = (SELECT country FROM authors WHERE name = 'Bo Lind') AND name <> 'Bo Lind'"))
        .containsExactly(
            "SELECT name FROM authors WHERE country = (SELECT country FROM authors WHERE name = 'Bo Lind')");
  }

  @Test
  void anotherConditionThatTellsThingsApartStays() {
    assertThat(
            readings(
                "Which books of the same author as Tides are not from 2001?",
                "SELECT title FROM books WHERE author_id = (SELECT author_id FROM books WHERE title = 'Tides') AND year <> 2001"))
        .containsExactly(
            "SELECT title FROM books WHERE author_id = (SELECT author_id FROM books WHERE title = 'Tides') AND year <> 2001 AND (books.title <> 'Tides')");
  }

  @Test
  void thingsOfAnotherTableThatShareSomethingAreNotItself() {
    assertThat(
            readings(
                "Which books are of the same author as Tides?",
                "SELECT b.title FROM books AS b JOIN authors AS a ON a.id = b.author_id WHERE a.name = 'Bo Lind'"))
        .isEmpty();
  }

  @Test
  void theFirstOfTheLastDaysIsInOrOutWhereTodayIsOneOfThem() {
    assertThat(
            readings(
                Dialect.POSTGRESQL,
                "Loans in the past 7 days, inclusive of today",
                "SELECT isbn FROM loans WHERE day >= CURRENT_DATE - INTERVAL '7 days' AND reader_id = 1"))
        .containsExactly(
            "SELECT isbn FROM loans WHERE (day > CURRENT_DATE - INTERVAL '7 days') AND (reader_id = 1)");
    assertThat(
            readings(
                Dialect.POSTGRESQL,
                "Loans in the last 7 days, including today",
                "SELECT isbn FROM loans WHERE day BETWEEN CURRENT_DATE - 6 AND CURRENT_DATE"))
        .containsExactly(
            "SELECT isbn FROM loans WHERE day > CURRENT_DATE - 6 AND day <= CURRENT_DATE");
  }

  @Test
  void daysThatAreNotSaidToIncludeTodayBeginWhereTheQueryHasIt() {
    assertThat(
            readings(
                Dialect.POSTGRESQL,
                "Loans in the past 7 days",
                "SELECT isbn FROM loans WHERE day >= CURRENT_DATE - INTERVAL '7 days'"))
        .isEmpty();
  }

  @Test
  void namesThatTheDialectFoldsAreWrittenInQuotes() {
    assertThat(
            readings(
                Dialect.H2,
                "Reader ids and the number of loans corresponding to each",
                "SELECT \"reader_id\", COUNT(*) FROM \"loans\" GROUP BY \"reader_id\""))
        .containsExactly(
            "SELECT \"readers\".\"reader_id\", COUNT(\"loans\".\"reader_id\") FROM \"readers\" LEFT JOIN \"loans\" ON \"loans\".\"reader_id\" = \"readers\".\"reader_id\" GROUP BY \"readers\".\"reader_id\"");
  }

  @Test
  void aLeftJoinIsReadWithoutThoseThatHaveNone() {
    assertThat(
            readings(
                "Number of books of authors",
                "SELECT a.name, COUNT(b.isbn) FROM authors AS a LEFT JOIN books AS b ON b.author_id = a.id GROUP BY a.id"))
        .containsExactly(
            "SELECT a.name, COUNT(b.isbn) FROM authors AS a JOIN books AS b ON b.author_id = a.id GROUP BY a.id");
  }

  @Test
  void thoseWithoutAPartnerThatTheQueryAsksForStay() {
    assertThat(
            readings(
                "Authors without books",
                "SELECT a.name FROM authors AS a LEFT JOIN books AS b ON b.author_id = a.id WHERE b.isbn IS NULL"))
        .isEmpty();
  }

  @Test
  void aSumOfASubqueryIsReadWithoutThoseThatHaveNothingToSum() {
    assertThat(
            readings(
                "Which readers have at most 3 loans?",
                "SELECT r.name FROM readers AS r WHERE (SELECT COUNT(*) FROM loans AS l WHERE l.reader_id = r.reader_id) <= 3"))
        .containsExactly(
            "SELECT r.name FROM readers AS r WHERE ((SELECT COUNT(*) FROM loans AS l WHERE l.reader_id = r.reader_id) <= 3) AND (EXISTS (SELECT 1 FROM loans AS l WHERE l.reader_id = r.reader_id))");
  }

  @Test
  void whatIsInNoGroupIsReadAsNotAvoidedEither() {
    assertThat(
            readings(
                "Which readers have not more than 3 loans?",
                "SELECT name FROM readers WHERE reader_id NOT IN (SELECT reader_id FROM loans GROUP BY reader_id HAVING COUNT(*) > 3)"))
        .containsExactly(
            "SELECT name FROM readers WHERE (reader_id NOT IN (SELECT reader_id FROM loans GROUP BY reader_id HAVING COUNT(*) > 3)) AND (reader_id IN (SELECT reader_id FROM loans GROUP BY reader_id))");
  }

  @Test
  void ofEachIsReadWithThoseThatHaveNoneWhereTheyAreJoined() {
    assertThat(
            readings(
                "How many books does each author from Peru have since 2000?",
                "SELECT a.name, COUNT(*) FROM books AS b JOIN authors AS a ON b.author_id = a.id WHERE a.country = 'Peru' AND b.year >= 2000 GROUP BY a.name"))
        .containsExactly(
            "SELECT a.name, COUNT(b.author_id) FROM authors AS a LEFT JOIN books AS b ON (b.author_id = a.id) AND (b.year >= 2000) WHERE a.country = 'Peru' GROUP BY a.name");
  }

  @Test
  void ofEachIsReadWithThoseThatHaveNoneWhereATableNamesThem() {
    assertThat(
            readings(
                "Reader ids and the number of loans corresponding to each",
                "SELECT reader_id, COUNT(*) FROM loans GROUP BY reader_id ORDER BY reader_id"))
        .containsExactly(
            "SELECT readers.reader_id, COUNT(loans.reader_id) FROM readers LEFT JOIN loans ON loans.reader_id = readers.reader_id GROUP BY readers.reader_id ORDER BY readers.reader_id");
  }

  @Test
  void ofEachIsReadWithThoseOfWhichNoneMeetsTheCondition() {
    assertThat(
            readings(
                "How many authors named Lee are there in each country?",
                "SELECT country, COUNT(*) FROM authors WHERE name LIKE '%Lee' GROUP BY country"))
        .containsExactly(
            "SELECT country, COUNT(CASE WHEN name LIKE '%Lee' THEN 1 END) FROM authors GROUP BY country");
  }

  @Test
  void groupsThatTheQuestionNamesAreNotAllOfThem() {
    assertThat(
            readings(
                "How many loans has each of the readers 1 and 2?",
                "SELECT reader_id, COUNT(*) FROM loans WHERE reader_id IN (1, 2) GROUP BY reader_id"))
        .isEmpty();
  }

  @Test
  void aQuestionThatDoesNotAskOfEachIsReadAsItIs() {
    assertThat(
            readings(
                "Readers by their number of loans",
                "SELECT reader_id, COUNT(*) FROM loans GROUP BY reader_id"))
        .isEmpty();
  }

  @Test
  void groupsThatAreCutOrFilteredHaveSomeInAnyReading() {
    assertThat(
            readings(
                "Which of all readers has most loans?",
                "SELECT reader_id, COUNT(*) FROM loans GROUP BY reader_id ORDER BY COUNT(*) DESC LIMIT 1"))
        .isEmpty();
    assertThat(
            readings(
                "Which of all readers have two loans?",
                "SELECT reader_id, COUNT(*) FROM loans GROUP BY reader_id HAVING COUNT(*) = 2"))
        .isEmpty();
  }

  @Test
  void rowsAreReadAsTheThingsThatTheyName() {
    assertThat(
            readings(
                "Which book has most readers?",
                "SELECT isbn FROM loans GROUP BY isbn ORDER BY COUNT(*) DESC LIMIT 1"))
        .containsExactly(
            "SELECT isbn FROM loans GROUP BY isbn ORDER BY COUNT(DISTINCT loans.reader_id) DESC LIMIT 1");
  }

  @Test
  void thingsAreReadAsTheRowsThatNameThemUnlessTheQuestionTellsThemApart() {
    String sql =
        "SELECT isbn FROM loans GROUP BY isbn ORDER BY COUNT(DISTINCT reader_id) DESC LIMIT 1";

    assertThat(readings("Which book has most readers?", sql))
        .containsExactly(
            "SELECT isbn FROM loans GROUP BY isbn ORDER BY COUNT(reader_id) DESC LIMIT 1");
    assertThat(readings("Which book has most different readers?", sql)).isEmpty();
    assertThat(
            readings("How many readers borrowed?", "SELECT COUNT(DISTINCT reader_id) FROM loans"))
        .isEmpty();
  }

  @Test
  void oneOfTwoColumnsThatReferToATableIsReadAsTheOther(@TempDir Path folder) throws IOException {
    Catalog letters =
        of(
            folder,
            "CREATE TABLE person (id INTEGER PRIMARY KEY, name TEXT);"
                + "CREATE TABLE letter (writer_id INTEGER REFERENCES person (id), reader_id INTEGER REFERENCES person (id));");
    String sql =
        "SELECT p.name FROM person AS p JOIN letter AS l ON l.writer_id = p.id GROUP BY p.id HAVING COUNT(*) > 2";

    assertThat(readings(letters, "Who has more than 2 letters?", sql))
        .containsExactly(
            "SELECT p.name FROM person AS p JOIN letter AS l ON l.reader_id = p.id GROUP BY p.id HAVING COUNT(*) > 2");
    assertThat(readings(letters, "Which writers have more than 2 letters?", sql)).isEmpty();
    assertThat(readings(letters, "Who received more than 2 letters?", sql)).isEmpty();
  }

  @Test
  void sqlThatTheParserCannotReadHasNone() {
    assertThat(readings("How many books has each author?", "SELECT COUNT(* FROM books")).isEmpty();
  }

  private static Catalog of(Path folder, String ddl) throws IOException {
    Path file = Files.writeString(folder.resolve("made.sql"), ddl);
    return new DdlCatalog(Dialect.SQLITE, ReadingListener.NONE).read(file, "made");
  }

  private static List<String> readings(String question, String sql) {
    return readings(LIBRARY, question, sql);
  }

  private static List<String> readings(Dialect dialect, String question, String sql) {
    return readings(Library.catalog(dialect), question, sql);
  }

  private static List<String> readings(Catalog catalog, String question, String sql) {
    return new WrittenReadings(catalog, question)
        .of(sql).stream().map(WrittenReading::sql).toList();
  }
}
