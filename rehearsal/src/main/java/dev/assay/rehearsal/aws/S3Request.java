package dev.assay.rehearsal.aws;

/**
 * What a function asks of S3.
 *
 * @param role whose credentials have signed it
 * @param action {@code s3:GetObject} and the like
 * @param key the object's key, or the prefix of a listing
 */
public record S3Request(String role, String action, String key) {

  public static final String GET = "s3:GetObject";
  public static final String PUT = "s3:PutObject";
  public static final String LIST = "s3:ListBucket";

  @Override
  public String toString() {
    return "%s: %s on %s".formatted(role, action, key);
  }
}
