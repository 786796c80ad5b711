package dev.assay.cli.suite;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A text in a template is the text that the template makes. */
class JinjaTest {

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
