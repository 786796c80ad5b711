package dev.assay.agents.openai;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;

/** A proxy that opens a tunnel to one server of this machine, whatever it is asked for. */
final class TunnellingProxy implements AutoCloseable {

  private final List<String> asked = new CopyOnWriteArrayList<>();
  private final ServerSocket socket;

  TunnellingProxy() throws IOException {
    this.socket = new ServerSocket(0, 50, InetAddress.getLoopbackAddress());
  }

  /** Begins to take connections; the proxy's own URL. */
  String to(int port) {
    Thread.ofVirtual().start(() -> accept(port));
    return "http://localhost:" + socket.getLocalPort();
  }

  /** The first line of each request. */
  List<String> asked() {
    return asked;
  }

  private void accept(int port) {
    while (!socket.isClosed()) {
      try {
        Socket client = socket.accept();
        Thread.ofVirtual().start(() -> tunnel(client, port));
      } catch (IOException closed) {
        return;
      }
    }
  }

  private void tunnel(Socket client, int port) {
    try (client;
        Socket server = new Socket(InetAddress.getLoopbackAddress(), port)) {
      readHead(client.getInputStream());
      client
          .getOutputStream()
          .write("HTTP/1.1 200 Connection established\r\n\r\n".getBytes(StandardCharsets.UTF_8));
      Thread back = Thread.ofVirtual().start(() -> copy(server, client));
      copy(client, server);
      back.join();
    } catch (IOException | InterruptedException ended) {
      // whoever is at the ends sees that the tunnel is closed
      return;
    }
  }

  /** One byte at a time: what follows the head belongs to the tunnel. */
  private void readHead(InputStream in) throws IOException {
    StringBuilder head = new StringBuilder();
    while (head.indexOf("\r\n\r\n") < 0) {
      int next = in.read();
      if (next < 0) {
        throw new IOException("the request ends within its head");
      }
      head.append((char) next);
    }
    asked.add(head.substring(0, head.indexOf("\r\n")));
  }

  private static void copy(Socket from, Socket to) {
    try {
      OutputStream out = to.getOutputStream();
      from.getInputStream().transferTo(out);
      to.shutdownOutput();
    } catch (IOException ended) {
      return;
    }
  }

  @Override
  public void close() throws IOException {
    socket.close();
  }
}
