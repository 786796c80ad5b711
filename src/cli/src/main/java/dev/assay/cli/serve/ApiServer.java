package dev.assay.cli.serve;

import dev.assay.cli.UsageException;
import dev.assay.workflow.log.FailureTrace;
import io.netty.handler.codec.TooLongFrameException;
import io.netty.handler.codec.http.TooLongHttpHeaderException;
import io.netty.handler.codec.http.TooLongHttpLineException;
import io.vertx.core.Vertx;
import io.vertx.core.VertxOptions;
import io.vertx.core.file.FileSystemOptions;
import io.vertx.core.http.HttpConnection;
import io.vertx.core.http.HttpServer;
import io.vertx.core.http.HttpServerOptions;
import io.vertx.core.http.HttpServerRequest;
import java.net.BindException;
import java.net.InetSocketAddress;
import java.net.URI;
import java.net.URISyntaxException;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
import java.util.regex.Pattern;
import org.jboss.logging.Logger;
import org.jspecify.annotations.Nullable;

/** Quarkus' HTTP layer, Vert.x, with the API; it is started by this command and by no other. */
final class ApiServer implements AutoCloseable {

  /** The category of the log in which requests are. */
  static final String CATEGORY = "assay.serve";

  private static final Logger LOG = Logger.getLogger(CATEGORY);
  private static final int WAITING_CONNECTIONS = 1024;
  private static final int GRACE_MILLIS = 1000;
  private static final int LOOPS = 2;

  /** Characters, and percent signs before no two digits, that an address cannot have. */
  private static final Pattern NO_PART =
      Pattern.compile("[^\\w\\-.~:/?#\\[\\]@!$&'()*+,;=%]|%(?![0-9A-Fa-f]{2})");

  private final Vertx vertx;
  private final HttpServer server;
  private final HttpLimits limits;
  private final QuietConnections connections;
  private final ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor();
  private final CompletableFuture<Route> route = new CompletableFuture<>();
  private final AtomicInteger underWay = new AtomicInteger();
  private final AtomicLong requests = new AtomicLong();
  private volatile boolean closing;

  /**
   * Listens from now on, and answers when it is started.
   *
   * @throws UsageException when the address cannot be listened at
   */
  ApiServer(InetSocketAddress address, HttpLimits limits) throws InterruptedException {
    if (address.isUnresolved()) {
      throw new UsageException("--host: there is no host '%s'".formatted(address.getHostString()));
    }
    this.limits = limits;
    this.connections = new QuietConnections(limits.connections(), limits.quiet());
    this.vertx = Vertx.vertx(options());
    this.server =
        vertx
            .createHttpServer(options(limits))
            .connectionHandler(this::opened)
            .invalidRequestHandler(this::refuse)
            .requestHandler(this::take);
    listen(address);
    vertx.setPeriodic(
        Math.max(100, limits.quiet().toMillis() / 6), _ -> connections.closeQuietOnes());
  }

  private static VertxOptions options() {
    return new VertxOptions()
        .setEventLoopPoolSize(LOOPS)
        .setBlockedThreadCheckInterval(1)
        .setBlockedThreadCheckIntervalUnit(TimeUnit.HOURS)
        .setFileSystemOptions(
            new FileSystemOptions()
                .setFileCachingEnabled(false)
                .setClassPathResolvingEnabled(false));
  }

  private static HttpServerOptions options(HttpLimits limits) {
    return new HttpServerOptions()
        .setAcceptBacklog(WAITING_CONNECTIONS)
        .setMaxInitialLineLength(limits.line())
        .setMaxHeaderSize(limits.headers())
        .setHttp2ClearTextEnabled(false)
        .setHandle100ContinueAutomatically(true)
        .setIdleTimeoutUnit(TimeUnit.MILLISECONDS)
        // what is too late is answered, or closed, by its own limit before this one
        .setIdleTimeout((int) limits.quiet().multipliedBy(2).toMillis());
  }

  private void listen(InetSocketAddress address) throws InterruptedException {
    try {
      server
          .listen(address.getPort(), address.getHostString())
          .toCompletionStage()
          .toCompletableFuture()
          .get();
    } catch (ExecutionException failure) {
      close();
      String reason =
          failure.getCause() instanceof BindException
              ? String.valueOf(failure.getCause().getMessage())
              : String.valueOf(failure.getCause());
      throw new UsageException(
          "cannot listen at %s port %d: %s; choose another --port"
              .formatted(address.getHostString(), address.getPort(), reason),
          failure);
    }
  }

  /** The port that it listens at. */
  int port() {
    return server.actualPort();
  }

  void start(Route answers) {
    route.complete(answers);
  }

  private void opened(HttpConnection connection) {
    RawRefusal.guard(connection, requests::incrementAndGet);
    connections.opened(connection);
  }

  /** Takes a request in, and hands it to a thread of its own when it is whole. */
  private void take(HttpServerRequest request) {
    connections.busy(request.connection());
    HttpResponder responder = new HttpResponder(request, () -> ended(request));
    underWay.incrementAndGet();
    long number = requests.incrementAndGet();
    URI uri = address(request);
    if (uri == null) {
      responder.end(ApiError.malformed("the address is malformed").answer());
      return;
    }
    if (closing) {
      responder.end(ApiError.unavailable("the server ends: try again later").answer());
      return;
    }
    new IncomingBody(request, limits, vertx)
        .whole(
            body ->
                threads.execute(
                    () ->
                        answer(
                            new HttpCall(
                                number, request.method().name(), uri, request.headers(), body),
                            responder)),
            refusal -> {
              LOG.infof("request %d: refused: %d while a body came in", number, refusal.status());
              responder.endAndClose(refusal);
            });
  }

  /** The address that a request asks for; null where it has no path, as that of CONNECT. */
  private static @Nullable URI address(HttpServerRequest request) {
    try {
      URI uri = new URI(escaped(request.uri()));
      return uri.getRawPath() == null ? null : uri;
    } catch (URISyntaxException malformed) {
      return null;
    }
  }

  /** Characters that no address has stand for themselves, and name nothing that is there. */
  private static String escaped(String address) {
    return NO_PART
        .matcher(address)
        .replaceAll(found -> URLEncoder.encode(found.group(), StandardCharsets.UTF_8));
  }

  private void answer(HttpCall call, HttpResponder responder) {
    try {
      responder.send(route.get().answer(call));
    } catch (InterruptedException stopped) {
      Thread.currentThread().interrupt();
    } catch (ExecutionException | RuntimeException unexpected) {
      String request = "request %d: unexpected ".formatted(call.number());
      LOG.error(request + FailureTrace.line(unexpected));
      LOG.debug(FailureTrace.below(request, unexpected));
      responder.fail();
    }
  }

  private void ended(HttpServerRequest request) {
    underWay.decrementAndGet();
    connections.quiet(request.connection());
  }

  /** What is no request: its first line or a header is too long, or it is malformed. */
  private void refuse(HttpServerRequest request) {
    ApiError error =
        switch (request.decoderResult().cause()) {
          case TooLongHttpLineException _ ->
              new ApiError(414, "uri-too-long", null, "the address is too long");
          case TooLongHttpHeaderException _ ->
              new ApiError(431, "headers-too-large", null, "the headers are too large");
          case TooLongFrameException _ -> ApiError.tooLarge();
          case null, default -> ApiError.malformed("this is no request of HTTP");
        };
    LOG.infof(
        "request %d: refused: %d %s", requests.incrementAndGet(), error.status(), error.message());
    underWay.incrementAndGet();
    new HttpResponder(request, () -> ended(request)).endAndClose(error.answer());
  }

  /** Takes no more requests, and lets those that are being answered be answered. */
  @Override
  public void close() {
    closing = true;
    try {
      for (int waited = 0; underWay.get() > 0 && waited < GRACE_MILLIS; waited += 10) {
        Thread.sleep(10);
      }
      vertx
          .close()
          .toCompletionStage()
          .toCompletableFuture()
          .get(GRACE_MILLIS, TimeUnit.MILLISECONDS);
    } catch (InterruptedException stopped) {
      Thread.currentThread().interrupt();
    } catch (ExecutionException | TimeoutException late) {
      LOG.warn("the server did not end in time: " + FailureTrace.line(late));
    }
    threads.shutdownNow();
  }
}
