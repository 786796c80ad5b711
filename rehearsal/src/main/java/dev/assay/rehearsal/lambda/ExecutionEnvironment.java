package dev.assay.rehearsal.lambda;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.Map;
import java.util.OptionalLong;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.stream.Stream;

/** A process that runs a function's package, one event at a time. */
final class ExecutionEnvironment implements AutoCloseable {

  private static final Path PROCESSES = Path.of("/proc");

  private static final String PEAK = "VmHWM:";

  private final FunctionPackage function;
  private final Duration timeout;
  private final Duration longestStart;
  private final RuntimeApi api;
  private final Process process;
  private final Instant startedAt;
  private volatile boolean outOfTime;

  private ExecutionEnvironment(
      FunctionPackage function,
      Duration timeout,
      Duration longestStart,
      RuntimeApi api,
      Process process) {
    this.function = function;
    this.timeout = timeout;
    this.longestStart = longestStart;
    this.api = api;
    this.process = process;
    this.startedAt = Instant.now();
  }

  /**
   * Starts the process with nothing but the given environment and Lambda's own variables.
   *
   * @param folder an empty folder for its log and its temporary files
   * @param longestStart after which its first event's time runs, whether it is ready or not
   */
  static ExecutionEnvironment start(
      FunctionPackage function,
      Role role,
      Map<String, String> given,
      RuntimeClient client,
      Path folder,
      Duration longestStart)
      throws IOException {
    String name = function.function();
    RuntimeApi api = RuntimeApi.start(Arns.function(name));
    Path scratch = Files.createDirectories(folder.resolve("tmp"));
    ProcessBuilder builder =
        new ProcessBuilder(function.command(client, role.memorySize(), scratch));
    Map<String, String> environment = builder.environment();
    environment.clear();
    environment.putAll(
        Map.of(
            "AWS_LAMBDA_RUNTIME_API", api.address(),
            "AWS_LAMBDA_FUNCTION_NAME", Arns.name(name),
            "AWS_LAMBDA_FUNCTION_VERSION", "1",
            "AWS_LAMBDA_FUNCTION_MEMORY_SIZE", String.valueOf(role.memorySize()),
            "AWS_LAMBDA_INITIALIZATION_TYPE", "on-demand",
            "LAMBDA_TASK_ROOT", function.folder().toString(),
            "_HANDLER", function.handler(),
            "LANG", "en_US.UTF-8",
            "TZ", ":UTC"));
    // the module terraform/modules/function sets these
    environment.putAll(Map.of("AWS_MAX_ATTEMPTS", "8", "AWS_RETRY_MODE", "standard"));
    environment.putAll(
        function.isNative()
            ? Map.of("DISABLE_SIGNAL_HANDLERS", "true")
            : Map.of("JAVA_TOOL_OPTIONS", "--add-opens=java.base/java.lang=ALL-UNNAMED"));
    environment.putAll(given);
    builder.directory(function.folder().toFile()).redirectErrorStream(true);
    builder.redirectOutput(folder.resolve("log.txt").toFile());
    return new ExecutionEnvironment(
        function, Duration.ofSeconds(role.timeout()), longestStart, api, builder.start());
  }

  /**
   * Handles one event; the result is there in any case, at the latest after the time-out, which
   * begins when the process is ready.
   */
  InvocationResult invoke(byte[] event) throws InterruptedException {
    CompletableFuture<InvocationResult> ended =
        process.onExit().thenApply(gone -> exited(gone.exitValue()));
    CompletableFuture.anyOf(api.ready(), ended)
        .completeOnTimeout(ended, longestStart.toMillis(), TimeUnit.MILLISECONDS)
        .join();
    CompletableFuture<InvocationResult> result = api.invoke(event, Instant.now().plus(timeout));
    try {
      return result
          .applyToEither(ended, each -> each)
          .get(timeout.toMillis(), TimeUnit.MILLISECONDS);
    } catch (TimeoutException late) {
      timeOut();
      return timedOut();
    } catch (ExecutionException impossible) {
      throw new IllegalStateException(impossible);
    }
  }

  private InvocationResult exited(int code) {
    if (outOfTime) {
      return timedOut();
    }
    byte[] told = api.startFailure().getNow(new byte[0]);
    return told.length > 0
        ? new InvocationResult.Failed(told)
        : InvocationResult.Failed.of(
            "Runtime.ExitError",
            "Error: Runtime exited with error: %s"
                .formatted(code > 128 ? "signal: killed" : "exit status " + code));
  }

  boolean isAlive() {
    return process.isAlive();
  }

  /** Ends the process as Lambda does when the time of its event is up. */
  void timeOut() {
    outOfTime = true;
    kill();
  }

  private InvocationResult timedOut() {
    return InvocationResult.Failed.of(
        "Sandbox.Timedout",
        "Error: Task timed out after %d.00 seconds".formatted(timeout.toSeconds()));
  }

  /** Kills the process, as a failure of its machine would. */
  void kill() {
    process.destroyForcibly().onExit().join();
  }

  /** From the start of the process to its first question for an event; empty before. */
  OptionalLong startMillis() {
    return api.ready().isDone()
        ? OptionalLong.of(Duration.between(startedAt, api.ready().join()).toMillis())
        : OptionalLong.empty();
  }

  /** The most memory that the process ever had, in bytes; empty where the system does not tell. */
  OptionalLong peakMemory() {
    Path status = PROCESSES.resolve(process.pid() + "/status");
    if (!Files.isReadable(status)) {
      return OptionalLong.empty();
    }
    try (Stream<String> lines = Files.lines(status)) {
      return lines
          .filter(line -> line.startsWith(PEAK))
          .mapToLong(line -> Long.parseLong(line.replaceAll("\\D", "")) * 1024)
          .findFirst();
    } catch (IOException | UncheckedIOException gone) {
      return OptionalLong.empty();
    }
  }

  String function() {
    return function.function();
  }

  @Override
  public void close() {
    kill();
    api.close();
  }
}
