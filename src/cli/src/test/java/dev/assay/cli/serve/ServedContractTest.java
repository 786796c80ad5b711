package dev.assay.cli.serve;

import static org.assertj.core.api.Assertions.assertThat;
import static org.hamcrest.Matchers.containsString;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.everyItem;
import static org.hamcrest.Matchers.not;
import static org.hamcrest.Matchers.nullValue;
import static org.hamcrest.Matchers.startsWith;

import dev.assay.cli.demo.DemoQuestion;
import dev.assay.cli.run.DemoRuns;
import dev.assay.workflow.artifacts.DirectoryArtifactStore;
import dev.assay.workflow.run.Json;
import io.restassured.RestAssured;
import io.restassured.config.HttpClientConfig;
import io.restassured.config.RestAssuredConfig;
import io.restassured.response.Response;
import io.restassured.specification.RequestSpecification;
import java.io.IOException;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.function.IntFunction;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The API over HTTP, with cases that are derived from its contract. */
class ServedContractTest {

  private static final ContractFilter CONTRACT = new ContractFilter();

  @TempDir static Path folder;
  private static DirectoryArtifactStore store;
  private static ServedApi api;

  @BeforeAll
  static void serve() throws IOException {
    ServedApi.makeFiles(folder);
    store = new DirectoryArtifactStore(folder.resolve("store"));
    api =
        ServedApi.over(
            store, folder, "--burst", "1000000", "--requests-per-day", "1000000", "--queue", "500");
  }

  @AfterAll
  static void everyAnswerOfTheContractWasSeen() {
    assertThat(api.end()).isZero();
    assertThat(CONTRACT.unseen()).isEmpty();
    api.close();
  }

  @ParameterizedTest
  @MethodSource("dev.assay.cli.serve.ContractCases#operations")
  void noOperationIsDoneWithoutAKeyThatHolds(String path, String method) {
    given(api, null).request(method, path).then().statusCode(403);
    given(api, "the-key-of-nobody").request(method, path).then().statusCode(403);
    given(api, "").request(method, path).then().statusCode(403);
    given(api, Callers.digest(ServedApi.KEY)).request(method, path).then().statusCode(403);
  }

  @ParameterizedTest
  @MethodSource("dev.assay.cli.serve.ContractCases#otherMethods")
  void otherMethodsAreRefusedWithThoseThatAreAllowed(String path, String method, String allowed) {
    given(api, ServedApi.KEY).request(method, path).then().statusCode(405).header("Allow", allowed);
  }

  @ParameterizedTest
  @MethodSource("dev.assay.cli.serve.ContractCases#wrongBodies")
  void aBodyThatIsNotAsTheContractWantsItIsRefusedNamingTheField(String field, String body) {
    post(api, body)
        .then()
        .statusCode(400)
        .body("error", equalTo("invalid-request"))
        .body("field", startsWith(field))
        .body("message", startsWith(field));
  }

  @ParameterizedTest
  @MethodSource("dev.assay.cli.serve.ContractCases#wrongHeaders")
  void aHeaderThatIsNotAsTheContractWantsItIsRefusedNamingIt(String header, String value) {
    given(api, ServedApi.KEY)
        .header(header, value)
        .contentType("application/json")
        .body("{\"question\": \"Where?\"}")
        .post("/v1/questions")
        .then()
        .statusCode(400)
        .body("field", equalTo(header))
        .body("message", containsString("1 to 50 letters, digits, - and _"));
  }

  @ParameterizedTest
  @MethodSource("dev.assay.cli.serve.ContractCases#readingPaths")
  void anIdThatCannotBeOneNamesNothing(String path) {
    for (String id : List.of("never-asked", "..%2F..%2Fetc", "a".repeat(51), "%23", "a=b", "")) {
      given(api, ServedApi.KEY)
          .urlEncodingEnabled(false)
          .get(path.replace("{id}", id))
          .then()
          .statusCode(404);
    }
  }

  /** Clients of HTTP do not send such addresses; people do. */
  @ParameterizedTest
  @ValueSource(strings = {"%", "%zz", "a%2", "<a>", "a|b", "{id}"})
  void anIdThatNoAddressCanHaveNamesNothing(String id) throws IOException {
    try (Socket socket = new Socket(api.address().getHost(), api.address().getPort())) {
      socket
          .getOutputStream()
          .write(
              "GET /v1/questions/%s HTTP/1.1\r\nHost: %s\r\nConnection: close\r\nx-api-key: %s\r\n\r\n"
                  .formatted(id, api.address().getAuthority(), ServedApi.KEY)
                  .getBytes(StandardCharsets.UTF_8));

      assertThat(new String(socket.getInputStream().readAllBytes(), StandardCharsets.UTF_8))
          .startsWith("HTTP/1.1 404 ")
          .contains("{\"error\":\"not-found\",\"message\":\"there is no such question\"}");
    }
  }

  @Test
  void whatIsNoObjectInJsonIsRefused() {
    for (String body :
        List.of("", "{", "{\"question\": \"a\"} {}", "{\"question\":1,\"question\":2}")) {
      post(api, body).then().statusCode(400).body("message", equalTo("the body is not JSON"));
    }
    post(api, "[]").then().statusCode(400).body("message", containsString("the body: "));
    post(api, "null").then().statusCode(400).body("message", containsString("the body: "));
    post(api, "{\"question\": \" \"}")
        .then()
        .statusCode(400)
        .body("field", equalTo("question"))
        .body("message", equalTo("question: it holds nothing but spaces"));
  }

  @Test
  void whatIsNotDeclaredToBeJsonIsRefused() {
    for (String type : List.of("text/plain", "application/xml")) {
      given(api, ServedApi.KEY)
          .contentType(type)
          .body("{\"question\": \"Where?\"}")
          .post("/v1/questions")
          .then()
          .statusCode(415);
    }
  }

  @Test
  void whatIsTooLargeIsRefusedHoweverLargeItIs() {
    for (int size : List.of(256 * 1024, 5_000_000)) {
      post(api, "{\"question\": \"%s\"}".formatted("a".repeat(size)))
          .then()
          .statusCode(413)
          .body("error", equalTo("too-large"));
    }
  }

  @Test
  void whatIsNotInTheContractIsNotServed() {
    for (String path :
        List.of("/v1", "/v1/questions/", "/v1/questions/a/b", "/v2/questions", "/page.js/")) {
      given(api, ServedApi.KEY).get(path).then().statusCode(404);
      given(api, null).get(path).then().statusCode(403);
    }
  }

  @Test
  void aQuestionIsAnsweredWithItsEvidence() {
    String link = ask("1", "verified");

    Response answer = ended(link);
    answer
        .then()
        .body("status", equalTo("verified"))
        .body("id", equalTo(link.replaceFirst(".*/", "")))
        .body("reason", nullValue())
        .body("result.sql", containsString("TRIM"))
        .body("result.candidates.size()", equalTo(2));
    given(api, ServedApi.KEY)
        .get(link + "/report")
        .then()
        .statusCode(200)
        .contentType("text/html")
        .body(containsString("Which of our ports are in Lindholm?"));
    Map<String, String> evidence = answer.path("evidence");
    assertThat(evidence.keySet())
        .containsExactlyInAnyOrder("report", "result", "testCase", "testData");
    for (String url : evidence.values()) {
      plain().get(url).then().statusCode(200);
      plain().get(url.replaceFirst("signature=.", "signature=x")).then().statusCode(403);
      plain().get(url.replaceFirst("ends=\\d", "ends=9")).then().statusCode(403);
      plain().get(url.replaceFirst("\\?.*", "")).then().statusCode(403);
      plain().get(url.replace("evidence/", "evidence/x")).then().statusCode(403);
    }
  }

  @Test
  void aQuestionThatStaysUnverifiedSaysWhy() {
    ended(ask("8", "unverified"))
        .then()
        .body("status", equalTo("unverified"))
        .body("reason", equalTo("the SQL does not pass its test case after 3 revisions"));
  }

  @Test
  void aQuestionThatCannotBeAskedFailsWithItsReason() {
    String link =
        post(api, "{\"question\": \"Where?\", \"db_id\": \"../skerry_line\"}").path("link");

    ended(link)
        .then()
        .body("status", equalTo("failed"))
        .body("reason", containsString("there is no database '../skerry_line'"));
    given(api, ServedApi.KEY).get(link + "/report").then().statusCode(404);
  }

  @Test
  void thatTheServerAnswersIsForAnybody() {
    plain().baseUri(api.address().toString()).head("/health").then().statusCode(200);
    given(api, null).get("/health").then().statusCode(200).body("status", equalTo("up"));
  }

  @Test
  void whatWasAskedIsListedAPageAtATimeForItsAskerAlone() {
    for (int number = 10; number < 35; number++) {
      taken("others-listed-" + number);
    }

    Response first = given(api, ServedApi.OTHER_KEY).get("/v1/questions?after=listed-");
    String next = first.path("next");
    Response second = given(api, ServedApi.OTHER_KEY).get("/v1/questions?after=" + next);

    first.then().statusCode(200).body("questions.size()", equalTo(20));
    assertThat(next).isEqualTo("listed-29");
    second
        .then()
        .body(
            "questions.id", equalTo(IntStream.range(30, 35).mapToObj(n -> "listed-" + n).toList()))
        .body("questions.status", everyItem(equalTo("queued")))
        .body("questions[0].link", equalTo("/v1/questions/listed-30"))
        .body("next", nullValue());
    given(api, ServedApi.KEY)
        .get("/v1/questions?after=list")
        .then()
        .body("questions.id", everyItem(not(startsWith("listed-"))));
    given(api, ServedApi.KEY)
        .get("/v1/questions?after=..%2Fothers")
        .then()
        .statusCode(400)
        .body("field", equalTo("after"));
  }

  @Test
  void aQuestionThatWaitsIsWithdrawnAndNeverBegins() {
    taken("analysts-waiting");

    given(api, ServedApi.OTHER_KEY).delete("/v1/questions/waiting").then().statusCode(404);
    given(api, ServedApi.KEY).delete("/v1/questions/waiting").then().statusCode(204);

    ended("/v1/questions/waiting")
        .then()
        .body("status", equalTo("failed"))
        .body("reason", equalTo("it was withdrawn before it began"));
    ask("1", "waiting");
    api.awaitTold("run analysts-waiting: failed");
    assertThat(store.read("runs/analysts-waiting/question.json")).isEmpty();
    given(api, ServedApi.KEY).delete("/v1/questions/never-asked").then().statusCode(404);
  }

  @Test
  void aQuestionThatHasBegunIsNotWithdrawn() {
    String link = ask("2", "begun");
    ended(link);

    given(api, ServedApi.KEY)
        .delete(link)
        .then()
        .statusCode(409)
        .body("error", equalTo("conflict"));
  }

  @Test
  void whoeverKnowsTheAnswerIsToldSo() {
    String link = ask("2", "tagged");
    Response answer = ended(link);
    String tag = answer.header("ETag");

    assertThat(tag).startsWith("W/\"verified-");
    for (String known : List.of(tag, tag.substring(2))) {
      given(api, ServedApi.KEY)
          .header("If-None-Match", known)
          .get(link)
          .then()
          .statusCode(304)
          .header("ETag", tag);
    }
    given(api, ServedApi.KEY)
        .header("If-None-Match", "\"running\"")
        .get(link)
        .then()
        .statusCode(200)
        .body("status", equalTo("verified"));
  }

  /** A question that a server has taken, and that waits. */
  private static void taken(String run) {
    store.create(
        "runs/%s/asker.json".formatted(run),
        "{\"id\": \"%s\"}".formatted(run.split("-")[0]).getBytes(StandardCharsets.UTF_8));
    store.create(
        "runs/%s/request.json".formatted(run), question("1").getBytes(StandardCharsets.UTF_8));
  }

  @Test
  void nobodyReadsWhatAnotherKeyHasAsked() {
    String link = ask("2", "mine");
    ended(link);

    given(api, ServedApi.OTHER_KEY).get(link).then().statusCode(404);
    given(api, ServedApi.OTHER_KEY).get(link + "/report").then().statusCode(404);
    String name = "others-../analysts-mine";
    given(api, ServedApi.OTHER_KEY)
        .urlEncodingEnabled(false)
        .get("/v1/questions/" + name.replace("/", "%2F"))
        .then()
        .statusCode(404);
  }

  @Test
  void aRepeatedPostGivesTheFirstRunWhateverItsBodySays() {
    String link = ask("3", "repeated");
    Response first = ended(link);

    given(api, ServedApi.KEY)
        .header("Idempotency-Key", "repeated")
        .contentType("application/json")
        .body("{\"question\": \"Something else?\"}")
        .post("/v1/questions")
        .then()
        .statusCode(202)
        .header("Location", link)
        .body("id", equalTo("repeated"));
    assertThat(ended(link).<String>path("result.finishedAt"))
        .isEqualTo(first.path("result.finishedAt"));
    assertThat(ended(link).<String>path("result.question"))
        .isEqualTo(first.path("result.question"));
  }

  @Test
  void aHundredPostsAtOnceAreAHundredRuns() throws Exception {
    Set<String> links = Set.copyOf(atOnce(100, index -> post(api, question("1")).path("link")));

    assertThat(links).hasSize(100);
    for (String link : links) {
      ended(link).then().body("status", equalTo("verified"));
    }
  }

  @Test
  void aHundredPostsAtOnceWithTheSameKeyAreOneRun() throws Exception {
    List<String> links = atOnce(100, index -> ask("4", "all-the-same"));

    assertThat(links).containsOnly("/v1/questions/all-the-same");
    ended(links.getFirst()).then().body("status", equalTo("verified"));
    assertThat(store.list("runs/analysts-all-the-same/sql/")).hasSize(2);
    api.awaitTold("run analysts-all-the-same: verified");
    assertThat(api.told().split("run analysts-all-the-same: verified", -1)).hasSize(2);
  }

  @Test
  void whoAsksTooOftenIsToldHowLongToWait() {
    try (ServedApi limited =
        ServedApi.over(store, folder, "--burst", "4", "--requests-per-day", "5", "--rate", "0.5")) {
      String read = "/v1/questions/never-asked";
      for (int request = 0; request < 4; request++) {
        given(limited, ServedApi.KEY).get(read).then().statusCode(404);
      }
      given(limited, ServedApi.KEY).delete(read).then().statusCode(429);
      for (String path : List.of(read, read + "/report", "/v1/questions")) {
        given(limited, ServedApi.KEY)
            .get(path)
            .then()
            .statusCode(429)
            .header("Retry-After", "2")
            .body("message", containsString("too many requests at once"));
      }
      post(limited, question("1")).then().statusCode(429);
      given(limited, ServedApi.OTHER_KEY).get(read).then().statusCode(404);
    }
  }

  @Test
  void whatDoesNotAnswerIsUnavailable() {
    BreakingStore breaking = new BreakingStore();
    try (ServedApi broken = ServedApi.over(breaking, folder)) {
      assertThat(broken.address()).isNotNull();
      breaking.breakDown();

      post(broken, question("1")).then().statusCode(503).body("error", equalTo("unavailable"));
      given(broken, ServedApi.KEY).delete("/v1/questions/some-id").then().statusCode(503);
      for (String path :
          List.of("/v1/questions", "/v1/questions/some-id", "/v1/questions/some-id/report")) {
        given(broken, ServedApi.KEY)
            .get(path)
            .then()
            .statusCode(503)
            .body("message", equalTo("the request could not be served: try again later"));
      }
    }
  }

  /** One of the demo's questions, whose completions are found by its id. */
  private static String question(String id) {
    DemoQuestion question =
        DemoRuns.DEMO.questions().stream()
            .filter(each -> each.id().equals(id))
            .findFirst()
            .orElseThrow();
    return Json.object()
        .put("question_id", id)
        .put("db_id", "skerry_line")
        .put("question", question.text())
        .put("evidence", question.evidence())
        .toString();
  }

  private static String ask(String question, String key) {
    return given(api, ServedApi.KEY)
        .header("Idempotency-Key", key)
        .contentType("application/json")
        .body(question(question))
        .post("/v1/questions")
        .then()
        .statusCode(202)
        .body("status", equalTo("queued"))
        .extract()
        .path("link");
  }

  private static Response post(ServedApi to, String body) {
    return given(to, ServedApi.KEY)
        .contentType("application/json")
        .body(body)
        .post("/v1/questions");
  }

  /** The run when it has ended; asked again and again, as callers do. */
  private static Response ended(String link) {
    for (int tries = 0; tries < 20_000; tries++) {
      Response answer = given(api, ServedApi.KEY).get(link);
      if (!Set.of("queued", "running").contains(answer.<String>path("status"))) {
        return answer;
      }
    }
    throw new AssertionError("%s does not end: %s".formatted(link, api.told()));
  }

  private static <T> List<T> atOnce(int times, IntFunction<T> call) throws Exception {
    try (ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor()) {
      List<Callable<T>> calls = new ArrayList<>();
      IntStream.range(0, times).forEach(index -> calls.add(() -> call.apply(index)));
      List<T> results = new ArrayList<>();
      for (Future<T> each : threads.invokeAll(calls)) {
        results.add(each.get());
      }
      return results;
    }
  }

  private static RequestSpecification given(ServedApi to, String key) {
    RequestSpecification request = plain().baseUri(to.address().toString()).filter(CONTRACT);
    return key == null ? request : request.header("x-api-key", key);
  }

  private static RequestSpecification plain() {
    return RestAssured.given()
        .config(
            RestAssuredConfig.config()
                .httpClient(
                    HttpClientConfig.httpClientConfig()
                        .setParam("http.socket.timeout", 60_000)
                        .setParam("http.connection.timeout", 60_000)));
  }
}
