package dev.assay.sql;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.NullSource;
import org.junit.jupiter.params.provider.ValueSource;

class ProcessMemoryTest {

  @Test
  void anExecutionTakesAQuarterOfASmallFunctionsMemory() {
    assertThat(ProcessMemory.fit(SqlLimits.DEFAULT, "512"))
        .isEqualTo(SqlLimits.DEFAULT.withMemory(128L << 20));
  }

  @Test
  void aLargeFunctionsMemoryAllowsNoMoreThanTheLimit() {
    assertThat(ProcessMemory.fit(SqlLimits.DEFAULT, "10240")).isEqualTo(SqlLimits.DEFAULT);
  }

  @ParameterizedTest
  @NullSource
  @ValueSource(strings = {"", "0", "-512", "much", "99999999999"})
  void whatIsNoSizeChangesNothing(String megabytes) {
    assertThat(ProcessMemory.fit(SqlLimits.DEFAULT, megabytes)).isEqualTo(SqlLimits.DEFAULT);
  }
}
