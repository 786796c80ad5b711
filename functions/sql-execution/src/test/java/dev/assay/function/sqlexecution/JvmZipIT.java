package dev.assay.function.sqlexecution;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.ObjectMapper;
import dev.assay.function.runtime.PetRuns;
import dev.assay.workflow.Fixture;
import dev.assay.workflow.artifacts.S3ArtifactStore;
import dev.assay.workflow.artifacts.S3Server;
import dev.assay.workflow.artifacts.S3ServerExtension;
import dev.assay.workflow.artifacts.StoreLocation;
import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.zip.ZipEntry;
import java.util.zip.ZipInputStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;
import software.amazon.awssdk.services.s3.S3Client;

/** The package for Lambda's Java runtime, unpacked and started as that does it. */
@Tag("slow")
@ExtendWith(S3ServerExtension.class)
class JvmZipIT {

  private static final String BUCKET = "zip-artifacts";
  private static final int MOST_SECONDS = 120;

  @TempDir Path folder;

  @Test
  void theZipHandlesAnEventWithNothingButTheEnvironmentAsItsConfiguration(S3Server server)
      throws Exception {
    submit(server, PetRuns.withCandidate(PetRuns.RIGHT));
    Path event = folder.resolve("event.json");
    Files.writeString(event, "{\"run\": \"run-1\", \"step\": \"execute-sql\", \"candidate\": 0}");
    Path returned = folder.resolve("returned.json");

    String log = run(unpacked(), environment(server, BUCKET), event, returned);

    assertThat(returned).as(log).exists();
    ObjectMapper json = new ObjectMapper();
    assertThat(json.readTree(returned.toFile()))
        .isEqualTo(json.createObjectNode().put("outcome", "passed").put("candidate", 0));
  }

  @Test
  void aBucketThatCannotExistEndsTheStartWithItsName(S3Server server) throws Exception {
    Path event = Files.writeString(folder.resolve("event.json"), "{}");
    Path returned = folder.resolve("returned.json");

    String log = run(unpacked(), environment(server, "My_Bucket"), event, returned);

    assertThat(returned).doesNotExist();
    assertThat(log)
        .contains("Failed to start quarkus")
        .contains(
            "'My_Bucket' is not a bucket's name: 3 to 63 lower-case letters, digits, - and .");
  }

  private static void submit(S3Server server, Fixture run) {
    try (S3Client client = server.client()) {
      client.createBucket(request -> request.bucket(BUCKET));
      S3ArtifactStore store = new S3ArtifactStore(client, new StoreLocation.Bucket(BUCKET, ""));
      run.store().list("").forEach(key -> store.write(key, run.store().read(key).orElseThrow()));
    }
  }

  private Path unpacked() throws IOException {
    Path task = folder.resolve("task");
    try (InputStream zip = Files.newInputStream(Path.of(System.getProperty("assay.function.zip")));
        ZipInputStream entries = new ZipInputStream(zip)) {
      for (ZipEntry entry = entries.getNextEntry(); entry != null; entry = entries.getNextEntry()) {
        Path file = task.resolve(entry.getName()).normalize();
        assertThat(file.startsWith(task)).isTrue();
        if (!entry.isDirectory()) {
          Files.createDirectories(file.getParent());
          Files.copy(entries, file);
        }
      }
    }
    return task;
  }

  private static Map<String, String> environment(S3Server server, String bucket) {
    return Map.of(
        "ASSAY_ARTIFACTS_BUCKET", bucket,
        "AWS_REGION", "eu-central-1",
        "AWS_ACCESS_KEY_ID", "test",
        "AWS_SECRET_ACCESS_KEY", "test",
        "QUARKUS_S3_ENDPOINT_OVERRIDE", server.endpoint().toString(),
        "QUARKUS_S3_PATH_STYLE_ACCESS", "true",
        "JAVA_TOOL_OPTIONS", "--add-opens=java.base/java.lang=ALL-UNNAMED");
  }

  private String run(Path task, Map<String, String> environment, Path event, Path returned)
      throws IOException, InterruptedException, URISyntaxException {
    Path runtime =
        Path.of(OneInvocation.class.getProtectionDomain().getCodeSource().getLocation().toURI());
    Path log = folder.resolve("log.txt");
    ProcessBuilder java =
        new ProcessBuilder(
            Path.of(System.getProperty("java.home"), "bin", "java").toString(),
            "-classpath",
            String.join(
                File.pathSeparator,
                List.of(task.toString(), task.resolve("lib") + "/*", runtime.toString())),
            OneInvocation.class.getName(),
            event.toString(),
            returned.toString());
    java.environment().putAll(environment);
    Process process = java.redirectErrorStream(true).redirectOutput(log.toFile()).start();
    boolean ended = process.waitFor(MOST_SECONDS, TimeUnit.SECONDS);
    process.destroyForcibly();
    assertThat(ended).as("ended within %d s", MOST_SECONDS).isTrue();
    return Files.readString(log);
  }
}
