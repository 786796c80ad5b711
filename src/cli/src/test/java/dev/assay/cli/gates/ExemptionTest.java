package dev.assay.cli.gates;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class ExemptionTest {

  @Test
  void anExemptionCoversWhatItNamesAndNothingElse() {
    List<String> violations = List.of("a/One.java:3 is odd", "a/Two.java:4 is odd");

    assertThat(Exemption.remaining(violations, List.of(new Exemption("a/One.java", "it must be"))))
        .containsExactly("a/Two.java:4 is odd");
  }

  @Test
  void anExemptionThatCoversNothingIsAViolation() {
    assertThat(Exemption.remaining(List.of(), List.of(new Exemption("a/One.java", "it must be"))))
        .containsExactly("the exemption of a/One.java is not needed any more: drop it");
  }

  @Test
  void anExemptionWithoutAReasonIsAViolation() {
    assertThat(Exemption.remaining(List.of("One is odd"), List.of(new Exemption("One", " "))))
        .containsExactly("the exemption of One gives no reason");
  }
}
