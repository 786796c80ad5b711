package dev.assay.catalog;

import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.net.ServerSocket;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What is said of a server that does not answer: a line with what to do, and no secret. */
class UnreachableServersTest {

  @ParameterizedTest
  @ValueSource(
      strings = {
        "sqlserver://bob@127.0.0.1:%d/shop",
        "oracle://bob@127.0.0.1:%d/shop",
        "jdbc:oracle:thin:@127.0.0.1:%d:shop",
        "postgresql://bob@127.0.0.1:%d/shop",
        "mysql://bob@127.0.0.1:%d/shop"
      })
  void aServerThatDoesNotAnswerIsOneLineWithoutThePassword(String address) throws IOException {
    int closed;
    try (ServerSocket socket = new ServerSocket(0)) {
      closed = socket.getLocalPort();
    }
    DatabaseLocation location = DatabaseLocation.parse(address.formatted(closed));

    assertThatThrownBy(() -> new CatalogReader(_ -> "s3cret").read(location))
        .isInstanceOf(CatalogException.class)
        .hasMessageStartingWith("the database 'shop' cannot be read: ")
        .hasMessageContaining("127.0.0.1")
        .hasMessageContaining(String.valueOf(closed))
        .message()
        .hasLineCount(1)
        .doesNotContain("s3cret", "oracle.com", "ClientConnectionId", "CONNECTION_ID")
        .containsPattern("(?i)check|verify|make sure");
  }
}
