package dev.assay.agents.model;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.util.Base64;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Test;

class EmbeddingTest {

  private static final Embedding EAST = Embedding.of(List.of(1f, 0f));
  private static final Embedding NORTH_EAST = Embedding.of(List.of(2f, 2f));

  @Test
  void theDotProductIsTheCosine() {
    assertThat(EAST.dot(NORTH_EAST)).isCloseTo(Math.cos(Math.PI / 4), within(1e-6));
    assertThat(EAST.dot(EAST)).isEqualTo(1);
  }

  @Test
  void theDistanceIsEuclid() {
    assertThat(EAST.distance(Embedding.of(List.of(0f, 1f)))).isCloseTo(Math.sqrt(2), within(1e-6));
    assertThat(EAST.distance(EAST)).isZero();
    assertThat(EAST.distance(Embedding.of(List.of(-3f, 0f)))).isEqualTo(2);
  }

  @Test
  void itsTextGivesItBack() {
    assertThat(Embedding.parse(NORTH_EAST.text())).isEqualTo(NORTH_EAST);
    assertThat(EAST.text())
        .isEqualTo(Base64.getEncoder().encodeToString(new byte[] {0, 0, -128, 63, 0, 0, 0, 0}));
  }

  @Test
  void whatHasNoDirectionIsRefused() {
    assertThatThrownBy(() -> Embedding.of(List.of(0f, 0f)))
        .hasMessage("a vector of 2 numbers that has no direction");
    assertThatThrownBy(() -> Embedding.of(List.of(1f, Float.NaN)))
        .hasMessage("a vector of 2 numbers that has no direction");
    assertThatThrownBy(() -> Embedding.of(List.of()))
        .hasMessage("a vector of 0 numbers that has no direction");
  }

  @Test
  void textThatIsNoVectorIsRefused() {
    assertThatThrownBy(() -> Embedding.parse("AAA=")).hasMessage("not a vector: 2 bytes");
    assertThatThrownBy(() -> Embedding.parse("")).hasMessage("not a vector: 0 bytes");
  }

  @Test
  void vectorsOfDifferentModelsCannotBeCompared() {
    assertThatThrownBy(() -> EAST.dot(Embedding.of(List.of(1f))))
        .hasMessage("vectors of 2 and 1 dimensions");
  }

  @Test
  void aCallHasOneTo256TextsOfWhichNoneIsBlank() {
    assertThatThrownBy(() -> new EmbeddingCall("e", Collections.nCopies(257, "x")))
        .hasMessage("a call for embeddings needs 1 to 256 texts that are not blank");
    assertThatThrownBy(() -> new EmbeddingCall("e", List.of("a", " ")))
        .hasMessage("a call for embeddings needs 1 to 256 texts that are not blank");
  }

  @Test
  void theHashTellsTextsApartWhereverTheyAreCut() {
    assertThat(new EmbeddingCall("e", List.of("ab", "c")).hash())
        .isNotEqualTo(new EmbeddingCall("e", List.of("a", "bc")).hash())
        .isEqualTo(new EmbeddingCall("other", List.of("ab", "c")).hash())
        .matches("[0-9a-f]{64}");
  }

  @Test
  void clientsOfChatModelsHaveNoEmbeddings() {
    ModelClient chat =
        call -> {
          throw new AssertionError(call);
        };

    assertThatThrownBy(() -> chat.embed(new EmbeddingCall("e", List.of("x"))))
        .isInstanceOf(ModelException.Refused.class)
        .hasMessage("model e: there are no embeddings here");
  }
}
