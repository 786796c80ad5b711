package dev.assay.agents;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class KeywordColumnsTest {

  @Test
  void keywordsComeWithTheirColumnsEachOnce() {
    assertThat(
            KeywordColumns.parse(
                "{\"keywords\": [{\"columns\": [\"a.b\", \" a.b \", \"c.d\"], \"keyword\": \" x \"}]}"))
        .containsExactly(new KeywordColumns("x", List.of("a.b", "c.d")));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '~',
      value = {
        "[] | the answer must be an object with the field 'keywords' alone",
        "{\"keywords\": [], \"note\": 1} | the answer must be an object with the field 'keywords' alone",
        "{\"keywords\": []} | 'keywords' must be an array of 1 to 40 objects",
        "{\"keywords\": {}} | 'keywords' must be an array of 1 to 40 objects",
        "{\"keywords\": [{\"keyword\": \"x\"}]} | each of 'keywords' must be an object with 'keyword' and 'columns' alone",
        "{\"keywords\": [{\"keyword\": 1, \"columns\": []}]} | 'keyword' must hold text of 1 to 300 characters",
        "{\"keywords\": [{\"keyword\": \"x\", \"columns\": \"a\"}]} | 'columns' must be an array of at most 40 names",
        "{\"keywords\": [{\"keyword\": \"x\", \"columns\": [\"\"]}]} | 'columns' must hold text of 1 to 300 characters"
      })
  void whatIsNotAsAskedIsRefused(String json, String message) {
    assertThatThrownBy(() -> KeywordColumns.parse(json)).hasMessage(message);
  }

  @Test
  void whatIsNotJsonIsRefusedWithoutItsPosition() {
    assertThatThrownBy(() -> KeywordColumns.parse("keywords: x"))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageStartingWith("not JSON: ");
    assertThatThrownBy(() -> KeywordColumns.parse("[".repeat(50)))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("nesting depth");
  }

  @Test
  void moreThanFortyKeywordsAreRefused() {
    String keyword = "{\"keyword\": \"x\", \"columns\": []}";
    String json = "{\"keywords\": [" + keyword + (", " + keyword).repeat(40) + "]}";

    assertThatThrownBy(() -> KeywordColumns.parse(json))
        .hasMessage("'keywords' must be an array of 1 to 40 objects");
  }
}
