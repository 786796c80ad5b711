package dev.assay.sql;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class EngineIdentityTest {

  @Test
  void sqliteIsNamedWithTheVersionOfItsLibrary() {
    assertThat(SqlEngines.forDialect(Dialect.SQLITE, SqlLimits.DEFAULT).identity().toString())
        .matches("SQLite 3[.]\\d+[.]\\d+");
  }

  @Test
  void anEngineThatStandsInForAnotherSaysSo() {
    EngineIdentity identity = SqlEngines.forDialect(Dialect.ORACLE, SqlLimits.DEFAULT).identity();

    assertThat(identity.isStandIn()).isTrue();
    assertThat(identity.toString()).matches("H2 2[.]\\d+[.]\\d+ in place of Oracle");
  }

  @Test
  void anEngineOfItsOwnDialectStandsInForNothing() {
    assertThat(SqlEngines.forDialect(Dialect.H2, SqlLimits.DEFAULT).identity().isStandIn())
        .isFalse();
  }
}
