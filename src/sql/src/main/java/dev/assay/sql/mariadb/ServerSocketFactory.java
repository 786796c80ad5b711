package dev.assay.sql.mariadb;

import dev.assay.sql.server.UnixSocket;
import java.io.IOException;
import java.net.InetAddress;
import java.net.Socket;
import java.net.UnixDomainSocketAddress;
import java.nio.file.Path;
import javax.net.SocketFactory;
import org.jspecify.annotations.Nullable;

/**
 * Connects the driver to the socket of this process' server. The driver makes it by its name and
 * without arguments; there is one server in a process.
 */
public final class ServerSocketFactory extends SocketFactory {

  private static volatile @Nullable Path socket;

  /** For the driver. */
  public ServerSocketFactory() {}

  /** From now on it connects there. */
  static void connectTo(Path path) {
    socket = path;
  }

  @Override
  public Socket createSocket() throws IOException {
    Path path = socket;
    if (path == null) {
      throw new IOException("there is no server");
    }
    return UnixSocket.connectedTo(UnixDomainSocketAddress.of(path));
  }

  @Override
  public Socket createSocket(String host, int port) throws IOException {
    return createSocket();
  }

  @Override
  public Socket createSocket(String host, int port, InetAddress local, int localPort)
      throws IOException {
    return createSocket();
  }

  @Override
  public Socket createSocket(InetAddress host, int port) throws IOException {
    return createSocket();
  }

  @Override
  public Socket createSocket(InetAddress host, int port, InetAddress local, int localPort)
      throws IOException {
    return createSocket();
  }
}
