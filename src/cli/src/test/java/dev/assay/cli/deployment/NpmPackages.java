package dev.assay.cli.deployment;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Assumptions;

/**
 * The packages from npm that {@code .ci/run} has put into {@code target/npm}: HashiCorp's own
 * reader of HCL, the schema of the AWS provider, and what Terraform speaks with providers. Without
 * them, or without Node.js, tests are skipped with a message.
 */
public final class NpmPackages {

  private static final String READER = "@cdktf/hcl2json";
  private static final String PROVIDER = "@cdktf/provider-aws";

  private static final List<String> TERRAFORM =
      List.of("@grpc/grpc-js", "@grpc/proto-loader", "@msgpack/msgpack");

  private NpmPackages() {}

  /** The folder of the reader of HCL, or the test that asks is skipped. */
  static Path hclReader() {
    return require(READER);
  }

  /** The folder of the provider's schema, or the test that asks is skipped. */
  static Path awsProvider() {
    return require(PROVIDER);
  }

  /** The folder of all packages, with those of Terraform's protocol, or the test is skipped. */
  static Path terraformProvider() {
    awsProvider();
    TERRAFORM.forEach(NpmPackages::require);
    return folder().resolve("node_modules");
  }

  /** What a script prints that Node.js runs in the folder above the packages. */
  static String node(String script, String input) {
    try {
      Process process =
          new ProcessBuilder("node", "--no-warnings", "--input-type=commonjs", "--eval", script)
              .directory(folder().toFile())
              .redirectError(ProcessBuilder.Redirect.INHERIT)
              .start();
      try (var in = process.getOutputStream()) {
        in.write(input.getBytes(StandardCharsets.UTF_8));
      }
      String printed = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
      if (process.waitFor() != 0) {
        throw new IllegalStateException("node ended with " + process.exitValue());
      }
      return printed;
    } catch (IOException failure) {
      throw new IllegalStateException("node cannot be run", failure);
    } catch (InterruptedException stopped) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException(stopped);
    }
  }

  /** The folder of a package, or the test that asks is skipped. */
  public static Path require(String name) {
    Path folder = folder().resolve("node_modules").resolve(name);
    Assumptions.assumeTrue(
        Files.isDirectory(folder) && Programs.isThere("node"),
        () -> "%s is not in %s: .ci/run puts it there".formatted(name, folder()));
    return folder;
  }

  private static Path folder() {
    Path start = Path.of("").toAbsolutePath();
    for (Path folder = start; folder != null; folder = folder.getParent()) {
      if (Files.isRegularFile(folder.resolve("mvnw"))) {
        return folder.resolve("target/npm");
      }
    }
    throw new IllegalStateException("no mvnw above " + start);
  }
}
