package dev.assay.sql.server;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;

/**
 * A server on a data folder of its own, and the shell that watches over it: the shell reads from a
 * pipe that this process holds open and never writes to. The pipe ends with this process, however
 * that ends; the shell then ends the server at once and removes its folder. A server that heeds no
 * signal is killed after six seconds, one more than PostgreSQL leaves its own processes: MariaDB
 * waits without end for queries that do not look at it.
 */
public final class ServerProcess implements AutoCloseable {

  /** Stands in a command for the path of the server's folder. */
  public static final String FOLDER = "{folder}";

  private static final Duration LONGEST_START = Duration.ofSeconds(30);
  private static final Duration LONGEST_END = Duration.ofSeconds(10);
  private static final long LOOK_MILLIS = 5;
  private static final int MOST_SAID = 300;

  /**
   * Arguments: the folder of the server, the data folder to copy, KiB of memory, the command. No
   * file of a server gets larger than a million blocks of 512 bytes (1,024 in some shells),
   * whatever its own settings bound: writing on is an error, and no signal that would end it.
   */
  private static final String RUN =
      """
      trap '' INT HUP TERM
      umask 077
      folder=$1 empty=$2 memory=$3
      shift 3
      cd "$folder" || exit 1
      cp -R "$empty" data && chmod 700 data || exit 1
      ulimit -c 0
      ulimit -v "$memory" 2>/dev/null
      trap '' XFSZ
      ulimit -f 1048576 2>/dev/null
      exec 3<&0 </dev/null
      "$@" >log 2>&1 3<&- &
      server=$!
      ( read -r _ <&3; : >ended; kill -QUIT $server 2>/dev/null; sleep 6; kill -KILL $server 2>/dev/null ) &
      reader=$!
      exec 3<&-
      wait $server
      kill -KILL $reader 2>/dev/null
      rm -rf data
      if [ -e ended ]; then
        rm -f log ended socket
        cd /
        rm -rf "$folder" "$folder.lock" 2>/dev/null
      fi
      """;

  /**
   * What is started.
   *
   * @param emptyData the data folder of which the server gets a copy, as {@code data}
   * @param memoryKib what one of its processes may take, in KiB
   * @param command with {@link #FOLDER} for the server's folder, which it is started in
   * @param ready whether the server in that folder takes connections
   */
  public record Start(Path emptyData, long memoryKib, List<String> command, Ready ready) {}

  /** Looks whether a server takes connections. */
  @FunctionalInterface
  public interface Ready {
    /** Whether the one in that folder does. */
    boolean in(Path folder) throws IOException;
  }

  private final Path folder;
  private final Process shell;
  private final Claim claim;
  private final Ready ready;

  private ServerProcess(Path folder, Process shell, Claim claim, Ready ready) {
    this.folder = folder;
    this.shell = shell;
    this.claim = claim;
    this.ready = ready;
  }

  /** Starts a server and waits until it can be connected to. */
  public static ServerProcess started(Start start, Folders folders)
      throws NoServerException, IOException, InterruptedException {
    Account account = folders.account();
    Claim claim = Claim.ofNewFolder(folders);
    Path folder = account.newFolder(claim.folder());
    List<String> arguments = new ArrayList<>();
    arguments.add(folder.toString());
    arguments.add(start.emptyData().toString());
    arguments.add(String.valueOf(start.memoryKib()));
    start.command().forEach(word -> arguments.add(word.replace(FOLDER, folder.toString())));
    Process shell =
        account
            .shell(RUN, arguments)
            .redirectOutput(ProcessBuilder.Redirect.DISCARD)
            .redirectError(ProcessBuilder.Redirect.DISCARD)
            .start();
    ServerProcess server = new ServerProcess(folder, shell, claim, start.ready());
    try {
      server.awaitReady();
    } catch (NoServerException | IOException | InterruptedException failed) {
      server.close();
      throw failed;
    }
    return server;
  }

  /** The folder with the server's socket. */
  public Path folder() {
    return folder;
  }

  /** Whether the server still runs. */
  public boolean isAlive() {
    return shell.isAlive();
  }

  /** Waits until the server takes connections. */
  private void awaitReady() throws NoServerException, IOException, InterruptedException {
    long start = System.nanoTime();
    while (!isReady()) {
      if (!shell.isAlive() || System.nanoTime() - start > LONGEST_START.toNanos()) {
        throw new NoServerException("it does not start: " + lastWords());
      }
      Thread.sleep(LOOK_MILLIS);
    }
  }

  private boolean isReady() throws IOException {
    try {
      return ready.in(folder);
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
