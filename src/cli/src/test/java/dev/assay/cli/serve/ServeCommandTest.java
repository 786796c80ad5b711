package dev.assay.cli.serve;

import static org.assertj.core.api.Assertions.assertThat;

import dev.assay.cli.CommandLineHarness;
import dev.assay.cli.ExitCodes;
import dev.assay.cli.demo.DemoQuestion;
import dev.assay.cli.run.DemoRuns;
import dev.assay.workflow.artifacts.ArtifactKeys;
import dev.assay.workflow.artifacts.ArtifactStore;
import dev.assay.workflow.artifacts.DirectoryArtifactStore;
import dev.assay.workflow.batch.QuestionRequest;
import dev.assay.workflow.run.Json;
import io.restassured.RestAssured;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The command around the API: how it begins, and how it ends. */
class ServeCommandTest {

  @TempDir Path folder;

  @BeforeEach
  void makeFiles() throws IOException {
    ServedApi.makeFiles(folder);
  }

  @Test
  void runsThatAServerBeforeHasNotEndedGoOn() {
    ArtifactStore store = new DirectoryArtifactStore(folder.resolve("store"));
    posted(store, "analysts-left", "analysts");
    posted(store, "formerly-left", "formerly");

    try (ServedApi api = ServedApi.over(store, folder)) {
      String read = api.address() + "/v1/questions/left";
      assertThat(RestAssured.given().header("x-api-key", ServedApi.KEY).get(read).statusCode())
          .isEqualTo(200);
      api.awaitTold("run analysts-left: verified");
      assertThat(api.end()).isZero();
      assertThat(api.told())
          .contains("going on with 1 runs from before", "run analysts-left: verified")
          .endsWith("ended; 0 runs go on when it is started again%n".formatted());
    }
    assertThat(store.read(ArtifactKeys.result("analysts-left"))).isPresent();
    assertThat(store.read(ArtifactKeys.report("analysts-left"))).isPresent();
    assertThat(store.read(ArtifactKeys.result("formerly-left"))).isEmpty();
  }

  @Test
  void neitherKeysNorQuestionsAreTold() {
    ArtifactStore store = new DirectoryArtifactStore(folder.resolve("store"));
    try (ServedApi api = ServedApi.over(store, folder)) {
      RestAssured.given()
          .header("x-api-key", ServedApi.KEY)
          .contentType("application/json")
          .body("{\"question\": \"A secret?\", \"db_id\": \"none\"}")
          .post(api.address() + "/v1/questions");
      api.awaitTold(": failed" + System.lineSeparator());
      api.end();

      assertThat(api.told())
          .contains("POST /v1/questions 202")
          .doesNotContain(ServedApi.KEY, "A secret?");
    }
  }

  @Test
  void aKeyIsMadeAndPrintedOnce() {
    CommandLineHarness assay = new CommandLineHarness();
    Path keys = folder.resolve("more-keys");

    assertThat(assay.run("serve", "--keys", keys.toString(), "--add-key", "team")).isZero();

    assertThat(Callers.of(keys, "").holder(assay.out().strip())).contains("team");
    assertThat(assay.err())
        .isEqualTo("its digest is in '%s'; the key itself is kept nowhere%n".formatted(keys));
  }

  @Test
  void whatIsMissingOrWrongIsSaidBeforeItListens() {
    refuses(
        "give --database, --catalog or --databases", "--keys", folder.resolve("keys").toString());
    refuses("--add-key needs --keys FILE, where the key's digest is put", "--add-key", "team");
    refuses("--rate must be more than 0", "--rate", "0");
    refuses("--burst must be 1 to 1,000,000", "--burst", "0");
    refuses("--port must be 0 to 65,535", "--port", "65536");
    refuses("--requests-per-day must be at least 1", "--requests-per-day", "0");
    refuses(
        "there is no folder 'none'",
        "--keys",
        folder.resolve("keys").toString(),
        "--databases",
        "none",
        "--port",
        "0",
        "--replay",
        folder.resolve("completions.jsonl").toString());
  }

  @Test
  void aBoundOnRowsThatAreNotShownIsRefused() {
    ServedApi.over(new DirectoryArtifactStore(folder.resolve("store")), folder).close();

    refuses(
        "--most-rows-read needs --rows, whose reading it bounds",
        "--keys",
        folder.resolve("keys").toString(),
        "--databases",
        folder.resolve("databases").toString(),
        "--most-rows-read",
        "5");
  }

  @Test
  void aPortThatIsTakenIsTold() {
    ArtifactStore store = new DirectoryArtifactStore(folder.resolve("store"));
    try (ServedApi api = ServedApi.over(store, folder)) {
      String port = String.valueOf(api.address().getPort());
      refuses(
          "cannot listen at 127.0.0.1 port %s: Address already in use; choose another --port"
              .formatted(port),
          "--keys",
          folder.resolve("keys").toString(),
          "--databases",
          folder.resolve("databases").toString(),
          "--port",
          port);
    }
  }

  private static void refuses(String message, String... options) {
    CommandLineHarness assay = new CommandLineHarness();
    List<String> arguments = new ArrayList<>(List.of("serve"));
    arguments.addAll(List.of(options));

    assertThat(assay.run(arguments.toArray(String[]::new))).isEqualTo(ExitCodes.COULD_NOT_RUN);
    assertThat(assay.err()).isEqualTo("assay: %s%n".formatted(message));
  }

  /** What a server keeps of a question before it answers. */
  private static void posted(ArtifactStore store, String run, String owner) {
    DemoQuestion question = DemoRuns.DEMO.questions().getFirst();
    QuestionRequest request =
        new QuestionRequest(
            question.id(), "skerry_line", question.text(), question.evidence(), null);
    store.create(ArtifactKeys.request(run), Json.bytes(request));
    store.create(ArtifactKeys.asker(run), Json.bytes(Json.object().put("id", owner)));
  }
}
