package dev.assay.agents.openai;

import static com.github.tomakehurst.wiremock.client.WireMock.anyUrl;
import static com.github.tomakehurst.wiremock.client.WireMock.post;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import com.github.tomakehurst.wiremock.WireMockServer;
import com.github.tomakehurst.wiremock.core.WireMockConfiguration;
import dev.assay.agents.model.ModelCall;
import dev.assay.agents.model.ModelException;
import dev.assay.agents.model.ModelSettings;
import dev.assay.agents.model.Prompt;
import io.quarkus.test.junit.QuarkusTest;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.KeyStore;
import java.time.Clock;
import java.time.Duration;
import java.util.Base64;
import java.util.Map;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Connections whose certificates nobody trusts, and those that a file adds. */
@QuarkusTest
class TlsTest {

  private static final String PASSWORD = "changeit";

  @TempDir static Path folder;
  private static WireMockServer server;

  /** The server's own certificate, as the tool of Java makes them. */
  @BeforeAll
  static void startServer() throws Exception {
    Path keys = folder.resolve("keys.p12");
    new ProcessBuilder(
            Path.of(System.getProperty("java.home"), "bin", "keytool").toString(),
            "-genkeypair",
            "-alias",
            "a",
            "-keyalg",
            "EC",
            "-dname",
            "CN=localhost",
            "-ext",
            "san=dns:localhost",
            "-storetype",
            "PKCS12",
            "-keystore",
            keys.toString(),
            "-storepass",
            PASSWORD)
        .redirectErrorStream(true)
        .start()
        .waitFor();
    KeyStore store = KeyStore.getInstance(keys.toFile(), PASSWORD.toCharArray());
    String encoded = Base64.getMimeEncoder().encodeToString(store.getCertificate("a").getEncoded());
    Files.writeString(
        folder.resolve("ca.pem"),
        "-----BEGIN CERTIFICATE-----\n%s\n-----END CERTIFICATE-----\n".formatted(encoded));
    server =
        new WireMockServer(
            WireMockConfiguration.options()
                .dynamicPort()
                .dynamicHttpsPort()
                .keystorePath(keys.toString())
                .keystorePassword(PASSWORD)
                .keyManagerPassword(PASSWORD)
                .keystoreType("PKCS12"));
    server.start();
    server.stubFor(
        post(anyUrl())
            .willReturn(ChatServer.json(200, ChatServer.completion("\"Hello\"", "\"stop\""))));
  }

  @AfterAll
  static void stopServer() {
    server.stop();
  }

  @Test
  void aCertificateThatNobodyTrustsIsNamed() {
    ModelException.Unavailable failure =
        catchThrowableOfType(
            ModelException.Unavailable.class, () -> complete(Map.of(), server.httpsPort()));

    assertThat(failure.getMessage())
        .startsWith(
            "model m is unavailable: the TLS connection to localhost:%d failed: "
                .formatted(server.httpsPort()))
        .endsWith(
            "; a certificate of your own network goes into the file that ASSAY_CA_FILE names");
  }

  @Test
  void aCertificateOfTheFileIsTrusted() throws Exception {
    Map<String, String> environment = Map.of("ASSAY_CA_FILE", folder.resolve("ca.pem").toString());

    assertThat(complete(environment, server.httpsPort())).isEqualTo("Hello");
  }

  @Test
  void aCallCompletesThroughAProxyThatTunnelsIt() throws Exception {
    try (TunnellingProxy proxy = new TunnellingProxy()) {
      Map<String, String> environment =
          Map.of(
              "ASSAY_CA_FILE",
              folder.resolve("ca.pem").toString(),
              "HTTPS_PROXY",
              proxy.to(server.httpsPort()));

      // The proxy alone knows where the server is: nothing listens at this port.
      assertThat(complete(environment, 9)).isEqualTo("Hello");
      assertThat(proxy.asked()).containsExactly("CONNECT localhost:9 HTTP/1.1");
    }
  }

  @Test
  void aCertificateThatNobodyTrustsIsNamedThroughAProxyToo() throws Exception {
    try (TunnellingProxy proxy = new TunnellingProxy()) {
      Map<String, String> environment = Map.of("HTTPS_PROXY", proxy.to(server.httpsPort()));

      assertThat(
              catchThrowableOfType(
                  ModelException.Unavailable.class, () -> complete(environment, 9)))
          .hasMessageStartingWith(
              "model m is unavailable: the TLS connection to localhost:9 failed: ");
    }
  }

  @Test
  void aFileWithoutCertificatesIsNamed() {
    Map<String, String> environment = Map.of("ASSAY_CA_FILE", "/none.pem");

    assertThat(
            catchThrowableOfType(
                ModelException.Refused.class, () -> complete(environment, server.httpsPort())))
        .hasMessage(
            "model m: ASSAY_CA_FILE: cannot read certificates from /none.pem: name a PEM file");
  }

  @Test
  void aServerThatDoesNotSpeakTlsIsToldFromOneThatIsAbsent() {
    assertThat(
            catchThrowableOfType(
                ModelException.Refused.class, () -> complete(Map.of(), server.port())))
        .hasMessage(
            "model m: localhost:%d does not speak TLS: check whether assay.models.m.base-url should begin with http://",
            server.port());
  }

  private static String complete(Map<String, String> environment, int port) throws ModelException {
    ModelSettings settings =
        ModelSettings.of("m", URI.create("https://localhost:%d/v1".formatted(port)))
            .timeout(Duration.ofSeconds(20))
            .build();
    return new OpenAiModelClient(_ -> settings, Clock.systemUTC(), new Network(environment))
        .complete(new ModelCall("generate-sql", "m", "q", 1, new Prompt("a", "b"), 0))
        .text();
  }
}
