package dev.assay.catalog.linking;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class UnitsTest {

  @ParameterizedTest
  @CsvSource({
    "'The length of the river. Unit: km',km",
    "'distance, measured in metres',metres",
    "'unit is mg/dL; normal < 5',mg/dL",
    "'the united kingdom in numbers',''",
    "'a unit of the army',''"
  })
  void theUnitIsTakenFromTheDescription(String description, String unit) {
    assertThat(Units.of(description)).isEqualTo(unit);
  }
}
