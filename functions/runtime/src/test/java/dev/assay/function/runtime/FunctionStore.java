package dev.assay.function.runtime;

import dev.assay.workflow.artifacts.S3Server;
import io.quarkus.test.common.QuarkusTestResourceLifecycleManager;
import java.util.HashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.s3.S3Client;

/**
 * Gives the function under test an S3 server with an empty bucket, in place of Amazon's. Arguments
 * become settings of the function.
 */
public final class FunctionStore implements QuarkusTestResourceLifecycleManager {

  static final String BUCKET = "assay-artifacts";
  static final String PREFIX = "functions";

  private Map<String, String> settings = Map.of();
  private @Nullable S3Server server;

  @Override
  public void init(Map<String, String> arguments) {
    settings = arguments;
  }

  @Override
  public Map<String, String> start() {
    server = S3Server.start();
    try (S3Client client = server.client()) {
      client.createBucket(request -> request.bucket(BUCKET));
    }
    Map<String, String> all = new HashMap<>(settings);
    all.put("assay.artifacts.bucket", BUCKET);
    all.put("assay.artifacts.prefix", PREFIX);
    all.put("quarkus.s3.endpoint-override", server.endpoint().toString());
    all.put("quarkus.s3.path-style-access", "true");
    all.put("quarkus.s3.aws.region", "us-east-1");
    all.put("quarkus.s3.aws.credentials.type", "static");
    all.put("quarkus.s3.aws.credentials.static-provider.access-key-id", "test");
    all.put("quarkus.s3.aws.credentials.static-provider.secret-access-key", "test");
    return all;
  }

  @Override
  public void stop() {
    if (server != null) {
      server.close();
    }
  }
}
