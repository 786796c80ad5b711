package dev.assay.workflow.artifacts;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.ServerSocket;
import java.net.Socket;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;

/**
 * versitygw, a server of S3 that keeps objects as files and decides between conditional writes as
 * S3 does: the program that {@code ASSAY_VERSITYGW} names. {@code .ci/checks s3} builds it, and
 * runs the tests of the artifact store against it.
 */
final class VersityGateway implements AutoCloseable {

  /** The environment's variable that names the program. */
  static final String VARIABLE = "ASSAY_VERSITYGW";

  /** Why tests that need it are skipped. */
  static final String ABSENT =
      "skipped: no versitygw: .ci/checks s3 builds it, and names it in " + VARIABLE;

  private static final int MOST_TRIES = 600;
  private static final int MILLIS_BETWEEN_TRIES = 50;

  private final String program;
  private final Path folder;
  private final int port;
  private Process process;

  private VersityGateway(String program, Path folder) throws IOException {
    this.program = program;
    this.folder = folder;
    this.port = freePort();
    this.process = launch();
  }

  /** Where the program is; absent where the environment names none. */
  static Optional<String> program() {
    return Optional.ofNullable(System.getenv(VARIABLE)).filter(name -> !name.isEmpty());
  }

  /** A server that keeps its buckets in this folder, once it takes connections. */
  static VersityGateway start(String program, Path folder) {
    try {
      Files.createDirectories(folder);
      VersityGateway gateway = new VersityGateway(program, folder);
      gateway.awaitConnections();
      return gateway;
    } catch (IOException failure) {
      throw new UncheckedIOException("cannot start versitygw", failure);
    }
  }

  URI endpoint() {
    return URI.create("http://127.0.0.1:" + port);
  }

  /** Ends the process in the middle of what it does, and starts one over the same folder. */
  void kill() {
    close();
    try {
      process = launch();
      awaitConnections();
    } catch (IOException failure) {
      throw new UncheckedIOException("cannot start versitygw again", failure);
    }
  }

  @Override
  public void close() {
    process.destroyForcibly().onExit().join();
  }

  private Process launch() throws IOException {
    return new ProcessBuilder(
            List.of(
                program,
                "--access",
                "test",
                "--secret",
                "test",
                "--quiet",
                "--port",
                "127.0.0.1:" + port,
                "posix",
                folder.toString()))
        .redirectErrorStream(true)
        .redirectOutput(ProcessBuilder.Redirect.appendTo(log().toFile()))
        .start();
  }

  /** Beside the folder, whose own folders are buckets. */
  private Path log() {
    return folder.resolveSibling(folder.getFileName() + ".log");
  }

  private void awaitConnections() throws IOException {
    for (int tries = 0; tries < MOST_TRIES && !takesConnections(); tries++) {
      try {
        if (process.waitFor(MILLIS_BETWEEN_TRIES, TimeUnit.MILLISECONDS)) {
          throw new IOException("versitygw ended: " + Files.readString(log()));
        }
      } catch (InterruptedException stopped) {
        Thread.currentThread().interrupt();
        throw new IOException("interrupted", stopped);
      }
    }
  }

  private boolean takesConnections() {
    try (Socket socket = new Socket("127.0.0.1", port)) {
      return socket.isConnected();
    } catch (IOException notYet) {
      return false;
    }
  }

  private static int freePort() throws IOException {
    try (ServerSocket socket = new ServerSocket(0)) {
      return socket.getLocalPort();
    }
  }
}
