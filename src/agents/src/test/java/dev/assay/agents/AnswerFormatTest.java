package dev.assay.agents;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class AnswerFormatTest {

  private static final String COLUMN = "{\"name\": \"town\", \"type\": \"text\"}";

  private static String json(String columns, String least, String most) {
    return "{\"columns\": [%s], \"leastRows\": %s, \"mostRows\": %s}"
        .formatted(columns, least, most);
  }

  @Test
  void anAnswerIsReadAndShownAsTheHeadOfACsvFile() {
    AnswerFormat format =
        AnswerFormat.parse(
            json(COLUMN + ", {\"name\": \"people\", \"type\": \"number\"}", "1", "1"));

    assertThat(format)
        .isEqualTo(
            new AnswerFormat(
                List.of(
                    new AnswerFormat.Column("town", AnswerFormat.Type.TEXT),
                    new AnswerFormat.Column("people", AnswerFormat.Type.NUMBER)),
                1,
                1));
    assertThat(format.text()).isEqualTo("town:text,people:number\n(the answer is one row)");
  }

  @ParameterizedTest
  @CsvSource({
    "0, null, any number of rows",
    "2, null, 2 or more rows",
    "3, 3, 3 rows",
    "0, 3, 0 to 3 rows"
  })
  void rowsAreSaidInWords(String least, String most, String rows) {
    assertThat(AnswerFormat.parse(json(COLUMN, least, most)).rows()).isEqualTo(rows);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      textBlock =
          """
          [] | the answer must be an object with 'columns', 'leastRows', 'mostRows' alone
          {"columns": [], "leastRows": 0, "mostRows": 1} | 'columns' must be an array of 1 to 50 objects
          {"columns": [{"name": "a"}], "leastRows": 0, "mostRows": 1} | each of 'columns' must be an object with 'name', 'type' alone
          {"columns": [{"name": "a", "type": "blob"}], "leastRows": 0, "mostRows": 1} | 'type' must be one of text, number, date and any
          {"columns": [{"name": " ", "type": "any"}], "leastRows": 0, "mostRows": 1} | 'name' must hold text of 1 to 200 characters
          {"columns": [{"name": "a", "type": "any"}], "leastRows": -1, "mostRows": 1} | 'leastRows' must be a whole number from 0 to 1,000,000
          {"columns": [{"name": "a", "type": "any"}], "leastRows": 0, "mostRows": 0} | 'mostRows' must be a whole number from 1 to 1,000,000
          {"columns": [{"name": "a", "type": "any"}], "leastRows": 2, "mostRows": 1} | 'mostRows' is less than 'leastRows'
          {"columns": [{"name": "a", "type": "any"}], "leastRows": 0, "mostRows": 1, "note": ""} | the answer must be an object with 'columns', 'leastRows', 'mostRows' alone
          """)
  void whatIsNoFormatIsRefusedForTheModel(String json, String message) {
    assertThatThrownBy(() -> AnswerFormat.parse(json)).hasMessage(message);
  }

  @Test
  void whatIsNoJsonIsRefused() {
    assertThatThrownBy(() -> AnswerFormat.parse("{\"columns\": "))
        .hasMessageStartingWith("not JSON: ");
    assertThatThrownBy(() -> AnswerFormat.parse(json(COLUMN, "0", "1") + " and more"))
        .hasMessageStartingWith("not JSON: ");
  }

  @Test
  void thePromptShowsTheQuestionAndWhatWasWrong() throws Exception {
    FixedModel model = new FixedModel("```json\n{}\n```");

    AnswerFormatAgent.asking(model)
        .expect(
            new AnswerFormatRequest(Contexts.ATTEMPT, Contexts.clinic(), List.of("not JSON: x")));

    assertThat(model.onlyCall().step()).isEqualTo("expect-format");
    assertThat(model.onlyCall().prompt().system()).contains("\n{\"columns\": [{\"name\": ");
    assertThat(model.onlyCall().prompt().user())
        .isEqualTo(
            """
            Schema:
            ```sql
            CREATE TABLE "t{1}" (`a` text);
            ```

            Question:
            ```text
            What's in `it`?
            ```

            What its words mean in this database:
            ````text
            x means ```y```
            ````

            Your last answer can't be used as it is:
            ```text
            not JSON: x
            ```

            Answer again, in full, with this put right.""");
  }
}
