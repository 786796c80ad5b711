package dev.assay.cli.serve;

import dev.assay.workflow.artifacts.ArtifactLinks;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.security.MessageDigest;
import java.security.SecureRandom;
import java.time.Instant;
import java.time.InstantSource;
import java.util.HexFormat;
import java.util.Optional;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;

/**
 * Links to artifacts that this server answers itself, in place of S3's: signed for one artifact and
 * a time, with a secret that ends with the process.
 */
final class SignedLinks implements ArtifactLinks {

  /** What the paths of links begin with. */
  static final String PATH = "/evidence/";

  private static final String ALGORITHM = "HmacSHA256";
  private static final int SECRET_BYTES = 32;

  private final URI base;
  private final InstantSource clock;
  private final byte[] secret = new byte[SECRET_BYTES];

  /** Links below the address at which the server can be reached. */
  SignedLinks(URI base, InstantSource clock) {
    this.base = base;
    this.clock = clock;
    new SecureRandom().nextBytes(secret);
  }

  @Override
  public Optional<URI> link(String key) {
    long ends = clock.instant().plus(HOLDS).getEpochSecond();
    return Optional.of(
        base.resolve(PATH + key + "?ends=%d&signature=%s".formatted(ends, signature(key, ends))));
  }

  /** Whether a link's query is for this artifact, and still holds. */
  boolean holds(String key, String query) {
    String[] parts = query.split("[=&]");
    if (parts.length != 4 || !parts[0].equals("ends") || !parts[1].matches("\\d{1,12}")) {
      return false;
    }
    long ends = Long.parseLong(parts[1]);
    return parts[2].equals("signature")
        && MessageDigest.isEqual(
            signature(key, ends).getBytes(StandardCharsets.US_ASCII),
            parts[3].getBytes(StandardCharsets.US_ASCII))
        && clock.instant().isBefore(Instant.ofEpochSecond(ends));
  }

  private String signature(String key, long ends) {
    try {
      Mac mac = Mac.getInstance(ALGORITHM);
      mac.init(new SecretKeySpec(secret, ALGORITHM));
      return HexFormat.of()
          .formatHex(mac.doFinal((ends + " " + key).getBytes(StandardCharsets.UTF_8)));
    } catch (GeneralSecurityException impossible) {
      throw new IllegalStateException("every Java platform has " + ALGORITHM, impossible);
    }
  }
}
