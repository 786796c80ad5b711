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
record Installation(Vendor vendor, Folders folders, Binaries binaries, Path data) {

  private static final int MOST_SAID = 300;

  /**
   * Makes what is missing of it.
   *
   * @throws NoServerException when this is no place for it
   */
  static Installation prepared(Vendor vendor)
      throws NoServerException, IOException, InterruptedException {
    Binaries binaries = Binaries.found(vendor);
    Folders folders = Folders.ofUser(vendor.key());
    String rights = rights(vendor);
    List<String> options = options(vendor);
    String version = "%s-data-%08x".formatted(binaries.release(), (rights + options).hashCode());
    Path data = folders.cache().resolve(version);
    if (!Files.isDirectory(data)) {
      MadeOnce.removeAbandoned(folders.cache());
      makeData(vendor, folders, binaries, data, rights, options);
    }
    return new Installation(vendor, folders, binaries, data);
  }

  /** The options with which a server runs, one a line of a file. */
  static List<String> options(Vendor vendor) {
    return resource(vendor.key() + "-settings.txt")
        .lines()
        .filter(line -> !line.isBlank() && !line.startsWith("#"))
        .map(line -> "--" + line.strip())
        .toList();
  }

  /** An account for each test database, which may read that one and nothing else. */
  private static String rights(Vendor vendor) {
    StringBuilder rights = new StringBuilder(resource(vendor.key() + "-rights.sql"));
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
      Vendor vendor,
      Folders folders,
      Binaries binaries,
      Path data,
      String rights,
      List<String> options)
      throws NoServerException, IOException, InterruptedException {
    Path unfinished = folders.account().newFolder(MadeOnce.unfinished(data));
    List<String> arguments = new ArrayList<>();
    arguments.add(binaries.server().toString());
    arguments.add(unfinished.toString());
    arguments.add(rights);
    arguments.add(binaries.installer().toString());
    arguments.addAll(options);
    Process process =
        folders.account().shell(vendor.makeData(), arguments).redirectErrorStream(true).start();
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
