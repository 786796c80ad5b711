package dev.assay.cli.output;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class SqlChangeTest {

  @Test
  void whatWasAddedIsNamed() {
    assertThat(changes("SELECT COUNT(id) FROM t", "SELECT COUNT(DISTINCT id) FROM t"))
        .containsExactly("added DISTINCT");
  }

  @Test
  void whatWasRemovedIsNamed() {
    assertThat(changes("SELECT a FROM t LIMIT 1;", "SELECT a FROM t"))
        .containsExactly("removed LIMIT 1");
  }

  @Test
  void whatTookAnothersPlaceIsNamedWithIt() {
    assertThat(changes("SELECT b.date FROM b", "SELECT s.date FROM b"))
        .containsExactly("b became s");
  }

  @Test
  void textInQuotesIsOneThing() {
    assertThat(changes("WHERE a = 'New York'", "WHERE a = 'New  York '"))
        .containsExactly("'New York' became 'New  York '");
  }

  @Test
  void whiteSpaceIsNoChange() {
    assertThat(changes("SELECT a\n  FROM t;", "SELECT a FROM t")).isEmpty();
  }

  @Test
  void severalChangesAreNamedInOrder() {
    assertThat(changes("SELECT a FROM t WHERE x = 1", "SELECT b FROM t WHERE x = 2"))
        .containsExactly("a became b", "1 became 2");
  }

  @Test
  void wordsOfAnyScriptAreWhole() {
    assertThat(changes("SELECT größe FROM t", "SELECT gruppe FROM t"))
        .containsExactly("größe became gruppe");
  }

  private static List<String> changes(String before, String after) {
    return SqlChange.between(before, after).stream().map(SqlChange::describe).toList();
  }
}
