package dev.assay.cli.pandas;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import org.junit.jupiter.api.Test;

class ProgramTimeTest {

  private static Duration left(ProgramTime time) {
    time.begin();
    return time.left();
  }

  private static void isAbout(Duration left, long millis) {
    assertThat(left).isBetween(Duration.ofMillis(millis - 100), Duration.ofMillis(millis));
  }

  @Test
  void aProcessThatStartsQuicklyLeavesTheWholeTime() {
    isAbout(left(ProgramTime.afterStart(Duration.ofMillis(250))), 2_000);
  }

  @Test
  void aSlowStartIsPartOfTheTimeOfTheFirstProgram() {
    ProgramTime time = ProgramTime.afterStart(Duration.ofMillis(1_000));

    isAbout(left(time), 1_300);
    isAbout(left(time), 2_000);
  }

  @Test
  void aProgramHasASecondHoweverLongTheStartTook() {
    isAbout(left(ProgramTime.afterStart(Duration.ofSeconds(30))), 1_000);
  }
}
