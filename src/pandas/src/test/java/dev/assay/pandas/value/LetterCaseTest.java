package dev.assay.pandas.value;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Locale;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class LetterCaseTest {

  /** So long that it is not left to Java. */
  private static final String LONG = "a ".repeat(1000);

  @ParameterizedTest
  @ValueSource(
      strings = {
        "ΟΔΟΣ",
        "ΣΑΣ ΣΑΣ",
        "Σ",
        "Α Σ",
        "ΑΣ.",
        "ΑΣΣ",
        "ΑΣΑ",
        "1Σ",
        "ΑΣ́",
        "ΑΣ́Α",
        "İSTANBUL",
        "İΣ",
        "ÄÖ ẞ",
        "𐐀Σ",
      })
  void aLongTextHasTheSmallLettersOfItsWords(String words) {
    assertThat(LetterCase.lower(LONG + words)).isEqualTo(LONG + words.toLowerCase(Locale.ROOT));
  }

  @ParameterizedTest
  @ValueSource(strings = {"straße", "ﬃ", "ǰ", "𐐨", "οδος"})
  void aLongTextHasTheCapitalsOfItsLetters(String words) {
    assertThat(LetterCase.upper(LONG + words)).isEqualTo((LONG + words).toUpperCase(Locale.ROOT));
  }
}
