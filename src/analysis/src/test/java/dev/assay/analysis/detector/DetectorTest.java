package dev.assay.analysis.detector;

import static org.assertj.core.api.Assertions.assertThat;

import dev.assay.analysis.Finding;
import dev.assay.analysis.Library;
import dev.assay.sql.Dialect;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class DetectorTest {

  private static final Detector DETECTOR = new Detector(Library.catalog(Dialect.SQLITE));

  private static List<String> found(String sql) {
    return DETECTOR.inspect(sql).stream()
        .map(finding -> finding.kind() + ": " + finding.message())
        .toList();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "SELECT title FROM books WHERE year > 2000 AND year < '2010'",
        "SELECT a.name, count(*) FROM authors a JOIN books b ON a.id = b.author_id GROUP BY a.id",
        "SELECT a.name FROM authors a, books b WHERE a.id = b.author_id AND b.year = 1999",
        "SELECT name FROM authors WHERE id NOT IN (SELECT author_id FROM books)",
        "SELECT name FROM authors WHERE EXISTS (SELECT 1 FROM books WHERE author_id = authors.id)",
        "SELECT DISTINCT a.name FROM authors a JOIN books b ON a.id = b.author_id",
        "SELECT r.name FROM books b JOIN loans l USING (isbn) JOIN readers r USING (reader_id)"
            + " WHERE b.title = \"Maps\"",
        "SELECT count(*) FROM books NATURAL JOIN loans WHERE year = 2001",
        "SELECT x.title FROM books x JOIN books y ON x.year = y.year WHERE x.isbn <> y.isbn"
            + " AND y.title = 'Maps'",
        "SELECT title AS t FROM books ORDER BY t",
        "SELECT year, count(*) AS n FROM books GROUP BY year HAVING n > 1 ORDER BY n",
        "WITH old AS (SELECT isbn, title FROM books WHERE year < 2000)"
            + " SELECT title FROM old JOIN loans ON old.isbn = loans.isbn WHERE reader_id = 1",
        "SELECT b.title FROM books b CROSS JOIN (SELECT avg(year) AS y FROM books) m"
            + " WHERE b.year > m.y",
        "SELECT title, row_number() OVER (PARTITION BY year ORDER BY title) FROM books",
        "SELECT author_id, isbn FROM loans JOIN books USING (isbn) WHERE day = '01/02/2021'",
        "SELECT title FROM books WHERE rowid = 1",
        "SELECT CASE WHEN year > 2000 THEN 'new' ELSE 'old' END, count(*) FROM books"
            + " GROUP BY CASE WHEN year > 2000 THEN 'new' ELSE 'old' END",
        "this is no SQL",
      })
  void whatIsRightOrUnreadableIsLeftAlone(String sql) {
    assertThat(found(sql)).isEmpty();
  }

  @Test
  void aMisspeltTableIsNamedWithTheNearest() {
    assertThat(found("SELECT title FROM boks"))
        .containsExactly(
            "unknown-name: the database 'library' has no table 'boks': nearest are 'books'");
  }

  @Test
  void aMisspeltColumnIsNamedWithTheNearest() {
    assertThat(found("SELECT titl FROM books WHERE books.yeer = 1999"))
        .containsExactly(
            "unknown-name: no table of this FROM has a column 'titl': nearest are 'title'",
            "unknown-name: the table 'books' has no column 'yeer': nearest are 'year'");
  }

  @Test
  void aColumnOfTheWrongTableIsNamedWithTheRightOne() {
    assertThat(
            found(
                "SELECT a.title FROM authors a JOIN books b ON a.id = b.author_id WHERE b.year = 2001"))
        .containsExactly(
            "unknown-name: the table 'authors' has no column 'title': it is a column of 'books'");
  }

  @Test
  void aNameOfTwoTablesIsAmbiguous() {
    assertThat(
            found("SELECT isbn FROM books JOIN loans ON books.isbn = loans.isbn WHERE day = year"))
        .containsExactly(
            "ambiguous-name: 'isbn' is a column of 'books' and of 'loans':"
                + " say which one is meant, such as books.isbn");
  }

  @Test
  void aTableThatFromLeavesOutIsToBeJoined() {
    assertThat(found("SELECT T1.name, T2.title FROM authors AS T1"))
        .containsExactly(
            "missing-join: 'title' is a column of 'books', which this FROM leaves out: join it");
  }

  @Test
  void aTableThatNothingTiesToTheOthersIsToBeJoined() {
    assertThat(found("SELECT a.name, b.title FROM authors a JOIN books b"))
        .containsExactly(
            "missing-join: no condition ties 'b' to the other tables, so that each of its rows is"
                + " paired with all: join by books.author_id = authors.id");
  }

  @Test
  void oneRowAndWhatSeesTheOthersNeedNoCondition() {
    assertThat(
            found(
                "WITH n AS (SELECT count(*) AS n FROM books) SELECT a.name, n.n FROM authors a, n"))
        .isEmpty();
    assertThat(
            found(
                "SELECT a.name, q.title FROM authors a, LATERAL (SELECT b.title FROM books b WHERE"
                    + " b.author_id = a.id ORDER BY b.year LIMIT 2) q"))
        .isEmpty();
  }

  @Test
  void aJoinByOtherColumnsThanTheKeysIsFoundWithTheRightOnes() {
    assertThat(found("SELECT a.name, b.title FROM authors a JOIN books b ON a.id = b.year"))
        .containsExactly(
            "join-not-along-key: authors.id = books.year joins along no foreign key:"
                + " join by books.author_id = authors.id");
  }

  @Test
  void aJoinOverAMissingTableIsFoundWithThatTable() {
    assertThat(
            found(
                "SELECT b.title, r.name FROM books b JOIN readers r ON b.author_id = r.reader_id"))
        .containsExactly(
            "join-not-along-key: books.author_id = readers.reader_id joins along no foreign key:"
                + " join both to 'loans'");
  }

  @Test
  void aReferencedTableOfWhichNothingIsUsedIsFound() {
    assertThat(found("SELECT b.title FROM books b JOIN authors a ON a.id = b.author_id"))
        .containsExactly(
            "unused-join: the join of 'authors' adds nothing: each row finds one row there,"
                + " and no column of it is used: leave it out");
  }

  @Test
  void aTableOfManyThatOnlyRepeatsRowsIsFound() {
    assertThat(found("SELECT a.name FROM authors a JOIN books b ON a.id = b.author_id"))
        .containsExactly(
            "unused-join: the join of 'books' adds nothing: no column of it is used, and rows are"
                + " repeated for each that it has: leave it out, or use EXISTS if it only has to be"
                + " there");
  }

  @Test
  void textForANumberAndANumberForTextDoNotFit() {
    assertThat(found("SELECT isbn FROM books WHERE year = 'Maps' OR title = 7"))
        .containsExactly(
            "type-mismatch: books.year holds numbers, and is compared with 'Maps':"
                + " compare it with a number",
            "type-mismatch: books.title holds text such as 'Fjords', and is compared with 7:"
                + " compare it with text");
  }

  @Test
  void numbersStoredAsTextAreNotSortedAsNumbers() {
    assertThat(found("SELECT title FROM books WHERE price > 50"))
        .containsExactly(
            "type-mismatch: books.price holds numbers as text, which compare letter by letter,"
                + " and is compared with 50: cast the column to a number");
    assertThat(found("SELECT title FROM books WHERE CAST(price AS REAL) > 50")).isEmpty();
  }

  @Test
  void aDateInAnotherFormatThanTheColumnsIsFound() {
    assertThat(found("SELECT isbn FROM loans WHERE day >= '2021-01-02'"))
        .containsExactly(
            "date-format: loans.day holds dates as dd/mm/yyyy or mm/dd/yyyy, such as '12/31/2020',"
                + " and is compared with '2021-01-02': write it as dd/mm/yyyy or mm/dd/yyyy");
  }

  @Test
  void groupByAllGroupsByAllThatIsNotAggregated() {
    assertThat(
            new Detector(Library.catalog(Dialect.DUCKDB))
                .inspect("SELECT country, count(*) FROM authors GROUP BY ALL"))
        .isEmpty();
  }

  @Test
  void aColumnBesideAnAggregateNeedsAGroup() {
    assertThat(found("SELECT country, count(*) FROM authors"))
        .containsExactly(
            "missing-group-by: country is selected beside a function over many rows, and there is"
                + " no GROUP BY: group by it, or leave it out");
    assertThat(found("SELECT country, name, count(*) FROM authors GROUP BY country"))
        .containsExactly(
            "missing-group-by: name is not the same for all rows of a group:"
                + " add it to GROUP BY, or aggregate it");
    assertThat(found("SELECT country FROM authors ORDER BY count(*) DESC LIMIT 1"))
        .containsExactly(
            "missing-group-by: ORDER BY sorts by a function over many rows, and there is no"
                + " GROUP BY: all rows are one group");
  }

  @Test
  void groupsOfNothingAndGroupsOfOneRowAreSuperfluous() {
    assertThat(found("SELECT country FROM authors GROUP BY country"))
        .containsExactly(
            "superfluous-group-by: GROUP BY makes groups of which nothing is counted or summed up:"
                + " leave it out, or use DISTINCT");
    assertThat(found("SELECT id, count(*) FROM authors GROUP BY id"))
        .containsExactly(
            "superfluous-group-by: each row of 'authors' is a group of its own by its key id:"
                + " leave GROUP BY out");
  }

  @Test
  void authorsOfOneNameAreNotOneAuthor() {
    assertThat(
            found(
                "SELECT a.name, count(*) FROM authors a JOIN books b ON a.id = b.author_id"
                    + " GROUP BY a.name"))
        .containsExactly(
            "group-by-name: rows of 'authors' with the same name become one group:"
                + " group by its key a.id as well");
  }

  @Test
  void anAggregateInWhereBelongsIntoHaving() {
    assertThat(found("SELECT name FROM authors WHERE count(*) > 1"))
        .containsExactly(
            "aggregate-in-where: count(*) stands in WHERE, where there are no groups yet:"
                + " put the condition into HAVING, or compare with a subquery");
    assertThat(found("SELECT title FROM books WHERE year = (SELECT max(year) FROM books)"))
        .isEmpty();
  }

  @Test
  void distinctOverAKeyDoesNothing() {
    String message =
        "distinct-key: the key id makes each row of 'authors' another one,"
            + " so that DISTINCT does nothing: leave it out";
    assertThat(found("SELECT DISTINCT id, name FROM authors")).containsExactly(message);
    assertThat(found("SELECT count(DISTINCT id) FROM authors")).containsExactly(message);
  }

  @Test
  void aFindingNamesThePlaceInTheSql() {
    assertThat(DETECTOR.inspect("SELECT title FROM books WHERE year = 'Maps'"))
        .extracting(Finding::inspector, Finding::place)
        .containsExactly(org.assertj.core.groups.Tuple.tuple("detector", "year = 'Maps'"));
  }

  @Test
  void whereQuotesAreNamesTheyAreNoText() {
    assertThat(
            new Detector(Library.catalog(Dialect.POSTGRESQL))
                .inspect("SELECT title FROM books WHERE title = \"Maps\""))
        .extracting(Finding::kind)
        .containsExactly("unknown-name");
  }

  @Test
  void valuesOfTheDatabaseAreShownOnlyWhereTheyMayBe() {
    Detector silent = new Detector(Library.catalog(Dialect.SQLITE), false);

    assertThat(silent.inspect("SELECT * FROM books WHERE title = 7"))
        .extracting(Finding::message)
        .containsExactly("books.title holds text, and is compared with 7: compare it with text");
  }
}
