package dev.assay.cli.serve;

import static org.assertj.core.api.Assertions.assertThat;

import dev.assay.workflow.HeardLogs;
import dev.assay.workflow.run.Json;
import java.io.IOException;
import java.io.InputStream;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.net.SocketTimeoutException;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The server over bare connections: what is no request, is too much, or does not end. */
class HttpLayerTest {

  private static final HttpLimits NARROW =
      new HttpLimits(200, 1000, 100, 1000, 3, Duration.ofMillis(600));

  private static final long MOST_NANOS = Duration.ofSeconds(15).toNanos();

  private final HeardLogs log = new HeardLogs("assay");
  private ApiServer server;

  @BeforeEach
  void serve() throws InterruptedException {
    server = new ApiServer(new InetSocketAddress("127.0.0.1", 0), NARROW);
    server.start(
        call ->
            ApiAnswer.json(
                200,
                Json.object()
                    .put("method", call.method())
                    .put("path", call.uri().getPath())
                    .put("length", call.body() == null ? -1 : call.body().length)));
  }

  @AfterEach
  void end() {
    server.close();
    log.close();
  }

  @Test
  void aRequestIsAnsweredWithWhatBrowsersAreToHeed() throws IOException {
    String answer = exchange("GET /a%20b HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n");

    assertThat(answer)
        .startsWith("HTTP/1.1 200 OK\r\n")
        .contains(
            "X-Content-Type-Options: nosniff\r\n",
            "X-Frame-Options: DENY\r\n",
            "Referrer-Policy: no-referrer\r\n",
            "Content-Security-Policy: default-src 'none'; script-src 'self'",
            "\"path\":\"/a b\"");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          400 | not http at all
          400 | GET http://[ HTTP/1.1~Host: x
          400 | CONNECT x:443 HTTP/1.1~Host: x:443
          400 | GET / HTTP/1.1~Host: x~bad header line
          400 | POST / HTTP/1.1~Host: x~Content-Length: abc
          400 | GET / HTTP/x.y~Host: x
          400 | GET / HTTP/2.0~Host: x
          400 | GET / HTTP/9.9~Host: x
          400 | GET / SPDY/3.1~Host: x
          400 | GET /~Host: x
          400 | POST / HTTP/1.1~Host: x~Content-Length: -1
          400 | POST / HTTP/1.1~Host: x~Content-Length: 1~Content-Length: 2
          """)
  void whatIsMalformedIsRefused(int status, String request) throws IOException {
    String answer = exchange(request.replace("~", "\r\n") + "\r\n\r\n");

    assertThat(answer).matches("(?s)HTTP/1\\.[01] %d .*".formatted(status));
    assertThat(answer)
        .contains(
            "\"error\":\"malformed-request\"",
            "X-Content-Type-Options: nosniff\r\n",
            "Content-Security-Policy: default-src 'none'");
  }

  @Test
  void lineHeadersAndBodyAreBounded() throws IOException {
    assertThat(exchange("GET /%s HTTP/1.1\r\nHost: x\r\n\r\n".formatted("a".repeat(300))))
        .contains(" 414 ", "\"error\":\"uri-too-long\"");
    assertThat(exchange("GET / HTTP/1.1\r\nHost: x\r\nA: %s\r\n\r\n".formatted("a".repeat(2000))))
        .contains(" 431 ", "\"error\":\"headers-too-large\"");
    assertThat(post(100)).contains("\"length\":100");
    assertThat(post(101)).contains("\"length\":-1");
    assertThat(post(5000)).startsWith("HTTP/1.1 413 ");
  }

  @Test
  void aRequestThatDoesNotEndIsGivenUp() throws IOException {
    assertThat(exchange("POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 50\r\n\r\nabc"))
        .startsWith("HTTP/1.1 408 ");
    assertThat(exchange("GET / HTTP/1.1\r\nHost: x\r\n")).isEmpty();
    assertThat(exchange("")).isEmpty();
  }

  @Test
  void aConnectionTooManyIsClosed() throws IOException {
    try (Socket one = connect();
        Socket two = connect();
        Socket three = connect()) {
      assertThat(one.isConnected() && two.isConnected() && three.isConnected()).isTrue();
      assertThat(exchange("")).isEmpty();
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "zz\r\nabc\r\n\r\n",
        "-1\r\nabc\r\n\r\n",
        "fffffffffffffffff\r\nabc\r\n\r\n",
        "3\r\nabc\r\nzz\r\n\r\n"
      })
  void aMalformedChunkIsAnsweredAndEndsTheConnection(String body) throws IOException {
    String answer =
        exchange("POST / HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n" + body);

    assertThat(answer)
        .startsWith("HTTP/1.1 400 ")
        .contains("X-Frame-Options: DENY\r\n", "the body is malformed");
    assertThat(answer.split("HTTP/1.1 ")).hasSize(2);
    assertThat(log.lines())
        .anyMatch(
            line ->
                line.matches("INFO assay.serve: request \\d+: refused: 400 the body is malformed"));
    assertThat(post(3)).contains("\"length\":3");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "\u0016\u0003\u0001\u0002\u0000\u0001\u0000\u0001\u00fc\u0003\u0003",
        "\u0000\u0000\u0000\u0000",
        "\u0080\u002e\u0001"
      })
  void bytesThatAreNoTextAreAnsweredAtOnce(String bytes) throws IOException {
    String answer = exchange(bytes.getBytes(StandardCharsets.ISO_8859_1));

    assertThat(answer)
        .startsWith("HTTP/1.1 400 ")
        .contains("X-Frame-Options: DENY\r\n", "the server speaks no TLS");
  }

  @Test
  void emptyLinesBeforeARequestArePassedOver() throws IOException {
    assertThat(exchange("\r\n\r\nGET / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n"))
        .startsWith("HTTP/1.1 200 OK\r\n");
  }

  @Test
  void headersThatTrickleInAreGivenUp() throws IOException {
    long start = System.nanoTime();
    try (Socket socket = connect();
        InputStream in = socket.getInputStream()) {
      socket
          .getOutputStream()
          .write("GET / HTTP/1.1\r\nHost: x\r\n".getBytes(StandardCharsets.UTF_8));
      boolean isOpen = true;
      while (isOpen && System.nanoTime() - start < MOST_NANOS) {
        isOpen = trickled(socket) && isStillOpen(socket, in);
      }
      assertThat(isOpen).isFalse();
    }
  }

  /** Sends a byte of a header; false when nobody takes it. */
  private static boolean trickled(Socket socket) {
    try {
      socket.getOutputStream().write('a');
      return true;
    } catch (IOException closed) {
      return false;
    }
  }

  /** Looks for the end of the answer for a moment. */
  private static boolean isStillOpen(Socket socket, InputStream in) {
    try {
      socket.setSoTimeout(50);
      return in.read() >= 0;
    } catch (SocketTimeoutException quiet) {
      return true;
    } catch (IOException closed) {
      return false;
    }
  }

  @Test
  void whatIsRefusedIsLoggedWithoutWhatWasSent() throws IOException {
    exchange("\u001b[31m BAD\r\n\r\n");

    assertThat(log.lines())
        .anyMatch(line -> line.contains("refused: 400 "))
        .noneMatch(line -> line.contains("\u001b"));
  }

  private String post(int length) throws IOException {
    return exchange(
        "POST / HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Length: %d\r\n\r\n%s"
            .formatted(length, "a".repeat(length)));
  }

  private Socket connect() throws IOException {
    Socket socket = new Socket("127.0.0.1", server.port());
    socket.setSoTimeout(20_000);
    return socket;
  }

  /** What comes back until the server closes the connection. */
  private String exchange(String request) throws IOException {
    return exchange(request.getBytes(StandardCharsets.UTF_8));
  }

  private String exchange(byte[] request) throws IOException {
    try (Socket socket = connect();
        InputStream in = socket.getInputStream()) {
      socket.getOutputStream().write(request);
      socket.getOutputStream().flush();
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    }
  }
}
