package dev.assay.sql.mariadb;

import dev.assay.sql.server.UnixSocket;
import java.io.IOException;
import java.net.InetAddress;
import java.net.Socket;
import java.net.UnixDomainSocketAddress;
import java.nio.file.Path;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import javax.net.SocketFactory;

/**
 * Connects the driver to the socket of this process' server. The driver makes it by its name and
 * without arguments; there is one server of a vendor in a process.
 */
public abstract sealed class ServerSocketFactory extends SocketFactory {

  private static final Map<Vendor, Path> SOCKETS = new ConcurrentHashMap<>();

  /** Connects to MariaDB's server. */
  public static final class OfMariadb extends ServerSocketFactory {

    /** For the driver. */
    public OfMariadb() {}

    @Override
    Vendor vendor() {
      return Vendor.MARIADB;
    }
  }

  /** Connects to MySQL's server. */
  public static final class OfMysql extends ServerSocketFactory {

    /** For the driver. */
    public OfMysql() {}

    @Override
    Vendor vendor() {
      return Vendor.MYSQL;
    }
  }

  abstract Vendor vendor();

  /** From now on those of the vendor connect there. */
  static void connectTo(Vendor vendor, Path path) {
    SOCKETS.put(vendor, path);
  }

  @Override
  public Socket createSocket() throws IOException {
    Path path = SOCKETS.get(vendor());
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
