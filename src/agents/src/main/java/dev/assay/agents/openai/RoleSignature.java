package dev.assay.agents.openai;

import java.io.ByteArrayInputStream;
import java.net.URI;
import java.time.Clock;
import java.util.Map;
import java.util.TreeMap;
import software.amazon.awssdk.auth.credentials.AwsCredentialsProvider;
import software.amazon.awssdk.auth.credentials.DefaultCredentialsProvider;
import software.amazon.awssdk.core.exception.SdkClientException;
import software.amazon.awssdk.http.SdkHttpMethod;
import software.amazon.awssdk.http.SdkHttpRequest;
import software.amazon.awssdk.http.auth.aws.signer.AwsV4HttpSigner;
import software.amazon.awssdk.http.auth.spi.signer.SignedRequest;

/** Signs requests with the AWS role of whoever calls, for Bedrock, which then needs no key. */
final class RoleSignature {

  private static final String SERVICE = "bedrock";
  private static final String HOST = "Host";

  private final AwsV4HttpSigner signer = AwsV4HttpSigner.create();
  private final AwsCredentialsProvider role;
  private final Clock clock;

  /**
   * The signature of a role.
   *
   * @param clock what says when a request is signed
   */
  RoleSignature(AwsCredentialsProvider role, Clock clock) {
    this.role = role;
    this.clock = clock;
  }

  /** Of the role that the AWS SDK finds, as for S3. */
  static RoleSignature ofProcess() {
    return new RoleSignature(DefaultCredentialsProvider.builder().build(), Clock.systemUTC());
  }

  /**
   * Checks that there is a role.
   *
   * @throws IllegalArgumentException when there is none
   */
  void check() {
    try {
      role.resolveCredentials();
    } catch (SdkClientException none) {
      throw new IllegalArgumentException(
          "no AWS role is found to sign the call with: set AWS_BEARER_TOKEN_BEDROCK, or credentials as the AWS SDK finds them",
          none);
    }
  }

  /** The headers of a signed request. */
  Map<String, String> headers(URI url, String region, byte[] body) {
    SdkHttpRequest request = SdkHttpRequest.builder().method(SdkHttpMethod.POST).uri(url).build();
    SignedRequest signed =
        signer.sign(
            each ->
                each.identity(role.resolveCredentials())
                    .request(request)
                    .payload(() -> new ByteArrayInputStream(body))
                    .putProperty(AwsV4HttpSigner.SERVICE_SIGNING_NAME, SERVICE)
                    .putProperty(AwsV4HttpSigner.REGION_NAME, region)
                    .putProperty(AwsV4HttpSigner.SIGNING_CLOCK, clock));
    Map<String, String> headers = new TreeMap<>(String.CASE_INSENSITIVE_ORDER);
    signed.request().headers().forEach((name, values) -> headers.put(name, values.getFirst()));
    headers.remove(HOST);
    return headers;
  }
}
