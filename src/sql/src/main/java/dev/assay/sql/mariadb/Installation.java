package dev.assay.sql.mariadb;

import dev.assay.sql.server.Folders;
import dev.assay.sql.server.MadeOnce;
import dev.assay.sql.server.NoServerException;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/**
 * What servers start from: the machine's binaries, and a data folder with the accounts, rights and
 * settings of all test databases, which is made once per user and release.
 */
record Installation(Folders folders, Binaries binaries, Path data) {

  /** Arguments: the installer, the server, the data folder, statements, the server's options. */
  private static final String MAKE_DATA =
      """
      set -eu
      installer=$1 server=$2 data=$3 rights=$4
      shift 4
      "$installer" --no-defaults --datadir="$data" --auth-root-authentication-method=normal \
        --skip-test-db --skip-name-resolve "$@" </dev/null
      printf '%s' "$rights" | "$server" --no-defaults --datadir="$data" --bootstrap "$@"
      """;

  private static final int MOST_SAID = 300;

  /**
   * Makes what is missing of it.
   *
   * @throws NoServerException when this is no place for MariaDB
   */
  static Installation prepared() throws NoServerException, IOException, InterruptedException {
    Binaries binaries = Binaries.found();
    Folders folders = Folders.ofUser("mariadb");
    String rights = rights();
    List<String> options = options();
    String version = "%s-data-%08x".formatted(binaries.release(), (rights + options).hashCode());
    Path data = folders.cache().resolve(version);
    if (!Files.isDirectory(data)) {
      MadeOnce.removeAbandoned(folders.cache());
      makeData(folders, binaries, data, rights, options);
    }
    return new Installation(folders, binaries, data);
  }

  /** The options with which a server runs, one a line of a file. */
  static List<String> options() {
    return resource("settings.txt")
        .lines()
        .filter(line -> !line.isBlank() && !line.startsWith("#"))
        .map(line -> "--" + line.strip())
        .toList();
  }

  /** An account for each test database, which may read that one and nothing else. */
  private static String rights() {
    StringBuilder rights = new StringBuilder(resource("rights.sql"));
    for (int number = 1; number <= MariadbServer.MOST_DATABASES; number++) {
      rights.append(
          """
          CREATE DATABASE test_%1$d;
          CREATE USER 'candidate_%1$d'@'localhost';
          GRANT SELECT ON test_%1$d.* TO 'candidate_%1$d'@'localhost';
          """
              .formatted(number));
    }
    return rights.toString();
  }

  private static void makeData(
      Folders folders, Binaries binaries, Path data, String rights, List<String> options)
      throws NoServerException, IOException, InterruptedException {
    Path unfinished = folders.account().newFolder(MadeOnce.unfinished(data));
    List<String> arguments = new ArrayList<>();
    arguments.add(binaries.installer().toString());
    arguments.add(binaries.server().toString());
    arguments.add(unfinished.toString());
    arguments.add(rights);
    arguments.addAll(options);
    Process process =
        folders.account().shell(MAKE_DATA, arguments).redirectErrorStream(true).start();
    process.getOutputStream().close();
    String said =
        new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8)
            .replaceAll("\\s+", " ")
            .strip();
    if (process.waitFor() != 0) {
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
