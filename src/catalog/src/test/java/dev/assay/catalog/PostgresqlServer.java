package dev.assay.catalog;

import java.io.File;
import java.io.IOException;
import java.net.ServerSocket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;

/**
 * A PostgreSQL server of the machine's own binaries, on a free port and in a folder of its own. As
 * root, for whom the server refuses to run, it is run as nobody.
 */
final class PostgresqlServer implements AutoCloseable {

  static final String PASSWORD = "s3cret-of-the-test";

  private static final int MOST_SECONDS = 60;

  private final Path binaries;
  private final Path folder;
  private final int port;

  private PostgresqlServer(Path binaries, Path folder, int port) {
    this.binaries = binaries;
    this.folder = folder;
    this.port = port;
  }

  /** A server that answers, or empty when the machine has none. */
  static Optional<PostgresqlServer> started() throws IOException, InterruptedException {
    Optional<Path> binaries = binaries();
    if (binaries.isEmpty()) {
      return Optional.empty();
    }
    Path folder =
        Files.createTempDirectory(
            "assay-postgresql-",
            PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString("rwxrwxrwx")));
    Files.setPosixFilePermissions(folder, PosixFilePermissions.fromString("rwxrwxrwx"));
    int port;
    try (ServerSocket free = new ServerSocket(0)) {
      port = free.getLocalPort();
    }
    PostgresqlServer server = new PostgresqlServer(binaries.get(), folder, port);
    Path password = Files.writeString(folder.resolve("password"), PASSWORD);
    server.run(
        "initdb",
        List.of(
            "--pgdata=" + folder.resolve("data"),
            "--username=tester",
            "--auth=scram-sha-256",
            "--encoding=UTF8",
            "--locale=C",
            "--no-sync",
            "--pwfile=" + password));
    server.run(
        "pg_ctl",
        List.of(
            "--pgdata=" + folder.resolve("data"),
            "--wait",
            "--log=" + folder.resolve("log"),
            "--options=-p %d -k %s -c listen_addresses=localhost -c fsync=off"
                .formatted(port, folder),
            "start"));
    return Optional.of(server);
  }

  String address(String database) {
    return "postgresql://tester@localhost:%d/%s".formatted(port, database);
  }

  /** Executes the statements in the database, as its owner. */
  void execute(String database, String... statements) throws SQLException {
    try (Connection connection =
            DriverManager.getConnection(
                "jdbc:postgresql://localhost:%d/%s".formatted(port, database), "tester", PASSWORD);
        Statement statement = connection.createStatement()) {
      for (String sql : statements) {
        statement.execute(sql);
      }
    }
  }

  @Override
  public void close() throws IOException, InterruptedException {
    run("pg_ctl", List.of("--pgdata=" + folder.resolve("data"), "--mode=immediate", "stop"));
    try (Stream<Path> files = Files.walk(folder)) {
      for (Path file : files.sorted(Comparator.reverseOrder()).toList()) {
        Files.deleteIfExists(file);
      }
    }
  }

  private static Optional<Path> binaries() {
    Stream<Path> onPath =
        Arrays.stream(System.getenv().getOrDefault("PATH", "").split(File.pathSeparator))
            .filter(folder -> !folder.isBlank())
            .map(Path::of);
    return Stream.concat(onPath, installed())
        .filter(
            folder ->
                Stream.of("initdb", "pg_ctl", "postgres")
                    .allMatch(name -> Files.isExecutable(folder.resolve(name))))
        .findFirst();
  }

  /** Where Debian puts them: a folder for each version. */
  private static Stream<Path> installed() {
    File[] versions = new File("/usr/lib/postgresql").listFiles();
    return versions == null
        ? Stream.empty()
        : Arrays.stream(versions).map(version -> version.toPath().resolve("bin"));
  }

  private void run(String program, List<String> arguments)
      throws IOException, InterruptedException {
    List<String> command = new ArrayList<>();
    if (System.getProperty("user.name").equals("root")) {
      command.addAll(List.of("setpriv", "--reuid=65534", "--regid=65534", "--clear-groups"));
    }
    command.add(binaries.resolve(program).toString());
    command.addAll(arguments);
    Path output = folder.resolve(program + ".out");
    Process process =
        new ProcessBuilder(command)
            .directory(folder.toFile())
            .redirectErrorStream(true)
            .redirectOutput(output.toFile())
            .start();
    if (!process.waitFor(MOST_SECONDS, TimeUnit.SECONDS) || process.exitValue() != 0) {
      process.destroyForcibly();
      throw new IOException(program + " failed: " + Files.readString(output));
    }
  }
}
