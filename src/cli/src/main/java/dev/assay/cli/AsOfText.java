package dev.assay.cli;

import dev.assay.table.AsOf;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.OffsetDateTime;
import java.time.ZoneId;
import java.time.ZonedDateTime;
import java.time.format.DateTimeFormatter;
import java.time.format.DateTimeFormatterBuilder;
import java.time.format.DateTimeParseException;
import java.time.format.ResolverStyle;
import java.time.temporal.TemporalAccessor;

/** The moment that {@code --as-of} names: a date, or a date and time, with or without a zone. */
public final class AsOfText {

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

  private AsOfText() {}

  /**
   * The moment of a text; a date alone is its beginning.
   *
   * @param local the zone of what names none
   * @throws UsageException when it is no such text
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
    throw new UsageException(
        "--as-of '%s' is no moment of the years %d to %d: write it as 2025-06-30, 2025-06-30T12:00 or 2025-06-30T12:00+02:00"
            .formatted(text, FIRST_YEAR, LAST_YEAR));
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
}
