package dev.assay.rehearsal.aws;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIOException;

import com.sun.net.httpserver.HttpServer;
import dev.assay.rehearsal.BusyTime;
import dev.assay.rehearsal.lambda.Role;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.util.List;
import java.util.Set;
import java.util.concurrent.CopyOnWriteArrayList;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/** What roles allow gets through to S3, and nothing else does. */
class AwsGateTest {

  private final HttpClient http = HttpClient.newHttpClient();
  private HttpServer s3;
  private AwsGate gate;

  @BeforeEach
  void start() throws IOException {
    s3 = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
    s3.createContext(
        "/",
        exchange -> {
          try (exchange) {
            exchange.sendResponseHeaders(200, -1);
          }
        });
    s3.start();
    gate =
        AwsGate.start(
            URI.create("http://127.0.0.1:" + s3.getAddress().getPort()),
            Role.all(),
            "the keys",
            new BusyTime());
  }

  @AfterEach
  void stop() {
    gate.close();
    s3.stop(0);
  }

  @ParameterizedTest
  @CsvSource({
    "sql-execution, GET, /b/runs/r1/question.json, 200",
    "sql-execution, PUT, /b/runs/r1/verdicts/0.json, 200",
    "sql-execution, PUT, /b/runs/r1/result.json, 403",
    "sql-execution, PUT, /b/runs/r1/sql/0.json, 403",
    "sql-execution, GET, /b/usage/dt=2026-03-01/r1.json, 403",
    "sql-execution, GET, /b?list-type=2&prefix=runs/r1/, 200",
    "sql-execution, GET, /b?list-type=2&prefix=inbox/, 403",
    "sql-execution, GET, /b?list-type=2, 403",
    "sql-execution, DELETE, /b/runs/r1/verdicts/0.json, 403",
    "reporting, GET, /b/catalogs/pets/1.json, 403",
    "reporting, PUT, /b/usage/dt=2026-03-01/r1.json, 200",
    "batch, GET, /b/inbox/questions.jsonl, 200",
    "batch, PUT, /b/usage/dt=2026-03-01/r1.json, 403",
    "batch, GET, /b/demonstrations/shop.json, 403",
    "revision, GET, /b/inbox/questions.jsonl, 403",
    "revision, PUT, /b/catalogs/pets/1.json, 403",
    "relevant-linking, PUT, /b/catalogs/pets/embeddings/1.json, 200",
    "relevant-linking, PUT, /b/catalogs/pets/1.json, 403",
    "test-data-generation, GET, /b/batches/b1/summary.json, 403",
    "test-data-generation, PUT, /b/catalogs/pets/1.json, 403",
    "test-code-voting, GET, /b/usage/dt=2026-03-01/r1.json, 403",
    "test-code-voting, PUT, /b/batches/b1/summary.json, 403",
    "exploration, PUT, /b/runs/r1/calls/1/answer.json, 200",
    "exploration, PUT, /b/runs/r1/sql/0.json, 403",
    "exploration, GET, /b/inbox/questions.jsonl, 403",
    "reporting, PUT, /b/runs/r1/question.json, 403",
    "somebody, GET, /b/runs/r1/question.json, 403"
  })
  void rolesEndAtTheirPrefixes(String role, String method, String path, int status)
      throws Exception {
    assertThat(send(role, "s3", method, path).statusCode()).isEqualTo(status);
    assertThat(gate.refused()).hasSize(status == 200 ? 0 : 1);
  }

  static Set<String> functions() {
    return Role.all().keySet();
  }

  @ParameterizedTest
  @MethodSource("functions")
  void noFunctionMayDeleteOrReadAndWriteWhatIsNobodys(String function) throws Exception {
    assertThat(send(function, "s3", "GET", "/b/elsewhere/1.json").statusCode()).isEqualTo(403);
    assertThat(send(function, "s3", "PUT", "/b/elsewhere/1.json").statusCode()).isEqualTo(403);
    assertThat(send(function, "s3", "DELETE", "/b/runs/r1/x.json").statusCode()).isEqualTo(403);
    assertThat(send(function, "s3", "GET", "/b?list-type=2&prefix=").statusCode()).isEqualTo(403);
  }

  @Test
  void aReplyIsLostWhenS3HasDoneWhatItWasAsked() throws Exception {
    List<String> done = new CopyOnWriteArrayList<>();
    LosingReplies losing = new LosingReplies();
    gate.watch(
        new S3Watcher() {
          @Override
          public Reaction before(S3Request request) {
            return losing.before(request);
          }

          @Override
          public void after(S3Request request) {
            done.add(request.action());
          }
        });
    String key = "/b/runs/r1/verdicts/0.json";

    assertThatIOException().isThrownBy(() -> send("sql-execution", "s3", "PUT", key));
    assertThat(done).containsExactly(S3Request.PUT);
    assertThat(send("sql-execution", "s3", "PUT", key).statusCode()).isEqualTo(200);
    assertThat(send("sql-execution", "s3", "GET", key).statusCode()).isEqualTo(200);
    assertThat(losing.lost()).containsExactly("runs/r1/verdicts/0.json");
  }

  @Test
  void whoDoesNotSignIsRefused() throws Exception {
    HttpRequest unsigned =
        HttpRequest.newBuilder(gate.endpoint().resolve("/b/runs/r1/result.json")).build();

    assertThat(http.send(unsigned, HttpResponse.BodyHandlers.ofString()).statusCode())
        .isEqualTo(403);
  }

  @ParameterizedTest
  @CsvSource({
    "revision, 200",
    "relevant-linking, 200",
    "test-data-generation, 200",
    "test-code-voting, 200",
    "exploration, 200",
    "sql-execution, 400",
    "reporting, 400",
    "batch, 400"
  })
  void onlyFunctionsThatCallModelsGetTheirKeys(String role, int status) throws Exception {
    HttpResponse<String> answer = send(role, "secretsmanager", "POST", "/");

    assertThat(answer.statusCode()).isEqualTo(status);
    assertThat(answer.body().contains("the keys")).isEqualTo(status == 200);
  }

  private HttpResponse<String> send(String role, String service, String method, String path)
      throws IOException, InterruptedException {
    HttpRequest request =
        HttpRequest.newBuilder(URI.create(gate.endpoint() + path))
            .header(
                "Authorization",
                "AWS4-HMAC-SHA256 Credential=%s/20260301/eu-central-1/%s/aws4_request, Signature=0"
                    .formatted(role, service))
            .header("X-Amz-Target", "secretsmanager.GetSecretValue")
            .method(method, HttpRequest.BodyPublishers.noBody())
            .build();
    return http.send(request, HttpResponse.BodyHandlers.ofString());
  }
}
