package dev.assay.cli.options;

import static org.assertj.core.api.Assertions.assertThat;

import dev.assay.sql.Dialect;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ServerOptionsTest {

  private final ServerOptions options = new ServerOptions();

  @ParameterizedTest
  @CsvSource({
    "jdbc:duckdb:absent/{db_id}.duckdb, DUCKDB",
    "duckdb:///absent/{db_id}.duckdb,   DUCKDB",
    "sqlite:///absent/{db_id}.sqlite,   SQLITE",
    "postgresql://reader@db/{db_id},    POSTGRESQL"
  })
  void theDialectIsKnownBeforeAnyDatabaseIsLookedFor(String url, Dialect dialect) {
    options.url = url;

    assertThat(options.dialect()).isEqualTo(dialect);
  }

  @Test
  void eachThreadKeepsOneConnectionToAServer() {
    options.url = "postgresql://reader@db/{db_id}";

    assertThat(options.databases().mostOpen()).isEqualTo(1);
  }
}
