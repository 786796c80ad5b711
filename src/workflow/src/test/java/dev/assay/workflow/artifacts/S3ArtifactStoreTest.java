package dev.assay.workflow.artifacts;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.ServerSocket;
import java.net.SocketException;
import java.net.URI;
import java.util.List;
import java.util.UUID;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import software.amazon.awssdk.awscore.exception.AwsErrorDetails;
import software.amazon.awssdk.core.sync.RequestBody;
import software.amazon.awssdk.services.s3.S3Client;
import software.amazon.awssdk.services.s3.model.ListObjectsV2Request;
import software.amazon.awssdk.services.s3.model.ListObjectsV2Response;
import software.amazon.awssdk.services.s3.model.PutObjectRequest;
import software.amazon.awssdk.services.s3.model.PutObjectResponse;
import software.amazon.awssdk.services.s3.model.S3Exception;
import software.amazon.awssdk.services.s3.model.S3Object;

@ExtendWith(S3ServerExtension.class)
final class S3ArtifactStoreTest extends ArtifactStoreContract {

  private static final String KEY = "runs/r1/question.json";
  private static final String REMEDY =
      "check that the store exists and may be written, then try again or resume the run";

  private final String bucket = "assay-" + UUID.randomUUID();
  private final S3Client client;
  private final S3Client together;

  S3ArtifactStoreTest(S3Server server) {
    client = server.client();
    together = server.decides() ? client : new OneAtATimeS3Client(client);
  }

  @BeforeEach
  void createBucket() {
    client.createBucket(request -> request.bucket(bucket));
  }

  @AfterEach
  void closeClient() {
    client.close();
  }

  @Override
  ArtifactStore store() {
    return store("");
  }

  @Test
  void keysAreBelowThePrefix() {
    ArtifactStore store = store("team/a");
    store.create(KEY, bytes("{}"));

    assertThat(store().list("")).containsExactly("team/a/" + KEY);
    assertThat(store.list("runs/")).containsExactly(KEY);
    assertThat(store("team/b").list("")).isEmpty();
    assertThat(store.location()).isEqualTo("s3://%s/team/a/", bucket);
  }

  @Test
  void allPagesAreListed() {
    ArtifactStore store =
        storeOn(new Paged(List.of(List.of("runs/b", "runs/c"), List.of("runs/a"))));

    assertThat(store.list("runs/")).containsExactly("runs/a", "runs/b", "runs/c");
  }

  @Test
  void whatTheConsoleLeavesInTheBucketIsNotListed() {
    ArtifactStore store =
        storeOn(new Paged(List.of(List.of("runs/", "runs/r1/", KEY, "runs/r1/a copy.json"))));

    assertThat(store.list("runs/")).containsExactly(KEY);
  }

  @Test
  void aBucketThatIsRemovedIsAFaultAndNotAnEmptyStore() {
    ArtifactStore store = store();
    client.deleteBucket(request -> request.bucket(bucket));

    assertEachFails(store, "The specified bucket does not exist. (NoSuchBucket)");
  }

  @Test
  void aServerThatStopsIsAFault() throws IOException {
    try (S3Client stopped = S3Server.client(URI.create("http://localhost:" + freePort()))) {
      ArtifactStore store = new S3ArtifactStore(stopped, new StoreLocation.Bucket(bucket, ""));

      assertEachFails(store, "Unable to execute HTTP request: Connection refused");
    }
  }

  @Test
  void aConflictOfWritersIsTriedAgain() {
    Answering s3 = new Answering(2, 409);

    assertThat(storeOn(s3).create(KEY, bytes("x"))).isTrue();
    assertThat(s3.calls).isEqualTo(3);
  }

  @Test
  void aConflictThatDoesNotEndIsAFault() {
    Answering s3 = new Answering(Integer.MAX_VALUE, 409);

    assertFails(
        () -> storeOn(s3).create(KEY, bytes("x")),
        "cannot create %s in s3://bucket/: no, because two lines (Code409); %s",
        KEY,
        REMEDY);
    assertThat(s3.calls).isEqualTo(10);
  }

  @Test
  void aConnectionThatBreaksBeforeTheBodyIsSentIsMadeAgain() {
    Breaking s3 = new Breaking(2);

    assertThat(storeOn(s3).create(KEY, bytes("x"))).isTrue();
    assertThat(s3.calls).isEqualTo(3);
  }

  @Test
  void aConnectionThatBreaksAgainAndAgainIsAFaultThatPasses() {
    ArtifactStore store = storeOn(new Breaking(Integer.MAX_VALUE));

    assertFails(
        () -> store.write(KEY, bytes("x")),
        "cannot write %s in s3://bucket/: java.net.SocketException: Connection reset; %s",
        KEY,
        REMEDY);
  }

  @Test
  void aServerThatIsNotS3IsAFaultWithItsStatus() throws IOException {
    HttpServer proxy = HttpServer.create(new InetSocketAddress("localhost", 0), 0);
    proxy.createContext("/", S3ArtifactStoreTest::answerAsAProxy);
    proxy.start();
    URI endpoint = URI.create("http://localhost:" + proxy.getAddress().getPort());
    try (S3Client other = S3Server.client(endpoint)) {
      assertEachFails(storeOn(other), "the server answered with status 502");
    } finally {
      proxy.stop(0);
    }
  }

  @Test
  void aRefusalIsAFaultAtOnce() {
    Answering s3 = new Answering(Integer.MAX_VALUE, 403);

    assertFails(
        () -> storeOn(s3).create(KEY, bytes("x")),
        "cannot create %s in s3://bucket/: no, because two lines (Code403); %s",
        KEY,
        REMEDY);
    assertThat(s3.calls).isEqualTo(1);
  }

  private ArtifactStore store(String prefix) {
    return new S3ArtifactStore(together, new StoreLocation.Bucket(bucket, prefix));
  }

  private static ArtifactStore storeOn(S3Client s3) {
    return new S3ArtifactStore(s3, new StoreLocation.Bucket("bucket", ""));
  }

  private static void answerAsAProxy(HttpExchange exchange) throws IOException {
    byte[] page = bytes("<html><body>Bad Gateway</body></html>");
    exchange.getRequestBody().readAllBytes();
    exchange.sendResponseHeaders(502, page.length);
    exchange.getResponseBody().write(page);
    exchange.close();
  }

  private static int freePort() throws IOException {
    try (ServerSocket socket = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
      return socket.getLocalPort();
    }
  }

  private static void assertEachFails(ArtifactStore store, String reason) {
    String end = "in %s: %s; %s".formatted(store.location(), reason, REMEDY);
    assertFails(() -> store.read(KEY), "cannot read %s %s", KEY, end);
    assertFails(() -> store.create(KEY, bytes("x")), "cannot create %s %s", KEY, end);
    assertFails(() -> store.write(KEY, bytes("x")), "cannot write %s %s", KEY, end);
    assertFails(() -> store.list("runs/"), "cannot list runs/ %s", end);
  }

  private static void assertFails(ThrowingCallable action, String message, Object... parts) {
    assertThatExceptionOfType(ArtifactStoreException.class)
        .isThrownBy(action)
        .withMessage(message, parts);
  }

  /** S3 that answers so many writes with an error, and takes the next. */
  private static final class Answering implements S3Client {

    private final int refusals;
    private final int status;
    private int calls;

    Answering(int refusals, int status) {
      this.refusals = refusals;
      this.status = status;
    }

    @Override
    public PutObjectResponse putObject(PutObjectRequest request, RequestBody content) {
      calls++;
      if (calls > refusals) {
        return PutObjectResponse.builder().build();
      }
      throw S3Exception.builder()
          .statusCode(status)
          .awsErrorDetails(
              AwsErrorDetails.builder()
                  .errorCode("Code" + status)
                  .errorMessage("no, because\ntwo lines")
                  .build())
          .build();
    }

    @Override
    public String serviceName() {
      return "s3";
    }

    @Override
    public void close() {}
  }

  /** S3 whose connection breaks so often while it is asked whether it takes the body. */
  private static final class Breaking implements S3Client {

    private final int times;
    private int calls;

    Breaking(int times) {
      this.times = times;
    }

    @Override
    public PutObjectResponse putObject(PutObjectRequest request, RequestBody content) {
      calls++;
      if (calls > times) {
        return PutObjectResponse.builder().build();
      }
      throw new UncheckedIOException(new SocketException("Connection reset"));
    }

    @Override
    public String serviceName() {
      return "s3";
    }

    @Override
    public void close() {}
  }

  /** S3 that lists so many pages, each named by its number. */
  private record Paged(List<List<String>> pages) implements S3Client {

    @Override
    public ListObjectsV2Response listObjectsV2(ListObjectsV2Request request) {
      int page =
          request.continuationToken() == null ? 0 : Integer.parseInt(request.continuationToken());
      boolean last = page == pages.size() - 1;
      return ListObjectsV2Response.builder()
          .contents(
              pages.get(page).stream().map(key -> S3Object.builder().key(key).build()).toList())
          .isTruncated(!last)
          .nextContinuationToken(last ? null : Integer.toString(page + 1))
          .build();
    }

    @Override
    public String serviceName() {
      return "s3";
    }

    @Override
    public void close() {}
  }
}
