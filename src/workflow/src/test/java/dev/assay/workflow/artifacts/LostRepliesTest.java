package dev.assay.workflow.artifacts;

import static dev.assay.workflow.artifacts.ArtifactStoreContract.bytes;
import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.UUID;
import java.util.concurrent.Callable;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import software.amazon.awssdk.services.s3.S3Client;

/** S3 writes, and its reply gets lost: whoever asks again is told of an object that is its own. */
@ExtendWith(S3ServerExtension.class)
final class LostRepliesTest {

  private static final String KEY = "runs/r1/calls/c1/claim-1.json";
  private static final int WRITERS = 8;
  private static final int OBJECTS = 25;

  private final String bucket = "assay-" + UUID.randomUUID();
  private final S3Client sound;
  private final S3Client losing;
  private final S3Server server;

  LostRepliesTest(S3Server server) {
    this.server = server;
    sound = server.client();
    losing = LostReplies.client(server.endpoint());
  }

  @BeforeEach
  void createBucket() {
    sound.createBucket(request -> request.bucket(bucket));
  }

  @AfterEach
  void closeClients() {
    losing.close();
    sound.close();
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "{\"until\": 1}"})
  void whatIsThereAlreadyIsOnesOwnWhenItsReplyWasLost(String content) {
    ArtifactStore store = store(losing);

    assertThat(store.create(KEY, bytes(content))).isTrue();
    assertThat(store.read(KEY)).contains(bytes(content));
  }

  @Test
  void aFileIsOnesOwnWhenItsReplyWasLost(@TempDir Path folder) throws IOException {
    Path file = Files.writeString(folder.resolve("values"), "many values");

    assertThat(store(losing).create(KEY, file)).isTrue();
  }

  /** Two deliveries of one event can claim a call with the same words at the same instant. */
  @Test
  void theSameOfAnotherWriterIsNotOnesOwn() {
    store(sound).create(KEY, bytes("the same"));

    assertThat(store(losing).create(KEY, bytes("the same"))).isFalse();
    assertThat(store(losing).create(KEY, bytes("the same"))).isFalse();
  }

  @Test
  void whatSomebodyWroteOverMeanwhileIsNotOnesOwn() {
    ArtifactStore store = store(losing);
    store.create(KEY, bytes("first"));
    store.write(KEY, bytes("second"));

    assertThat(store.create(KEY, bytes("second"))).isFalse();
  }

  @Test
  void whatIsWrittenOverIsWrittenAgain() {
    ArtifactStore store = store(losing);
    store.write(KEY, bytes("first"));
    store.write(KEY, bytes("second"));
    store.delete(KEY);

    assertThat(store.create(KEY, bytes("third"))).isTrue();
    assertThat(store.read(KEY)).contains(bytes("third"));
  }

  /** S3Mock would let them all create it. */
  @Test
  void ofManyWritersThatLoseTheirRepliesExactlyOneCreates() throws Exception {
    assumeTrue(server.decides(), VersityGateway.ABSENT);
    List<S3Client> clients =
        Stream.generate(() -> LostReplies.client(server.endpoint())).limit(WRITERS).toList();

    for (int object = 0; object < OBJECTS; object++) {
      String key = KEY + "." + object;
      List<Boolean> created =
          AtOnce.all(
              IntStream.range(0, WRITERS)
                  .<Callable<Boolean>>mapToObj(
                      n -> () -> store(clients.get(n)).create(key, bytes("by " + n)))
                  .toList());

      assertThat(created).filteredOn(won -> won).hasSize(1);
      assertThat(store(sound).read(key)).contains(bytes("by " + created.indexOf(true)));
    }
    clients.forEach(S3Client::close);
  }

  private ArtifactStore store(S3Client client) {
    return new S3ArtifactStore(client, new StoreLocation.Bucket(bucket, ""));
  }
}
