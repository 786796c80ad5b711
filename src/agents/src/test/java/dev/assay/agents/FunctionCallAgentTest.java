package dev.assay.agents;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;

class FunctionCallAgentTest {

  private final FixedModel model = new FixedModel("```python\nadd_select('a')\n```");

  @Test
  void thePromptShowsTheLastCallsWithWhatIsWrongWithThem() throws Exception {
    Answer answer =
        FunctionCallAgent.asking(model)
            .write(
                new FunctionCallRequest(
                    Contexts.ATTEMPT,
                    Contexts.bare(),
                    "The whole?",
                    "add_select('{a}')",
                    List.of("line 1, add_select: no", "line 2, add_from: no")));

    assertThat(((Answer.Code) answer).text()).isEqualTo("add_select('a')");
    assertThat(model.onlyCall().step()).isEqualTo("write-calls");
    assertThat(model.onlyCall().prompt().user())
        .isEqualTo(
            """
            Dialect: Db2

            Schema:
            ```sql
            CREATE TABLE t (a text);
            ```

            The whole question, of which only a part is asked for:
            ```text
            The whole?
            ```

            Question:
            ```text
            How many?
            ```

            Your last calls:
            ```python
            add_select('{a}')
            ```

            What is wrong with them:
            ```text
            line 1, add_select: no
            line 2, add_from: no
            ```

            Answer again, with all calls. Where the database does not hold a value, take the cell\
             that is meant, or another column, or leave the condition out. Keep what you are sure\
             of.""");
  }

  @Test
  void theInstructionsNameEveryFunction() throws Exception {
    FunctionCallAgent.asking(model)
        .write(new FunctionCallRequest(Contexts.ATTEMPT, Contexts.bare(), "", "", List.of()));

    assertThat(model.onlyCall().prompt().system())
        .contains(
            "\nadd_select(",
            "\nadd_from(",
            "\nadd_where(",
            "\nadd_groupby(",
            "\nadd_having(",
            "\nadd_orderby(",
            "\nadd_limit(",
            "\nadd_merge(",
            "\nQA(");
    assertThat(model.onlyCall().prompt().user()).endsWith("Question:\n```text\nHow many?\n```");
  }

  @Test
  void conditionsAreShownWithTheirNumbers() throws Exception {
    FixedModel connecting = new FixedModel("{\"connections\": [\"1 OR 2\"]}");

    Answer answer =
        ConditionAgent.asking(connecting)
            .connect(
                new ConditionRequest(
                    Contexts.ATTEMPT, "Which?", "", "WHERE\n1: a = 1\n2: b = 2", List.of()));

    assertThat(Connections.parse(((Answer.Code) answer).text(), 1)).containsExactly("1 OR 2");
    assertThat(connecting.onlyCall().step()).isEqualTo("connect-conditions");
    assertThat(connecting.onlyCall().prompt().user())
        .isEqualTo(
            """
            Question:
            ```text
            Which?
            ```

            Conditions:
            ```text
            WHERE
            1: a = 1
            2: b = 2
            ```""");
  }

  @Test
  void everyClauseNeedsItsConnection() {
    assertThatThrownBy(() -> Connections.parse("{\"connections\": [\"1 OR 2\"]}", 2))
        .hasMessage("'connections' must be an array of 2, one for each clause");
    assertThatThrownBy(() -> Connections.parse("{\"connections\": [12]}", 1))
        .hasMessage("'connections' must hold text of 1 to 1000 characters");
    assertThatThrownBy(() -> Connections.parse("{}", 1))
        .hasMessage("the answer must be an object with 'connections' alone");
  }
}
