package dev.assay.agents;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class ExplorationAgentTest {

  private static QueriesAnswer explored(String answer) throws Exception {
    return ExplorationAgent.asking(new FixedModel(answer))
        .explore(new ExplorationRequest(Contexts.ATTEMPT, Contexts.bare(), 10, "", "", List.of()));
  }

  @Test
  void everyBlockOfSqlIsAQuery() throws Exception {
    assertThat(
            explored(
                    """
                    What towns are there?
                    ```sql
                    SELECT DISTINCT town FROM t
                    ```
                    ```python
                    print()
                    ```
                    And names?
                    ```
                    SELECT name FROM t
                    ```
                    """)
                .queries())
        .containsExactly("SELECT DISTINCT town FROM t", "SELECT name FROM t");
    assertThat(explored("nothing to find out").queries()).isEmpty();
  }

  @Test
  void aCorrectionIsShownToTheQueriesThatAreLeft() throws Exception {
    FixedModel model = new FixedModel("");

    ExplorationAgent.asking(model)
        .explore(
            new ExplorationRequest(
                Contexts.ATTEMPT,
                Contexts.bare(),
                10,
                "SELECT {a}",
                "SELECT a",
                List.of("SELECT {b}", "SELECT {c}")));

    assertThat(model.onlyCall().step()).isEqualTo("explore");
    assertThat(model.onlyCall().prompt().system()).contains("At most 10 queries");
    assertThat(model.onlyCall().prompt().user())
        .endsWith(
            """
            This query failed:
            ```sql
            SELECT {a}
            ```

            It was mended like this:
            ```sql
            SELECT a
            ```

            Queries that are still to be run, and may have the same fault:
            ```sql
            SELECT {b};

            SELECT {c}
            ```

            Give these queries again, all of them in the same order, mended where they need it.""");
  }

  @Test
  void aFailedQueryIsShownWithItsProblem() throws Exception {
    FixedModel model = new FixedModel("```sql\nSELECT 1\n```");

    ExplorationCorrectionAgent.asking(model)
        .correct(
            new ExplorationCorrectionRequest(
                Contexts.ATTEMPT, Contexts.bare(), "SELECT {a}", "no such column: a"));

    assertThat(model.onlyCall().step()).isEqualTo("correct-exploration");
    assertThat(model.onlyCall().prompt().user())
        .endsWith(
            """
            The query:
            ```sql
            SELECT {a}
            ```

            Why it is of no use:
            ```text
            no such column: a
            ```""");
  }

  @Test
  void notesOnTheDialectArePartOfThePrompt() throws Exception {
    FixedModel model = new FixedModel("");

    ExplorationAgent.asking(model)
        .explore(
            new ExplorationRequest(
                Contexts.ATTEMPT,
                new QuestionContext("sqlite", "SQLite", "CREATE TABLE t (a);", "", "", "Q?", ""),
                10,
                "",
                "",
                List.of()));

    assertThat(model.onlyCall().prompt().user())
        .startsWith("Dialect: SQLite\n\n- Dates are text or numbers: use strftime('%Y', day)")
        .contains("LIMIT.\n\nSchema:\n");
  }
}
