package dev.assay.sql.mariadb;

import dev.assay.sql.server.Account;
import dev.assay.sql.server.NoServerException;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * MariaDB's programs on this machine.
 *
 * @param server the server
 * @param installer what makes a data folder
 * @param release as the server writes it: {@code 10.11.19-MariaDB}
 */
record Binaries(Path server, Path installer, String release) {

  /** Debian keeps servers out of the PATH of users. */
  private static final String OF_SYSTEM = ":/usr/sbin:/usr/local/sbin";

  private static final Pattern RELEASE = Pattern.compile("Ver (\\d+\\.\\d+\\.\\d+-MariaDB)");

  /**
   * Those on PATH.
   *
   * @throws NoServerException when there are none
   */
  static Binaries found() throws NoServerException, IOException, InterruptedException {
    return found(System.getenv().getOrDefault("PATH", "") + OF_SYSTEM);
  }

  /** The first server that is MariaDB's: MySQL's of the same name may stand before it. */
  static Binaries found(String path) throws NoServerException, IOException, InterruptedException {
    List<Path> servers = programs(path, "mariadbd", "mysqld").toList();
    Optional<Path> installer = programs(path, "mariadb-install-db", "mysql_install_db").findFirst();
    @Nullable NoServerException other = null;
    for (Path server : servers) {
      try {
        String release = release(server);
        if (installer.isPresent()) {
          return new Binaries(server, installer.get(), release);
        }
      } catch (NoServerException notMariadb) {
        other = other == null ? notMariadb : other;
      }
    }
    throw other == null
        ? new NoServerException("there is no mariadbd with mariadb-install-db on PATH")
        : other;
  }

  private static Stream<Path> programs(String path, String... names) {
    return Arrays.stream(path.split(":"))
        .filter(folder -> folder.startsWith("/"))
        .flatMap(folder -> Stream.of(names).map(name -> Path.of(folder, name)))
        .filter(Files::isExecutable);
  }

  private static String release(Path server)
      throws NoServerException, IOException, InterruptedException {
    Process process =
        Account.ofThisUser()
            .shell("exec \"$1\" --no-defaults --version </dev/null", List.of(server.toString()))
            .redirectErrorStream(true)
            .start();
    process.getOutputStream().close();
    String said =
        new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8).strip();
    process.waitFor();
    Matcher release = RELEASE.matcher(said);
    if (!release.find()) {
      throw new NoServerException("%s is no MariaDB that is known: %s".formatted(server, said));
    }
    return release.group(1);
  }
}
