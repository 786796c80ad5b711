package dev.assay.agents.model;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class PromptTest {

  /** {@code printf '\0\0\0\1a\0\0\0\3\303\274b' | sha256sum}: length and UTF-8 of "a" and "üb". */
  @Test
  void theHashIsTheSha256OfBothPartsLedByTheirLengths() {
    assertThat(new Prompt("a", "üb").hash())
        .isEqualTo("42384b72b6caf0f51b961ca26d6213165aead0b7a50508746a5c2571803a09f6");
  }

  @Test
  void aCharacterThatMovesFromOnePartToTheOtherChangesTheHash() {
    assertThat(new Prompt("ab", "c").hash()).isNotEqualTo(new Prompt("a", "bc").hash());
  }
}
