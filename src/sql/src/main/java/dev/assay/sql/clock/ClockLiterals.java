package dev.assay.sql.clock;

import dev.assay.sql.Dialect;
import dev.assay.table.AsOf;
import java.time.LocalDateTime;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.time.format.DateTimeFormatterBuilder;
import java.time.temporal.ChronoField;
import java.util.Locale;

/**
 * Writes the moment of a run as literals of a dialect that keep the type of what they stand for.
 * Engines are set to UTC, and test data have no zones: so that {@code now()::date} is the day in
 * the zone of the run, a moment with a zone is that zone's day and time, said to be UTC's.
 */
record ClockLiterals(Dialect dialect, AsOf asOf) {

  private static final DateTimeFormatter SPELLED_OUT =
      DateTimeFormatter.ofPattern("EEE MMM dd HH:mm:ss.SSSSSS yyyy 'UTC'", Locale.ROOT);

  String of(ClockTerm term) {
    LocalDateTime now = now(term.universal());
    int digits = term.digits();
    return switch (term.form()) {
      case DATE -> typed(now.toLocalDate().toString(), "DATE");
      case TIME -> typed(time(now, digits), precise("TIME", digits));
      case ZONED_TIME -> typed(time(now, digits) + "+00", "TIME WITH TIME ZONE");
      case MOMENT -> moment(now, digits);
      case ZONED_MOMENT -> zonedMoment(now, digits);
      case MOMENT_AS_DATE -> "CAST(%s AS DATE)".formatted(moment(now, digits));
      case EPOCH -> String.valueOf(now.toEpochSecond(ZoneOffset.UTC));
      case SPELLED_OUT -> "'" + SPELLED_OUT.format(now) + "'";
    };
  }

  /** What {@code AT TIME ZONE} makes of a moment with a zone. */
  String inZone(ClockTerm term, ZoneId zone) {
    LocalDateTime there = LocalDateTime.ofInstant(asOf.moment(), zone);
    return switch (dialect) {
      case POSTGRESQL, DUCKDB -> moment(there, term.digits());
      default -> zonedMoment(there, term.digits());
    };
  }

  LocalDateTime now(boolean universal) {
    return universal ? LocalDateTime.ofInstant(asOf.moment(), ZoneOffset.UTC) : asOf.local();
  }

  /** Day and time with so many digits of a second, cut off. */
  static String text(LocalDateTime moment, int digits) {
    return moment.toLocalDate() + " " + time(moment, digits);
  }

  private static String time(LocalDateTime moment, int digits) {
    DateTimeFormatterBuilder format = new DateTimeFormatterBuilder().appendPattern("HH:mm:ss");
    if (digits > 0 && moment.getNano() != 0) {
      format.appendFraction(ChronoField.NANO_OF_SECOND, 0, digits, true);
    }
    return format.toFormatter(Locale.ROOT).format(moment);
  }

  private String moment(LocalDateTime now, int digits) {
    String text = text(now, digits);
    return switch (dialect) {
      case MYSQL, MARIADB -> typed(text, "TIMESTAMP");
      // SQL Server reads the form with a space by the order of days and months of its session
      case MSSQL -> typed(text.replace(' ', 'T'), digits > 3 ? "DATETIME2" : "DATETIME");
      case ORACLE -> "TIMESTAMP '" + text + "'";
      default -> typed(text, "TIMESTAMP");
    };
  }

  private String zonedMoment(LocalDateTime now, int digits) {
    String text = text(now, digits);
    return switch (dialect) {
      case MSSQL -> typed(text.replace(' ', 'T') + "+00:00", "DATETIMEOFFSET");
      case ORACLE -> "CAST(TIMESTAMP '%s' AS TIMESTAMP WITH TIME ZONE)".formatted(text);
      default -> typed(text + "+00", "TIMESTAMP WITH TIME ZONE");
    };
  }

  private String typed(String text, String type) {
    return switch (dialect) {
      case SQLITE -> "'" + text + "'";
      // its types of times have no digits
      case DUCKDB -> "CAST('%s' AS %s)".formatted(text, type.replaceFirst("\\(\\d\\)", ""));
      // its casts are not to TIMESTAMP
      case MYSQL, MARIADB -> type.replaceFirst("\\(.*", "") + " '" + text + "'";
      default -> "CAST('%s' AS %s)".formatted(text, type);
    };
  }

  private static String precise(String type, int digits) {
    return digits == 0 ? type : "%s(%d)".formatted(type, digits);
  }
}
