package dev.assay.rehearsal.lambda;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.jar.JarFile;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;

/**
 * AWS's runtime interface client for Java, which is what Lambda's Java runtime runs a handler by.
 *
 * @param jars the folder with its jars
 * @param library its native part. Left to itself, each process unpacks that to the same file of
 *     /tmp, which in Lambda each has for itself, and crashes those that have just loaded it.
 */
public record RuntimeClient(Path jars, Path library) {

  private static final String MAIN = "com.amazonaws.services.lambda.runtime.api.client.AWSLambda";
  private static final String JAR = "aws-lambda-java-runtime-interface-client";
  private static final String LIBRARY =
      "com.amazonaws.services.lambda.runtime.api.client.runtimeapi.NativeClient.JNI";
  private static final Map<String, String> ARCHITECTURES =
      Map.of("amd64", "x86_64", "aarch64", "aarch_64");

  /**
   * Unpacks the native part.
   *
   * @throws IOException when the jars are not there, or have none for this machine
   */
  public static RuntimeClient unpack(Path jars, Path into) throws IOException {
    String machine = System.getProperty("os.arch");
    String entry =
        "jni/libaws-lambda-jni.linux-%s.so".formatted(ARCHITECTURES.getOrDefault(machine, machine));
    try (JarFile jar = new JarFile(jar(jars).toFile())) {
      ZipEntry found = jar.getEntry(entry);
      if (found == null || !System.getProperty("os.name").equals("Linux")) {
        throw new IOException(
            "AWS's runtime interface client runs on Linux, x86_64 or arm64, and not on %s, %s"
                .formatted(System.getProperty("os.name"), machine));
      }
      Path library = into.resolve("libaws-lambda-jni.so");
      try (InputStream content = jar.getInputStream(found)) {
        Files.copy(content, library);
      }
      return new RuntimeClient(jars, library.toAbsolutePath());
    }
  }

  private static Path jar(Path jars) throws IOException {
    if (Files.isDirectory(jars)) {
      try (Stream<Path> files = Files.list(jars)) {
        Optional<Path> jar =
            files.filter(file -> String.valueOf(file.getFileName()).startsWith(JAR)).findFirst();
        if (jar.isPresent()) {
          return jar.get();
        }
      }
    }
    throw new IOException("there is no %s in %s: build the rehearsal".formatted(JAR, jars));
  }

  /** What Java is to be told to run a handler in the working folder's classes. */
  List<String> arguments(String handler) {
    return List.of(
        "--enable-native-access=ALL-UNNAMED",
        "-D%s=%s".formatted(LIBRARY, library),
        "-classpath",
        jars + "/*",
        MAIN,
        handler);
  }
}
