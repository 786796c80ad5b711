package dev.assay.function.runtime;

import static java.nio.charset.StandardCharsets.UTF_8;

import dev.assay.workflow.Fixture;
import dev.assay.workflow.artifacts.ArtifactStore;
import dev.assay.workflow.artifacts.S3ArtifactStore;
import dev.assay.workflow.artifacts.S3Server;
import dev.assay.workflow.artifacts.StoreLocation;
import dev.assay.workflow.run.Artifacts;
import java.net.URI;
import org.eclipse.microprofile.config.ConfigProvider;
import software.amazon.awssdk.services.s3.S3Client;

/** The bucket of the function under test, seen from outside of the function. */
public final class FunctionBucket implements AutoCloseable {

  private final S3Client client =
      S3Server.client(
          URI.create(
              ConfigProvider.getConfig().getValue("quarkus.s3.endpoint-override", String.class)));
  private final ArtifactStore store =
      new S3ArtifactStore(
          client, new StoreLocation.Bucket(FunctionStore.BUCKET, FunctionStore.PREFIX));

  /** Puts the artifacts of a run that a test made into the bucket. */
  public void put(Fixture run) {
    for (String key : run.store().list("")) {
      store.write(key, run.store().read(key).orElseThrow());
    }
  }

  /** Puts a text into the bucket. */
  public void write(String key, String text) {
    store.write(key, text.getBytes(UTF_8));
  }

  /** What the function has written, as records. */
  public Artifacts artifacts() {
    return new Artifacts(store);
  }

  /** An artifact as text, as S3 has it. */
  public String text(String key) {
    return client
        .getObjectAsBytes(
            request -> request.bucket(FunctionStore.BUCKET).key(FunctionStore.PREFIX + "/" + key))
        .asString(UTF_8);
  }

  /** Removes everything. */
  public void clear() {
    for (var object :
        client.listObjectsV2Paginator(request -> request.bucket(FunctionStore.BUCKET)).contents()) {
      client.deleteObject(request -> request.bucket(FunctionStore.BUCKET).key(object.key()));
    }
  }

  /** Removes the bucket while the action is done. */
  void goneWhile(Runnable action) {
    clear();
    client.deleteBucket(request -> request.bucket(FunctionStore.BUCKET));
    try {
      action.run();
    } finally {
      client.createBucket(request -> request.bucket(FunctionStore.BUCKET));
    }
  }

  @Override
  public void close() {
    client.close();
  }
}
