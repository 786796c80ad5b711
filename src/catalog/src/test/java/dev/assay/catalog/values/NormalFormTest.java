package dev.assay.catalog.values;

import static org.assertj.core.api.Assertions.assertThat;

import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class NormalFormTest {

  @ParameterizedTest
  @CsvSource({
    "'Aberdeen ',aberdeen",
    "'  New   York ',new york",
    "Zürich,zurich",
    "SÃO PAULO,sao paulo",
    "O'Brien,o brien",
    "Straße,strasse",
    "STRASSE,strasse",
    "Łódź,lodz",
    "Ærø,aero",
    "C++,c",
    "St. John's,st john s",
    "２０２４,2024",
    "ﬁne,fine",
    "+++,+++",
    "'  € ',€",
    "'',''",
    "'   ',''",
    "İstanbul,istanbul",
    "ΟΔΥΣΣΕΥΣ,οδυσσευσ",
    "Οδυσσεύς,οδυσσευσ",
    "हिन्दी,हिन्दी"
  })
  void caseAccentsSpacesAndPunctuationAreTakenOff(String text, String normal) {
    assertThat(NormalForm.of(text)).isEqualTo(normal);
  }

  @Test
  void controlCharactersAndLoneSurrogatesAreNoText() {
    assertThat(NormalForm.of("a\u0000b\tc\n")).isEqualTo("a b c");
    assertThat(NormalForm.of("\u0000\u0007")).isEmpty();
    assertThat(NormalForm.of("\uD800")).isEmpty();
    assertThat(NormalForm.of("x\uDC00y")).isEqualTo("x y");
    assertThat(NormalForm.of("soft\u00ADhyphen")).isEqualTo("softhyphen");
  }

  @Property
  void thereIsNoNulAndNoSpaceAtTheEnds(@ForAll String text) {
    assertThat(NormalForm.of(text))
        .doesNotContain("\u0000")
        .doesNotStartWith(" ")
        .doesNotEndWith(" ");
  }

  @Property
  void caseMakesNoDifference(@ForAll String text) {
    String ascii = text.replaceAll("[^\\x20-\\x7E]", "");

    assertThat(NormalForm.of(ascii.toUpperCase())).isEqualTo(NormalForm.of(ascii.toLowerCase()));
  }
}
