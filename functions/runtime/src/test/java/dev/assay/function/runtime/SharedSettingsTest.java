package dev.assay.function.runtime;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class SharedSettingsTest {

  @Test
  void theReadmeTellsTheirDefaults() {
    assertThat(DocumentedSettings.table())
        .containsAllEntriesOf(DocumentedSettings.of(ArtifactSettings.class))
        .containsAllEntriesOf(DocumentedSettings.of(CallSettings.class));
  }
}
