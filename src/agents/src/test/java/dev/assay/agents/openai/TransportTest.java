package dev.assay.agents.openai;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowable;

import dev.assay.agents.model.ApiKey;
import dev.assay.agents.model.Completion;
import dev.assay.agents.model.ModelCall;
import dev.assay.agents.model.ModelException;
import dev.assay.agents.model.ModelSettings;
import dev.assay.agents.model.Prompt;
import io.quarkus.test.junit.QuarkusTest;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.net.URI;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.time.Clock;
import java.time.Duration;
import java.util.zip.DeflaterOutputStream;
import java.util.zip.GZIPOutputStream;
import org.junit.jupiter.api.Test;

/** What gateways do to the bytes of an answer: packed, in another charset, cut off, no HTTP. */
@QuarkusTest
class TransportTest {

  private static final String ANSWER = ChatServer.completion("\"Hello, é\"", "\"stop\"");

  @Test
  void anAnswerThatIsPackedUnaskedIsUnpacked() throws Exception {
    ByteArrayOutputStream zlib = new ByteArrayOutputStream();
    try (OutputStream packing = new DeflaterOutputStream(zlib)) {
      packing.write(ANSWER.getBytes(StandardCharsets.UTF_8));
    }

    assertThat(completion(http("200 OK", "Content-Encoding: gzip", gzip(ANSWER))).text())
        .isEqualTo("Hello, é");
    assertThat(completion(http("200 OK", "Content-Encoding: deflate", zlib.toByteArray())).text())
        .isEqualTo("Hello, é");
  }

  @Test
  void aPackedErrorIsShownInItsWords() throws Exception {
    byte[] body = gzip(ChatServer.error("too bad", "x", "y"));

    assertThat(failure(http("400 Bad Request", "Content-Encoding: gzip", body)))
        .hasMessageContaining("(status 400): too bad");
  }

  @Test
  void whatIsBadlyPackedIsNoAnswer() throws Exception {
    byte[] body = java.util.Arrays.copyOf(gzip(ANSWER), 40);

    assertThat(failure(http("200 OK", "Content-Encoding: gzip", body)))
        .isInstanceOf(ModelException.Unavailable.class)
        .hasMessageContaining("is not a chat completion, or was cut off on the way");
  }

  @Test
  void anErrorIsReadInItsCharset() throws Exception {
    byte[] body = "{\"error\": \"ungültig\"}".getBytes(Charset.forName("ISO-8859-1"));

    assertThat(
            failure(http("400 Bad Request", "Content-Type: text/plain; charset=ISO-8859-1", body)))
        .hasMessageContaining("(status 400): ungültig");
  }

  @Test
  void anAnswerThatEndsTooEarlyIsUnavailable() throws Exception {
    String chunk = "data: {\"choices\": []}\n\n";
    String chunked =
        "HTTP/1.1 200 OK\r\nContent-Type: text/event-stream\r\nTransfer-Encoding: chunked\r\n\r\n%x\r\n%s\r\n"
            .formatted(chunk.length(), chunk);

    for (String answer :
        new String[] {"HTTP/1.1 200 OK\r\nContent-Length: 999\r\n\r\n" + ANSWER, chunked}) {
      assertThat(failure(answer.getBytes(StandardCharsets.UTF_8)))
          .isInstanceOf(ModelException.Unavailable.class)
          .hasMessageContaining("ended the connection before its answer was whole");
    }
  }

  @Test
  void aServerOfAnotherProtocolIsNamed() {
    byte[] greeting = "SSH-2.0-OpenSSH_9.6\r\n".getBytes(StandardCharsets.UTF_8);

    assertThatThrownBy(() -> completion(greeting))
        .isInstanceOf(ModelException.Refused.class)
        .hasMessageContaining("does not speak HTTP: check assay.models.m.base-url");
  }

  private static byte[] gzip(String text) throws IOException {
    ByteArrayOutputStream packed = new ByteArrayOutputStream();
    try (OutputStream packing = new GZIPOutputStream(packed)) {
      packing.write(text.getBytes(StandardCharsets.UTF_8));
    }
    return packed.toByteArray();
  }

  /** A header that names no type of content goes with JSON. */
  private static byte[] http(String status, String header, byte[] body) {
    String type = header.startsWith("Content-Type") ? "" : "Content-Type: application/json\r\n";
    String head =
        "HTTP/1.1 %s\r\n%s%s\r\nContent-Length: %d\r\n\r\n"
            .formatted(status, type, header, body.length);
    ByteArrayOutputStream all = new ByteArrayOutputStream();
    all.writeBytes(head.getBytes(StandardCharsets.UTF_8));
    all.writeBytes(body);
    return all.toByteArray();
  }

  private static Throwable failure(byte[] answer) {
    return catchThrowable(() -> completion(answer));
  }

  private static Completion completion(byte[] answer) throws Exception {
    try (ByteServer server = new ByteServer(answer)) {
      ModelSettings settings =
          ModelSettings.of("m", URI.create("http://127.0.0.1:%d/v1".formatted(server.port())))
              .apiKey(new ApiKey("x"))
              .timeout(Duration.ofSeconds(20))
              .build();
      return new OpenAiModelClient(_ -> settings, Clock.systemUTC())
          .complete(new ModelCall("generate-sql", "m", "q", 1, new Prompt("a", "b"), 0));
    }
  }
}
