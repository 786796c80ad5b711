package dev.assay.workflow;

import static org.assertj.core.api.Assertions.assertThat;

import dev.assay.table.Table;
import java.util.List;
import org.junit.jupiter.api.Test;

class SecretsTest {

  private static final String PROMPT = "How many boats leave at night from Hollen?";

  private final Secrets secrets =
      new Secrets(5)
          .ofTable(Table.ofValues(List.of("departure"), List.of(List.of("22:15"))))
          .ofPrompts(List.of(PROMPT));

  @Test
  void findsACellAndALineOfAPrompt() {
    assertThat(secrets.in("departure 22:15, asked: " + PROMPT)).containsExactly("22:15", PROMPT);
  }

  @Test
  void takesNoPartOfALongerWordForASecret() {
    assertThat(secrets.in("x22:15 or 22:159")).isEmpty();
  }

  @Test
  void takesNoPartOfTheTimeOfALineForACell() {
    assertThat(secrets.in("2026-11-26 06:22:15,404 INFO and 22:15:07 WARN")).isEmpty();
  }
}
