package dev.assay.cli.serve;

import com.sun.net.httpserver.HttpHandler;
import com.sun.net.httpserver.HttpServer;
import dev.assay.cli.UsageException;
import java.io.IOException;
import java.net.BindException;
import java.net.InetSocketAddress;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

/** The HTTP server of the JDK, with the API and what its links lead to. */
final class ApiServer implements AutoCloseable {

  private static final int WAITING_CONNECTIONS = 1024;

  /** Requests that have not come in after so many seconds are given up, as are answers. */
  private static final String MOST_SECONDS = "60";

  private final HttpServer server;
  private final ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor();

  /**
   * Listens from now on, and answers when it is started.
   *
   * @throws UsageException when the address cannot be listened at
   */
  ApiServer(InetSocketAddress address) throws IOException {
    System.setProperty("sun.net.httpserver.maxReqTime", MOST_SECONDS);
    System.setProperty("sun.net.httpserver.maxRspTime", MOST_SECONDS);
    if (address.isUnresolved()) {
      throw new UsageException("--host: there is no host '%s'".formatted(address.getHostString()));
    }
    try {
      this.server = HttpServer.create(address, WAITING_CONNECTIONS);
    } catch (BindException taken) {
      throw new UsageException(
          "cannot listen at %s port %d: %s; choose another --port"
              .formatted(address.getHostString(), address.getPort(), taken.getMessage()));
    }
    server.setExecutor(threads);
  }

  /** The port that it listens at. */
  int port() {
    return server.getAddress().getPort();
  }

  void start(HttpHandler api, HttpHandler evidence) {
    server.createContext("/", api);
    server.createContext(SignedLinks.PATH, evidence);
    server.start();
  }

  /** Takes no more requests, and lets those that are being answered be answered. */
  @Override
  public void close() {
    server.stop(1);
    threads.close();
  }
}
