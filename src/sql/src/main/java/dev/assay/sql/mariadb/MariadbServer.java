package dev.assay.sql.mariadb;

import dev.assay.sql.server.NoServerException;
import dev.assay.sql.server.ServerProcess;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Semaphore;
import org.jspecify.annotations.Nullable;

/**
 * The server of a vendor in this process, started when the first database is wanted, and started
 * again should it end.
 */
public final class MariadbServer {

  /** So many databases are in use at most; who wants one more waits. */
  static final int MOST_DATABASES = 16;

  static final String SOCKET = "socket";

  private static final String PROCESS = "data/server.pid";

  /** What the server may take: its own, and the work of some queries. */
  private static final long MEMORY_KIB = 4L << 20;

  private static final Map<Vendor, Running> RUNNING =
      Map.of(Vendor.MARIADB, new Running(), Vendor.MYSQL, new Running());

  /** A vendor's server of this process, or why there can be none. */
  private static final class Running {
    private @Nullable MariadbServer current;
    private @Nullable NoServerException impossible;
  }

  private final Vendor vendor;
  private final ServerProcess process;
  private final long processId;
  private final String version;
  private final Semaphore room = new Semaphore(MOST_DATABASES, true);
  private final Deque<TestDatabase> idle = new ArrayDeque<>();

  private MariadbServer(Vendor vendor, ServerProcess process, String version) throws IOException {
    this.vendor = vendor;
    this.process = process;
    this.processId = Long.parseLong(Files.readString(process.folder().resolve(PROCESS)).strip());
    this.version = version;
    for (int number = 1; number <= MOST_DATABASES; number++) {
      idle.add(new TestDatabase(number, this, this::takeBack));
    }
    Logins.toServerIn(vendor, process.folder());
  }

  /**
   * This process' server.
   *
   * @throws NoServerException when there can be none here; asked again, the answer is the same,
   *     unless the start was interrupted
   */
  public static MariadbServer running(Vendor vendor) throws NoServerException {
    Running running = RUNNING.get(vendor);
    synchronized (running) {
      if (running.impossible != null) {
        throw running.impossible;
      }
      MariadbServer server = running.current;
      if (server != null && server.process.isAlive()) {
        return server;
      }
      try {
        if (server != null) {
          server.process.close();
        }
        MariadbServer started = started(vendor);
        running.current = started;
        return started;
      } catch (NoServerException reason) {
        running.impossible = server == null && isForGood() ? reason : null;
        throw reason;
      } catch (IOException failed) {
        throw new NoServerException(failed);
      }
    }
  }

  /** Who is interrupted gives up waiting; that says nothing of the next start. */
  private static boolean isForGood() {
    return !Thread.currentThread().isInterrupted();
  }

  private static MariadbServer started(Vendor vendor) throws NoServerException {
    if (!Logins.isPossible()) {
      throw new NoServerException("this program was built without its driver");
    }
    try {
      Installation installation = Installation.prepared(vendor);
      ServerProcess process = ServerProcess.started(start(installation), installation.folders());
      return new MariadbServer(vendor, process, installation.binaries().release());
    } catch (IOException failed) {
      throw new NoServerException(failed);
    } catch (InterruptedException interrupted) {
      Thread.currentThread().interrupt();
      throw new NoServerException("its start was interrupted");
    }
  }

  /** Paths are those in the server's folder, where it is started. */
  private static ServerProcess.Start start(Installation installation) {
    List<String> command = new ArrayList<>();
    command.add(installation.binaries().server().toString());
    command.add("--no-defaults");
    command.add("--datadir=" + ServerProcess.FOLDER + "/data");
    command.add("--tmpdir=" + ServerProcess.FOLDER);
    command.add("--socket=" + ServerProcess.FOLDER + "/" + SOCKET);
    command.add("--pid-file=" + ServerProcess.FOLDER + "/" + PROCESS);
    command.add("--secure-file-priv=" + ServerProcess.FOLDER + "/data/performance_schema");
    command.addAll(Installation.options(installation.vendor()));
    return new ServerProcess.Start(
        installation.data(), MEMORY_KIB, command, MariadbServer::isReady);
  }

  private static boolean isReady(Path folder) throws IOException {
    Path process = folder.resolve(PROCESS);
    return Files.exists(folder.resolve(SOCKET))
        && Files.exists(process)
        && !Files.readString(process).isBlank();
  }

  /** Whose server it is. */
  Vendor vendor() {
    return vendor;
  }

  /** The version without what distributions add: {@code 10.11.19}. */
  public String version() {
    return version;
  }

  /** The process that watches over the server. */
  ServerProcess process() {
    return process;
  }

  long processId() {
    return processId;
  }

  /** Ends the server, with all that works in it. */
  void kill() {
    ProcessHandle.of(processId).ifPresent(ProcessHandle::destroyForcibly);
  }

  /** A database, which is given back by closing it. */
  public TestDatabase database() throws InterruptedException {
    room.acquire();
    synchronized (idle) {
      return idle.pop();
    }
  }

  private void takeBack(TestDatabase database) {
    synchronized (idle) {
      idle.push(database);
    }
    room.release();
  }
}
