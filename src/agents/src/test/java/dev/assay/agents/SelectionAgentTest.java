package dev.assay.agents;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class SelectionAgentTest {

  @Test
  void thePromptShowsBothProgramsWithTheirResults() throws Exception {
    FixedModel model = new FixedModel("<answer>A</answer>");

    SelectionAgent.asking(model).select(request());

    assertThat(model.onlyCall().step()).isEqualTo("select-test-code");
    assertThat(model.onlyCall().round()).isEqualTo(2);
    assertThat(model.onlyCall().prompt().user())
        .isEqualTo(
            """
            DataFrames:
            ```text
            ports_df: id
            ```

            Foreign keys:
            ```text
            ports.id
            ```

            Question:
            ```text
            How many ports?
            ```

            What its words mean in this database:
            ```text
            ports: rows
            ```

            Program A:
            ```python
            result = one
            ```

            Its result:
            ```text
            1
            ```

            Program B:
            ````python
            result = two  # ```
            ````

            Its result:
            ```text
            2
            ```""");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "<answer>A</answer>",
        "Program B counts twice.\n<answer> A </answer>\n",
        "**<answer>A</answer>**."
      })
  void oneChoiceAtTheEndIsAnAnswer(String text) throws Exception {
    assertThat(answer(text)).isInstanceOf(SelectionAnswer.First.class);
    assertThat(answer(text.replace("A", "B"))).isInstanceOf(SelectionAnswer.Second.class);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          A | the answer holds neither <answer>A</answer> nor <answer>B</answer>
          <answer>C</answer> | the answer holds neither <answer>A</answer> nor <answer>B</answer>
          <answer>a</answer> | the answer holds neither <answer>A</answer> nor <answer>B</answer>
          <answer>A or B</answer> | the answer holds neither <answer>A</answer> nor <answer>B</answer>
          <answer>A</answer> no, <answer>B</answer> | the answer holds 2 choices
          <answer>A</answer> but I may be wrong | the answer goes on after its choice
          """)
  void anythingElseIsNoChoiceAndSaysWhy(String text, String reason) throws Exception {
    assertThat(answer(text))
        .isInstanceOfSatisfying(
            SelectionAnswer.None.class, none -> assertThat(none.reason()).isEqualTo(reason));
  }

  private static SelectionAnswer answer(String text) throws Exception {
    return SelectionAgent.asking(new FixedModel(text)).select(request());
  }

  private static SelectionRequest request() {
    return new SelectionRequest(
        new Attempt("writer", "q7", 2, 0),
        "ports_df: id",
        "ports.id",
        "How many ports?",
        "ports: rows",
        new SelectionRequest.Option("result = one", "1"),
        new SelectionRequest.Option("result = two  # ```", "2"));
  }
}
