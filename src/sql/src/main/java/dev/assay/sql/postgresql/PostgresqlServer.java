package dev.assay.sql.postgresql;

import dev.assay.sql.server.NoServerException;
import dev.assay.sql.server.ServerProcess;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.SQLException;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The PostgreSQL server of this process, started when the first database is wanted, and started
 * again should it end.
 */
public final class PostgresqlServer {

  /** What a process of the server may take: shared memory and libraries, and one query's work. */
  private static final long MEMORY_KIB = (192L + 512) << 10;

  private static final int LINE_OF_STATUS = 7;

  private static final Object STARTING = new Object();
  private static @Nullable PostgresqlServer current;
  private static @Nullable NoServerException impossible;

  private final ServerProcess process;
  private final Databases databases;
  private final String version;

  private PostgresqlServer(ServerProcess process) throws SQLException {
    this.process = process;
    this.databases = new Databases(new Logins(process.folder()));
    this.version = databases.first().loader().getMetaData().getDatabaseProductVersion();
  }

  /**
   * This process' server.
   *
   * @throws NoServerException when there can be none here; asked again, the answer is the same,
   *     unless the start was interrupted
   */
  public static PostgresqlServer running() throws NoServerException {
    synchronized (STARTING) {
      if (impossible != null) {
        throw impossible;
      }
      PostgresqlServer server = current;
      if (server == null) {
        try {
          server = started();
        } catch (NoServerException reason) {
          // who is interrupted gives up waiting; that says nothing of the next start
          impossible = Thread.currentThread().isInterrupted() ? null : reason;
          throw reason;
        }
      } else if (!server.process.isAlive()) {
        server.end();
        server = started();
      }
      current = server;
      return server;
    }
  }

  private static PostgresqlServer started() throws NoServerException {
    try {
      return new PostgresqlServer(started(Installation.prepared()));
    } catch (IOException | SQLException failed) {
      throw new NoServerException(failed);
    } catch (InterruptedException interrupted) {
      Thread.currentThread().interrupt();
      throw new NoServerException("its start was interrupted");
    }
  }

  static ServerProcess started(Installation installation)
      throws NoServerException, IOException, InterruptedException {
    List<String> command =
        List.of(
            installation.binaries() + "/bin/postgres", "-D", "data", "-k", ServerProcess.FOLDER);
    return ServerProcess.started(
        new ServerProcess.Start(
            installation.data(), MEMORY_KIB, command, PostgresqlServer::isReady),
        installation.folders());
  }

  /** The server says so in the file that tells of its process. */
  private static boolean isReady(Path folder) throws IOException {
    List<String> lines = Files.readAllLines(folder.resolve("data/postmaster.pid"));
    return lines.size() > LINE_OF_STATUS && lines.get(LINE_OF_STATUS).strip().equals("ready");
  }

  /** The version as PostgreSQL writes it: {@code 18.6}. */
  public String version() {
    return version;
  }

  private void end() throws NoServerException {
    try {
      process.close();
    } catch (IOException failed) {
      throw new NoServerException(failed);
    }
  }

  /** The process that watches over the server. */
  ServerProcess process() {
    return process;
  }

  /** A database without tables, which is given back by closing it. */
  public TestDatabase database() throws SQLException, InterruptedException {
    return databases.take();
  }
}
