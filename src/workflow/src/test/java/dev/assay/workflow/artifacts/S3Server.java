package dev.assay.workflow.artifacts;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.UUID;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import software.amazon.awssdk.auth.credentials.AwsBasicCredentials;
import software.amazon.awssdk.auth.credentials.StaticCredentialsProvider;
import software.amazon.awssdk.http.urlconnection.UrlConnectionHttpClient;
import software.amazon.awssdk.regions.Region;
import software.amazon.awssdk.services.s3.S3Client;

/**
 * An S3 server for tests: Adobe S3Mock in a process of its own, since it cannot share a class path
 * with Quarkus; or versitygw, where the environment names it. It ends with this virtual machine at
 * the latest. The build puts S3Mock's jar into place and names it by the property {@code
 * assay.s3mock.jar}.
 */
public final class S3Server implements AutoCloseable {

  private static final Pattern STARTED =
      Pattern.compile(".*started on ports .*?(\\d+) \\(http\\).*");
  private static final int LINES_KEPT = 20;
  private static final int MOST_SECONDS = 120;

  private final Runnable stop;
  private final Thread atExit;
  private final URI endpoint;
  private final boolean decides;

  private S3Server(Runnable stop, Thread atExit, URI endpoint, boolean decides) {
    this.stop = stop;
    this.atExit = atExit;
    this.endpoint = endpoint;
    this.decides = decides;
  }

  /** Starts a server, which takes some three seconds. */
  public static S3Server start() {
    return VersityGateway.program().map(S3Server::gateway).orElseGet(S3Server::mock);
  }

  private static S3Server gateway(String program) {
    Path folder = temporary(jar()).resolve("versitygw-" + UUID.randomUUID());
    VersityGateway gateway = VersityGateway.start(program, folder);
    return new S3Server(gateway::close, atExit(gateway::close), gateway.endpoint(), true);
  }

  private static S3Server mock() {
    Process process = launch();
    Runnable stop = () -> process.destroyForcibly().onExit().join();
    Thread atExit = atExit(stop);
    CompletableFuture<Integer> port = new CompletableFuture<>();
    Thread.ofVirtual().start(() -> follow(process, port));
    try {
      URI endpoint = URI.create("http://localhost:" + port.get(MOST_SECONDS, TimeUnit.SECONDS));
      return new S3Server(stop, atExit, endpoint, false);
    } catch (InterruptedException | ExecutionException | TimeoutException failure) {
      process.destroyForcibly();
      throw new IllegalStateException("the S3 server did not start", failure);
    }
  }

  private static Thread atExit(Runnable stop) {
    Thread atExit = new Thread(stop);
    Runtime.getRuntime().addShutdownHook(atExit);
    return atExit;
  }

  /** Whether it decides between writes that come together, as S3 does and S3Mock does not. */
  public boolean decides() {
    return decides;
  }

  /** Where the server is: plain HTTP, on this machine. */
  public URI endpoint() {
    return endpoint;
  }

  /** A client of this server, as functions have one. */
  public S3Client client() {
    return client(endpoint);
  }

  /** A client of a server that may or may not be there; it tries once. */
  public static S3Client client(URI endpoint) {
    return S3Client.builder()
        .endpointOverride(endpoint)
        .forcePathStyle(true)
        .region(Region.US_EAST_1)
        .credentialsProvider(
            StaticCredentialsProvider.create(AwsBasicCredentials.create("test", "test")))
        .httpClientBuilder(UrlConnectionHttpClient.builder())
        .overrideConfiguration(client -> client.retryStrategy(retry -> retry.maxAttempts(1)))
        .build();
  }

  @Override
  public void close() {
    stop.run();
    Runtime.getRuntime().removeShutdownHook(atExit);
  }

  private static String jar() {
    String jar = System.getProperty("assay.s3mock.jar", "");
    if (!Files.isRegularFile(Path.of(jar))) {
      throw new IllegalStateException(
          "no S3 server at '%s': run the tests by Maven, which puts it there".formatted(jar));
    }
    return jar;
  }

  private static Process launch() {
    String jar = jar();
    List<String> command =
        List.of(
            Path.of(System.getProperty("java.home"), "bin", "java").toString(),
            "-XX:TieredStopAtLevel=1",
            "-XX:+UseSerialGC",
            "-Xmx256m",
            // it is killed in the end, and would leave its temporary files on the machine
            "-Djava.io.tmpdir=" + temporary(jar),
            "-jar",
            jar,
            "--server.port=0",
            "--com.adobe.testing.s3mock.httpPort=0");
    try {
      Files.createDirectories(temporary(jar));
      return new ProcessBuilder(command).redirectErrorStream(true).start();
    } catch (IOException failure) {
      throw new UncheckedIOException("cannot start the S3 server", failure);
    }
  }

  /** A folder of the build's, which goes with it. */
  private static Path temporary(String jar) {
    return Path.of(jar).resolveSibling("temporary");
  }

  /** Reads what the server prints as long as it lives, or it would stand still. */
  private static void follow(Process process, CompletableFuture<Integer> port) {
    Deque<String> last = new ArrayDeque<>();
    try (BufferedReader lines = process.inputReader()) {
      for (String line = lines.readLine(); line != null; line = lines.readLine()) {
        Matcher started = STARTED.matcher(line);
        if (started.matches()) {
          port.complete(Integer.valueOf(started.group(1)));
        }
        last.addLast(line);
        if (last.size() > LINES_KEPT) {
          last.removeFirst();
        }
      }
    } catch (IOException killed) {
      last.addLast(killed.toString());
    }
    port.completeExceptionally(new IllegalStateException(String.join("\n", last)));
  }
}
