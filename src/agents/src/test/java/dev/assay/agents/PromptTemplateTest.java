package dev.assay.agents;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.assay.agents.model.Prompt;
import io.quarkus.qute.TemplateException;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class PromptTemplateTest {

  @Test
  void bothPartsAreRenderedAndStripped() {
    PromptTemplate template =
        PromptTemplate.parse("== system ==\nBe {how}.\n\n== user ==\n\nHello {who}\n");

    assertThat(template.render(Map.of("how", "brief", "who", "you")))
        .isEqualTo(new Prompt("Be brief.", "Hello you"));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "{x}",
        "{#if x}",
        "{{x}}",
        "{\"a\": {\"b\": [1]}}",
        "<b>&amp; \"quoted\" 'it''s'</b>",
        "back\\slash $1 \\{",
        "{! comment !}",
        "{|raw|}",
        "two\nlines",
        "\n== user ==\n"
      })
  void valuesAreInsertedAsTheyAre(String value) {
    PromptTemplate template = PromptTemplate.parse("== system ==\ns\n== user ==\n[{x}]");

    assertThat(template.render(Map.of("x", value)).user()).isEqualTo("[" + value + "]");
  }

  @Test
  void aFencedValueGetsAFenceLongerThanItsBackticks() {
    PromptTemplate template =
        PromptTemplate.parse("== system ==\ns\n== user ==\n{x.fenced('sql')}");

    assertThat(template.render(Map.of("x", "SELECT 1\n")).user())
        .isEqualTo("```sql\nSELECT 1\n```");
    assertThat(template.render(Map.of("x", "a\n````\nb ")).user())
        .isEqualTo("`````sql\na\n````\nb \n`````");
  }

  @Test
  void aValueThatIsNotGivenIsAnError() {
    PromptTemplate template = PromptTemplate.parse("== system ==\ns\n== user ==\n{absent}");

    assertThatThrownBy(() -> template.render(Map.of("x", "1")))
        .isInstanceOf(TemplateException.class)
        .hasMessageContaining("absent");
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "Hello", "== system ==\nx", "== user ==\nx\n== system ==\ny"})
  void aFileWithoutBothPartsIsAnError(String text) {
    assertThatThrownBy(() -> PromptTemplate.parse(text))
        .isInstanceOf(IllegalStateException.class)
        .hasMessage("a prompt file needs the parts '== system ==' and '== user =='");
  }

  @Test
  void aMissingFileIsAnError() {
    assertThatThrownBy(() -> PromptTemplate.of(PromptTemplateTest.class))
        .isInstanceOf(IllegalStateException.class)
        .hasMessage("the prompt file PromptTemplateTest.prompt is not packaged");
  }
}
