package dev.assay.catalog;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.assay.sql.Dialect;
import java.util.Optional;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Addresses of SQL Server, as people paste them; no server of it is at hand. */
class SqlServerAddressTest {

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "jdbc:sqlserver://db:1433;databaseName=shop | jdbc:sqlserver://db:1433;databaseName=shop |",
        "jdbc:sqlserver://db\\SQLEXPRESS;database=shop;user=bob;encrypt=false; | jdbc:sqlserver://db\\SQLEXPRESS;databaseName=shop;encrypt=false | bob",
        "jdbc:sqlserver://;serverName=db;port=1433;databaseName={my shop} | jdbc:sqlserver://db:1433;databaseName={my shop} |",
        "sqlserver://bob@db:1433/shop | jdbc:sqlserver://db:1433;databaseName=shop | bob",
        "mssql://bob@db/shop?encrypt=yes&trustServerCertificate=yes | jdbc:sqlserver://db;databaseName=shop;encrypt=true;trustServerCertificate=true | bob",
        "mssql+pyodbc://bob@db/shop?driver=ODBC+Driver+17+for+SQL+Server | jdbc:sqlserver://db;databaseName=shop | bob",
        "mssql+pymssql://bob@db:1433/shop?charset=utf8 | jdbc:sqlserver://db:1433;databaseName=shop | bob",
        "mssql+pyodbc:///?odbc_connect=DRIVER%3D%7BODBC+Driver+18+for+SQL+Server%7D%3BSERVER%3Ddb%3BDATABASE%3Dshop%3BUID%3Dbob | jdbc:sqlserver://db;databaseName=shop | bob",
        "Driver={ODBC Driver 17 for SQL Server};Server=tcp:db,1433;Database=shop;Uid=bob;Encrypt=yes;TrustServerCertificate=no;Connection Timeout=30; | jdbc:sqlserver://db:1433;databaseName=shop;encrypt=true;trustServerCertificate=false | bob",
        "Server=tcp:db.database.windows.net,1433;Initial Catalog=shop;Persist Security Info=False;User ID=bob;MultipleActiveResultSets=False;Encrypt=True;TrustServerCertificate=False | jdbc:sqlserver://db.database.windows.net:1433;databaseName=shop;encrypt=true;trustServerCertificate=false | bob",
        "Data Source=.\\SQLEXPRESS;Initial Catalog=shop;User Id=bob | jdbc:sqlserver://localhost\\SQLEXPRESS;databaseName=shop | bob",
        "Data Source=(local);Initial Catalog=shop;UID=bob | jdbc:sqlserver://localhost;databaseName=shop | bob",
        "Provider=MSOLEDBSQL;Server=db;Database=shop;UID=bob | jdbc:sqlserver://db;databaseName=shop | bob"
      })
  void anAddressIsRewrittenForItsDriver(String address, String url, String user) {
    DatabaseLocation location = DatabaseLocation.parse(address);

    assertThat(location.dialect()).isEqualTo(Dialect.MSSQL);
    assertThat(location.url()).isEqualTo(url);
    assertThat(location.user()).isEqualTo(Optional.ofNullable(user));
    assertThat(location.name()).isEqualTo(url.contains("{") ? "my shop" : "shop");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "jdbc:sqlserver://db:1433;databaseName=shop;user=sa;password=s3cret",
        "jdbc:sqlserver://db;databaseName=shop;password={s3;cret}",
        "sqlserver://sa:s3cret@db/shop",
        "mssql+pyodbc://sa:s3/cr@t@db/shop?driver=x",
        "Driver={SQL Server};Server=db;Database=shop;Uid=sa;Pwd=s3cret;",
        "Server=db;Initial Catalog=shop;User Id=sa;Password=s3cret",
        "Driver={SQL Server};Server=db;Database=shop;UID=sa;Pwd=x&s3cret;",
        "Driver={SQL Server};Server=db;Database=shop;UID=sa;Password=my s3cret word",
        "Driver={SQL Server};Server=db;Database=shop;UID=sa;Password=\"my s3;cret\"",
        "Driver={SQL Server};Server=db;Database=shop;UID=sa;PWD={x}}s3cret}",
        "jdbc:sqlserver://db;databaseName=shop;accessToken=s3cret"
      })
  void aPasswordIsRefusedAndNotShown(String address) {
    assertThatThrownBy(() -> DatabaseLocation.parse(address))
        .isInstanceOf(CatalogException.class)
        .hasMessageContaining("holds a password: leave it out and set ASSAY_DATABASE_PASSWORD")
        .hasMessageNotContaining("s3")
        .hasMessageNotContaining("cret");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "jdbc:sqlserver://db:1433 | it names no database: write sqlserver://USER@HOST:PORT/DATABASE",
        "Driver={SQL Server};Database=shop | it names no server: write sqlserver://USER@HOST:PORT/DATABASE",
        "mssql+pyodbc://bob@a_dsn | it names no database: write sqlserver://USER@HOST:PORT/DATABASE",
        "Server=db;Database=shop;Trusted_Connection=True | it logs in as the user of Windows, for which this program has no library: name a login of SQL Server, sqlserver://USER@HOST/DATABASE, or add authenticationScheme=JavaKerberos to a JDBC URL",
        "Server=db;Initial Catalog=shop;Authentication=ActiveDirectoryInteractive | it logs in by Azure's ActiveDirectoryInteractive, for which this program has no library: name a login of SQL Server, sqlserver://USER@HOST/DATABASE"
      })
  void whatCannotBeReadIsExplained(String address, String remedy) {
    assertThatThrownBy(() -> DatabaseLocation.parse(address))
        .isInstanceOf(CatalogException.class)
        .hasMessage("'%s' cannot be read: %s", address, remedy);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "jdbc:sqlserver://db;databaseName=shop;encript=true",
        "sqlserver://db/shop?encript=true"
      })
  void aParameterThatIsNotKnownIsRefusedByName(String address) {
    assertThatThrownBy(() -> DatabaseLocation.parse(address))
        .isInstanceOf(CatalogException.class)
        .hasMessage(
            "the address has a parameter 'encript' that is not known: nearest are 'encrypt'");
  }
}
