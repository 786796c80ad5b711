package dev.assay.agents.openai;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.net.SocketException;

/** A server that gives the same bytes to each request, and closes the connection. */
final class ByteServer implements AutoCloseable {

  private final ServerSocket socket = new ServerSocket(0, 5, InetAddress.getLoopbackAddress());
  private final byte[] answer;

  ByteServer(byte[] answer) throws IOException {
    this.answer = answer.clone();
    Thread.ofVirtual().start(this::serve);
  }

  int port() {
    return socket.getLocalPort();
  }

  private void serve() {
    while (!socket.isClosed()) {
      try (Socket connection = socket.accept()) {
        readRequest(connection.getInputStream());
        connection.getOutputStream().write(answer);
        connection.getOutputStream().flush();
      } catch (SocketException closed) {
        return;
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
    }
  }

  private static void readRequest(InputStream in) throws IOException {
    StringBuilder head = new StringBuilder();
    while (!head.toString().endsWith("\r\n\r\n")) {
      int next = in.read();
      if (next < 0) {
        return;
      }
      head.append((char) next);
    }
    String length = head.toString().replaceAll("(?is).*content-length: (\\d+).*", "$1");
    in.readNBytes(Integer.parseInt(length, 10));
  }

  @Override
  public void close() throws IOException {
    socket.close();
  }
}
