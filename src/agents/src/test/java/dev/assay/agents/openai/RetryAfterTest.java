package dev.assay.agents.openai;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.HashMap;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class RetryAfterTest {

  private static final Clock NOON =
      Clock.fixed(Instant.parse("2026-03-02T12:00:00Z"), ZoneOffset.UTC);

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "1 | PT1S",
        " 37 | PT37S",
        "1.5 | PT1.5S",
        "0 | PT1S",
        "600 | PT10M",
        "601 | PT10M",
        "999999999 | PT10M",
        "Mon, 02 Mar 2026 12:00:30 GMT | PT30S",
        "Mon, 02 Mar 2026 11:00:00 GMT | PT1S",
        "Tue, 03 Mar 2026 12:00:00 GMT | PT10M",
      })
  void secondsAndDatesAreReadWithinBounds(String header, Duration expected) {
    assertThat(RetryAfter.of(Map.of("retry-after", header), "", NOON)).isEqualTo(expected);
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "soon", "-5", "1e9", "99999999999999999999", "02 Mar 2026"})
  void whatIsNeitherMeansTwentySeconds(String header) {
    assertThat(RetryAfter.of(Map.of("retry-after", header), "", NOON))
        .isEqualTo(Duration.ofSeconds(20));
  }

  @Test
  void withoutHeaderAndWordsItMeansTwentySeconds() {
    assertThat(RetryAfter.of(Map.of(), "", NOON)).isEqualTo(Duration.ofSeconds(20));
  }

  @Test
  void millisecondsAreReadFirst() {
    assertThat(RetryAfter.of(Map.of("retry-after-ms", "2500", "retry-after", "60"), "", NOON))
        .isEqualTo(Duration.ofMillis(2500));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "{\"error\": {\"message\": \"Rate limit reached. Please try again in 7.66s.\"}} | PT7.66S",
        "{\"error\": {\"message\": \"Please try again in 1m26.4s.\"}} | PT1M26.4S",
        "{\"error\": {\"message\": \"Please try again in 250ms\"}} | PT1S",
        "{\"message\": \"Please retry after 32 seconds.\"} | PT32S",
        "{\"message\": \"Try again in 5 minutes\"} | PT5M",
        "[{\"error\": {\"details\": [{\"retryDelay\": \"34s\"}]}}] | PT34S",
        "{\"error\": \"slow down\", \"retry_after\": 12} | PT12S",
        "Too many requests. Retry after 9 s | PT9S",
      })
  void theBodyIsReadWhereNoHeaderSays(String body, Duration expected) {
    assertThat(RetryAfter.of(Map.of(), body, NOON)).isEqualTo(expected);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "1s | PT1S",
        "6m0s | PT6M",
        "20ms | PT1S",
        "1h0m0s | PT10M",
        "2m59.56s | PT2M59.56S",
        "12 | PT12S",
        "soon | PT20S",
      })
  void whenALimitIsResetIsReadWhereNothingElseSays(String reset, Duration expected) {
    assertThat(RetryAfter.of(Map.of("x-ratelimit-reset-requests", reset), "", NOON))
        .isEqualTo(expected);
    assertThat(RetryAfter.of(Map.of("x-ratelimit-reset-tokens", reset), "", NOON))
        .isEqualTo(expected);
  }

  @Test
  void theLaterOfTwoLimitsIsWaitedForUnlessOneAloneIsUsedUp() {
    Map<String, String> resets =
        Map.of("x-ratelimit-reset-requests", "6m0s", "x-ratelimit-reset-tokens", "45s");
    Map<String, String> tokensUsedUp = new HashMap<>(resets);
    tokensUsedUp.put("x-ratelimit-remaining-tokens", "0");

    assertThat(RetryAfter.of(resets, "", NOON)).isEqualTo(Duration.ofMinutes(6));
    assertThat(RetryAfter.of(tokensUsedUp, "", NOON)).isEqualTo(Duration.ofSeconds(45));
  }

  @Test
  void whatTheServerAsksForIsSurerThanWhenItsLimitsAreReset() {
    Map<String, String> reset = Map.of("x-ratelimit-reset-tokens", "6m0s");
    Map<String, String> asked = Map.of("x-ratelimit-reset-tokens", "6m0s", "retry-after", "7");

    assertThat(RetryAfter.of(reset, "Please try again in 30s.", NOON))
        .isEqualTo(Duration.ofSeconds(30));
    assertThat(RetryAfter.of(asked, "", NOON)).isEqualTo(Duration.ofSeconds(7));
    assertThat(RetryAfter.isAsked(reset, "try again later", NOON)).isFalse();
    assertThat(RetryAfter.isAsked(asked, "", NOON)).isTrue();
    assertThat(RetryAfter.isAsked(reset, "Please retry after 46 seconds.", NOON)).isTrue();
    assertThat(RetryAfter.isAsked(reset, "{\"error\": {\"retry_after\": 7}}", NOON)).isTrue();
  }
}
