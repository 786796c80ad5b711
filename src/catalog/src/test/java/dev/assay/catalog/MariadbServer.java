package dev.assay.catalog;

import java.io.IOException;
import java.net.ServerSocket;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;

/**
 * A MariaDB server of the machine's own binaries, or one of MySQL, on a free port and in a folder
 * of its own.
 */
final class MariadbServer implements AutoCloseable {

  private static final int MOST_SECONDS = 60;

  private final Process process;
  private final Path folder;
  private final int port;

  private MariadbServer(Process process, Path folder, int port) {
    this.process = process;
    this.folder = folder;
    this.port = port;
  }

  /** A server that answers, or empty when the machine has none. */
  static Optional<MariadbServer> started() throws IOException, InterruptedException {
    Optional<Path> server = binary("mariadbd");
    Optional<Path> installer = binary("mariadb-install-db");
    // which the installer calls, and which Debian has in a package of its own
    Optional<Path> defaults = binary("my_print_defaults");
    if (server.isEmpty() || installer.isEmpty() || defaults.isEmpty()) {
      return Optional.empty();
    }
    return Optional.of(
        started(
            server.get(),
            List.of(
                installer.get().toString(),
                "--no-defaults",
                "--auth-root-authentication-method=normal",
                "--skip-test-db")));
  }

  /** A server of MySQL's, from release 8, that answers, or empty when the machine has none. */
  static Optional<MariadbServer> mysqlStarted() throws IOException, InterruptedException {
    for (Path server : binaries("mysqld").toList()) {
      Process asked = new ProcessBuilder(server.toString(), "--version").start();
      String version = new String(asked.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
      asked.waitFor();
      if (version.matches("(?s).*Ver ([89]|[1-9]\\d)\\.\\d+\\.\\d+(?!.*MariaDB).*")) {
        return Optional.of(
            started(server, List.of(server.toString(), "--no-defaults", "--initialize-insecure")));
      }
    }
    return Optional.empty();
  }

  private static MariadbServer started(Path server, List<String> installer)
      throws IOException, InterruptedException {
    Path folder = Files.createTempDirectory("assay-mariadb-");
    int port;
    try (ServerSocket free = new ServerSocket(0)) {
      port = free.getLocalPort();
    }
    String user = "--user=" + System.getProperty("user.name");
    String data = "--datadir=" + folder.resolve("data");
    Process installed =
        process(folder, Stream.concat(installer.stream(), Stream.of(user, data)).toList());
    if (!installed.waitFor(MOST_SECONDS, TimeUnit.SECONDS) || installed.exitValue() != 0) {
      throw new IOException(Files.readString(folder.resolve("log")));
    }
    Process process =
        process(
            folder,
            List.of(
                server.toString(),
                "--no-defaults",
                user,
                data,
                "--port=" + port,
                "--bind-address=127.0.0.1",
                "--socket=" + folder.resolve("s"),
                "--pid-file=" + folder.resolve("pid"),
                "--innodb-buffer-pool-size=16M"));
    MariadbServer started = new MariadbServer(process, folder, port);
    started.await();
    return started;
  }

  private static Process process(Path folder, List<String> command) throws IOException {
    return new ProcessBuilder(command)
        .directory(folder.toFile())
        .redirectErrorStream(true)
        .redirectOutput(folder.resolve("log").toFile())
        .start();
  }

  /** Debian keeps servers out of the PATH of users. */
  private static Optional<Path> binary(String name) {
    return binaries(name).findFirst();
  }

  private static Stream<Path> binaries(String name) {
    String path = System.getenv().getOrDefault("PATH", "") + ":/usr/sbin:/usr/bin:/usr/local/bin";
    return Stream.of(path.split(":"))
        .filter(folder -> !folder.isBlank())
        .map(folder -> Path.of(folder, name))
        .filter(Files::isExecutable);
  }

  private void await() throws IOException, InterruptedException {
    long deadline = System.nanoTime() + TimeUnit.SECONDS.toNanos(MOST_SECONDS);
    while (System.nanoTime() < deadline && process.isAlive()) {
      try (Connection connection = connection("")) {
        if (connection.isValid(1)) {
          return;
        }
      } catch (SQLException notYet) {
        process.waitFor(100, TimeUnit.MILLISECONDS);
      }
    }
    throw new IOException(Files.readString(folder.resolve("log")));
  }

  private Connection connection(String database) throws SQLException {
    return DriverManager.getConnection(
        "jdbc:mariadb://127.0.0.1:%d/%s".formatted(port, database), "root", "");
  }

  String address(String scheme, String database) {
    return "%s://tester@127.0.0.1:%d/%s".formatted(scheme, port, database);
  }

  void execute(String database, String... statements) throws SQLException {
    try (Connection connection = connection(database);
        Statement statement = connection.createStatement()) {
      for (String sql : statements) {
        statement.execute(sql);
      }
    }
  }

  @Override
  public void close() throws IOException, InterruptedException {
    process.destroy();
    process.waitFor(MOST_SECONDS, TimeUnit.SECONDS);
    try (Stream<Path> files = Files.walk(folder)) {
      for (Path file : files.sorted(Comparator.reverseOrder()).toList()) {
        Files.deleteIfExists(file);
      }
    }
  }
}
