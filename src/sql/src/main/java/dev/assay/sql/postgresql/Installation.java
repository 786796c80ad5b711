package dev.assay.sql.postgresql;

import dev.assay.sql.server.Folders;
import dev.assay.sql.server.MadeOnce;
import dev.assay.sql.server.NoServerException;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.ArrayList;
import java.util.List;

/**
 * What servers start from, made once per user: PostgreSQL's binaries, unpacked, and a data folder
 * with the roles, rights and settings of all test databases.
 */
record Installation(Folders folders, Path binaries, Path data) {

  private static final int MOST_SAID = 300;

  /** Arguments: the binaries, the data folder, SQL for its first database, and initdb's options. */
  private static final String MAKE_DATA =
      """
      set -eu
      binaries=$1 data=$2 rights=$3
      shift 3
      "$binaries/bin/initdb" -D "$data" -U postgres --auth=trust --no-sync --encoding=UTF8 \
        --locale=C --locale-provider=builtin --builtin-locale=C.UTF-8 \
        --no-data-checksums --wal-segsize=1 --no-instructions "$@" </dev/null
      printf '%s' "$rights" | "$binaries/bin/postgres" --single -j -D "$data" template1
      """;

  /**
   * Makes what is missing of it.
   *
   * @throws NoServerException when this is no place for PostgreSQL
   */
  static Installation prepared() throws NoServerException, IOException, InterruptedException {
    Platform platform = Platform.current();
    Folders folders = Folders.ofUser("postgresql");
    String release = resource("release.txt").strip();
    Path binaries = folders.cache().resolve("postgresql-" + release);
    if (!Files.isDirectory(binaries)) {
      MadeOnce.removeAbandoned(folders.cache());
      unpack(platform, folders, binaries);
    }
    String rights = resource("rights.sql");
    String settings = resource("settings.txt");
    Path data =
        folders
            .cache()
            .resolve("postgresql-%s-data-%08x".formatted(release, (rights + settings).hashCode()));
    if (!Files.isDirectory(data)) {
      makeData(folders, binaries, data, rights, settings);
    }
    return new Installation(folders, binaries, data);
  }

  private static void unpack(Platform platform, Folders folders, Path binaries)
      throws NoServerException, IOException {
    try (InputStream archive = platform.open()) {
      if (archive == null) {
        throw new NoServerException(
            "this program was built without its binaries (%s)".formatted(platform.archive()));
      }
      Path unfinished = Files.createDirectory(MadeOnce.unfinished(binaries));
      Binaries.unpack(archive, unfinished);
      if (!folders.account().isThisUser()) {
        Files.setPosixFilePermissions(unfinished, PosixFilePermissions.fromString("rwxr-xr-x"));
      }
      MadeOnce.finish(unfinished, binaries);
    }
  }

  private static void makeData(
      Folders folders, Path binaries, Path data, String rights, String settings)
      throws NoServerException, IOException, InterruptedException {
    Path unfinished = folders.account().newFolder(MadeOnce.unfinished(data));
    List<String> arguments = new ArrayList<>();
    arguments.addAll(List.of(binaries.toString(), unfinished.toString(), rights));
    settings
        .lines()
        .filter(line -> !line.isBlank() && !line.startsWith("#"))
        .forEach(line -> arguments.addAll(List.of("-c", line)));
    Process process =
        folders.account().shell(MAKE_DATA, arguments).redirectErrorStream(true).start();
    process.getOutputStream().close();
    String said =
        new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8)
            .replaceAll("\\s+", " ")
            .strip();
    if (process.waitFor() != 0 || said.contains("ERROR:") || said.contains("FATAL:")) {
      Folders.delete(unfinished);
      throw new NoServerException(
          "its data folder cannot be made: "
              + said.substring(Math.max(0, said.length() - MOST_SAID)));
    }
    MadeOnce.finish(unfinished, data);
  }

  private static String resource(String name) {
    try (InputStream file = Installation.class.getResourceAsStream(name)) {
      return new String(file.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
