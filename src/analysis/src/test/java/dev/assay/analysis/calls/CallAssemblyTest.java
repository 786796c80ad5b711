package dev.assay.analysis.calls;

import static org.assertj.core.api.Assertions.assertThat;

import dev.assay.analysis.Library;
import dev.assay.catalog.Catalog;
import dev.assay.catalog.CatalogTable;
import dev.assay.sql.ColumnDefinition;
import dev.assay.sql.Dialect;
import dev.assay.sql.TableDefinition;
import dev.assay.table.Table;
import java.util.List;
import org.junit.jupiter.api.Test;

class CallAssemblyTest {

  private static CallProgram program(String code) {
    return switch (CallReader.read(code)) {
      case CallReader.Outcome.Read(var program) -> program;
      case CallReader.Outcome.Refused(var problems) -> throw new AssertionError(problems);
    };
  }

  private static String sql(Dialect dialect, String code, String... answers) {
    return new CallAssembly(Library.catalog(dialect)).sql(program(code), List.of(answers));
  }

  @Test
  void everyClauseHasItsPlaceWhateverTheOrderOfCalls() {
    assertThat(
            sql(
                Dialect.SQLITE,
                """
                add_limit(3, offset=1)
                add_orderby('COUNT(*)', 'DESC')
                add_having('COUNT(*)', '>', 1)
                add_groupby('authors.name')
                add_where('country', '=', "Cote d'Ivoire")
                add_from('authors')
                add_from('books', join='LEFT')
                add_select('authors.name', 'COUNT(*) AS n')
                """))
        .isEqualTo(
            "SELECT authors.name, COUNT(*) AS n FROM authors LEFT JOIN books"
                + " ON books.author_id = authors.id WHERE country = 'Cote d''Ivoire'"
                + " GROUP BY authors.name HAVING COUNT(*) > 1 ORDER BY COUNT(*) DESC"
                + " LIMIT 3 OFFSET 1");
  }

  @Test
  void tablesThatNoCallJoinsAreJoinedByTheirKey() {
    assertThat(
            sql(
                Dialect.SQLITE,
                """
                add_select('r.name')
                add_from('loans', alias='l')
                add_from('readers', alias='r')
                add_from('books', alias='b', on='b.isbn = l.isbn')
                """))
        .isEqualTo(
            "SELECT r.name FROM loans AS l JOIN readers AS r ON l.reader_id = r.reader_id"
                + " JOIN books AS b ON b.isbn = l.isbn");
  }

  @Test
  void queriesAreMerged() {
    assertThat(
            sql(
                Dialect.SQLITE,
                """
                add_select('name')
                add_from('authors')
                add_merge('except')
                add_select('name')
                add_from('readers')
                add_limit(5)
                """))
        .isEqualTo("SELECT name FROM authors EXCEPT SELECT name FROM readers LIMIT 5");
  }

  @Test
  void subQuestionsAreSubqueries() {
    assertThat(
            sql(
                Dialect.SQLITE,
                """
                add_select('title')
                add_from('books')
                add_from(QA('the years with most books'), alias='y', on='books.year = y.year')
                add_where('author_id', 'NOT IN', QA('the authors from Peru'))
                """,
                "SELECT year FROM books GROUP BY year",
                "SELECT id FROM authors WHERE country = 'Peru'"))
        .isEqualTo(
            "SELECT title FROM books JOIN (SELECT year FROM books GROUP BY year) AS y"
                + " ON books.year = y.year WHERE author_id NOT IN"
                + " (SELECT id FROM authors WHERE country = 'Peru')");
  }

  @Test
  void conditionsAreConnectedAsTheModelSays() {
    CallProgram program =
        program(
            """
            add_select('title')
            add_from('books')
            add_where('year', '=', 1999)
            add_where('year', '=', 2001)
            add_where('price', 'BETWEEN', ['1', '2'])
            """);
    CallAssembly assembly = new CallAssembly(Library.catalog(Dialect.SQLITE));

    assertThat(assembly.groups(program))
        .containsExactly(
            new CallAssembly.Group(
                "WHERE", List.of("year = 1999", "year = 2001", "price BETWEEN '1' AND '2'")));
    assertThat(
            assembly.sql(
                program, List.of(), List.of(Connection.parse("(1 OR 2) and 3", 3).orElseThrow())))
        .isEqualTo(
            "SELECT title FROM books WHERE (year = 1999 OR year = 2001)"
                + " AND price BETWEEN '1' AND '2'");
  }

  @Test
  void namesAreQuotedAsTheDialectWants() {
    Catalog catalog =
        new Catalog(
            "schools",
            Dialect.POSTGRESQL,
            List.of(
                new CatalogTable(
                    new TableDefinition(
                        "frpm",
                        List.of(
                            new ColumnDefinition("Free Meal Count (K-12)", "INTEGER", true),
                            new ColumnDefinition("County", "TEXT", true)),
                        List.of(),
                        List.of()),
                    1,
                    Table.of(List.of(), List.of()))));

    assertThat(
            new CallAssembly(catalog)
                .sql(
                    program(
                        """
                        add_select('frpm.Free Meal Count (K-12) AS meals', 'MAX("County")')
                        add_from('frpm')
                        add_where('county', '=', 'Yolo')
                        """),
                    List.of()))
        .isEqualTo(
            "SELECT frpm.\"Free Meal Count (K-12)\" AS meals, MAX(\"County\") FROM frpm"
                + " WHERE \"County\" = 'Yolo'");
    assertThat(sql(Dialect.H2, "add_select('Books.Title')\nadd_from('BOOKS')"))
        .isEqualTo("SELECT \"books\".\"title\" FROM \"books\"");
  }

  @Test
  void rowsAreBoundedAsTheDialectWants() {
    String code = "add_select('title')\nadd_from('books')\nadd_limit(2)";

    assertThat(sql(Dialect.MYSQL, code)).endsWith(" LIMIT 2");
    assertThat(sql(Dialect.MSSQL, code))
        .endsWith(" ORDER BY (SELECT NULL) OFFSET 0 ROWS FETCH NEXT 2 ROWS ONLY");
    assertThat(sql(Dialect.DB2, code)).endsWith(" FETCH FIRST 2 ROWS ONLY");
  }

  @Test
  void backslashesAreTextInMySql() {
    assertThat(
            sql(
                Dialect.MYSQL,
                "add_select('title')\nadd_from('books')\nadd_where('title', '=', 'a\\\\b')"))
        .endsWith("title = 'a\\\\b'");
  }
}
