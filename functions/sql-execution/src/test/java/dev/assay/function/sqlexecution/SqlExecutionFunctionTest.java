package dev.assay.function.sqlexecution;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;
import static org.hamcrest.Matchers.is;

import dev.assay.agents.model.ModelClient;
import dev.assay.analysis.Finding;
import dev.assay.function.runtime.FunctionContract;
import dev.assay.function.runtime.FunctionStore;
import dev.assay.function.runtime.PetRuns;
import dev.assay.sql.Dialect;
import dev.assay.workflow.execution.Verdict;
import io.quarkus.arc.Arc;
import io.quarkus.test.common.WithTestResource;
import io.quarkus.test.junit.QuarkusTest;
import java.util.Map;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

@Tag("slow")
@QuarkusTest
@WithTestResource(FunctionStore.class)
class SqlExecutionFunctionTest extends FunctionContract {

  private static final Map<String, ?> EVENT =
      Map.of("run", "run-1", "step", "execute-sql", "candidate", 0);

  @Test
  void testDataAreMeasuredByTheFirstSql() {
    bucket.put(PetRuns.withCandidate(PetRuns.RIGHT));

    returns(Map.of("run", "run-1", "step", "measure-test-data", "testData", 1))
        .body("outcome", is("measured"))
        .body("testData", is(1));
    assertThat(bucket.text("runs/run-1/adequacy/1.json")).contains("survivors");
  }

  @ParameterizedTest
  @EnumSource(names = {"SQLITE", "MYSQL"})
  void sqlThatGivesTheExpectedResultPasses(Dialect dialect) {
    bucket.put(PetRuns.in(dialect, PetRuns.withCandidate(PetRuns.RIGHT)));

    returns(EVENT).body("outcome", is("passed")).body("candidate", is(0));

    assertThat(verdict().findings()).isEmpty();
  }

  @ParameterizedTest
  @EnumSource(names = {"SQLITE", "MYSQL"})
  void sqlThatGivesRowsMoreOftenPassesWithANote(Dialect dialect) {
    bucket.put(PetRuns.in(dialect, PetRuns.withCandidate(PetRuns.WRONG)));

    returns(EVENT).body("outcome", is("passed"));

    assertThat(verdict().findings()).extracting(Finding::inspector).contains("duplicates");
  }

  @ParameterizedTest
  @EnumSource(names = {"SQLITE", "MYSQL"})
  void sqlThatGivesSomethingElseIsDisputed(Dialect dialect) {
    bucket.put(PetRuns.in(dialect, PetRuns.withCandidate("SELECT name FROM Owners")));

    returns(EVENT).body("outcome", is("disputed")).body("testCase", is(1));

    assertThat(verdict().findings())
        .extracting(Finding::inspector, Finding::kind)
        .containsExactly(tuple("test-case", "extra-row"));
  }

  @Test
  void sqlThatReachesForAFileFails() {
    bucket.put(PetRuns.withCandidate("ATTACH DATABASE '/etc/passwd' AS other"));

    returns(EVENT).body("outcome", is("failed")).body("findings", is(1));

    assertThat(verdict().findings())
        .extracting(Finding::inspector)
        .containsExactly("execution-error");
  }

  @Test
  void aCandidateThatIsNotThereIsInvalidInput() {
    bucket.put(PetRuns.withTestCase());

    returns(EVENT)
        .body("outcome", is("invalid-input"))
        .body("reason", is("no artifact runs/run-1/sql/0.json in s3://assay-artifacts/functions/"));
  }

  @Test
  void itHoldsNoModel() {
    assertThat(Arc.container().select(ModelClient.class).isUnsatisfied()).isTrue();
  }

  private Verdict verdict() {
    return bucket.artifacts().get("runs/run-1/verdicts/0.json", Verdict.class);
  }
}
