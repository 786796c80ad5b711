package dev.assay.workflow.catalogs;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.DigestInputStream;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;

/** Digests of files, by which their content is known again. */
public final class FileDigest {

  private static final int BUFFER = 1 << 16;

  private FileDigest() {}

  /** The file's SHA-256 in lower-case hexadecimal digits. */
  public static String sha256(Path file) throws IOException {
    try (InputStream in = Files.newInputStream(file)) {
      MessageDigest digest = MessageDigest.getInstance("SHA-256");
      DigestInputStream through = new DigestInputStream(in, digest);
      byte[] buffer = new byte[BUFFER];
      int read = 0;
      while (read >= 0) {
        read = through.read(buffer);
      }
      return HexFormat.of().formatHex(digest.digest());
    } catch (NoSuchAlgorithmException impossible) {
      throw new IllegalStateException("every Java platform has SHA-256", impossible);
    }
  }
}
