package dev.assay.workflow.functioncalls;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.assay.agents.QuestionContext;
import dev.assay.agents.model.ModelCall;
import dev.assay.agents.model.ModelException;
import dev.assay.workflow.Fixture;
import dev.assay.workflow.linking.ValueIndexes;
import java.time.Duration;
import org.junit.jupiter.api.Test;

class FunctionCallGenerationTest {

  private final Fixture run = Fixture.asking("Which owners have heavy pets?");

  private CallTurns write() throws ModelException {
    return new FunctionCallGeneration(
            run.artifacts(), run, new ValueIndexes(run.artifacts()), Fixture.TIME)
        .write(
            run.artifacts().question(Fixture.RUN),
            0,
            new QuestionContext(
                "sqlite", "SQLite", "CREATE TABLE Owners", "", "", "Which owners?", ""));
  }

  @Test
  void callsThatAreRightBecomeSqlAtOnce() throws ModelException {
    run.answering(
        "python",
        """
        add_select("Owners.name")
        add_from("Owners")
        add_from("Pets")
        add_where("Pets.weight", ">", 3)
        """);

    assertThat(write().sql())
        .isEqualTo(
            "SELECT Owners.name FROM Owners JOIN Pets ON Pets.owner_id = Owners.owner_id"
                + " WHERE Pets.weight > 3");
    assertThat(write().turns()).hasSize(1);
    assertThat(run.calls()).hasSize(1);
  }

  @Test
  void eachWrongCallIsToldAndMended() throws ModelException {
    run.answering("python", "add_select('Owners.nam')\nadd_from('Owners')")
        .answering("python", "add_select('Owners.name')\nadd_from('Owners')");

    CallTurns turns = write();

    assertThat(turns.sql()).isEqualTo("SELECT Owners.name FROM Owners");
    assertThat(turns.turns().getFirst().problems())
        .containsExactly(
            "line 1, add_select: the table 'Owners' has no column 'nam': nearest are 'name'");
    assertThat(run.calls().getLast().prompt().user())
        .contains("line 1, add_select: the table 'Owners' has no column 'nam'");
    assertThat(run.calls()).extracting(ModelCall::round).containsExactly(1, 2);
  }

  @Test
  void conditionsAreConnectedAsTheModelSaysInTheEnd() throws ModelException {
    run.answering(
            "python",
            """
            add_select("name")
            add_from("Pets")
            add_where("weight", ">", 3)
            add_where("name", "=", "Rex")
            """)
        .answering("json", "{\"connections\": [\"1 OR 3\"]}")
        .answering("json", "{\"connections\": [\"1 OR 2\"]}");

    assertThat(write().sql()).isEqualTo("SELECT name FROM Pets WHERE weight > 3 OR name = 'Rex'");
    assertThat(run.calls())
        .extracting(ModelCall::step)
        .containsExactly("write-calls", "connect-conditions", "connect-conditions");
    assertThat(run.calls().getLast().prompt().user())
        .contains("WHERE\n1: weight > 3\n2: name = 'Rex'")
        .contains("'1 OR 3' must connect each number from 1 to 2 once, by AND, OR and parentheses");
  }

  @Test
  void conditionsThatNobodyConnectsAllHaveToHold() throws ModelException {
    run.answering(
            "python",
            "add_select('name')\nadd_from('Pets')\nadd_where('weight', '>', 3)\n"
                + "add_where('weight', '<', 5)")
        .answering("and, I think")
        .answering("or so");

    assertThat(write().sql()).endsWith(" WHERE weight > 3 AND weight < 5");
    assertThat(write().connections()).isEmpty();
  }

  @Test
  void subQuestionsAreWrittenAsCallsOfTheirOwn() throws ModelException {
    run.answering(
            "python",
            """
            add_select("name")
            add_from("Pets")
            add_where("weight", ">", QA("What is the average weight?"))
            """)
        .answering("python", "add_select('AVG(weight)')\nadd_from('Pets')");

    assertThat(write().sql())
        .isEqualTo("SELECT name FROM Pets WHERE weight > (SELECT AVG(weight) FROM Pets)");
    assertThat(run.calls().getLast().prompt().user())
        .contains("What is the average weight?")
        .contains("The whole question, of which only a part is asked for:");
  }

  @Test
  void aPartOfAPartOfAPartIsRefused() throws ModelException {
    String nested = "add_select('name')\nadd_from('Pets')\nadd_where('weight', '>', QA('More?'))";
    String plain = "add_select('AVG(weight)')\nadd_from('Pets')";
    run.answering("python", nested)
        .answering("python", nested)
        .answering("python", nested)
        .answering("python", plain);

    assertThat(write().turns().get(2).problems())
        .containsExactly("QA: this is a part of a part already: answer it without QA");
    assertThat(write().sql()).endsWith("(SELECT AVG(weight) FROM Pets))");
  }

  @Test
  void theProgramWithFewestProblemsIsTakenWhereNoneIsRight() throws ModelException {
    run.answering("python", "add_select('nme', 'nam')\nadd_from('Pets')")
        .answering("python", "add_select('nme')\nadd_from('Pets')")
        .answering("no calls")
        .answering("python", "import os");

    CallTurns turns = write();

    assertThat(turns.sql()).isEqualTo("SELECT nme FROM Pets");
    assertThat(turns.turns()).hasSize(CallWriting.MOST_TURNS);
  }

  @Test
  void whatIsNoCallsAtAllGivesNoSql() throws ModelException {
    run.answering("one").answering("two").answering("three").answering("four");

    assertThat(write().sql()).isNull();
    assertThat(write().reason())
        .isEqualTo(
            "no calls in 4 answers: the answer has no block of Python code (```python): it is prose,"
                + " which begins 'four'");
  }

  @Test
  void aModelThatRefusesLeavesTheQueryToBeWrittenWithoutCalls() throws ModelException {
    run.failing(new ModelException.Refused("main", "no completion is recorded"));

    CallTurns turns = write();

    assertThat(turns.sql()).isNull();
    assertThat(turns.reason()).isEqualTo("model main: no completion is recorded");
  }

  @Test
  void aModelThatIsBusyIsAskedAgainLater() {
    run.failing(new ModelException.RateLimited("main", Duration.ofSeconds(3)));

    assertThatThrownBy(this::write).isInstanceOf(ModelException.RateLimited.class);
  }
}
