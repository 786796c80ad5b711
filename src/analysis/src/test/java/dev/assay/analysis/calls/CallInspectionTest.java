package dev.assay.analysis.calls;

import static org.assertj.core.api.Assertions.assertThat;

import dev.assay.analysis.Library;
import dev.assay.analysis.detector.Detector;
import dev.assay.catalog.Catalog;
import dev.assay.catalog.values.ValueIndex;
import dev.assay.catalog.values.ValuePlace;
import dev.assay.sql.Dialect;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class CallInspectionTest {

  private static final Catalog CATALOG = Library.catalog(Dialect.SQLITE);
  private static final ValueIndex VALUES =
      ValueIndex.inMemory(
          Map.of(
              new ValuePlace("authors", "name"),
              List.of("Ann Lee", "Bo Lind"),
              new ValuePlace("books", "title"),
              List.of("Fjords", "Maps", "Tides")));

  private static List<String> found(String code, String... earlier) {
    CallInspection inspection = new CallInspection(CATALOG, new Detector(CATALOG), VALUES);
    return switch (CallReader.read(code)) {
      case CallReader.Outcome.Read(var program) ->
          inspection.inspect(program, List.of(), List.of(earlier)).stream()
              .map(CallProblem::toString)
              .toList();
      case CallReader.Outcome.Refused(var problems) -> throw new AssertionError(problems);
    };
  }

  @Test
  void whatIsRightIsLeftAlone() {
    assertThat(
            found(
                """
                add_select('authors.name', 'COUNT(*) AS n')
                add_from('authors')
                add_from('books')
                add_where('books.title', '=', 'Maps')
                add_where('books.year', 'IN', QA('Which years have most books?'))
                add_groupby('authors.id')
                add_having('n', '>', 2)
                add_merge('UNION')
                add_select('name', '0 AS n')
                add_from('readers')
                add_orderby('n', 'DESC')
                """))
        .isEmpty();
  }

  @Test
  void eachCallIsToldWhatIsWrongWithIt() {
    assertThat(
            found(
                """
                add_select('titl')
                add_from('books')
                add_where('title', '=', 'Fjrods')
                add_where('year', '=', 'old')
                add_where('COUNT(*)', '>', 1)
                add_orderby('books.yeer')
                """))
        .containsExactly(
            "line 1, add_select: no table of this FROM has a column 'titl': nearest are 'title'",
            "line 3, add_where: books.title has no value 'Fjrods': nearest are 'Fjords'",
            "line 4, add_where: books.year holds numbers, and is compared with 'old': compare it"
                + " with a number",
            "line 5, add_where: COUNT(*) stands in WHERE, where there are no groups yet: put"
                + " the condition into HAVING, or compare with a subquery",
            "line 6, add_orderby: the table 'books' has no column 'yeer': nearest are 'year'");
  }

  @Test
  void aColumnThatWasTriedBeforeIsNotOfferedAgain() {
    String calls = "add_select('isbn')\nadd_from('books')\nadd_where('title', '=', 'Ann Le')";

    assertThat(found(calls))
        .containsExactly(
            "line 3, add_where: books.title has no value 'Ann Le':"
                + " there is 'Ann Lee' in authors.name");
    assertThat(found(calls, "SELECT id FROM authors WHERE name = 'Ann Le'"))
        .containsExactly(
            "line 3, add_where: books.title has no value 'Ann Le': no column has one like it, so"
                + " that the condition may have to go");
  }

  @Test
  void tablesMustBeThereAndBeJoinedAlongKeys() {
    assertThat(found("add_select('title')\nadd_from('boks')"))
        .containsExactly(
            "line 2, add_from: the database 'library' has no table 'boks': nearest are 'books'");
    assertThat(found("add_select('title')\nadd_from('books')\nadd_from('readers')"))
        .containsExactly(
            "line 3, add_from: no key joins 'readers' to 'books': add 'loans' between them");
    assertThat(found("add_select('isbn')\nadd_from('books')\nadd_from('books')"))
        .containsExactly("line 3, add_from: 'books' is there already: give it an alias");
    assertThat(
            found(
                "add_select('title')\nadd_from('books')\n"
                    + "add_from('authors', on='authors.id = books.year')"))
        .containsExactly(
            "line 3, add_from: authors.id = books.year joins along no foreign key: join by"
                + " books.author_id = authors.id");
  }

  @Test
  void whatCannotBeReadAsSqlIsTheCallsFault() {
    assertThat(found("add_select('title of the')\nadd_from('books')\nadd_groupby('year)')"))
        .containsExactly(
            "line 1, add_select: this cannot be read as SQL: write plain expressions over columns",
            "line 3, add_groupby: this cannot be read as SQL: write plain expressions over columns");
  }

  @Test
  void whatShowsInTheWholeOnlyIsToldWhenEachCallIsRight() {
    assertThat(
            found(
                """
                add_select('country', 'COUNT(*)')
                add_from('authors')
                """))
        .singleElement()
        .asString()
        .startsWith("add_groupby: ");
    assertThat(found("add_select('name')\nadd_from('authors')\nadd_from('books')"))
        .singleElement()
        .asString()
        .startsWith("add_from: ");
  }
}
