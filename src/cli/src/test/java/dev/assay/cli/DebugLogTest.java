package dev.assay.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.logging.Level;
import java.util.logging.Logger;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

class DebugLogTest {

  private final Logger runs = Logger.getLogger("assay.runs");

  @AfterEach
  void end() {
    Logger.getLogger("assay").setLevel(null);
  }

  @Test
  void allThatAssaySaysOfItselfIsLoggedAndNothingMoreOfOthers() {
    assertThat(runs.isLoggable(Level.FINE)).isFalse();

    DebugLog.begin();

    assertThat(runs.isLoggable(Level.FINE)).isTrue();
    assertThat(Logger.getLogger("io.vertx").isLoggable(Level.FINE)).isFalse();
  }
}
