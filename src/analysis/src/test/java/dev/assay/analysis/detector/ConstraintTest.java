package dev.assay.analysis.detector;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.assay.analysis.Finding;
import dev.assay.analysis.Library;
import dev.assay.catalog.Catalog;
import dev.assay.catalog.CatalogException;
import dev.assay.sql.Dialect;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ConstraintTest {

  private static final Catalog LIBRARY = Library.catalog(Dialect.SQLITE);

  @TempDir Path folder;

  private Path file(String yaml) throws IOException {
    return Files.writeString(folder.resolve("rules.yaml"), yaml);
  }

  private List<String> found(String sql) throws IOException {
    Path rules =
        file(
            """
            constraints:
              - {table: books, column: price, rule: exclude-nulls}
              - {table: Loans, column: reader_id, rule: filter}
              - {table: loans, column: day, rule: process, functions: [substr]}
            """);
    return new ConstraintInspection(LIBRARY, ConstraintFile.read(rules, LIBRARY))
        .inspect(sql).stream().map(Finding::message).toList();
  }

  @Test
  void nullsThatMustBeLeftOutAreFound() throws IOException {
    assertThat(found("SELECT avg(price) FROM books WHERE price IS NULL OR year = 1999"))
        .containsExactly(
            "books.price holds NULLs that must be left out: add the condition price IS NOT NULL");
    assertThat(found("SELECT avg(price) FROM books WHERE price IS NOT NULL")).isEmpty();
    assertThat(found("SELECT title FROM books")).isEmpty();
  }

  @Test
  void aTableWithoutItsFilterIsFound() throws IOException {
    assertThat(found("SELECT count(*) FROM loans"))
        .containsExactly("'loans' must be filtered by reader_id: add a condition on it");
    assertThat(found("SELECT count(*) FROM loans WHERE reader_id = 2")).isEmpty();
  }

  @Test
  void aFormatThatIsNotProcessedIsFound() throws IOException {
    assertThat(found("SELECT day FROM loans WHERE reader_id = 1"))
        .containsExactly("loans.day must be processed before it is used: put it into SUBSTR");
    assertThat(found("SELECT substr(day, 7) FROM loans WHERE reader_id = 1")).isEmpty();
  }

  @Test
  void aWrongFileIsRefusedWithItsLine() throws IOException {
    Path unknown = file("constraints:\n  - {table: books, column: prize, rule: filter}\n");
    assertThatThrownBy(() -> ConstraintFile.read(unknown, LIBRARY))
        .isInstanceOf(CatalogException.class)
        .hasMessage(unknown + ":2: the table 'books' has no column 'prize': nearest are 'price'");

    Path rule = file("constraints:\n  - {table: books, column: price, rule: hide}\n");
    assertThatThrownBy(() -> ConstraintFile.read(rule, LIBRARY))
        .hasMessage(
            rule + ":2: there is no rule 'hide': it is one of exclude-nulls, filter, process");

    Path functions = file("constraints:\n  - {table: books, column: price, rule: process}\n");
    assertThatThrownBy(() -> ConstraintFile.read(functions, LIBRARY))
        .hasMessage(
            functions + ":2: 'functions' are given for the rule 'process', and only for that one");
  }

  @Test
  void sqlThatCannotBeParsedKeepsNoRule() throws IOException {
    assertThat(found("SELECT FROM WHERE"))
        .containsExactly(
            "the rules stated for this database cannot be held against this SQL, which cannot be"
                + " parsed: write it more plainly");
  }
}
