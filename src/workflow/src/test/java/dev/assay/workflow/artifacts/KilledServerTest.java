package dev.assay.workflow.artifacts;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.net.URI;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import software.amazon.awssdk.auth.credentials.AwsBasicCredentials;
import software.amazon.awssdk.auth.credentials.StaticCredentialsProvider;
import software.amazon.awssdk.awscore.retry.AwsRetryStrategy;
import software.amazon.awssdk.http.urlconnection.UrlConnectionHttpClient;
import software.amazon.awssdk.regions.Region;
import software.amazon.awssdk.retries.api.BackoffStrategy;
import software.amazon.awssdk.services.s3.S3Client;

/**
 * A server of S3 is killed, again and again, while writers of the same objects are at work: each
 * object is one writer's, whole, and its writer knows it.
 */
@Timeout(120)
final class KilledServerTest {

  private static final String BUCKET = "assay-killed";
  private static final int OBJECTS = 120;
  private static final int WRITERS = 4;
  private static final int BYTES = 200_000;
  private static final int KILLS = 4;
  private static final int MOST_SECONDS = 30;
  private static final int MOST_TRIES = 200;
  private static final Duration BETWEEN_TRIES = Duration.ofMillis(50);

  @TempDir private Path folder;
  private VersityGateway gateway;
  private S3Client client;

  @BeforeEach
  void start() {
    assumeTrue(VersityGateway.program().isPresent(), VersityGateway.ABSENT);
    gateway =
        VersityGateway.start(VersityGateway.program().orElseThrow(), folder.resolve("buckets"));
    client = patient(gateway.endpoint());
    client.createBucket(request -> request.bucket(BUCKET));
  }

  @AfterEach
  void stop() {
    if (gateway != null) {
      client.close();
      gateway.close();
    }
  }

  @Test
  void eachObjectIsWholeAndOneWriters() throws Exception {
    ArtifactStore store = new S3ArtifactStore(client, new StoreLocation.Bucket(BUCKET, ""));
    Semaphore written = new Semaphore(0);
    List<Callable<List<Boolean>>> work = new ArrayList<>();
    for (int writer = 0; writer < WRITERS; writer++) {
      byte letter = (byte) ('a' + writer);
      work.add(() -> createAll(store, letter, written));
    }
    work.add(() -> killInBetween(written));

    List<List<Boolean>> created = AtOnce.all(work).subList(0, WRITERS);

    for (int object = 0; object < OBJECTS; object++) {
      int at = object;
      List<Integer> winners = new ArrayList<>();
      for (int writer = 0; writer < WRITERS; writer++) {
        if (created.get(writer).get(at)) {
          winners.add(writer);
        }
      }
      assertThat(winners).as("who created %s", key(at)).hasSize(1);
      assertThat(store.read(key(at))).contains(filled((byte) ('a' + winners.getFirst())));
    }
    assertThat(store.list("")).hasSize(OBJECTS);
  }

  private static List<Boolean> createAll(ArtifactStore store, byte letter, Semaphore written) {
    List<Boolean> created = new ArrayList<>();
    for (int object = 0; object < OBJECTS; object++) {
      created.add(store.create(key(object), filled(letter)));
      written.release();
    }
    return created;
  }

  private List<Boolean> killInBetween(Semaphore written) throws InterruptedException {
    for (int kill = 0; kill < KILLS; kill++) {
      int many = OBJECTS * WRITERS / (KILLS + 1);
      if (!written.tryAcquire(many, MOST_SECONDS, TimeUnit.SECONDS)) {
        return List.of(); // the writers say why
      }
      gateway.kill();
    }
    return List.of();
  }

  private static String key(int object) {
    return "runs/r%d/calls/c1/completion.json".formatted(object);
  }

  private static byte[] filled(byte letter) {
    byte[] content = new byte[BYTES];
    Arrays.fill(content, letter);
    return content;
  }

  /** A client that tries until the server is there again. */
  private static S3Client patient(URI endpoint) {
    return S3Client.builder()
        .endpointOverride(endpoint)
        .forcePathStyle(true)
        .region(Region.US_EAST_1)
        .credentialsProvider(
            StaticCredentialsProvider.create(AwsBasicCredentials.create("test", "test")))
        .httpClientBuilder(UrlConnectionHttpClient.builder())
        .overrideConfiguration(
            client ->
                client.retryStrategy(
                    AwsRetryStrategy.standardRetryStrategy().toBuilder()
                        .maxAttempts(MOST_TRIES)
                        .circuitBreakerEnabled(false)
                        .backoffStrategy(BackoffStrategy.fixedDelayWithoutJitter(BETWEEN_TRIES))
                        .build()))
        .build();
  }
}
