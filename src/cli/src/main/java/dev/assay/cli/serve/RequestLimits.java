package dev.assay.cli.serve;

import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/**
 * How often each key may ask: a rate with a burst, and a number a day (UTC). It is counted in this
 * process, from its start.
 */
final class RequestLimits {

  private static final double NANOS = 1e9;

  private final double perSecond;
  private final int burst;
  private final long perDay;
  private final InstantSource clock;
  private final Map<String, Used> used = new ConcurrentHashMap<>();

  /** What a key has left at a time: requests at once, and requests of the day. */
  private record Used(Instant at, double free, LocalDate day, long today) {}

  /** Limits of each key: requests a second, at once, and a day. */
  RequestLimits(double perSecond, int burst, long perDay, InstantSource clock) {
    this.perSecond = perSecond;
    this.burst = burst;
    this.perDay = perDay;
    this.clock = clock;
  }

  /**
   * Counts a request.
   *
   * @throws RefusedRequestException when it is one too many, with the seconds to wait
   */
  void count(String owner) {
    Instant now = clock.instant();
    used.compute(owner, (_, before) -> counted(before, now));
  }

  private Used counted(Used before, Instant now) {
    LocalDate day = now.atOffset(ZoneOffset.UTC).toLocalDate();
    double free = burst;
    long today = 0;
    if (before != null) {
      double seconds = Duration.between(before.at, now).toNanos() / NANOS;
      free = Math.min(burst, before.free + Math.max(0, seconds) * perSecond);
      today = before.day.equals(day) ? before.today : 0;
    }
    if (today >= perDay) {
      Instant midnight = day.plusDays(1).atStartOfDay().toInstant(ZoneOffset.UTC);
      throw refused("the quota of the day is used up", Duration.between(now, midnight).toSeconds());
    }
    if (free < 1) {
      throw refused(
          "too many requests at once: try again in a few seconds",
          (long) Math.ceil((1 - free) / perSecond));
    }
    return new Used(now, free - 1, day, today + 1);
  }

  private static RefusedRequestException refused(String message, long seconds) {
    return new RefusedRequestException(
        ApiError.tooMany(message), Map.of("Retry-After", String.valueOf(Math.max(1, seconds))));
  }
}
