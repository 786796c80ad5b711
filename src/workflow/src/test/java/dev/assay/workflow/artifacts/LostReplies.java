package dev.assay.workflow.artifacts;

import java.io.IOException;
import java.net.URI;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import software.amazon.awssdk.auth.credentials.AwsBasicCredentials;
import software.amazon.awssdk.auth.credentials.StaticCredentialsProvider;
import software.amazon.awssdk.http.ExecutableHttpRequest;
import software.amazon.awssdk.http.HttpExecuteRequest;
import software.amazon.awssdk.http.HttpExecuteResponse;
import software.amazon.awssdk.http.SdkHttpClient;
import software.amazon.awssdk.http.SdkHttpMethod;
import software.amazon.awssdk.http.SdkHttpRequest;
import software.amazon.awssdk.http.urlconnection.UrlConnectionHttpClient;
import software.amazon.awssdk.regions.Region;
import software.amazon.awssdk.retries.api.BackoffStrategy;
import software.amazon.awssdk.services.s3.S3Client;

/**
 * A connection to S3 that breaks when an object was written and before its writer hears of it: for
 * each object, the first time that it is written. The SDK then sends the same again.
 */
public final class LostReplies implements SdkHttpClient {

  private final SdkHttpClient http = UrlConnectionHttpClient.create();
  private final Set<String> lost = ConcurrentHashMap.newKeySet();

  private LostReplies() {}

  /** A client of the server that tries three times, without waiting, over such a connection. */
  public static S3Client client(URI endpoint) {
    return S3Client.builder()
        .endpointOverride(endpoint)
        .forcePathStyle(true)
        .region(Region.US_EAST_1)
        .credentialsProvider(
            StaticCredentialsProvider.create(AwsBasicCredentials.create("test", "test")))
        .httpClient(new LostReplies())
        .overrideConfiguration(
            client ->
                client.retryStrategy(
                    retry ->
                        retry.maxAttempts(3).backoffStrategy(BackoffStrategy.retryImmediately())))
        .build();
  }

  @Override
  public ExecutableHttpRequest prepareRequest(HttpExecuteRequest request) {
    ExecutableHttpRequest prepared = http.prepareRequest(request);
    return new ExecutableHttpRequest() {
      @Override
      public HttpExecuteResponse call() throws IOException {
        HttpExecuteResponse response = prepared.call();
        if (isLost(request.httpRequest())) {
          throw new IOException("the connection broke before the answer");
        }
        return response;
      }

      @Override
      public void abort() {
        prepared.abort();
      }
    };
  }

  private boolean isLost(SdkHttpRequest request) {
    String path = request.encodedPath();
    boolean isObject = path.indexOf('/', 1) > 0;
    return request.method() == SdkHttpMethod.PUT && isObject && lost.add(path);
  }

  @Override
  public void close() {
    http.close();
  }
}
