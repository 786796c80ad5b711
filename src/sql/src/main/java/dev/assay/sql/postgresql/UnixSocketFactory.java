package dev.assay.sql.postgresql;

import dev.assay.sql.server.UnixSocket;
import java.io.IOException;
import java.net.InetAddress;
import java.net.Socket;
import java.net.UnixDomainSocketAddress;
import java.nio.file.Path;
import javax.net.SocketFactory;

/**
 * Connects the driver to the socket of one server. The driver makes it by its name, with the
 * socket's path.
 */
public final class UnixSocketFactory extends SocketFactory {

  private final Path socket;

  /** For the socket of that path. */
  public UnixSocketFactory(String socket) {
    this.socket = Path.of(socket);
  }

  @Override
  public Socket createSocket() throws IOException {
    return UnixSocket.connectedTo(UnixDomainSocketAddress.of(socket));
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
