package dev.assay.catalog;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.assay.sql.Dialect;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.SQLException;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class DatabaseLocationTest {

  @TempDir Path folder;

  @ParameterizedTest
  @ValueSource(strings = {"%s", "sqlite:///%s", "jdbc:sqlite:%s", "  %s "})
  void aSqliteFileIsFoundByItsPathAndByItsAddress(String form) throws SQLException {
    Path file = SampleDatabases.sqlite(folder, "pets.v1.sqlite", "CREATE TABLE t (a)");

    assertThat(DatabaseLocation.parse(form.formatted(file)))
        .isEqualTo(
            new DatabaseLocation(
                Dialect.SQLITE, "pets.v1", "jdbc:sqlite:" + file.toUri(), Optional.empty()));
  }

  @ParameterizedTest
  @CsvSource({
    "postgresql://bob@db.example.org:5433/shop, jdbc:postgresql://db.example.org:5433/shop, bob",
    "postgres://localhost/shop?sslmode=require, jdbc:postgresql://localhost/shop?sslmode=require,",
    "jdbc:postgresql://localhost/shop,          jdbc:postgresql://localhost/shop,"
  })
  void aPostgresqlAddressIsRewrittenForJdbc(String address, String url, String user) {
    assertThat(DatabaseLocation.parse(address))
        .isEqualTo(
            new DatabaseLocation(Dialect.POSTGRESQL, "shop", url, Optional.ofNullable(user)));
  }

  @ParameterizedTest
  @CsvSource({
    "mysql://bob@db.example.org:3307/shop, MYSQL,   jdbc:mariadb://db.example.org:3307/shop, bob",
    "jdbc:mysql://localhost/shop?a=b,      MYSQL,   jdbc:mariadb://localhost/shop?a=b,",
    "mariadb://localhost/shop,             MARIADB, jdbc:mariadb://localhost/shop,"
  })
  void mysqlIsSpokenToByTheDriverOfMariadb(
      String address, Dialect dialect, String url, String user) {
    assertThat(DatabaseLocation.parse(address))
        .isEqualTo(new DatabaseLocation(dialect, "shop", url, Optional.ofNullable(user)));
  }

  @ParameterizedTest
  @CsvSource({
    "jdbc:h2:mem:shop,                          jdbc:h2:mem:shop,            shop,",
    "jdbc:h2:mem:shop;user=sa;MODE=MySQL,       jdbc:h2:mem:shop;MODE=MySQL, shop, sa",
    "jdbc:h2:tcp://localhost/~/data/shop;PASSWORD=, jdbc:h2:tcp://localhost/~/data/shop, shop,"
  })
  void anH2AddressKeepsItsSettings(String address, String url, String name, String user) {
    assertThat(DatabaseLocation.parse(address))
        .isEqualTo(new DatabaseLocation(Dialect.H2, name, url, Optional.ofNullable(user)));
  }

  @ParameterizedTest
  @CsvSource({
    "postgresql://bob:s3cret@localhost/shop,               postgresql://bob:***@localhost/shop",
    "postgresql://bob:s3/c?rt@localhost/shop,             postgresql://bob:***@localhost/shop",
    "postgresql://bob:s3:c@ret@localhost/shop,             postgresql://bob:***@localhost/shop",
    "jdbc:postgresql://localhost/shop?user=b&password=s3cret, jdbc:postgresql://localhost/shop?user=b&password=***",
    "mysql://bob:s3cret@localhost/shop, mysql://bob:***@localhost/shop",
    "jdbc:h2:mem:shop;USER=sa;PASSWORD=s3cret;MODE=DB2,    jdbc:h2:mem:shop;USER=sa;PASSWORD=***;MODE=DB2"
  })
  void aPasswordInTheAddressIsRefusedAndNotShown(String address, String shown) {
    assertThatThrownBy(() -> DatabaseLocation.parse(address))
        .isInstanceOf(CatalogException.class)
        .hasMessage(
            "the address '%s' holds a password: leave it out and set ASSAY_DATABASE_PASSWORD instead"
                .formatted(shown));
  }

  @Test
  void aMissingFileIsNamed() {
    assertThatThrownBy(() -> DatabaseLocation.parse("no/such.sqlite"))
        .isInstanceOf(CatalogException.class)
        .hasMessage("there is no database file 'no/such.sqlite'");
  }

  @Test
  void aDirectoryIsNotADatabase() {
    assertThatThrownBy(() -> DatabaseLocation.parse(folder.toString()))
        .isInstanceOf(CatalogException.class)
        .hasMessage("'%s' is a directory, not a database file", folder);
  }

  @Test
  void anEmptyFileIsNotADatabase() throws IOException {
    Path file = Files.createFile(folder.resolve("empty.sqlite"));

    assertThatThrownBy(() -> DatabaseLocation.parse(file.toString()))
        .isInstanceOf(CatalogException.class)
        .hasMessage("'%s' is empty, not a SQLite database", file);
  }

  @Test
  void aFileOfAnotherKindIsNotADatabase() throws IOException {
    Path file = Files.writeString(folder.resolve("notes.sqlite"), "SQLite format, but not quite");

    assertThatThrownBy(() -> DatabaseLocation.parse(file.toString()))
        .isInstanceOf(CatalogException.class)
        .hasMessage("'%s' is not a SQLite database", file);
  }

  @Test
  void noAddressIsRefused() {
    assertThatThrownBy(() -> DatabaseLocation.parse("  "))
        .isInstanceOf(CatalogException.class)
        .hasMessage(
            "no database is named: give a SQLite file, sqlite:///FILE, jdbc:sqlite:FILE,"
                + " jdbc:h2:…, postgresql://…, mysql://…, mariadb://…, or one of the latter as a JDBC"
                + " URL");
  }

  @ParameterizedTest
  @CsvSource({
    "db2://bob:s3cret@localhost/shop,   db2://bob:***@localhost/shop",
    "jdbc:oracle:thin:@localhost:1521,  jdbc:oracle:thin:@localhost:1521",
    "http://localhost/x.sqlite,         http://localhost/x.sqlite"
  })
  void anAddressOfAnotherKindIsRefusedWithThoseThatAreKnown(String address, String shown) {
    assertThatThrownBy(() -> DatabaseLocation.parse(address))
        .isInstanceOf(CatalogException.class)
        .hasMessage(
            "'%s' is not an address that is known: give a SQLite file, sqlite:///FILE,"
                + " jdbc:sqlite:FILE, jdbc:h2:…, postgresql://…, mysql://…, mariadb://…, or one of the"
                + " latter as a JDBC URL",
            shown);
  }

  @Test
  void aSqliteAddressWithAHostIsRefused() {
    assertThatThrownBy(() -> DatabaseLocation.parse("sqlite://host/f.sqlite"))
        .isInstanceOf(CatalogException.class)
        .hasMessage("'sqlite://host/f.sqlite' names a host: write sqlite:///FILE");
  }
}
