package dev.assay.sql.mutation;

import static org.assertj.core.api.Assertions.assertThat;

import dev.assay.sql.ColumnDefinition;
import dev.assay.sql.Dialect;
import dev.assay.sql.TableDefinition;
import java.util.List;
import org.junit.jupiter.api.Test;

class AdditionsTest {

  private static final List<TableDefinition> TABLES =
      List.of(
          new TableDefinition(
              "pet",
              List.of(
                  new ColumnDefinition("name", "TEXT", true),
                  new ColumnDefinition("kind", "TEXT", true),
                  new ColumnDefinition("weight", "REAL", true)),
              List.of(),
              List.of()));

  private static List<String> added(String before, String after) {
    return Additions.of(Dialect.SQLITE, before, after, TABLES).stream()
        .map(Additions::part)
        .toList();
  }

  @Test
  void aConversionThatWasNotThereIsAnAddition() {
    assertThat(
            added(
                "SELECT name FROM pet WHERE kind = 'cat'",
                "SELECT name FROM pet WHERE TRIM(kind) = 'cat'"))
        .containsExactly("Trim( kind )");
  }

  @Test
  void aConditionThatWasNotThereIsAnAdditionAndTheSqlIsGivenWithoutIt() {
    List<Mutant> without =
        Additions.of(
            Dialect.SQLITE,
            "SELECT name FROM pet WHERE kind = 'cat'",
            "SELECT name FROM pet WHERE kind = 'cat' AND weight IS NOT NULL",
            TABLES);

    assertThat(without)
        .extracting(Mutant::sql)
        .containsExactly("SELECT name FROM pet WHERE kind = 'cat'");
  }

  @Test
  void aliasesCaseAndParenthesesMakeNoAddition() {
    assertThat(
            added(
                "SELECT name FROM pet WHERE LOWER(kind) = 'cat' AND weight > 5",
                "SELECT p.name FROM pet AS p WHERE (lower(p.kind) = 'cat') AND p.weight > 5"))
        .isEmpty();
  }

  @Test
  void aConditionOnTheConvertedColumnIsTheOldOne() {
    assertThat(
            added(
                "SELECT name FROM pet WHERE weight > 5",
                "SELECT name FROM pet WHERE CAST(weight AS REAL) > 5"))
        .containsExactly("CAST(weight AS REAL)");
  }

  @Test
  void whatTheParserCannotReadHasNone() {
    assertThat(added("SELECT name FROM pet", "SELECT name FROM FROM pet")).isEmpty();
  }
}
