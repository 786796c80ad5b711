package dev.assay.workflow.artifacts;

import software.amazon.awssdk.core.sync.RequestBody;
import software.amazon.awssdk.core.sync.ResponseTransformer;
import software.amazon.awssdk.services.s3.S3Client;
import software.amazon.awssdk.services.s3.model.DeleteObjectRequest;
import software.amazon.awssdk.services.s3.model.DeleteObjectResponse;
import software.amazon.awssdk.services.s3.model.GetObjectRequest;
import software.amazon.awssdk.services.s3.model.GetObjectResponse;
import software.amazon.awssdk.services.s3.model.HeadObjectRequest;
import software.amazon.awssdk.services.s3.model.HeadObjectResponse;
import software.amazon.awssdk.services.s3.model.ListObjectsV2Request;
import software.amazon.awssdk.services.s3.model.ListObjectsV2Response;
import software.amazon.awssdk.services.s3.model.PutObjectRequest;
import software.amazon.awssdk.services.s3.model.PutObjectResponse;

/**
 * Each request alone. S3 decides between requests that come together and serves whole objects;
 * S3Mock 4.9.1 does neither: of 20 conditional writes at once it takes them all, and reads break
 * off when a write comes between. What is tested through this is the store: a store that looked
 * first and wrote afterwards would still be found out.
 */
public final class OneAtATimeS3Client implements S3Client {

  private final S3Client client;

  /** A client that sends through this one, and closes it. */
  public OneAtATimeS3Client(S3Client client) {
    this.client = client;
  }

  @Override
  public synchronized PutObjectResponse putObject(PutObjectRequest request, RequestBody content) {
    return client.putObject(request, content);
  }

  @Override
  public synchronized <T> T getObject(
      GetObjectRequest request, ResponseTransformer<GetObjectResponse, T> transformer) {
    return client.getObject(request, transformer);
  }

  @Override
  public synchronized HeadObjectResponse headObject(HeadObjectRequest request) {
    return client.headObject(request);
  }

  @Override
  public synchronized ListObjectsV2Response listObjectsV2(ListObjectsV2Request request) {
    return client.listObjectsV2(request);
  }

  @Override
  public synchronized DeleteObjectResponse deleteObject(DeleteObjectRequest request) {
    return client.deleteObject(request);
  }

  @Override
  public String serviceName() {
    return client.serviceName();
  }

  @Override
  public void close() {
    client.close();
  }
}
