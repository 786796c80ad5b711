package dev.assay.catalog;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.assay.sql.Dialect;
import java.util.Optional;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Addresses of Oracle, as people paste them; no server of it is at hand. */
class OracleAddressTest {

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "jdbc:oracle:thin:@//db:1521/shop | jdbc:oracle:thin:@//db:1521/shop |",
        "jdbc:oracle:thin:@db:1521/shop.example.org | jdbc:oracle:thin:@db:1521/shop.example.org |",
        "jdbc:oracle:thin:@db:1521:shop | jdbc:oracle:thin:@db:1521:shop |",
        "jdbc:oracle:thin:bob@//db:1521/shop | jdbc:oracle:thin:@//db:1521/shop | bob",
        "jdbc:oracle:thin:bob/@//db:1521/shop | jdbc:oracle:thin:@//db:1521/shop | bob",
        "jdbc:oracle:thin:@tcps://db:2484/shop?wallet_location=/w | jdbc:oracle:thin:@tcps://db:2484/shop?wallet_location=/w |",
        "jdbc:oracle:thin:@shop?TNS_ADMIN=/etc/oracle | jdbc:oracle:thin:@shop?TNS_ADMIN=/etc/oracle |",
        "oracle://bob@db/shop | jdbc:oracle:thin:@//db:1521/shop | bob",
        "oracle://bob@db:1522/shop | jdbc:oracle:thin:@//db:1522/shop | bob",
        "oracle+cx_oracle://bob@db:1521/?service_name=shop | jdbc:oracle:thin:@//db:1521/shop | bob",
        "oracle+oracledb://bob@db/shop | jdbc:oracle:thin:@db:1521:shop | bob",
        "//db:1521/shop | jdbc:oracle:thin:@//db:1521/shop |",
        "bob@//db/shop | jdbc:oracle:thin:@//db/shop | bob",
        "bob@db:1521/shop | jdbc:oracle:thin:@db:1521/shop | bob",
        "(DESCRIPTION=(ADDRESS=(PROTOCOL=TCP)(HOST=db)(PORT=1521))(CONNECT_DATA=(SERVICE_NAME=shop))) | jdbc:oracle:thin:@(DESCRIPTION=(ADDRESS=(PROTOCOL=TCP)(HOST=db)(PORT=1521))(CONNECT_DATA=(SERVICE_NAME=shop))) |"
      })
  void anAddressIsRewrittenForTheThinDriver(String address, String url, String user) {
    DatabaseLocation location = DatabaseLocation.parse(address);

    assertThat(location.dialect()).isEqualTo(Dialect.ORACLE);
    assertThat(location.url()).isEqualTo(url);
    assertThat(location.user()).isEqualTo(Optional.ofNullable(user));
    assertThat(location.name()).isEqualTo("shop");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "jdbc:oracle:thin:scott/s3cret@//db:1521/shop",
        "jdbc:oracle:thin:scott/s3@cret@db:1521:shop",
        "scott/s3cret@//db:1521/shop",
        "scott/s3cret@db:1521/shop",
        "oracle+cx_oracle://scott:s3cret@db:1521/shop",
        "oracle://scott:s3/c@ret@db/shop",
        "scott/s3cret@(DESCRIPTION=(ADDRESS=(HOST=db)(PORT=1521)))"
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
        "jdbc:oracle:thin:@localhost:1521 | it names no service: write oracle://USER@HOST:1521/SERVICE, or jdbc:oracle:thin:@//HOST:1521/SERVICE",
        "jdbc:oracle:oci:@shop | it is for another driver than the thin one: write oracle://USER@HOST:1521/SERVICE, or jdbc:oracle:thin:@//HOST:1521/SERVICE",
        "jdbc:oracle:thin:@shop | it is a name of tnsnames.ora: add the folder of that file, '?TNS_ADMIN=FOLDER', or write oracle://USER@HOST:1521/SERVICE, or jdbc:oracle:thin:@//HOST:1521/SERVICE",
        "jdbc:oracle:thin:@ldap://evil/x | it names no service: write oracle://USER@HOST:1521/SERVICE, or jdbc:oracle:thin:@//HOST:1521/SERVICE"
      })
  void whatCannotBeReadIsExplained(String address, String remedy) {
    assertThatThrownBy(() -> DatabaseLocation.parse(address))
        .isInstanceOf(CatalogException.class)
        .hasMessage("'%s' cannot be read: %s", address, remedy);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "oracle://db/shop?wallet_lokation=x",
        "jdbc:oracle:thin:@//db/shop?wallet_lokation=x"
      })
  void aParameterThatIsNotKnownIsRefusedByName(String address) {
    assertThatThrownBy(() -> DatabaseLocation.parse(address))
        .isInstanceOf(CatalogException.class)
        .hasMessageStartingWith("the address has a parameter 'wallet_lokation' that is not known");
  }
}
