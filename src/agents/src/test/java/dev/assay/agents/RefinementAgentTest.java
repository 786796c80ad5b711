package dev.assay.agents;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class RefinementAgentTest {

  private static final RefinementRequest REQUEST =
      new RefinementRequest(
          Contexts.ATTEMPT,
          Contexts.bare(),
          "n:number\n(the answer is one row)",
          "SELECT a FROM t\n{1}",
          "SELECT {a}",
          "n\n-\n0",
          List.of("every value of 'n' is 0"));

  private static final String REST =
      """
      Dialect: Db2

      Schema:
      ```sql
      CREATE TABLE t (a text);
      ```

      What was found out about the columns, query by query:
      ```text
      SELECT a FROM t
      {1}
      ```

      Question:
      ```text
      How many?
      ```

      The form that the answer shall have, as a CSV file:
      ```text
      n:number
      (the answer is one row)
      ```

      """;

  @Test
  void refinementSeesTheFormTheFindingsAndTheLastResult() throws Exception {
    FixedModel model = new FixedModel("```sql\nSELECT 1\n```");

    RefinementAgent.asking(model).refine(REQUEST);

    assertThat(model.onlyCall().step()).isEqualTo("refine-sql");
    assertThat(model.onlyCall().prompt().user())
        .isEqualTo(
            REST
                + """
                Your last query:
                ```sql
                SELECT {a}
                ```

                Its result, numbers rounded:
                ```text
                n
                -
                0
                ```

                What is wrong with it:
                ```text
                every value of 'n' is 0
                ```""");
  }

  @Test
  void stepsAreWrittenFromTheSame() throws Exception {
    FixedModel model = new FixedModel("```sql\nSELECT 1\n```");

    CteAgent.asking(model).write(REQUEST);

    assertThat(model.onlyCall().step()).isEqualTo("write-ctes");
    assertThat(model.onlyCall().prompt().user())
        .isEqualTo(
            REST
                + """
                The last query that was tried:
                ```sql
                SELECT {a}
                ```

                What is wrong with it:
                ```text
                every value of 'n' is 0
                ```""");
  }

  private static StepJudgement judged(FixedModel model, String step) throws Exception {
    return CteJudgeAgent.asking(model)
        .judge(
            new CteJudgeRequest(
                Contexts.ATTEMPT, Contexts.bare(), "", "WITH a AS (…) …", step, "n\n1", ""));
  }

  @Test
  void aStepIsRightOrRewritten() throws Exception {
    assertThat(judged(new FixedModel("Fine.\n<answer>right</answer>"), "a"))
        .isInstanceOf(StepJudgement.Right.class);
    assertThat(judged(new FixedModel("No.\n```sql\nWITH a AS (SELECT 2) …\n```"), "a"))
        .isInstanceOfSatisfying(
            StepJudgement.Rewritten.class,
            rewritten -> assertThat(rewritten.query()).isEqualTo("WITH a AS (SELECT 2) …"));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          I think so | the answer holds neither <answer>right</answer> nor a query
          <answer>right</answer>, or is it? | the answer holds neither <answer>right</answer> nor a query
          SELECT 1 <answer>right</answer> | the answer calls the step right, and holds a query nevertheless
          """)
  void anythingElseIsNoJudgement(String text, String reason) throws Exception {
    assertThat(judged(new FixedModel(text), "a"))
        .isInstanceOfSatisfying(
            StepJudgement.None.class, none -> assertThat(none.reason()).isEqualTo(reason));
  }

  @Test
  void theStepOrTheWholeIsShownToTheJudge() throws Exception {
    FixedModel step = new FixedModel("");
    FixedModel whole = new FixedModel("");

    judged(step, "a");
    judged(whole, "");

    assertThat(step.onlyCall().prompt().user())
        .endsWith("The step to check: a\n\nWhat it holds:\n```text\nn\n1\n```");
    assertThat(whole.onlyCall().prompt().user())
        .contains("\nTo check: what the whole query returns\n");
  }

  private static ResultChoice chosen(FixedModel model) throws Exception {
    return ResultChoiceAgent.asking(model)
        .choose(
            new ResultChoiceRequest(
                Contexts.ATTEMPT,
                Contexts.bare(),
                "",
                List.of(
                    new ResultChoiceRequest.Option("SELECT {a}", "1"),
                    new ResultChoiceRequest.Option("SELECT '```'", "2"))));
  }

  @Test
  void resultsAreShownUnderLetters() throws Exception {
    FixedModel model = new FixedModel("<answer>B</answer>");

    assertThat(chosen(model))
        .isInstanceOfSatisfying(
            ResultChoice.Chosen.class, choice -> assertThat(choice.option()).isEqualTo(1));
    assertThat(model.onlyCall().step()).isEqualTo("choose-result");
    assertThat(model.onlyCall().prompt().user())
        .endsWith(
            """
            Query A:
            ```sql
            SELECT {a}
            ```

            Its result:
            ```text
            1
            ```

            Query B:
            ````sql
            SELECT '```'
            ````

            Its result:
            ```text
            2
            ```""");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          B | the answer holds 0 choices
          <answer>A</answer> or <answer>B</answer> | the answer holds 2 choices
          <answer>A</answer> but maybe not | the answer goes on after its choice
          <answer>C</answer> | there is no option C
          """)
  void anythingElseIsNoChoice(String text, String reason) throws Exception {
    assertThat(chosen(new FixedModel(text)))
        .isInstanceOfSatisfying(
            ResultChoice.None.class, none -> assertThat(none.reason()).isEqualTo(reason));
  }
}
