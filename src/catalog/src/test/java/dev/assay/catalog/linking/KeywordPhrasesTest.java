package dev.assay.catalog.linking;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class KeywordPhrasesTest {

  @Test
  void quotedTextAndNamesComeFirst() {
    assertThat(
            KeywordPhrases.in(
                "How many passengers travelled on the Night Boat from 'West Quay'?", 4))
        .containsExactly("West Quay", "Night Boat", "passengers travelled", "passengers");
  }

  @Test
  void emptyWordsAndMarksSeparatePhrases() {
    assertThat(KeywordPhrases.in("Which ports are in Lindholm, Marsvik or St. Mary's?", 50))
        .contains("ports", "Lindholm", "Marsvik", "St Mary's")
        .doesNotContain("Which", "in Lindholm", "Lindholm Marsvik");
  }

  @Test
  void noPhraseComesTwiceAndNoMoreThanWanted() {
    assertThat(KeywordPhrases.in("red red red red", 50)).doesNotHaveDuplicates();
    assertThat(KeywordPhrases.in("a1 b2 c3 d4 e5 f6 g7 h8", 5)).hasSize(5);
  }

  @Test
  void aTextOfNothingHasNoPhrases() {
    assertThat(KeywordPhrases.in(" ?! \n", 50)).isEmpty();
  }
}
