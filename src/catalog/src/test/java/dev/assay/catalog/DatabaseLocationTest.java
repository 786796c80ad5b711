package dev.assay.catalog;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.assay.sql.Dialect;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.SQLException;
import java.util.List;
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
    "jdbc:mysql://localhost/shop?useSSL=true, MYSQL, jdbc:mariadb://localhost/shop?useSSL=true,",
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
  void aSecretInWhatIsTakenForAFileIsNotShown() {
    assertThatThrownBy(
            () -> DatabaseLocation.parse("shop user=bob password='my s3cret' api_token=x1"))
        .isInstanceOf(CatalogException.class)
        .hasMessage("there is no database file 'shop user=bob password=*** api_token=***'");
  }

  @Test
  void aDirectoryIsNotADatabase() {
    assertThatThrownBy(() -> DatabaseLocation.parse(folder.toString()))
        .isInstanceOf(CatalogException.class)
        .hasMessage("'%s' is a directory without CSV or Parquet files, and no database", folder);
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
        .hasMessage("'%s' is not a SQLite or DuckDB database", file);
  }

  @Test
  void noAddressIsRefused() {
    assertThatThrownBy(() -> DatabaseLocation.parse("  "))
        .isInstanceOf(CatalogException.class)
        .hasMessage(
            "no database is named: give a SQLite or DuckDB file, a folder of CSV or Parquet"
                + " files, sqlite:///FILE, duckdb:///FILE, jdbc:sqlite:FILE, jdbc:duckdb:FILE,"
                + " jdbc:h2:…, postgresql://…, mysql://…, mariadb://…, sqlserver://…, oracle://…, or one"
                + " of the latter as a JDBC URL");
  }

  @ParameterizedTest
  @CsvSource({
    "redis://bob:s3cret@localhost/shop, redis://bob:***@localhost/shop",
    "http://localhost/x.sqlite,         http://localhost/x.sqlite"
  })
  void anAddressOfAnotherKindIsRefusedWithThoseThatAreKnown(String address, String shown) {
    assertThatThrownBy(() -> DatabaseLocation.parse(address))
        .isInstanceOf(CatalogException.class)
        .hasMessage(
            "'%s' is not an address that is known: give a SQLite or DuckDB file, a folder of CSV or Parquet files, sqlite:///FILE, duckdb:///FILE,"
                + " jdbc:sqlite:FILE, jdbc:duckdb:FILE, jdbc:h2:…, postgresql://…, mysql://…, mariadb://…, sqlserver://…, oracle://…, or one of the"
                + " latter as a JDBC URL",
            shown);
  }

  @Test
  void aSqliteAddressWithAHostIsRefused() {
    assertThatThrownBy(() -> DatabaseLocation.parse("sqlite://host/f.sqlite"))
        .isInstanceOf(CatalogException.class)
        .hasMessage("'sqlite://host/f.sqlite' names a host: write sqlite:///FILE");
  }

  @ParameterizedTest
  @CsvSource({
    "postgresql://localhost/shop?schema=sales, jdbc:postgresql://localhost/shop?currentSchema=sales",
    "'postgresql://localhost/shop?search_path=sales,hr&sslmode=require', 'jdbc:postgresql://localhost/shop?currentSchema=sales,hr&sslmode=require'",
    "'postgresql://localhost/shop?schema=sales, HR Dept', jdbc:postgresql://localhost/shop?currentSchema=sales%2C%22HR+Dept%22",
    "'postgresql://localhost/shop?schema=%22a,b%22,c', jdbc:postgresql://localhost/shop?currentSchema=%22a%2Cb%22%2Cc",
    "jdbc:postgresql://localhost/shop?currentSchema=sales, jdbc:postgresql://localhost/shop?currentSchema=sales",
    "postgresql+psycopg2://localhost/shop?connect_timeout=3, jdbc:postgresql://localhost/shop?connectTimeout=3",
    "mysql+pymysql://localhost/shop?charset=utf8mb4, jdbc:mariadb://localhost/shop?charset=utf8mb4"
  })
  void parametersOfOtherToolsAreThoseOfTheDriver(String address, String url) {
    assertThat(DatabaseLocation.parse(address).url()).isEqualTo(url);
  }

  @Test
  void aParameterThatIsNotKnownIsRefusedByName() {
    assertThatThrownBy(() -> DatabaseLocation.parse("postgresql://localhost/shop?currentShema=a"))
        .isInstanceOf(CatalogException.class)
        .hasMessageStartingWith("the address has a parameter 'currentShema' that is not known")
        .hasMessageContaining("currentSchema");
    assertThatThrownBy(() -> DatabaseLocation.parse("postgresql://localhost/shop?shema=a"))
        .hasMessageContaining("nearest are 'schema'");
    assertThatThrownBy(() -> DatabaseLocation.parse("mysql://localhost/shop?wibble=1"))
        .hasMessageStartingWith("the address has a parameter 'wibble' that is not known");
  }

  @Test
  void schemasBecomeTheSearchPathInTheirOrder() {
    DatabaseLocation location =
        DatabaseLocation.parse("postgresql://localhost/shop?schema=x&sslmode=require");

    assertThat(location.in(List.of("sales", "HR Dept")).url())
        .isEqualTo(
            "jdbc:postgresql://localhost/shop?sslmode=require&currentSchema=sales%2C%22HR+Dept%22");
    assertThat(location.in(List.of())).isEqualTo(location);
    assertThat(DatabaseLocation.parse("jdbc:h2:./shop").in(List.of("a")).schemas())
        .containsExactly("a");
    DatabaseLocation file =
        new DatabaseLocation(Dialect.SQLITE, "a", "jdbc:sqlite:a", Optional.empty());
    assertThatThrownBy(() -> file.in(List.of("a")))
        .hasMessage("--schema chooses schemas, and a SQLite file has none");
  }

  @Test
  void aSchemaOfMysqlIsTheDatabaseInPlaceOfTheAddress() {
    DatabaseLocation location = DatabaseLocation.parse("mysql://bob@db:3307/shop?sslMode=trust");

    assertThat(location.in(List.of("or$ders")))
        .isEqualTo(
            new DatabaseLocation(
                Dialect.MYSQL,
                "or$ders",
                "jdbc:mariadb://db:3307/or$ders?sslMode=trust",
                Optional.of("bob"),
                List.of("or$ders")));
    assertThat(DatabaseLocation.parse("mariadb://db").in(List.of("shop")).url())
        .isEqualTo("jdbc:mariadb://db/shop");
    assertThat(location.in(List.of("a", "b")).url())
        .isEqualTo("jdbc:mariadb://db:3307/a?sslMode=trust");
    assertThatThrownBy(() -> location.in(List.of("a?allowLocalInfile=true")))
        .hasMessageContaining("is no name of a database");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "Driver={PostgreSQL Unicode};Server=db;Port=5433;Database=shop;Uid=bob;Pwd=s3cret | it is an address of ODBC: write postgresql://bob@db:5433/shop",
        "DRIVER={MySQL ODBC 8.0 Driver};SERVER=db;DATABASE=shop | it is an address of ODBC: write mysql://USER@db/shop",
        "Server=db;Database=shop;Password=s3cret | it is an address of ODBC that does not say of which database: write sqlserver://USER@db/shop, or postgresql://…, mysql://… or mariadb://…",
        "Driver={Oracle 19 ODBC};Server=db;Database=shop;Uid=bob;Pwd=s3cret | it is an address of ODBC: write oracle://bob@db/shop",
        "host=db port=5433 dbname=shop user=bob password=s3cret | it is written for psql: write postgresql://bob@db:5433/shop",
        "host=db dbname=shop user=bob password='s3cret' connect_timeout=10 | it is written for psql: write postgresql://bob@db/shop",
        "redshift+psycopg2://bob:s3cret@cluster:5439/shop | this build has no driver for Redshift: give its DDL instead, --database schema.sql --dialect redshift",
        "jdbc:databricks://host:443;httpPath=x;PWD=s3cret | this build has no driver for Databricks: give its DDL instead, --database schema.sql --dialect databricks",
        "jdbc:trino://host:443/hive | this build has no driver for Trino: give its DDL instead, --database schema.sql --dialect trino",
        "jdbc:clickhouse://host/shop | this build has no driver for ClickHouse, and does not know its dialect: give its DDL instead, --database schema.sql --dialect postgresql, or whichever comes nearest",
        "snowflake://bob:s3cret@account/shop | this build has no driver for Snowflake: give its DDL instead, --database schema.sql --dialect snowflake",
        "snowflake://account/shop | this build has no driver for Snowflake: give its DDL instead, --database schema.sql --dialect snowflake"
      })
  void anAddressOfAnotherToolIsExplainedWithoutItsPassword(String address, String remedy) {
    assertThatThrownBy(() -> DatabaseLocation.parse(address))
        .isInstanceOf(CatalogException.class)
        .hasMessageEndingWith("cannot be read: " + remedy)
        .hasMessageNotContaining("s3cret");
  }
}
