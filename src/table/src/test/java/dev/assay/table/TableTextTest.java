package dev.assay.table;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class TableTextTest {

  @Test
  void lineBreaksAndTabsAreShownAsEscapes() {
    assertThat(TableText.oneLine("a\nb\rc\td")).isEqualTo("a\\nb\\rc\\td");
  }

  /** Terminal control, line and paragraph separators, and what reorders or hides text. */
  @ParameterizedTest
  @ValueSource(ints = {0x00, 0x1B, 0x7F, 0x9B, 0x2028, 0x2029, 0x202E, 0x2066, 0x200F, 0xFEFF})
  void charactersThatDisturbALineAreShownByTheirCode(int point) {
    assertThat(TableText.oneLine("a" + Character.toString(point) + "b"))
        .isEqualTo("a\\u%04xb".formatted(point));
  }

  @Test
  void lettersOfAnyScriptAndWhatJoinsThemStayAsTheyAre() {
    String text = "größe 東京 عربى \uD83D\uDC68\u200D\uD83D\uDC69";

    assertThat(TableText.oneLine(text)).isEqualTo(text);
  }

  @Test
  void longTextIsNotCutWithinACharacter() {
    assertThat(TableText.value("x".repeat(199) + "\ud83d\ude00 and more"))
        .isEqualTo("'" + "x".repeat(199) + "… (210 characters)'");
  }

  @Test
  void whatNeverIsACharacterIsShownByItsCode() {
    assertThat(TableText.oneLine("a\ufffeb\uffffc\ufdd0")).isEqualTo("a\\ufffeb\\uffffc\\ufdd0");
  }
}
