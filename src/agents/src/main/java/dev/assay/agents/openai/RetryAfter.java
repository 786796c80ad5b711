package dev.assay.agents.openai;

import java.time.Clock;
import java.time.DateTimeException;
import java.time.Duration;
import java.time.Instant;
import java.time.format.DateTimeFormatter;
import org.jspecify.annotations.Nullable;

/**
 * The {@code Retry-After} header (RFC 9110, 10.2.3): seconds, or an HTTP date. Absent or unreadable
 * it means 20 s; it is at least 1 s and at most 10 minutes.
 */
final class RetryAfter {

  static final Duration ABSENT = Duration.ofSeconds(20);
  private static final Duration SHORTEST = Duration.ofSeconds(1);
  private static final Duration LONGEST = Duration.ofMinutes(10);

  private RetryAfter() {}

  static Duration parse(@Nullable String header, Clock clock) {
    if (header == null) {
      return ABSENT;
    }
    String value = header.strip();
    return value.matches("\\d{1,9}(\\.\\d{1,9})?")
        ? bounded(Duration.ofMillis(Math.round(Double.parseDouble(value) * 1000)))
        : untilDate(value, clock);
  }

  private static Duration untilDate(String value, Clock clock) {
    try {
      Instant date = DateTimeFormatter.RFC_1123_DATE_TIME.parse(value, Instant::from);
      return bounded(Duration.between(clock.instant(), date));
    } catch (DateTimeException e) {
      return ABSENT;
    }
  }

  private static Duration bounded(Duration wait) {
    if (wait.compareTo(SHORTEST) < 0) {
      return SHORTEST;
    }
    return wait.compareTo(LONGEST) > 0 ? LONGEST : wait;
  }
}
