package dev.assay.workflow.format;

import static org.assertj.core.api.Assertions.assertThat;

import dev.assay.agents.AnswerFormat;
import dev.assay.agents.AnswerFormat.Column;
import dev.assay.agents.AnswerFormat.Type;
import dev.assay.agents.QuestionContext;
import dev.assay.agents.model.ModelException;
import dev.assay.table.Table;
import dev.assay.workflow.Fixture;
import dev.assay.workflow.artifacts.ArtifactKeys;
import dev.assay.workflow.format.FormatComparison.Mismatch;
import java.time.LocalDate;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;

class FormatComparisonTest {

  private static final AnswerFormat HEAVIEST =
      new AnswerFormat(
          List.of(new Column("pet", Type.TEXT), new Column("weight", Type.NUMBER)), 1, 1);

  private static Table table(Object... cells) {
    return Table.ofValues(List.of("name", "kg"), List.of(Arrays.asList(cells)));
  }

  private static List<String> messages(AnswerFormat format, Table result, boolean everything) {
    return FormatComparison.of(format, result, everything).stream().map(Mismatch::message).toList();
  }

  @Test
  void aResultOfTheExpectedFormIsLeftAlone() {
    assertThat(messages(HEAVIEST, table("Rex", 2.5), true)).isEmpty();
    assertThat(messages(HEAVIEST, table("Rex", "2.5"), true)).isEmpty();
    assertThat(messages(HEAVIEST, table(null, null), true)).isEmpty();
    assertThat(messages(HEAVIEST, table(2.5, "Rex"), true)).isEmpty();
  }

  @Test
  void aSuperlativeIsAnsweredInOneRow() {
    Table two = Table.ofValues(List.of("n", "w"), List.of(List.of("a", 1L), List.of("b", 2L)));

    assertThat(FormatComparison.of(HEAVIEST, two, false))
        .containsExactly(
            new Mismatch("row-count", "the question asks for one row, and the result has 2"));
  }

  @Test
  void columnsTooManyOrTooFewAreCounted() {
    assertThat(messages(HEAVIEST, Table.ofValues(List.of("n"), List.of(List.of("a"))), false))
        .containsExactly("the question asks for 2 columns (pet, weight), and the result has 1");
  }

  @Test
  void whatAColumnHoldsCounts() {
    assertThat(messages(HEAVIEST, table("Rex", "heavy"), false))
        .containsExactly("'weight' should hold numbers, and column 2 ('kg') holds text");
    assertThat(messages(HEAVIEST, table(7L, 2.5), false))
        .containsExactly("'pet' should hold text, and column 1 ('name') holds numbers");
    assertThat(messages(HEAVIEST, table("Rex", LocalDate.of(2020, 1, 1)), false))
        .containsExactly("'weight' should hold numbers, and column 2 ('kg') holds dates");
  }

  @Test
  void onlyTheDatabaseItselfHasToHaveRowsEnough() {
    Table none = Table.ofValues(List.of("n", "w"), List.of());
    AnswerFormat three = new AnswerFormat(HEAVIEST.columns(), 3, 3);

    assertThat(messages(three, none, false)).isEmpty();
    assertThat(messages(three, none, true))
        .containsExactly("the question asks for 3 rows, and the result has 0");
  }

  private final Fixture run = Fixture.asking("How many owners?");

  private ExpectedFormat expected() throws ModelException {
    return new FormatExpectation(run.artifacts(), run)
        .of(
            run.artifacts().question(Fixture.RUN),
            new QuestionContext(
                "sqlite", "SQLite", "CREATE TABLE Owners", "", "", "How many?", ""));
  }

  @Test
  void theFormIsAskedForOnceAndAgainWhereItCannotBeRead() throws ModelException {
    run.answering("json", "{\"columns\": []}")
        .answering(
            "json",
            "{\"columns\": [{\"name\": \"n\", \"type\": \"number\"}], \"leastRows\": 1, \"mostRows\": 1}");

    assertThat(expected().text()).isEqualTo("n:number\n(the answer is one row)");
    assertThat(expected().text()).isEqualTo("n:number\n(the answer is one row)");
    assertThat(run.calls()).hasSize(2);
    assertThat(run.calls().getLast().prompt().user())
        .contains("the answer must be an object with 'columns', 'leastRows', 'mostRows' alone");
  }

  @Test
  void aModelThatKnowsNoFormLeavesItOpen() throws ModelException {
    run.answering("no idea").answering("no idea");

    assertThat(expected())
        .isEqualTo(
            new ExpectedFormat(
                null,
                "no form in 2 answers: the answer has no block of JSON code (```json): it is prose,"
                    + " which begins 'no idea'"));
    assertThat(run.artifacts().find(ArtifactKeys.answerFormat(Fixture.RUN), ExpectedFormat.class))
        .isPresent();
  }

  @Test
  void aModelThatRefusesLeavesItOpenToo() throws ModelException {
    run.failing(new ModelException.Refused("main", "no completion is recorded"));

    assertThat(expected())
        .isEqualTo(new ExpectedFormat(null, "model main: no completion is recorded"));
  }
}
