package dev.assay.cli.serve;

import static org.assertj.core.api.Assertions.assertThat;

import dev.assay.cli.demo.DemoQuestion;
import dev.assay.cli.run.DemoRuns;
import dev.assay.workflow.HeardLogs;
import dev.assay.workflow.InMemoryStore;
import dev.assay.workflow.Secrets;
import dev.assay.workflow.artifacts.ArtifactKeys;
import dev.assay.workflow.artifacts.ArtifactStore;
import dev.assay.workflow.reporting.RunResult;
import dev.assay.workflow.run.Artifacts;
import dev.assay.workflow.run.Json;
import io.restassured.RestAssured;
import io.restassured.response.Response;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What {@code assay serve} logs, with all that is logged for reports of faults. */
class ServedLogTest {

  private static final DemoQuestion QUESTION = DemoRuns.DEMO.questions().getFirst();

  @TempDir Path folder;

  private final HeardLogs log = new HeardLogs("assay");
  private final ArtifactStore store = new InMemoryStore();

  @BeforeEach
  void makeFiles() throws IOException {
    ServedApi.makeFiles(folder);
  }

  @AfterEach
  void stopListening() {
    log.close();
  }

  @Test
  void aRunThatSucceedsIsToldByItsIdAndByNothingOfItsData() {
    try (ServedApi api = ServedApi.over(store, folder)) {
      assertThat(ask(api, "right", "skerry_line").statusCode()).isEqualTo(202);
      api.awaitTold("run analysts-right: verified");
    }

    assertThat(log.lines())
        .contains(
            "INFO assay.serve: request 1: POST /v1/questions 202",
            "DEBUG assay.runs: run analysts-right: begins, or goes on",
            "INFO assay.runs: run analysts-right: verified",
            "INFO assay.serve: ended; 0 runs go on when it is started again");
    Artifacts artifacts = new Artifacts(store);
    Set<String> cells = new Secrets(3).ofRun(artifacts, "analysts-right").texts();
    String sql = artifacts.get(ArtifactKeys.result("analysts-right"), RunResult.class).sql();
    assertThat(cells).hasSizeGreaterThan(10);
    assertThat(log.lines())
        .noneMatch(line -> cells.stream().anyMatch(line::contains))
        .noneMatch(line -> line.contains(ServedApi.KEY))
        .noneMatch(line -> line.contains(QUESTION.text()))
        .noneMatch(line -> line.contains(String.valueOf(sql)));
  }

  @Test
  void aRunThatFailsIsToldByItsId() {
    try (ServedApi api = ServedApi.over(store, folder)) {
      ask(api, "wrong", "none");
      api.awaitTold("run analysts-wrong: failed");
    }

    assertThat(log.lines())
        .filteredOn(line -> line.contains("run analysts-wrong"))
        .containsExactly(
            "DEBUG assay.runs: run analysts-wrong: begins, or goes on",
            "WARN assay.runs: run analysts-wrong: failed");
  }

  @Test
  void whatFailsUnexpectedlyIsOneLineAndATraceWithoutTheMessagesOfOthers() {
    BreakingStore breaking = new BreakingStore();
    try (ServedApi api = ServedApi.over(breaking, folder)) {
      assertThat(api.address()).isNotNull();
      breaking.breakDown();
      assertThat(ask(api, "none", "skerry_line").statusCode()).isEqualTo(503);
    }

    List<String> told =
        log.lines().stream().filter(line -> line.contains("request 1: unexpected")).toList();
    assertThat(told).hasSize(2);
    assertThat(told.getFirst())
        .matches(
            "ERROR assay\\.serve: request 1: unexpected java\\.io\\.UncheckedIOException"
                + " at dev\\.assay\\.cli\\.serve\\.BreakingStore\\S+,"
                + " caused by java\\.io\\.IOException at dev\\.assay\\.\\S+");
    assertThat(told.getLast())
        .startsWith("DEBUG assay.serve: request 1: unexpected")
        .contains("    at dev.assay.cli.serve.ApiHandler.answer(");
    assertThat(log.lines()).noneMatch(line -> line.contains("the store is broken"));
  }

  private static Response ask(ServedApi api, String id, String database) {
    return RestAssured.given()
        .header("x-api-key", ServedApi.KEY)
        .header("Idempotency-Key", id)
        .contentType("application/json")
        .body(
            Json.object()
                .put("question_id", QUESTION.id())
                .put("question", QUESTION.text())
                .put("evidence", QUESTION.evidence())
                .put("db_id", database)
                .toString())
        .post(api.address() + "/v1/questions");
  }
}
