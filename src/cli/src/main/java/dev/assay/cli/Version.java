package dev.assay.cli;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import picocli.CommandLine.IVersionProvider;

/** The version that this was built as. */
public final class Version implements IVersionProvider {

  @Override
  public String[] getVersion() {
    return new String[] {
      "assay " + number(), "Java " + Runtime.version() + " on " + System.getProperty("os.arch")
    };
  }

  /** The number alone. */
  public static String number() {
    try (InputStream resource = Version.class.getResourceAsStream("/assay-version.txt")) {
      return resource == null
          ? "unknown"
          : new String(resource.readAllBytes(), StandardCharsets.UTF_8).strip();
    } catch (IOException impossible) {
      throw new UncheckedIOException(impossible);
    }
  }
}
