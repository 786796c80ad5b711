package dev.assay.cli;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.nio.charset.StandardCharsets;

/**
 * Stands between a client and H2's server, and cuts the first connection on which a query with the
 * word {@code cut} is sent. Others pass after that, unless the server is to be gone with it.
 */
final class CutConnections implements AutoCloseable {

  private static final String WORD =
      new String("/*cut*/".getBytes(StandardCharsets.UTF_16BE), StandardCharsets.ISO_8859_1);

  private final ServerSocket listening = new ServerSocket(0, 50, InetAddress.getLoopbackAddress());
  private final int server;
  private final boolean forGood;
  private volatile boolean cut;

  /**
   * Cuts connections to a port of this machine.
   *
   * @param forGood whether nobody is let in afterwards
   */
  CutConnections(int server, boolean forGood) throws IOException {
    this.server = server;
    this.forGood = forGood;
    Thread.ofVirtual().start(this::accept);
  }

  int port() {
    return listening.getLocalPort();
  }

  boolean hasCut() {
    return cut;
  }

  private void accept() {
    try {
      while (true) {
        Socket client = listening.accept();
        if (cut && forGood) {
          client.close(); // it came while the port was being closed
          return;
        }
        Socket there = new Socket(InetAddress.getLoopbackAddress(), server);
        Thread.ofVirtual().start(() -> pass(client, there, true));
        Thread.ofVirtual().start(() -> pass(there, client, false));
      }
    } catch (IOException closed) {
      // nobody is let in any more
    }
  }

  private void pass(Socket from, Socket to, boolean queries) {
    try (from;
        to) {
      InputStream in = from.getInputStream();
      OutputStream out = to.getOutputStream();
      byte[] bytes = new byte[1 << 16];
      for (int read = in.read(bytes); read >= 0; read = in.read(bytes)) {
        if (queries && !cut && isToBeCut(bytes, read)) {
          cut = true;
          if (forGood) {
            listening.close();
          }
          return;
        }
        out.write(bytes, 0, read);
        out.flush();
      }
    } catch (IOException ended) {
      // by the other side
    }
  }

  private static boolean isToBeCut(byte[] bytes, int read) {
    return new String(bytes, 0, read, StandardCharsets.ISO_8859_1).contains(WORD);
  }

  @Override
  public void close() throws IOException {
    listening.close();
  }
}
