package dev.assay.function.runtime;

import static org.assertj.core.api.Assertions.assertThat;

import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.atomic.AtomicReference;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.auth.credentials.AwsBasicCredentials;
import software.amazon.awssdk.auth.credentials.StaticCredentialsProvider;
import software.amazon.awssdk.http.urlconnection.UrlConnectionHttpClient;
import software.amazon.awssdk.regions.Region;
import software.amazon.awssdk.services.secretsmanager.SecretsManagerClient;

/** The SDK's client on the wire, against a server that answers as Secrets Manager does. */
class AwsSecretTest {

  @Test
  void theTextOfTheSecretIsReadByItsName() throws IOException {
    AtomicReference<String> asked = new AtomicReference<>("");
    HttpServer server = server("{\"Name\": \"models\", \"SecretString\": \"{}\"}", asked);
    try (SecretsManagerClient client = client(server)) {
      assertThat(new AwsSecret("models", client).get()).isEqualTo("{}");
      assertThat(asked).hasValue("secretsmanager.GetSecretValue {\"SecretId\":\"models\"}");
    } finally {
      server.stop(0);
    }
  }

  private static HttpServer server(String answer, AtomicReference<String> asked)
      throws IOException {
    HttpServer server =
        HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
    server.createContext(
        "/",
        exchange -> {
          String body =
              new String(exchange.getRequestBody().readAllBytes(), StandardCharsets.UTF_8);
          asked.set(exchange.getRequestHeaders().getFirst("X-Amz-Target") + " " + body);
          byte[] content = answer.getBytes(StandardCharsets.UTF_8);
          exchange.getResponseHeaders().set("Content-Type", "application/x-amz-json-1.1");
          exchange.sendResponseHeaders(200, content.length);
          exchange.getResponseBody().write(content);
          exchange.close();
        });
    server.start();
    return server;
  }

  private static SecretsManagerClient client(HttpServer server) {
    return SecretsManagerClient.builder()
        .httpClientBuilder(UrlConnectionHttpClient.builder())
        .region(Region.US_EAST_1)
        .endpointOverride(URI.create("http://127.0.0.1:" + server.getAddress().getPort()))
        .credentialsProvider(
            StaticCredentialsProvider.create(AwsBasicCredentials.create("test", "test")))
        .build();
  }
}
