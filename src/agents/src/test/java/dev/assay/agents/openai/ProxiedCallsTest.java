package dev.assay.agents.openai;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import dev.assay.agents.model.Completion;
import dev.assay.agents.model.ModelCall;
import dev.assay.agents.model.ModelException;
import dev.assay.agents.model.ModelSettings;
import dev.assay.agents.model.Prompt;
import io.quarkus.test.junit.QuarkusTest;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.net.ServerSocket;
import java.net.Socket;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.time.Clock;
import java.time.Duration;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.CopyOnWriteArrayList;
import org.junit.jupiter.api.Test;

/**
 * Calls through a proxy: what it is asked for, and what it says when it does not let one through.
 */
@QuarkusTest
class ProxiedCallsTest {

  private static final ModelCall CALL =
      new ModelCall("generate-sql", "m", "q", 1, new Prompt("a", "b"), 0);

  @Test
  void aProxyIsAskedForTheServerAndItsRefusalIsNamed() throws Exception {
    try (Proxy proxy = new Proxy("HTTP/1.1 403 Blocked by policy")) {
      ModelException failure = failure("https://models.invalid/v1", "HTTPS_PROXY", proxy.url());

      assertThat(proxy.asked()).containsExactly("CONNECT models.invalid:443 HTTP/1.1");
      assertThat(failure).hasMessageContaining("proxy").hasMessageContaining("403");
    }
  }

  @Test
  void aProxyThatWantsANameSaysSo() throws Exception {
    try (Proxy proxy = new Proxy("HTTP/1.1 407 Proxy Authentication Required")) {
      ModelException failure = failure("https://models.invalid/v1", "HTTPS_PROXY", proxy.url());

      assertThat(failure).hasMessageContaining("proxy").hasMessageContaining("407");
    }
  }

  @Test
  void aProxyThatIsNotThereIsNamed() throws Exception {
    String url;
    try (Proxy proxy = new Proxy("")) {
      url = proxy.url();
    }
    assertThat(failure("https://models.invalid/v1", "HTTPS_PROXY", url))
        .hasMessageContaining("proxy");
  }

  @Test
  void aProxyIsToldItsUser() throws Exception {
    try (Proxy proxy = new Proxy("HTTP/1.1 403 No")) {
      String url = proxy.url().replace("//", "//me:secret@");

      assertThat(failure("https://other.invalid/v1", "HTTPS_PROXY", url).getMessage())
          .doesNotContain("secret");
      // Base64 of me:secret
      assertThat(proxy.asked()).contains("Basic bWU6c2VjcmV0");
    }
  }

  @Test
  void plainHttpGoesThroughAProxyToo() throws Exception {
    try (Proxy proxy = new Proxy("HTTP/1.1 502 Bad Gateway")) {
      ModelException failure = failure("http://models.invalid/v1", "HTTP_PROXY", proxy.url());

      assertThat(proxy.asked())
          .containsExactly("POST http://models.invalid/v1/chat/completions HTTP/1.1");
      assertThat(failure).hasMessageContaining("502");
    }
  }

  @Test
  void aCallCompletesThroughAProxyThatPassesItOn() throws Exception {
    try (ChatServer server = new ChatServer();
        ForwardingProxy proxy = new ForwardingProxy()) {
      server.answers(200, ChatServer.completion("\"SELECT 1\"", "\"stop\""));

      // The name is known to nobody: only the proxy knows where the server is.
      Completion completion =
          client("http://models.invalid/v1", "HTTP_PROXY", proxy.to(server.baseUrl()))
              .complete(CALL);

      assertThat(completion.text()).isEqualTo("SELECT 1");
      assertThat(server.requests()).hasSize(1);
      assertThat(proxy.asked()).containsExactly("http://models.invalid/v1/chat/completions");
    }
  }

  @Test
  void aServerThatIsExemptIsCalledWithoutTheProxy() throws Exception {
    try (ChatServer server = new ChatServer();
        Proxy proxy = new Proxy("HTTP/1.1 502 Bad Gateway")) {
      server.answers(200, ChatServer.completion("\"SELECT 1\"", "\"stop\""));
      Network network = new Network(Map.of("HTTP_PROXY", proxy.url(), "NO_PROXY", "localhost"));

      assertThat(client(server.baseUrl().toString(), network).complete(CALL).text())
          .isEqualTo("SELECT 1");
      assertThat(proxy.asked()).isEmpty();
    }
  }

  private static ModelException failure(String url, String variable, String proxy) {
    OpenAiModelClient client = client(url, variable, proxy);
    return catchThrowableOfType(ModelException.class, () -> client.complete(CALL));
  }

  private static OpenAiModelClient client(String url, String variable, String proxy) {
    return client(url, new Network(Map.of(variable, proxy)));
  }

  private static OpenAiModelClient client(String url, Network network) {
    ModelSettings settings =
        ModelSettings.of("m", URI.create(url)).timeout(Duration.ofSeconds(20)).build();
    return new OpenAiModelClient(_ -> settings, Clock.systemUTC(), network);
  }

  /** A proxy that answers every request with one line. */
  private static final class Proxy implements AutoCloseable {

    private final ServerSocket socket;
    private final List<String> asked = new CopyOnWriteArrayList<>();

    Proxy(String answer) throws IOException {
      this.socket = new ServerSocket(0);
      Thread.ofVirtual().start(() -> serve(answer));
    }

    private void serve(String answer) {
      while (!socket.isClosed()) {
        try (Socket connection = socket.accept()) {
          BufferedReader request =
              new BufferedReader(
                  new InputStreamReader(connection.getInputStream(), StandardCharsets.UTF_8));
          asked.add(request.readLine());
          String line = request.readLine();
          while (line != null && !line.isEmpty()) {
            if (line.toLowerCase(Locale.ROOT).startsWith("proxy-authorization")) {
              asked.add(line.substring(line.indexOf(':') + 1).strip());
            }
            line = request.readLine();
          }
          connection
              .getOutputStream()
              .write((answer + "\r\nContent-Length: 0\r\n\r\n").getBytes(StandardCharsets.UTF_8));
          connection.getOutputStream().flush();
        } catch (IOException closed) {
          return;
        }
      }
    }

    String url() {
      return "http://localhost:" + socket.getLocalPort();
    }

    List<String> asked() {
      return asked;
    }

    @Override
    public void close() throws IOException {
      socket.close();
    }
  }
}
