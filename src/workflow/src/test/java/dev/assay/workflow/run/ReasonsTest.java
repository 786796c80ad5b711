package dev.assay.workflow.run;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Collections;
import org.junit.jupiter.api.Test;

class ReasonsTest {

  @Test
  void shortTextStays() {
    assertThat(Reasons.bounded("no rows")).isEqualTo("no rows");
  }

  @Test
  void longTextIsCutWithANoteOfItsLength() {
    assertThat(Reasons.bounded("x".repeat(900_000)))
        .isEqualTo("x".repeat(500) + "… (900000 characters)");
  }

  @Test
  void aCharacterOfTwoPartsIsNotCutInHalf() {
    String text = "x".repeat(499) + "\uD83D\uDE00" + "y".repeat(10);

    assertThat(Reasons.bounded(text)).isEqualTo("x".repeat(499) + "… (511 characters)");
  }

  @Test
  void ofManyTextsTwentyStay() {
    assertThat(Reasons.bounded(Collections.nCopies(100, "x"))).hasSize(20);
  }
}
