package dev.assay.workflow.artifacts;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.net.URI;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.auth.credentials.AwsBasicCredentials;
import software.amazon.awssdk.auth.credentials.StaticCredentialsProvider;
import software.amazon.awssdk.http.urlconnection.UrlConnectionHttpClient;
import software.amazon.awssdk.regions.Region;
import software.amazon.awssdk.services.s3.S3Client;
import software.amazon.awssdk.services.s3.S3ClientBuilder;

class S3LinksTest {

  private static final StoreLocation.Bucket BUCKET = new StoreLocation.Bucket("store", "a/");

  @Test
  void aLinkNamesOneObjectAndEndsAfterTenMinutes() {
    try (S3Client client = client().build()) {
      URI link = new S3Links(client, BUCKET).link("runs/r1/report.html").orElseThrow();

      assertThat(link).hasScheme("https").hasHost("store.s3.eu-central-1.amazonaws.com");
      assertThat(link).hasPath("/a/runs/r1/report.html");
      assertThat(link.getQuery())
          .contains("X-Amz-Expires=600", "response-content-type=text/html; charset=utf-8");
    }
  }

  @Test
  void anotherServerIsAddressedByPath() {
    try (S3Client client = client().endpointOverride(URI.create("http://localhost:9090")).build()) {
      assertThat(new S3Links(client, BUCKET).link("runs/r1/result.json").orElseThrow())
          .hasAuthority("localhost:9090")
          .hasPath("/store/a/runs/r1/result.json");
    }
  }

  @Test
  void whatIsNoKeyHasNoLink() {
    try (S3Client client = client().build()) {
      assertThatThrownBy(() -> new S3Links(client, BUCKET).link("runs/../secret"))
          .hasMessage("not an artifact's key: 'runs/../secret'");
    }
  }

  private static S3ClientBuilder client() {
    return S3Client.builder()
        .httpClientBuilder(UrlConnectionHttpClient.builder())
        .region(Region.EU_CENTRAL_1)
        .credentialsProvider(
            StaticCredentialsProvider.create(AwsBasicCredentials.create("test", "test")));
  }
}
