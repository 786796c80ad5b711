package dev.assay.rehearsal.lambda;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.zip.ZipEntry;
import java.util.zip.ZipInputStream;

/**
 * A function's zip, unpacked as Lambda does it.
 *
 * @param function its name
 * @param folder where it was unpacked
 * @param bytes the zip's size
 * @param isNative whether it holds a {@code bootstrap} in place of classes
 */
public record FunctionPackage(String function, Path folder, long bytes, boolean isNative) {

  private static final String BOOTSTRAP = "bootstrap";
  private static final String HANDLER = "io.quarkus.funqy.lambda.FunqyStreamHandler::handleRequest";

  /**
   * Unpacks a zip.
   *
   * @throws MissingPackageException when there is none
   */
  public static FunctionPackage unpack(String function, Path zip, Path into) throws IOException {
    if (!Files.isRegularFile(zip)) {
      throw new MissingPackageException(function, zip);
    }
    Path folder = Files.createDirectories(into.resolve(function)).toRealPath();
    try (InputStream content = Files.newInputStream(zip);
        ZipInputStream entries = new ZipInputStream(content)) {
      for (ZipEntry entry = entries.getNextEntry(); entry != null; entry = entries.getNextEntry()) {
        Path file = folder.resolve(entry.getName()).normalize();
        if (!file.startsWith(folder)) {
          throw new IOException("%s leads out of its zip: %s".formatted(zip, entry.getName()));
        }
        if (!entry.isDirectory()) {
          Files.createDirectories(file.getParent());
          Files.copy(entries, file);
        }
      }
    }
    Path bootstrap = folder.resolve(BOOTSTRAP);
    boolean isNative = Files.isRegularFile(bootstrap);
    if (isNative && !bootstrap.toFile().setExecutable(true)) {
      throw new IOException("cannot make executable: " + bootstrap);
    }
    return new FunctionPackage(function, folder, Files.size(zip), isNative);
  }

  /** What is set as the function's handler. */
  String handler() {
    return isNative ? "not.used" : HANDLER;
  }

  /**
   * The command that starts it: the bootstrap, or Java with AWS's runtime interface client, which
   * finds the classes in the working folder as in Lambda.
   *
   * @param memory in MB
   * @param scratch its folder for temporary files
   */
  List<String> command(RuntimeClient client, int memory, Path scratch) {
    if (isNative) {
      // what the image itself takes of a machine that has the function's memory: functions/pom.xml
      return List.of(folder.resolve(BOOTSTRAP).toString(), "-Xmx" + memory * 7 / 10 + "m");
    }
    List<String> command = new ArrayList<>();
    command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    // Lambda's own choices: https://docs.aws.amazon.com/lambda/latest/dg/java-customization.html
    command.addAll(List.of("-XX:+UseSerialGC", "-XX:TieredStopAtLevel=1", "-Xmx" + heap(memory)));
    command.add("-Djava.io.tmpdir=" + scratch);
    command.addAll(client.arguments(HANDLER));
    return command;
  }

  /** The heap has to leave room for the rest of the process in the function's memory. */
  private static String heap(int memory) {
    return memory * 4 / 5 + "m";
  }
}
