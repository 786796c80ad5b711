package dev.assay.workflow.adequacy;

import static org.assertj.core.api.Assertions.assertThat;

import dev.assay.sql.SqlLimits;
import dev.assay.table.Table;
import dev.assay.workflow.Fixture;
import dev.assay.workflow.adequacy.Adequacy.Survivor;
import dev.assay.workflow.run.Asked;
import dev.assay.workflow.run.Question;
import dev.assay.workflow.testdata.TestDataAttempt;
import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class AdequacyMeasureTest {

  private static final String HEAVY = "SELECT name FROM Pets WHERE weight > 5";

  @Test
  void dataWithACaseOnEachSideAndOnTheBoundaryKillTheMutantsOfACondition() {
    Adequacy adequacy =
        measure(HEAVY, pets(row(1L, "Rex", 9.0), row(2L, "Tom", 5.0), row(3L, "Kit", 1.0)));

    assertThat(adequacy.objections()).isEmpty();
    assertThat(adequacy.survivors())
        .containsExactly(
            new Survivor(
                "duplicates kept or removed",
                "SELECT became SELECT DISTINCT",
                "SELECT DISTINCT name FROM Pets WHERE weight > 5"));
    assertThat(adequacy.enough(0.5)).isTrue();
  }

  @Test
  void dataWithoutACaseOnTheBoundaryLetItsMutantSurvive() {
    Adequacy adequacy = measure(HEAVY, pets(row(1L, "Rex", 9.0), row(2L, "Kit", 1.0)));

    assertThat(adequacy.survivors())
        .extracting(Survivor::change)
        .containsExactly("weight > 5 became weight >= 5", "SELECT became SELECT DISTINCT");
  }

  @Test
  void theShareIsThatOfTheKilled() {
    Adequacy adequacy = measure(HEAVY, pets(row(1L, "Rex", 9.0)));

    // dropped, flipped, boundary, distinct, and two columns in the place of weight
    assertThat(adequacy.mutants()).isEqualTo(adequacy.killed() + adequacy.survivors().size());
    assertThat(adequacy.share()).isEqualTo((double) adequacy.killed() / adequacy.mutants());
    assertThat(adequacy.inWords())
        .isEqualTo(
            "%d of %d queries with one mistake give another result on the test data"
                .formatted(adequacy.killed(), adequacy.mutants()));
  }

  @Test
  void aResultWithoutRowsIsObjectedTo() {
    Adequacy adequacy = measure(HEAVY, pets(row(1L, "Kit", 1.0)));

    assertThat(adequacy.objections())
        .containsExactly("the first SQL gives no row on the test data");
    assertThat(adequacy.enough(0)).isFalse();
  }

  @Test
  void aResultWithoutRowsForAValueThatOnlyTheSqlNamesIsNoObjection() {
    Adequacy adequacy =
        measure("SELECT weight FROM Pets WHERE name = 'Bello'", pets(row(1L, "Kit", 1.0)));

    assertThat(adequacy.objections()).isEmpty();
    assertThat(adequacy.unmeasured())
        .isEqualTo("the first SQL gives no row, and it alone names 'Bello'");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "SELECT weight FROM Pets WHERE name = 'kit'",
        "SELECT weight FROM Pets WHERE name = \"KIT\"",
        "SELECT count(*) FROM Pets WHERE name = 'kit'",
        "SELECT sum(weight) FROM Pets WHERE name = 'kit'"
      })
  void sqlThatFindsNothingForItsSpellingIsTold(String sql) {
    assertThat(measure(sql, pets(row(1L, "Kit", 9.0))).misspelt()).isTrue();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "SELECT count(*) FROM Pets WHERE name LIKE 'kit'",
        "SELECT weight FROM Pets WHERE LOWER(name) = 'kit' AND weight > 10",
        "SELECT weight FROM Pets WHERE name LIKE 'kit' AND weight > 10",
        "SELECT weight FROM Pets WHERE name = 'kit' AND weight > 10",
        "SELECT weight FROM Pets WHERE name = 'Kit' AND weight > 10",
        "SELECT weight FROM Pets WHERE owner_id = 'kit'"
      })
  void sqlThatFindsNothingForAnotherReasonIsNotCalledMisspelt(String sql) {
    assertThat(measure(sql, pets(row(1L, "Kit", 9.0))).misspelt()).isFalse();
  }

  @ParameterizedTest
  @ValueSource(strings = {"p.name", "count(*)"})
  void tablesThatTheSqlReadsAndTheDataLackAreNamed(String selected) {
    String joined =
        "SELECT %s FROM Pets p JOIN Owners o ON o.owner_id = p.owner_id WHERE p.weight > 5"
            .formatted(selected);

    assertThat(measure(joined, pets(row(1L, "Rex", 9.0))).objections())
        .containsExactly(
            "the first SQL finds nothing, since it also reads Owners: have rows of it, too");
  }

  @Test
  void aTableWithoutRowsThatDoesNotEmptyTheResultIsNotObjectedTo() {
    String joined =
        "SELECT p.name FROM Pets p LEFT JOIN Owners o ON o.name = p.name WHERE p.weight > 5";

    assertThat(measure(joined, pets(row(1L, "Rex", 9.0))).objections()).isEmpty();
  }

  @Test
  void aResultWithoutRowsForAValueThatRowsHoldIsObjectedTo() {
    Adequacy adequacy =
        measure(
            "SELECT weight FROM Pets WHERE name = 'Kit' AND weight > 5", pets(row(1L, "Kit", 1.0)));

    assertThat(adequacy.objections())
        .containsExactly("the first SQL gives no row on the test data");
  }

  @Test
  void rowsThatTieWhereTheSqlTakesTheFirstAreObjectedTo() {
    String heaviest = "SELECT name FROM Pets ORDER BY weight DESC LIMIT 1";

    assertThat(measure(heaviest, pets(row(1L, "Rex", 9.0), row(2L, "Kit", 9.0))).objections())
        .containsExactly(
            "the result of the first SQL depends on the order in which rows are stored: let no"
                + " rows tie where it takes the first ones");
    assertThat(measure(heaviest, pets(row(1L, "Rex", 9.0), row(2L, "Kit", 8.0))).objections())
        .isEmpty();
  }

  @Test
  void rowsThatTieInAnOrderWithoutALimitAreNotObjectedTo() {
    assertThat(
            measure(
                    "SELECT name FROM Pets ORDER BY weight DESC",
                    pets(row(1L, "Rex", 9.0), row(2L, "Kit", 9.0)))
                .objections())
        .isEmpty();
  }

  @Test
  void aColumnOfNullAloneIsObjectedTo() {
    Adequacy adequacy =
        measure("SELECT name, weight FROM Pets", pets(row(1L, "Rex", null), row(2L, "Kit", null)));

    assertThat(adequacy.objections())
        .containsExactly(
            "column weight of the result of the first SQL is NULL in every row on the test data",
            "the first SQL reads column weight, which is NULL in every row of Pets");
  }

  @Test
  void aColumnThatTheSqlReadsMustHoldValues() {
    TestDataAttempt data = pets(row(1L, "Rex", null), row(2L, "Kit", null));

    assertThat(measure("SELECT name FROM Pets WHERE WEIGHT IS NULL", data).objections())
        .containsExactly("the first SQL reads column weight, which is NULL in every row of Pets");
    assertThat(measure("SELECT name FROM Pets", data).objections()).isEmpty();
  }

  @Test
  void aSubqueryThatNothingKeepsToOneRowIsToGiveSeveral() {
    String alike =
        "SELECT pet_id FROM Pets WHERE weight = (SELECT weight FROM Pets WHERE name = 'Rex')";

    assertThat(measure(alike, pets(row(1L, "Rex", 9.0), row(2L, "Kit", 8.0))).objections())
        .containsExactly(
            "(SELECT weight FROM Pets WHERE name = 'Rex') gives one row on the test data, and"
                + " nothing says that it always does: have rows for which it gives several");
    assertThat(measure(alike, pets(row(1L, "Rex", 9.0), row(2L, "Rex", 8.0))).objections())
        .isEmpty();
  }

  @Test
  void aSubqueryThatAlwaysGivesOneRowIsNotObjectedTo() {
    String heaviest = "SELECT pet_id FROM Pets WHERE weight = (SELECT MAX(weight) FROM Pets)";

    assertThat(measure(heaviest, pets(row(1L, "Rex", 9.0), row(2L, "Kit", 8.0))).objections())
        .isEmpty();
  }

  @Test
  void sqlThatFailsOnAnyDataIsNoFaultOfTheTestData() {
    Adequacy adequacy = measure("SELECT nmae FROM Pets", pets(row(1L, "Rex", 9.0)));

    assertThat(adequacy.share()).isNull();
    assertThat(adequacy.objections()).isEmpty();
    assertThat(adequacy.unmeasured())
        .startsWith("the first SQL fails on any data: ")
        .contains("nmae");
    assertThat(adequacy.enough(1)).isTrue();
  }

  @Test
  void sqlThatFailsBecauseOfARowIsObjectedTo() {
    Adequacy adequacy =
        measure("SELECT json_extract(name, '$.a') FROM Pets", pets(row(1L, "Rex", 9.0)));

    assertThat(adequacy.objections())
        .singleElement()
        .asString()
        .startsWith("the first SQL fails on the test data: ");
    assertThat(adequacy.unmeasured()).isEqualTo(adequacy.objections().getFirst());
  }

  @Test
  void theGoldSqlHasToGiveAResultAndIsNotShown() {
    TestDataAttempt data = pets(row(1L, "Rex", 9.0), row(2L, "Kit", null));

    assertThat(withGold("SELECT name FROM Pets WHERE weight > 10", data).objections())
        .containsExactly("a query that is known to be right gives no row on the test data");
    assertThat(withGold("SELECT max(weight) FROM Pets WHERE pet_id = 2", data).objections())
        .containsExactly(
            "a query that is known to be right gives a column of NULL alone on the test data");
    assertThat(withGold("SELECT json_extract(name, '$.a') FROM Pets", data).objections())
        .containsExactly("a query that is known to be right fails on the test data");
    assertThat(withGold("SELECT nmae FROM Pets", data).objections()).isEmpty();
    assertThat(withGold("SELECT name FROM Pets", data).objections()).isEmpty();
  }

  @Test
  void sqlThatTheParserDoesNotKnowIsNotMeasured() {
    Adequacy adequacy =
        measure(
            "SELECT name FROM Pets WHERE name GLOB 'R*' COLLATE NOCASE", pets(row(1L, "Rex", 9.0)));

    assertThat(adequacy.inWords()).isEqualTo("not measured: the parser does not know this SQL");
    assertThat(adequacy.enough(1)).isTrue();
  }

  @Test
  void theOrderOfRowsKillsOnlyWhereTheTestCaseCountsIt() {
    String sql = "SELECT name FROM Pets ORDER BY name";
    TestDataAttempt data = pets(row(1L, "Rex", 9.0), row(2L, "Kit", 1.0));

    assertThat(measure(sql, data).survivors())
        .extracting(Survivor::kind)
        .doesNotContain("order of rows changed");
    assertThat(measure(sql, data, true).mutants()).isEqualTo(measure(sql, data).mutants() + 2);
    assertThat(measure(sql, data, true).killed()).isEqualTo(measure(sql, data).killed() + 2);
  }

  @Test
  void fewMutantsAreNoReasonForOtherData() {
    Adequacy adequacy = measure("SELECT count(*) FROM Pets", pets(row(1L, "Rex", 9.0)));

    assertThat(adequacy.mutants()).isLessThan(Adequacy.LEAST_MUTANTS);
    assertThat(adequacy.enough(1)).isTrue();
  }

  @Test
  void dataWithAResultAreBetterThanDataWithoutWhateverTheyKill() {
    Adequacy some = adequacy(List.of(), 0.2);
    Adequacy none = adequacy(List.of("the first SQL gives no row on the test data"), 0.9);

    assertThat(some.isBetterThan(none)).isTrue();
    assertThat(none.isBetterThan(some)).isFalse();
    assertThat(adequacy(List.of(), 0.3).isBetterThan(some)).isTrue();
    assertThat(some.isBetterThan(some)).isFalse();
    assertThat(some.isBetterThan(adequacy(List.of(), null))).isTrue();
    assertThat(adequacy(List.of(), null).isBetterThan(some)).isFalse();
  }

  private static Adequacy adequacy(List<String> objections, @Nullable Double share) {
    return new Adequacy(1, objections, 10, 0, share, List.of(), null, Fixture.NOW, 1);
  }

  private static Adequacy withGold(String gold, TestDataAttempt data) {
    Question question = Fixture.asking("Which pets?").artifacts().question(Fixture.RUN);
    return new AdequacyMeasure(SqlLimits.DEFAULT.withTime(Duration.ofMinutes(1)), Fixture.TIME)
        .of(
            new Question(
                Fixture.RUN,
                question.id(),
                question.about(),
                new Asked(question.text(), "", null, gold),
                question.settings(),
                question.askedAt()),
            Fixture.CATALOG,
            data,
            "SELECT pet_id FROM Pets");
  }

  private static Adequacy measure(String sql, TestDataAttempt data) {
    return measure(sql, data, false);
  }

  private static Adequacy measure(String sql, TestDataAttempt data, boolean orderAsked) {
    String text = orderAsked ? "List the pets in alphabetical order." : "Which pets?";
    Question question = Fixture.asking(text).artifacts().question(Fixture.RUN);
    return new AdequacyMeasure(SqlLimits.DEFAULT.withTime(Duration.ofMinutes(1)), Fixture.TIME)
        .of(question, Fixture.CATALOG, data, sql);
  }

  @SafeVarargs
  private static TestDataAttempt pets(List<@Nullable Object>... rows) {
    return new TestDataAttempt(
        1,
        "",
        Map.of("Pets", Table.ofValues(List.of("pet_id", "name", "weight"), List.of(rows))),
        List.of(),
        Fixture.use("generate-test-data", "main"),
        Fixture.NOW,
        1);
  }

  private static List<@Nullable Object> row(@Nullable Object... values) {
    return Arrays.asList(values);
  }
}
