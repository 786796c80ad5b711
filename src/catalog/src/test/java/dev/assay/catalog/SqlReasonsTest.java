package dev.assay.catalog;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.UnknownHostException;
import java.sql.SQLException;
import org.junit.jupiter.api.Test;

class SqlReasonsTest {

  @Test
  void aHostThatIsNotKnownIsNamedThoughTheDriverKeepsIt() {
    assertThat(
            SqlReasons.of(
                new SQLException(
                    "The connection attempt failed.", new UnknownHostException("db.invalid"))))
        .isEqualTo("The connection attempt failed. (unknown host: db.invalid)");
    assertThat(
            SqlReasons.of(
                new SQLException("no db.invalid", new UnknownHostException("db.invalid"))))
        .isEqualTo("no db.invalid");
  }

  @Test
  void aReasonIsOneLineOfBoundedLengthWithoutPasswords() {
    assertThat(SqlReasons.of(new SQLException("first\nsecond"))).isEqualTo("first");
    assertThat(SqlReasons.of(new SQLException("x".repeat(400)))).hasSize(301).endsWith("x…");
    assertThat(SqlReasons.of(new SQLException("cannot open postgresql://bob:s3cret@db/shop")))
        .isEqualTo("cannot open postgresql://bob:***@db/shop");
  }
}
