package dev.assay.workflow.artifacts;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

final class StoreLocationTest {

  @ParameterizedTest
  @ValueSource(strings = {"store", "./store", "/var/lib/assay", "C:/assay", "s3", "a:b", "s3:x"})
  void aPathIsAFolder(String text) {
    assertThat(StoreLocation.parse(text)).isEqualTo(new StoreLocation.Folder(Path.of(text)));
  }

  @ParameterizedTest
  @CsvSource({
    "s3://bucket, bucket, ''",
    "s3://bucket/, bucket, ''",
    "s3://my.bucket-1/runs, my.bucket-1, runs/",
    "s3://bucket/team/a/, bucket, team/a/"
  })
  void anS3UrlIsABucketWithAPrefix(String text, String bucket, String prefix) {
    StoreLocation.Bucket location = (StoreLocation.Bucket) StoreLocation.parse(text);

    assertThat(location.name()).isEqualTo(bucket);
    assertThat(location.prefix()).isEqualTo(prefix);
  }

  @ParameterizedTest
  @ValueSource(strings = {"S3://bucket", "s3:/bucket", "gs://bucket/x", "https://example.com/x"})
  void anotherUrlIsNoStore(String text) {
    assertRefused(text, "'%s' is no artifact store: give a folder, or s3://bucket/prefix", text);
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "ab", "Bucket", "bucket_1", "-bucket", "bucket-", "a..b", "b:80"})
  void bucketsHaveNamesByTheRulesOfS3(String bucket) {
    assertRefused(
        "s3://" + bucket + "/x",
        "'%s' is not a bucket's name: 3 to 63 lower-case letters, digits, - and .",
        bucket);
  }

  @ParameterizedTest
  @ValueSource(strings = {"../x", "/x", "a//b", "a b", "ü", "a/./b"})
  void prefixesAreMadeOfSegmentsOfKeys(String prefix) {
    assertRefused(
        "s3://bucket/" + prefix,
        "'%s' is not a prefix of keys: segments of letters, digits and . _ = - with slashes between"
            + " them",
        prefix);
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "  "})
  void blankTextIsNoStore(String text) {
    assertRefused(text, "the artifact store is empty text: give a folder, or s3://bucket/prefix");
  }

  @Test
  void aPathThatTheSystemCannotHaveIsRefused() {
    assertRefused("a\0b", "'a\0b' is not a folder's path: Nul character not allowed");
  }

  private static void assertRefused(String text, String message, Object... parts) {
    assertThatExceptionOfType(InvalidStoreLocationException.class)
        .isThrownBy(() -> StoreLocation.parse(text))
        .withMessage(message, parts);
  }
}
