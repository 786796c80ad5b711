package dev.assay.sql.postgresql;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.TimeUnit;

/**
 * A server on a data folder of its own, and the shell that watches over it: the shell reads from a
 * pipe that this process holds open and never writes to. The pipe ends with this process, however
 * that ends; the shell then ends the server at once and removes its folder.
 */
final class ServerProcess implements AutoCloseable {

  /** What a process of the server may take: shared memory and libraries, and one query's work. */
  private static final long MEMORY_KIB = (192L + 512) << 10;

  private static final Duration LONGEST_START = Duration.ofSeconds(30);
  private static final Duration LONGEST_END = Duration.ofSeconds(10);
  private static final long LOOK_MILLIS = 5;
  private static final int LINE_OF_STATUS = 7;
  private static final int MOST_SAID = 300;

  /** Arguments: the binaries, the folder of the server, the data folder to copy, KiB of memory. */
  private static final String RUN =
      """
      trap '' INT HUP TERM
      umask 077
      cd "$2" || exit 1
      cp -R "$3" data && chmod 700 data || exit 1
      ulimit -c 0
      ulimit -v "$4" 2>/dev/null
      exec 3<&0 </dev/null
      "$1/bin/postgres" -D data -k "$2" >log 2>&1 3<&- &
      server=$!
      ( read -r _ <&3; : >ended; kill -QUIT $server 2>/dev/null ) &
      reader=$!
      exec 3<&-
      wait $server
      kill -KILL $reader 2>/dev/null
      rm -rf data
      if [ -e ended ]; then rm -f log ended; cd /; rm -rf "$2" "$2.lock" 2>/dev/null; fi
      """;

  private final Path folder;
  private final Process shell;
  private final Claim claim;

  private ServerProcess(Path folder, Process shell, Claim claim) {
    this.folder = folder;
    this.shell = shell;
    this.claim = claim;
  }

  /** Starts a server and waits until it can be connected to. */
  static ServerProcess started(Installation installation)
      throws NoServerException, IOException, InterruptedException {
    Account account = installation.folders().account();
    Claim claim = Claim.ofNewFolder(installation.folders());
    Path folder = account.newFolder(claim.folder());
    List<String> arguments =
        List.of(
            installation.binaries().toString(),
            folder.toString(),
            installation.data().toString(),
            String.valueOf(MEMORY_KIB));
    Process shell =
        account
            .shell(RUN, arguments)
            .redirectOutput(ProcessBuilder.Redirect.DISCARD)
            .redirectError(ProcessBuilder.Redirect.DISCARD)
            .start();
    ServerProcess server = new ServerProcess(folder, shell, claim);
    try {
      server.awaitReady();
    } catch (NoServerException | IOException | InterruptedException failed) {
      server.close();
      throw failed;
    }
    return server;
  }

  /** The folder with the server's socket. */
  Path folder() {
    return folder;
  }

  boolean isAlive() {
    return shell.isAlive();
  }

  /** Waits until the server takes connections, after its start or after one of its crashes. */
  void awaitReady() throws NoServerException, IOException, InterruptedException {
    long start = System.nanoTime();
    while (!isReady()) {
      if (!shell.isAlive() || System.nanoTime() - start > LONGEST_START.toNanos()) {
        throw new NoServerException("it does not start: " + lastWords());
      }
      Thread.sleep(LOOK_MILLIS);
    }
  }

  /** The server says so in the file that tells of its process. */
  private boolean isReady() throws IOException {
    try {
      List<String> lines = Files.readAllLines(folder.resolve("data/postmaster.pid"));
      return lines.size() > LINE_OF_STATUS && lines.get(LINE_OF_STATUS).strip().equals("ready");
    } catch (NoSuchFileException notYet) {
      return false;
    }
  }

  private String lastWords() throws IOException {
    Path log = folder.resolve("log");
    if (!Files.exists(log)) {
      return "its folder %s cannot be filled".formatted(folder);
    }
    String words = new String(Files.readAllBytes(log), StandardCharsets.UTF_8);
    String line = words.replaceAll("\\s+", " ").strip();
    return line.substring(Math.max(0, line.length() - MOST_SAID));
  }

  @Override
  public void close() throws IOException {
    shell.getOutputStream().close();
    try {
      shell.waitFor(LONGEST_END.toMillis(), TimeUnit.MILLISECONDS);
    } catch (InterruptedException interrupted) {
      Thread.currentThread().interrupt(); // the shell ends what is left without being waited for
    }
    claim.close();
  }
}
