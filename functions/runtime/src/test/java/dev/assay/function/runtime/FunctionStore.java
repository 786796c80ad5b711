package dev.assay.function.runtime;

import dev.assay.workflow.artifacts.S3Server;
import io.quarkus.test.common.QuarkusTestResourceLifecycleManager;
import java.util.Map;
import software.amazon.awssdk.services.s3.S3Client;

/** Gives the function under test an S3 server with an empty bucket, in place of Amazon's. */
public final class FunctionStore implements QuarkusTestResourceLifecycleManager {

  static final String BUCKET = "assay-artifacts";
  static final String PREFIX = "functions";

  private S3Server server;

  @Override
  public Map<String, String> start() {
    server = S3Server.start();
    try (S3Client client = server.client()) {
      client.createBucket(request -> request.bucket(BUCKET));
    }
    return Map.of(
        "assay.artifacts.bucket", BUCKET,
        "assay.artifacts.prefix", PREFIX,
        "quarkus.s3.endpoint-override", server.endpoint().toString(),
        "quarkus.s3.path-style-access", "true",
        "quarkus.s3.aws.region", "us-east-1",
        "quarkus.s3.aws.credentials.type", "static",
        "quarkus.s3.aws.credentials.static-provider.access-key-id", "test",
        "quarkus.s3.aws.credentials.static-provider.secret-access-key", "test");
  }

  @Override
  public void stop() {
    if (server != null) {
      server.close();
    }
  }
}
