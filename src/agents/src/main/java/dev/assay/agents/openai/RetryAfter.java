package dev.assay.agents.openai;

import com.fasterxml.jackson.databind.JsonNode;
import jakarta.ws.rs.core.MultivaluedMap;
import java.time.Clock;
import java.time.DateTimeException;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.time.format.DateTimeFormatterBuilder;
import java.time.temporal.ChronoField;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * How long a server asks to wait: {@code retry-after-ms}, {@code Retry-After} (RFC 9110, 10.2.3:
 * seconds or an HTTP date), {@code x-ratelimit-reset-after}, the body ({@code retryDelay}, {@code
 * retry_after}, "try again in 1m20s"), or when the limits of requests and tokens are reset. Absent
 * or unreadable it means 20 s; it is at least 1 s and at most 10 minutes.
 */
final class RetryAfter {

  static final Duration ABSENT = Duration.ofSeconds(20);

  /** The headers that are read, the surest first. */
  static final List<String> HEADERS =
      List.of(
          "retry-after-ms",
          "x-ms-retry-after-ms",
          "retry-after",
          "x-ratelimit-reset-after",
          "x-ratelimit-reset");

  /** Limits of which each answer tells, also one that needs no wait, when they are whole again. */
  private static final List<String> LIMITS = List.of("requests", "tokens");

  private static final Duration SHORTEST = Duration.ofSeconds(1);
  private static final Duration LONGEST = Duration.ofMinutes(10);

  /** So many seconds are no wait, but a moment; so many thousands are one in milliseconds. */
  private static final double EPOCH_SECONDS = 1e9;

  private static final Pattern NUMBER = Pattern.compile("\\d{1,13}(?:\\.\\d{1,9})?");
  private static final Pattern UNITS =
      Pattern.compile(
          "(?:(\\d{1,4})h)?(?:(\\d{1,5})m(?!s))?(?:(\\d{1,9}(?:\\.\\d{1,9})?)s)?(?:(\\d{1,9}(?:\\.\\d{1,9})?)ms)?");
  private static final Pattern IN_WORDS =
      Pattern.compile(
          "(?:(?:try|retry)(?: again)? (?:in|after)|wait(?: for)?)\\s+(\\d{1,9}(?:\\.\\d{1,9})?)\\s*(ms|millisecond|s\\b|sec|min|m\\b|m(?=\\d)|hour|h\\b)?(?:(\\d{1,3}(?:\\.\\d{1,9})?)s)?");
  private static final List<String> FIELDS =
      List.of(
          "retryDelay",
          "retry_after_ms",
          "retry-after-ms",
          "retry_after",
          "retryAfter",
          "retry_after_seconds",
          "estimated_time",
          "reset_at",
          "resetAt",
          "retry-after",
          "Retry-After",
          "X-RateLimit-Reset");

  /** RFC 9110, 5.6.7: the last two are obsolete, and still to be read. */
  private static final List<DateTimeFormatter> DATES =
      List.of(
          DateTimeFormatter.RFC_1123_DATE_TIME,
          DateTimeFormatter.ISO_OFFSET_DATE_TIME,
          new DateTimeFormatterBuilder()
              .appendPattern("EEEE, dd-MMM-")
              .appendValueReduced(ChronoField.YEAR, 2, 2, 1970)
              .appendPattern(" HH:mm:ss 'GMT'")
              .toFormatter(Locale.ENGLISH)
              .withZone(ZoneOffset.UTC),
          DateTimeFormatter.ofPattern("EEE MMM ppd HH:mm:ss yyyy", Locale.ENGLISH)
              .withZone(ZoneOffset.UTC));

  private RetryAfter() {}

  /** Of an answer's headers, those that are read here. */
  static Map<String, String> among(MultivaluedMap<String, String> headers) {
    Map<String, String> found = new TreeMap<>();
    headers.forEach(
        (name, values) -> {
          String lower = name.toLowerCase(Locale.ROOT);
          if ((HEADERS.contains(lower) || isOfALimit(lower)) && !values.isEmpty()) {
            found.put(lower, values.getFirst());
          }
        });
    return Map.copyOf(found);
  }

  private static boolean isOfALimit(String header) {
    return LIMITS.stream()
        .anyMatch(limit -> header.equals(reset(limit)) || header.equals(remaining(limit)));
  }

  private static String reset(String limit) {
    return "x-ratelimit-reset-" + limit;
  }

  private static String remaining(String limit) {
    return "x-ratelimit-remaining-" + limit;
  }

  /** Whether headers or body ask for a wait; headers of limits alone do not. */
  static boolean isAsked(Map<String, String> headers, String body, Clock clock) {
    return HEADERS.stream().anyMatch(headers::containsKey) || inBody(body, clock).isPresent();
  }

  static Duration of(Map<String, String> headers, String body, Clock clock) {
    for (String name : HEADERS) {
      Optional<Duration> wait =
          Optional.ofNullable(headers.get(name)).flatMap(value -> parsed(value, name, clock));
      if (wait.isPresent()) {
        return bounded(wait.get());
      }
    }
    return inBody(body, clock)
        .or(() -> untilReset(headers, clock))
        .map(RetryAfter::bounded)
        .orElse(ABSENT);
  }

  private static Optional<Duration> inBody(String body, Clock clock) {
    return ServerWords.parsed(body)
        .flatMap(tree -> inFields(tree, clock))
        .or(() -> inWords(ServerWords.in(body)));
  }

  /** The longest wait for a limit that is used up; of any limit, where none is said to be. */
  private static Optional<Duration> untilReset(Map<String, String> headers, Clock clock) {
    List<String> usedUp =
        LIMITS.stream()
            .filter(limit -> headers.getOrDefault(remaining(limit), "").strip().equals("0"))
            .filter(limit -> headers.containsKey(reset(limit)))
            .toList();
    return (usedUp.isEmpty() ? LIMITS : usedUp)
        .stream()
            .map(RetryAfter::reset)
            .flatMap(
                name ->
                    Optional.ofNullable(headers.get(name))
                        .flatMap(value -> parsed(value, name, clock))
                        .stream())
            .max(Comparator.naturalOrder());
  }

  private static Optional<Duration> parsed(String text, String name, Clock clock) {
    String value = text.strip();
    if (NUMBER.matcher(value).matches()) {
      double number = Double.parseDouble(value);
      if (number >= EPOCH_SECONDS) {
        Instant then =
            Instant.ofEpochMilli((long) (number >= EPOCH_SECONDS * 1000 ? number : number * 1000));
        return Optional.of(Duration.between(clock.instant(), then));
      }
      return Optional.of(
          Duration.ofMillis(Math.round(name.endsWith("ms") ? number : number * 1000)));
    }
    return units(value).or(() -> untilDate(value, clock));
  }

  /** {@code 1m20.5s}, {@code 450ms}. */
  private static Optional<Duration> units(String value) {
    Matcher units = UNITS.matcher(value);
    if (value.isEmpty() || !units.matches()) {
      return Optional.empty();
    }
    double millis =
        number(units.group(1)) * 3_600_000
            + number(units.group(2)) * 60_000
            + number(units.group(3)) * 1_000
            + number(units.group(4));
    return Optional.of(Duration.ofMillis(Math.round(millis)));
  }

  private static double number(@Nullable String digits) {
    return digits == null ? 0 : Double.parseDouble(digits);
  }

  private static Optional<Duration> untilDate(String value, Clock clock) {
    for (DateTimeFormatter format : DATES) {
      try {
        return Optional.of(Duration.between(clock.instant(), format.parse(value, Instant::from)));
      } catch (DateTimeException notThisFormat) {
        continue;
      }
    }
    return Optional.empty();
  }

  private static Optional<Duration> inFields(JsonNode tree, Clock clock) {
    for (String field : FIELDS) {
      JsonNode value = tree.findValue(field);
      Optional<Duration> wait =
          value == null ? Optional.empty() : parsed(value.asText(""), field, clock);
      if (wait.isPresent()) {
        return wait;
      }
    }
    return Optional.empty();
  }

  private static Optional<Duration> inWords(String words) {
    Matcher said = IN_WORDS.matcher(words.toLowerCase(Locale.ROOT));
    if (!said.find()) {
      return Optional.empty();
    }
    String unit = said.group(2) == null ? "s" : said.group(2);
    double factor =
        unit.startsWith("m") && (unit.equals("ms") || unit.startsWith("milli"))
            ? 1
            : unit.startsWith("m") ? 60_000 : unit.startsWith("h") ? 3_600_000 : 1_000;
    double millis = Double.parseDouble(said.group(1)) * factor + number(said.group(3)) * 1_000;
    return Optional.of(Duration.ofMillis(Math.round(millis)));
  }

  private static Duration bounded(Duration wait) {
    if (wait.compareTo(SHORTEST) < 0) {
      return SHORTEST;
    }
    return wait.compareTo(LONGEST) > 0 ? LONGEST : wait;
  }
}
