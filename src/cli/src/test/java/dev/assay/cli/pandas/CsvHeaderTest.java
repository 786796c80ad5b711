package dev.assay.cli.pandas;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

/** The names that {@code pd.read_csv} of pandas 2.3.3 gives, found by running it. */
class CsvHeaderTest {

  @Test
  void repeatedNamesAreNumberedPastThoseThatAreThere() {
    assertThat(CsvHeader.unique(List.of("a", "a", "a.1"))).containsExactly("a", "a.2", "a.1");
  }

  @Test
  void emptyNamesAreMadeUpByTheirPlaceAndGivenOnesGoFirst() {
    assertThat(CsvHeader.unique(List.of("", "b", "")))
        .containsExactly("Unnamed: 0", "b", "Unnamed: 2");
    assertThat(CsvHeader.unique(List.of("", "Unnamed: 0")))
        .containsExactly("Unnamed: 0.1", "Unnamed: 0");
  }

  @Test
  void spacesBelongToNames() {
    assertThat(CsvHeader.unique(List.of(" a", "a"))).containsExactly(" a", "a");
  }
}
