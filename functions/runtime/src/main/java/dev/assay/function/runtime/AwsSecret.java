package dev.assay.function.runtime;

import java.util.function.Supplier;
import software.amazon.awssdk.http.urlconnection.UrlConnectionHttpClient;
import software.amazon.awssdk.services.secretsmanager.SecretsManagerClient;

/** Reads one secret of AWS Secrets Manager, with the region and role of the function. */
final class AwsSecret implements Supplier<String> {

  private final String secret;
  private final SecretsManagerClient client;

  /**
   * Connects to nothing yet.
   *
   * @param secret its ARN or name
   */
  AwsSecret(String secret) {
    this(
        secret,
        SecretsManagerClient.builder()
            .httpClientBuilder(UrlConnectionHttpClient.builder())
            .build());
  }

  AwsSecret(String secret, SecretsManagerClient client) {
    this.secret = secret;
    this.client = client;
  }

  @Override
  public String get() {
    return client.getSecretValue(request -> request.secretId(secret)).secretString();
  }
}
