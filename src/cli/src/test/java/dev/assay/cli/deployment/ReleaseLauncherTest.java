package dev.assay.cli.deployment;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assumptions.assumeThat;

import dev.assay.cli.gates.Checkout;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The launcher as it stands in a release, with a JRE that prints what it is given. */
class ReleaseLauncherTest {

  @TempDir Path parent;
  private Path release;

  @BeforeEach
  void unpack() throws IOException {
    assumeThat(Programs.isThere("sh")).isTrue();
    release = Files.createDirectories(parent.resolve("assay-1 of May"));
    Files.createDirectory(release.resolve("lib"));
    Path java = Files.createDirectories(release.resolve("jre/bin")).resolve("java");
    String launcher =
        Checkout.here().files().stream()
            .filter(file -> file.path().equals("assay"))
            .findFirst()
            .orElseThrow()
            .text();
    Files.writeString(release.resolve("assay"), launcher);
    Files.writeString(java, "#!/bin/sh\nprintf '%s\\n' \"$@\"\n");
    assertThat(java.toFile().setExecutable(true)).isTrue();
  }

  @Test
  void itRunsItsOwnJarsOnItsOwnJreAndBuildsNothing() throws Exception {
    assertThat(run("ask", "How many?"))
        .endsWith(
            "-jar", release.resolve("lib/assay-cli-runner.jar").toString(), "ask", "How many?")
        .contains("-Xmx400m");
    assertThat(run("pandas", "a.py"))
        .endsWith("dev.assay.cli.Main", "pandas", "a.py")
        .anyMatch(line -> line.startsWith(release.resolve("lib/assay-pandas.jar") + ":"));
    try (Stream<Path> files = Files.list(release)) {
      assertThat(files.map(Path::getFileName).map(Path::toString))
          .containsExactlyInAnyOrder("assay", "jre", "lib");
    }
  }

  @Test
  void aCatalogIsReadWithinABoundedHeap() throws Exception {
    assertThat(run("catalog", "build", "a.sqlite")).contains("-Xmx1g");
  }

  @Test
  void cachesThatCameWithItAreUsed() throws Exception {
    Files.createFile(release.resolve("lib/assay.aot"));
    Files.createFile(release.resolve("lib/worker.aot"));

    assertThat(run("ask", "How many?"))
        .contains(
            "-XX:AOTCache=" + release.resolve("lib/assay.aot"),
            "-Dassay.sql.worker.cache=" + release.resolve("lib/worker.aot"));
  }

  @Test
  void whatMeasuresHasACacheOfItsOwn() throws Exception {
    Files.createFile(release.resolve("lib/assay.aot"));
    String common = "-XX:AOTCache=" + release.resolve("lib/assay.aot");

    assertThat(run("eval", "--data", "a")).contains(common);
    Files.createFile(release.resolve("lib/eval.aot"));
    String own = "-XX:AOTCache=" + release.resolve("lib/eval.aot");
    assertThat(run("eval", "--data", "a")).contains(own);
    assertThat(run("differ", "a.sql", "b.sql")).contains(own);
    assertThat(run("eval", "--data", "a", "--run")).contains(common);
    assertThat(run("audit", "--store", "b")).contains(common);
  }

  @Test
  void whatNeedsTheSourcesIsRefused() throws Exception {
    for (String command : List.of("test", "rehearse", "archive")) {
      assertThat(run(command))
          .containsExactly(
              "assay: '%s' needs a checkout of the sources; this is a release, which has none."
                  .formatted(command));
    }
  }

  private List<String> run(String... arguments) throws IOException, InterruptedException {
    ProcessBuilder builder =
        new ProcessBuilder(
                Stream.concat(
                        Stream.of("sh", release.resolve("assay").toString()), Stream.of(arguments))
                    .toList())
            .redirectErrorStream(true);
    builder.environment().keySet().removeIf(name -> name.startsWith("ASSAY_"));
    Process process = builder.start();
    String printed = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    process.waitFor();
    return printed.lines().toList();
  }
}
