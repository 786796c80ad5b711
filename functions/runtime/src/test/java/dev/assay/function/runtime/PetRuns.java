package dev.assay.function.runtime;

import dev.assay.sql.Dialect;
import dev.assay.table.Table;
import dev.assay.workflow.Fixture;
import dev.assay.workflow.artifacts.ArtifactKeys;
import dev.assay.workflow.execution.Candidate;
import dev.assay.workflow.run.KnownDatabase;
import dev.assay.workflow.run.Question;
import dev.assay.workflow.testcode.TestCase;
import dev.assay.workflow.testdata.TestDataAttempt;
import java.util.List;
import java.util.Map;

/** Runs that have come so far: who, of Ann and Bob, has pets? Ann has two. */
public final class PetRuns {

  public static final String QUESTION = "Who has pets?";
  public static final String RIGHT =
      "SELECT DISTINCT o.name FROM Owners o JOIN Pets p ON p.owner_id = o.owner_id";
  public static final String WRONG =
      "SELECT o.name FROM Owners o JOIN Pets p ON p.owner_id = o.owner_id";

  private static final String TEST_DATA =
      """
      owners_df = pd.DataFrame({'owner_id': [1, 2], 'name': ['Ann', 'Bob']})
      pets_df = pd.DataFrame({
          'pet_id': [1, 2], 'owner_id': [1, 1], 'name': ['Rex', 'Tom'], 'weight': [7.5, 4.0]})
      """;

  private static final String TEST_CODE =
      "result = owners_df[owners_df['owner_id'].isin(pets_df['owner_id'])][['name']]";

  private PetRuns() {}

  /** What must be in no log: the question, its SQL and code, and cells of the test data. */
  static List<String> secrets() {
    return List.of(
        QUESTION.replace("?", ""),
        "o.name FROM Owners",
        "pd.DataFrame",
        "isin",
        "Ann",
        "Bob",
        "Rex",
        "Tom");
  }

  /** The question is asked. */
  public static Fixture asked() {
    return Fixture.asking(QUESTION);
  }

  /** There are test data. */
  public static Fixture withTestData() {
    Fixture run = asked();
    run.with(
        new TestDataAttempt(
            1,
            TEST_DATA,
            Map.of(
                "Owners",
                Table.ofValues(
                    List.of("owner_id", "name"), List.of(List.of(1, "Ann"), List.of(2, "Bob"))),
                "Pets",
                Table.ofValues(
                    List.of("pet_id", "owner_id", "name", "weight"),
                    List.of(List.of(1, 1, "Rex", 7.5), List.of(2, 1, "Tom", 4.0)))),
            List.of(),
            Fixture.use("generate-test-data", "main"),
            Fixture.NOW,
            10));
    return run;
  }

  /** There is a test case, too. */
  public static Fixture withTestCase() {
    Fixture run = withTestData();
    run.artifacts()
        .replace(
            ArtifactKeys.testCase(Fixture.RUN),
            new TestCase(
                1,
                "a",
                TEST_CODE,
                Table.ofValues(List.of("name"), List.of(List.of("Ann"))),
                List.of(List.of("a", "b")),
                List.of("a", "b"),
                false,
                Fixture.NOW,
                10));
    return run;
  }

  /** There is a test case and a first candidate. */
  public static Fixture withCandidate(String sql) {
    Fixture run = withTestCase();
    run.artifacts()
        .replace(
            ArtifactKeys.candidate(Fixture.RUN, 0),
            new Candidate(0, sql, Fixture.use("generate-sql", "main"), Fixture.NOW, 7));
    return run;
  }

  /** The same run, of a database that speaks another dialect. */
  public static Fixture in(Dialect dialect, Fixture run) {
    Question asked = run.artifacts().question(Fixture.RUN);
    run.artifacts()
        .replace(
            ArtifactKeys.question(Fixture.RUN),
            new Question(
                asked.run(),
                asked.id(),
                new KnownDatabase(asked.database(), asked.catalog(), dialect),
                asked.asked(),
                asked.settings(),
                asked.askedAt()));
    return run;
  }
}
