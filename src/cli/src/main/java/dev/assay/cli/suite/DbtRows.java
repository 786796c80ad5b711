package dev.assay.cli.suite;

import dev.assay.cli.UsageException;
import dev.assay.sql.Dialect;
import dev.assay.table.Binary;
import dev.assay.table.Table;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.format.DateTimeFormatter;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Rows as dbt reads them. It renders each text as a template, writes it between apostrophes, and
 * casts it to the column's type; numbers are Python's, of 64 bits, before they are SQL's.
 */
record DbtRows(Dialect dialect) {

  /** The digits that a number of Python keeps. */
  private static final int EXACT_DIGITS = 15;

  /**
   * The rows, each with the names of its columns.
   *
   * @param place what they are the rows of
   * @throws UsageException when dbt cannot hold a name or a cell
   */
  List<Map<String, @Nullable Object>> of(String place, Table table) {
    requireNames(place, table.columnNames());
    List<Map<String, @Nullable Object>> rows = new ArrayList<>();
    for (List<@Nullable Object> row : table.rows()) {
      Map<String, @Nullable Object> cells = new LinkedHashMap<>();
      for (int at = 0; at < row.size(); at++) {
        String column = table.columnNames().get(at);
        cells.put(column, cell(place, column, row.get(at)));
      }
      rows.add(cells);
    }
    return rows;
  }

  private static void requireNames(String place, List<String> names) {
    Set<String> seen = new HashSet<>();
    for (String name : names) {
      if (name.contains("\"") || name.contains("`")) {
        throw new UsageException(
            "dbt writes names of columns without escaping quotes, and %s has '%s'"
                .formatted(place, name));
      }
      if (!seen.add(name.toLowerCase(Locale.ROOT))) {
        throw new UsageException(
            "dbt's unit tests do not tell '%s' of %s from a column that differs in case"
                .formatted(name, place));
      }
    }
  }

  private @Nullable Object cell(String place, String column, @Nullable Object value) {
    return switch (value) {
      case null -> null;
      case Boolean flag -> flag;
      case Number number -> number(number);
      case Binary _ ->
          throw new UsageException(
              "dbt's unit tests hold no bytes, and column '%s' of %s has some"
                  .formatted(column, place));
      case LocalDateTime moment -> moment.toLocalDate() + " " + time(moment.toLocalTime());
      case LocalTime time -> time(time);
      default -> text(place, column, value.toString());
    };
  }

  /** With the seconds, which not every database does without. */
  private static String time(LocalTime time) {
    return DateTimeFormatter.ISO_LOCAL_TIME.format(time);
  }

  /** A number where dbt keeps just that one, and else the text that the database reads. */
  private static Object number(Number number) {
    return switch (number) {
      case Integer _, Long _, Short _, Byte _ -> number;
      case BigInteger whole -> whole.bitLength() < Long.SIZE ? whole : whole.toString();
      default -> {
        String text = number.toString();
        yield text.matches("-?\\d+\\.\\d+") && new BigDecimal(text).precision() <= EXACT_DIGITS
            ? new BigDecimal(text)
            : text;
      }
    };
  }

  private String text(String place, String column, String text) {
    if (text.indexOf('\0') >= 0) {
      throw new UsageException(
          "dbt's SQL holds no character 0, and a text in column '%s' of %s has one"
              .formatted(column, place));
    }
    return Jinja.exactly(
        switch (dialect) {
          case MYSQL, MARIADB -> text.replace("\\", "\\\\");
          default -> text;
        });
  }
}
