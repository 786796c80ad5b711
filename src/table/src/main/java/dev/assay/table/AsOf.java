package dev.assay.table;

import java.time.DateTimeException;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.OffsetDateTime;
import java.time.ZoneId;
import java.time.ZonedDateTime;
import java.time.format.DateTimeFormatter;
import java.time.format.DateTimeFormatterBuilder;
import java.time.format.DateTimeParseException;
import java.time.format.ResolverStyle;
import java.time.format.TextStyle;
import java.time.temporal.ChronoUnit;
import java.time.temporal.TemporalAccessor;
import java.util.Locale;
import java.util.Objects;

/**
 * The moment that "now" means in a run, with the zone in which people read its day and time. Test
 * data are written around it, and test code and SQL have no other clock. It is kept to the
 * microsecond, the finest that databases have.
 */
public record AsOf(Instant moment, ZoneId zone) {

  /** The years that pandas can count. */
  private static final int FIRST_YEAR = 1678;

  private static final int LAST_YEAR = 2261;

  private static final DateTimeFormatter FORMAT =
      new DateTimeFormatterBuilder()
          .parseCaseInsensitive()
          .append(DateTimeFormatter.ISO_LOCAL_DATE)
          .optionalStart()
          .appendPattern("['T'][' ']")
          .append(DateTimeFormatter.ISO_LOCAL_TIME)
          .optionalStart()
          .appendOffsetId()
          .optionalEnd()
          .optionalStart()
          .appendLiteral('[')
          .parseCaseSensitive()
          .appendZoneRegionId()
          .appendLiteral(']')
          .toFormatter()
          .withResolverStyle(ResolverStyle.STRICT);

  private static final int LONGEST_SHOWN = 60;

  private static final DateTimeFormatter SHOWN =
      DateTimeFormatter.ofPattern("uuuu-MM-dd HH:mm", Locale.ROOT);

  public AsOf {
    moment = moment.truncatedTo(ChronoUnit.MICROS);
    Objects.requireNonNull(zone);
  }

  /**
   * The moment of a text in ISO's form: a date, which is its beginning, or a date and a time, with
   * or without an offset or a zone.
   *
   * @param local the zone of what names none
   * @throws DateTimeException when it is no such text, saying what is
   */
  public static AsOf parse(String text, ZoneId local) {
    try {
      ZonedDateTime moment = moment(text.strip(), local);
      if (moment.getYear() >= FIRST_YEAR && moment.getYear() <= LAST_YEAR) {
        return new AsOf(moment.toInstant(), moment.getZone());
      }
    } catch (DateTimeParseException _) {
      // told below, as for years that pandas does not have
    }
    throw new DateTimeException(
        "'%s' is no moment of the years %d to %d: write it as 2025-06-30, 2025-06-30T12:00 or 2025-06-30T12:00+02:00"
            .formatted(
                text.length() <= LONGEST_SHOWN ? text : text.substring(0, LONGEST_SHOWN) + "…",
                FIRST_YEAR,
                LAST_YEAR));
  }

  private static ZonedDateTime moment(String text, ZoneId local) {
    TemporalAccessor parsed =
        FORMAT.parseBest(
            text, ZonedDateTime::from, OffsetDateTime::from, LocalDateTime::from, LocalDate::from);
    return switch (parsed) {
      case ZonedDateTime zoned -> zoned;
      case OffsetDateTime offset -> offset.toZonedDateTime();
      case LocalDateTime time -> time.atZone(local);
      default -> LocalDate.from(parsed).atStartOfDay(local);
    };
  }

  /** Its day and time in its zone. */
  public LocalDateTime local() {
    return LocalDateTime.ofInstant(moment, zone);
  }

  /** As {@link #parse} reads it: {@code 2025-06-30T12:00+02:00[Europe/Berlin]}. */
  public String text() {
    return moment.atZone(zone).toString();
  }

  /** As people read it: {@code Monday, 2025-06-30 12:00 (Europe/Berlin)}. */
  public String inWords() {
    ZonedDateTime time = moment.atZone(zone);
    return "%s, %s (%s)"
        .formatted(
            time.getDayOfWeek().getDisplayName(TextStyle.FULL, Locale.ENGLISH),
            SHOWN.format(time),
            zone.getId().equals("Z") ? "UTC" : zone.getId());
  }
}
