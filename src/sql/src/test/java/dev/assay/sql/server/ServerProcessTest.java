package dev.assay.sql.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

class ServerProcessTest {

  private static final String DEAF =
      """
      trap '' QUIT
      echo $$ >number.new
      mv number.new number
      while :; do :; done
      """;

  /** Six seconds are what it waits before it kills. */
  @Test
  @Timeout(30)
  void aServerThatDoesNotEndWhenItIsAskedToIsKilled(@TempDir Path empty) throws Exception {
    Folders folders = Folders.ofUser("deaf");
    // whoever the server runs as has to read what it gets a copy of
    Files.setPosixFilePermissions(empty, PosixFilePermissions.fromString("rwxr-xr-x"));
    ServerProcess.Start start =
        new ServerProcess.Start(
            Files.createDirectory(empty.resolve("data")),
            1_000_000,
            List.of("sh", "-c", DEAF),
            folder -> Files.exists(folder.resolve("number")));
    ServerProcess server = ServerProcess.started(start, folders);
    long number = Long.parseLong(Files.readString(server.folder().resolve("number")).strip());
    ProcessHandle process = ProcessHandle.of(number).orElseThrow();

    server.close();

    assertThat(process.isAlive()).isFalse();
    assertThat(server.folder()).doesNotExist();
  }
}
