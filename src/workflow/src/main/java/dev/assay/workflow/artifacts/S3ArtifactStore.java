package dev.assay.workflow.artifacts;

import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;
import java.util.function.Consumer;
import software.amazon.awssdk.awscore.exception.AwsErrorDetails;
import software.amazon.awssdk.awscore.exception.AwsServiceException;
import software.amazon.awssdk.core.exception.SdkClientException;
import software.amazon.awssdk.core.exception.SdkException;
import software.amazon.awssdk.core.sync.RequestBody;
import software.amazon.awssdk.core.sync.ResponseTransformer;
import software.amazon.awssdk.services.s3.S3Client;
import software.amazon.awssdk.services.s3.model.NoSuchKeyException;
import software.amazon.awssdk.services.s3.model.PutObjectRequest;
import software.amazon.awssdk.services.s3.model.S3Exception;
import software.amazon.awssdk.services.s3.model.S3Object;

/**
 * Artifacts as objects of an S3 bucket, below a prefix that may be empty. Creating one is S3's
 * conditional write ({@code If-None-Match: *}). The caller needs {@code s3:ListBucket} besides
 * {@code s3:GetObject} and {@code s3:PutObject}: without it S3 calls an absent object forbidden;
 * building a catalog again needs {@code s3:DeleteObject} too.
 *
 * <p>When S3 writes an object and its reply gets lost, the SDK asks again, and S3 refuses, for the
 * object is there. Each creation therefore has a name of its own, which the object carries: an
 * object with this name is one's own, whatever S3 says of it.
 */
public final class S3ArtifactStore implements ArtifactStore {

  private static final int PRECONDITION_FAILED = 412;

  /** Another write of the same key is under way; S3 asks to try again, and it may have failed. */
  private static final int CONFLICT = 409;

  private static final int MOST_CONFLICTS = 10;

  /** How often a connection may break before the body is sent. */
  private static final int MOST_BROKEN = 5;

  /** No key has it, and all that keys have comes before it. */
  private static final String BEHIND_ALL_KEYS = "~";

  private static final int TOO_MANY = 429;
  private static final int FIRST_OF_SERVER = 500;

  /** The object's metadata that names the creation which it is of. */
  private static final String CREATION = "creation";

  private final S3Client client;
  private final String bucket;
  private final String prefix;

  /**
   * A store below the location's prefix. The bucket is not looked up here.
   *
   * @param client is used by several threads, and closed by the caller
   */
  public S3ArtifactStore(S3Client client, StoreLocation.Bucket location) {
    this.client = client;
    this.bucket = location.name();
    this.prefix = location.prefix();
  }

  @Override
  public Optional<byte[]> read(String key) {
    ArtifactKeys.requireValid(key);
    try {
      return Optional.of(
          client
              .getObjectAsBytes(request -> request.bucket(bucket).key(prefix + key))
              .asByteArray());
    } catch (NoSuchKeyException absent) {
      return Optional.empty();
    } catch (SdkException failure) {
      throw failed("read", key, failure);
    }
  }

  /** Reads several at once: S3 takes its time for each, whatever its size. */
  @Override
  public Map<String, byte[]> readAll(List<String> keys) {
    List<Optional<byte[]>> contents = SideBySide.map(keys, this::read);
    Map<String, byte[]> found = new HashMap<>();
    for (int i = 0; i < keys.size(); i++) {
      String key = keys.get(i);
      contents.get(i).ifPresent(content -> found.put(key, content));
    }
    return found;
  }

  @Override
  public Optional<LocalFile> file(String key) throws IOException {
    ArtifactKeys.requireValid(key);
    LocalFile copy = LocalFile.temporary();
    boolean whole = false;
    try (OutputStream out = Files.newOutputStream(copy.path())) {
      client.getObject(
          request -> request.bucket(bucket).key(prefix + key),
          ResponseTransformer.toOutputStream(out));
      whole = true;
      return Optional.of(copy);
    } catch (NoSuchKeyException absent) {
      return Optional.empty();
    } catch (SdkException failure) {
      throw failed("read", key, failure);
    } finally {
      if (!whole) {
        copy.close();
      }
    }
  }

  @Override
  public boolean create(String key, byte[] content) {
    return create(key, RequestBody.fromBytes(content));
  }

  @Override
  public boolean create(String key, Path file) {
    return create(key, RequestBody.fromFile(file));
  }

  private boolean create(String key, RequestBody content) {
    ArtifactKeys.requireValid(key);
    Map<String, String> creation = Map.of(CREATION, UUID.randomUUID().toString());
    for (int conflicts = 1; ; conflicts++) {
      try {
        put(request -> request.key(prefix + key).ifNoneMatch("*").metadata(creation), content);
        return true;
      } catch (S3Exception refused) {
        if (refused.statusCode() == PRECONDITION_FAILED) {
          return isOf(creation, key);
        }
        if (refused.statusCode() != CONFLICT || conflicts == MOST_CONFLICTS) {
          throw failed("create", key, refused);
        }
      } catch (SdkException failure) {
        throw failed("create", key, failure);
      }
    }
  }

  /**
   * The SDK repeats requests whose connection broke, but for one that breaks while S3 is asked
   * whether it takes the body: its client over {@code HttpURLConnection} then throws what the SDK
   * takes for a fault of the program. Who repeats it has lost nothing: S3 has had no body.
   */
  private void put(Consumer<PutObjectRequest.Builder> request, RequestBody content) {
    for (int tries = 1; ; tries++) {
      try {
        client.putObject(put -> put.bucket(bucket).applyMutation(request), content);
        return;
      } catch (UncheckedIOException broken) {
        if (tries == MOST_BROKEN) {
          throw SdkClientException.create(String.valueOf(broken.getMessage()), broken);
        }
      }
    }
  }

  private boolean isOf(Map<String, String> creation, String key) {
    try {
      return client
          .headObject(request -> request.bucket(bucket).key(prefix + key))
          .metadata()
          .equals(creation);
    } catch (NoSuchKeyException removedSince) {
      return false;
    } catch (SdkException failure) {
      throw failed("create", key, failure);
    }
  }

  @Override
  public void write(String key, byte[] content) {
    ArtifactKeys.requireValid(key);
    try {
      put(request -> request.key(prefix + key), RequestBody.fromBytes(content));
    } catch (SdkException failure) {
      throw failed("write", key, failure);
    }
  }

  @Override
  public void delete(String key) {
    ArtifactKeys.requireValid(key);
    try {
      client.deleteObject(request -> request.bucket(bucket).key(prefix + key));
    } catch (SdkException failure) {
      throw failed("delete", key, failure);
    }
  }

  @Override
  public List<String> list(String keyPrefix) {
    ArtifactKeys.requireValidPrefix(keyPrefix);
    try {
      return client
          .listObjectsV2Paginator(request -> request.bucket(bucket).prefix(prefix + keyPrefix))
          .contents()
          .stream()
          .map(S3Object::key)
          .map(key -> key.substring(prefix.length()))
          .filter(ArtifactKeys::isKey)
          .sorted()
          .toList();
    } catch (SdkException failure) {
      throw failed("list", keyPrefix, failure);
    }
  }

  /** One request a thousand folders, however much is in them. */
  @Override
  public List<String> folders(String keyPrefix, String after, int most) {
    ArtifactKeys.requireValidPrefix(keyPrefix);
    try {
      return client
          .listObjectsV2Paginator(
              request ->
                  request
                      .bucket(bucket)
                      .prefix(prefix + keyPrefix)
                      .delimiter("/")
                      .startAfter(after.isEmpty() ? null : prefix + after + BEHIND_ALL_KEYS))
          .commonPrefixes()
          .stream()
          .map(folder -> folder.prefix().substring(prefix.length()))
          .filter(ArtifactKeys::isFolder)
          .filter(folder -> folder.compareTo(after) > 0)
          .limit(most)
          .toList();
    } catch (SdkException failure) {
      throw failed("list", keyPrefix, failure);
    }
  }

  @Override
  public String location() {
    return "s3://" + bucket + "/" + prefix;
  }

  private ArtifactStoreException failed(String action, String key, SdkException failure) {
    return passes(failure)
        ? ArtifactStoreException.passing(action, key, location(), reason(failure), failure)
        : ArtifactStoreException.of(action, key, location(), reason(failure), failure);
  }

  /** No answer, too many requests, and what is S3's own fault; a refusal stays one. */
  private static boolean passes(SdkException failure) {
    return !(failure instanceof AwsServiceException answered)
        || answered.statusCode() >= FIRST_OF_SERVER
        || answered.statusCode() == TOO_MANY
        || answered.statusCode() == CONFLICT;
  }

  /** S3's own words and code, without the ids and counts that the SDK adds to its message. */
  private static String reason(SdkException failure) {
    if (failure instanceof AwsServiceException answered) {
      AwsErrorDetails details = answered.awsErrorDetails();
      return details != null && details.errorMessage() != null
          ? "%s (%s)".formatted(details.errorMessage(), details.errorCode())
          : "the server answered with status " + answered.statusCode();
    }
    return String.valueOf(failure.getMessage()).replaceAll("\\s*\\(SDK Attempt Count: \\d+\\)", "");
  }
}
