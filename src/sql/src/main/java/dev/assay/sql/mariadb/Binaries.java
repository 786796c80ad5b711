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
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * A vendor's programs on this machine.
 *
 * @param server the server
 * @param installer what makes a data folder: MariaDB's script, or MySQL's server itself
 * @param release as the server writes it: {@code 10.11.19}
 */
record Binaries(Path server, Path installer, String release) {

  /** Debian keeps servers out of the PATH of users. */
  private static final String OF_SYSTEM = ":/usr/sbin:/usr/local/sbin";

  /**
   * Those on PATH.
   *
   * @throws NoServerException when there are none
   */
  static Binaries found(Vendor vendor) throws NoServerException, IOException, InterruptedException {
    return found(vendor, System.getenv().getOrDefault("PATH", "") + OF_SYSTEM);
  }

  /** The first server that is the vendor's: the other's of the same name may stand before it. */
  static Binaries found(Vendor vendor, String path)
      throws NoServerException, IOException, InterruptedException {
    @Nullable String other = null;
    for (Path server : programs(path, vendor.servers()).toList()) {
      String said = said(server);
      Matcher release = vendor.release().matcher(said);
      Optional<Path> installer = installer(vendor, path, server);
      if (!release.find()) {
        other =
            other == null
                ? "%s is no %s that is known: %s".formatted(server, vendor.title(), said)
                : other;
      } else if (installer.isPresent()) {
        return new Binaries(server, installer.get(), release.group(1));
      }
    }
    throw new NoServerException(other == null ? vendor.absence() : other);
  }

  private static Optional<Path> installer(Vendor vendor, String path, Path server) {
    return vendor == Vendor.MYSQL
        ? Optional.of(server)
        : programs(path, List.of("mariadb-install-db", "mysql_install_db")).findFirst();
  }

  private static Stream<Path> programs(String path, List<String> names) {
    return Arrays.stream(path.split(":"))
        .filter(folder -> folder.startsWith("/"))
        .flatMap(folder -> names.stream().map(name -> Path.of(folder, name)))
        .filter(Files::isExecutable);
  }

  private static String said(Path server) throws IOException, InterruptedException {
    Process process =
        Account.ofThisUser()
            .shell("exec \"$1\" --no-defaults --version </dev/null", List.of(server.toString()))
            .redirectErrorStream(true)
            .start();
    process.getOutputStream().close();
    String said =
        new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8).strip();
    process.waitFor();
    return said;
  }
}
