package dev.assay.workflow.artifacts;

import java.net.URI;
import java.util.Optional;
import software.amazon.awssdk.services.s3.S3Client;
import software.amazon.awssdk.services.s3.S3Configuration;
import software.amazon.awssdk.services.s3.S3ServiceClientConfiguration;
import software.amazon.awssdk.services.s3.presigner.S3Presigner;

/**
 * Links to objects of a bucket that are signed with the credentials of this process: whoever has
 * one may read that object, until the link or the credentials end.
 */
public final class S3Links implements ArtifactLinks {

  private static final String HTML = ".html";

  private final S3Presigner presigner;
  private final StoreLocation.Bucket bucket;

  /** Links with the endpoint, region and credentials of the client; nothing is sent. */
  public S3Links(S3Client client, StoreLocation.Bucket bucket) {
    S3ServiceClientConfiguration settings = client.serviceClientConfiguration();
    Optional<URI> otherServer = settings.endpointOverride();
    S3Presigner.Builder builder =
        S3Presigner.builder()
            .region(settings.region())
            .credentialsProvider(settings.credentialsProvider())
            .serviceConfiguration(
                S3Configuration.builder().pathStyleAccessEnabled(otherServer.isPresent()).build());
    otherServer.ifPresent(builder::endpointOverride);
    this.presigner = builder.build();
    this.bucket = bucket;
  }

  @Override
  public Optional<URI> link(String key) {
    ArtifactKeys.requireValid(key);
    String type = key.endsWith(HTML) ? "text/html; charset=utf-8" : "application/json";
    String url =
        presigner
            .presignGetObject(
                request ->
                    request
                        .signatureDuration(HOLDS)
                        .getObjectRequest(
                            object ->
                                object
                                    .bucket(bucket.name())
                                    .key(bucket.prefix() + key)
                                    .responseContentType(type)))
            .url()
            .toString();
    return Optional.of(URI.create(url));
  }
}
