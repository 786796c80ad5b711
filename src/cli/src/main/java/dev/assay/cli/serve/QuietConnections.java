package dev.assay.cli.serve;

import io.vertx.core.http.HttpConnection;
import java.time.Duration;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

/** Closes connections that take too long to send a request, however they trickle it. */
final class QuietConnections {

  private final int most;
  private final long nanos;
  private final Set<HttpConnection> open = ConcurrentHashMap.newKeySet();
  private final Map<HttpConnection, Long> quietSince = new ConcurrentHashMap<>();

  QuietConnections(int most, Duration quiet) {
    this.most = most;
    this.nanos = quiet.toNanos();
  }

  void opened(HttpConnection connection) {
    open.add(connection);
    connection.closeHandler(
        _ -> {
          open.remove(connection);
          quietSince.remove(connection);
        });
    if (open.size() > most) {
      connection.close();
    } else {
      quietSince.put(connection, System.nanoTime());
    }
  }

  /** The headers of a request are there. */
  void busy(HttpConnection connection) {
    quietSince.remove(connection);
  }

  /** Its answer was sent. */
  void quiet(HttpConnection connection) {
    if (open.contains(connection)) {
      quietSince.put(connection, System.nanoTime());
    }
  }

  void closeQuietOnes() {
    long now = System.nanoTime();
    quietSince.forEach(
        (connection, since) -> {
          if (now - since > nanos) {
            connection.close();
          }
        });
  }
}
