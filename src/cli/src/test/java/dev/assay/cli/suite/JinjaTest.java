package dev.assay.cli.suite;

import static org.assertj.core.api.Assertions.assertThat;

import dev.assay.sql.Dialect;
import dev.assay.sql.RefusedSqlException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A text in a template is the text that the template makes. */
class JinjaTest {

  /** SQLMesh tells texts from names before it makes SQL of the template. */
  @Test
  void marksInNamesAndTextsDoNotEndThem() throws RefusedSqlException {
    assertThat(
            Jinja.escaped(Dialect.DUCKDB, "SELECT 'it''s {{ x }}' AS \"{%\", \"a\" FROM t -- {#"))
        .isEqualTo(
            "SELECT 'it''s {{ \"{{\" }} x }}' AS \"{{ '{%' }}\", \"a\" FROM t -- {{ \"{#\" }}");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "{{",
        "{%",
        "{#",
        "{{{",
        "{{{%{#",
        "{",
        "{\r",
        "{{\r",
        "{{{\r\n",
        "{\n",
        "{{\n",
        "a\n",
        "a\n\n",
        "\n",
        "\r",
        "a\r\nb",
        "{% raw %}{{ x }}{% endraw %}",
        "'{{'",
        "{{ '\\n' }}",
        "\\{{",
        "['{{']",
        ""
      })
  void everyTextComesBack(String text) {
    assertThat(RenderedJinja.of(Jinja.exactly(text))).isEqualTo(text);
  }
}
