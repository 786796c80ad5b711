package dev.assay.function.exploration;

import static org.assertj.core.api.Assertions.assertThat;

import dev.assay.function.runtime.DocumentedSettings;
import org.junit.jupiter.api.Test;

class DatabaseSettingsTest {

  @Test
  void theReadmeTellsTheirDefaults() {
    assertThat(DocumentedSettings.table())
        .containsAllEntriesOf(DocumentedSettings.of(DatabaseSettings.class));
  }
}
