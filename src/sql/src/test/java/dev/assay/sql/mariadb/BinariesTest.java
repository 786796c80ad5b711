package dev.assay.sql.mariadb;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.assay.sql.server.NoServerException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Programs of both vendors on one PATH, which have the same names. */
@DisabledOnOs(OS.WINDOWS)
class BinariesTest {

  private static final String MARIADB =
      "mysqld  Ver 10.11.6-MariaDB-0+deb12u1 for debian-linux-gnu on x86_64 (Debian 12)";
  private static final String MYSQL =
      "mysqld  Ver 8.0.36 for Linux on x86_64 (MySQL Community Server - GPL)";

  @TempDir Path folder;

  /** Servers may be asked in the name of another user, who has to reach the programs. */
  @BeforeEach
  void openTheFolder() throws IOException {
    Files.setPosixFilePermissions(folder, PosixFilePermissions.fromString("rwxr-xr-x"));
  }

  private String with(String place, String program, String version) throws IOException {
    Path there = Files.createDirectories(folder.resolve(place));
    Path file =
        Files.writeString(
            there.resolve(program), "#!/bin/sh\necho \"$@\" >&2\necho '%s'\n".formatted(version));
    Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("rwxr-xr-x"));
    return there.toString();
  }

  @Test
  void mysqlsServerIsNotTakenForMariadbs() throws IOException {
    String path = with("first", "mysqld", MYSQL) + ":" + with("first", "mysql_install_db", "");

    assertThatThrownBy(() -> Binaries.found(Vendor.MARIADB, path))
        .isInstanceOf(NoServerException.class)
        .hasMessageContaining("mysqld is no MariaDB that is known: --no-defaults --version")
        .hasMessageContaining("MySQL Community Server");
  }

  @Test
  void mysqlsServerWithoutAnInstallerIsNamedToo() throws IOException {
    String path = with("first", "mysqld", MYSQL);

    assertThatThrownBy(() -> Binaries.found(Vendor.MARIADB, path))
        .isInstanceOf(NoServerException.class)
        .hasMessageContaining("MySQL Community Server");
  }

  @Test
  void mariadbsServerIsFoundBehindMysqls() throws Exception {
    String first = with("first", "mysqld", MYSQL);
    String second = with("second", "mariadbd", MARIADB);
    with("second", "mariadb-install-db", "");

    Binaries found = Binaries.found(Vendor.MARIADB, first + ":" + second);

    assertThat(found.server()).isEqualTo(Path.of(second, "mariadbd"));
    assertThat(found.release()).isEqualTo("10.11.6");
  }

  @Test
  void mysqlsServerIsFoundBehindMariadbs() throws Exception {
    String first = with("first", "mysqld", MARIADB);
    String second = with("second", "mysqld", MYSQL);

    Binaries found = Binaries.found(Vendor.MYSQL, first + ":" + second);

    assertThat(found.server()).isEqualTo(Path.of(second, "mysqld"));
    assertThat(found.installer()).as("it makes its data itself").isEqualTo(found.server());
    assertThat(found.release()).isEqualTo("8.0.36");
  }

  @Test
  void distributionsThatCallMysqlOtherwiseAreKnown() throws Exception {
    String path = with("u", "mysqld", "mysqld  Ver 8.4.10-0ubuntu1 for Linux on x86_64 ((Ubuntu))");

    assertThat(Binaries.found(Vendor.MYSQL, path).release()).isEqualTo("8.4.10");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {MARIADB, "mysqld  Ver 5.7.44 for Linux on x86_64 (MySQL Community Server (GPL))"})
  void mariadbsServerAndOldOnesAreNotTakenForMysqls(String version) throws IOException {
    String path = with("first", "mysqld", version);

    assertThatThrownBy(() -> Binaries.found(Vendor.MYSQL, path))
        .isInstanceOf(NoServerException.class)
        .hasMessageContaining("mysqld is no MySQL that is known: ")
        .matches(reason -> Vendor.isAbsence((NoServerException) reason));
  }

  @Test
  void withoutAnyServerTheMessageNamesWhatIsMissing() {
    assertThatThrownBy(() -> Binaries.found(Vendor.MARIADB, folder.toString()))
        .isInstanceOf(NoServerException.class)
        .hasMessageContaining("there is no mariadbd with mariadb-install-db on PATH");
  }
}
