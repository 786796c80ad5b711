package dev.assay.rehearsal.lambda;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Zips with a bootstrap, with classes, and with something else in mind. */
class FunctionPackageTest {

  @TempDir Path folder;

  @Test
  void aZipWithABootstrapIsNativeAndStartsWithItWithinItsMemory() throws IOException {
    FunctionPackage unpacked = FunctionPackage.unpack("f", zip("bootstrap"), folder);

    assertThat(unpacked.isNative()).isTrue();
    assertThat(unpacked.command(client(), 1000, folder))
        .containsExactly(folder.toRealPath().resolve("f/bootstrap").toString(), "-Xmx700m");
    assertThat(unpacked.folder().resolve("bootstrap")).isExecutable();
  }

  @Test
  void aZipWithClassesIsRunByTheRuntimeInterfaceClientWithinItsMemory() throws IOException {
    FunctionPackage unpacked = FunctionPackage.unpack("f", zip("lib/a.jar"), folder);

    assertThat(unpacked.isNative()).isFalse();
    assertThat(unpacked.command(client(), 1000, folder))
        .contains("-Xmx800m", "com.amazonaws.services.lambda.runtime.api.client.AWSLambda")
        .endsWith("io.quarkus.funqy.lambda.FunqyStreamHandler::handleRequest");
  }

  @Test
  void anEntryThatLeadsOutOfTheZipIsRefused() throws IOException {
    Path zip = zip("../outside");

    assertThatThrownBy(() -> FunctionPackage.unpack("f", zip, folder))
        .hasMessage("%s leads out of its zip: ../outside".formatted(zip));
    assertThat(folder.resolve("outside")).doesNotExist();
  }

  private RuntimeClient client() {
    return new RuntimeClient(folder, folder.resolve("client.so"));
  }

  private Path zip(String entry) throws IOException {
    Path zip = folder.resolve("function.zip");
    try (ZipOutputStream out = new ZipOutputStream(Files.newOutputStream(zip))) {
      out.putNextEntry(new ZipEntry(entry));
      out.write(1);
    }
    return zip;
  }
}
