package dev.assay.workflow.ondata.madeup;

import dev.assay.table.Binary;
import dev.assay.table.Table;
import java.math.BigDecimal;
import java.time.DateTimeException;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.format.DateTimeFormatter;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeSet;
import java.util.function.Predicate;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * Made-up values in place of real ones. One value stands for one value in all tables, so that joins
 * find the same rows; types, NULLs and the order of values stay.
 */
public final class MadeUpRows {

  private static final Pattern DAY_TEXT =
      Pattern.compile(
          "(\\d{4}-\\d\\d-\\d\\d)(?:([ T])(\\d\\d:\\d\\d(?::\\d\\d)?)(?:[.]\\d{1,9})?Z?)?");
  private static final Pattern NUMBER_TEXT = Pattern.compile("-?\\d{1,15}(?:\\.\\d{1,9})?");

  private final TreeSet<BigDecimal> numbers = new TreeSet<>();
  private final TreeSet<LocalDate> days = new TreeSet<>();
  private final TreeSet<LocalTime> times = new TreeSet<>();
  private final TreeSet<String> texts = new TreeSet<>();
  private final Map<String, Binary> bytes = new HashMap<>();
  private final Map<String, Table> real;
  private final CodeLiterals literals;

  private MadeUpRows(Map<String, Table> real, CodeLiterals literals) {
    this.real = real;
    this.literals = literals;
    real.values().forEach(table -> table.rows().forEach(row -> row.forEach(this::collect)));
  }

  /**
   * The rows with made-up values, the plainest ones that are still what they have to be; empty
   * where none are.
   *
   * @param programs what names values that may stay
   * @param today what now means to the programs
   * @param survives whether rows still show what they have to show
   */
  public static Optional<Map<String, Table>> of(
      Map<String, Table> real,
      Collection<String> programs,
      LocalDate today,
      Predicate<Map<String, Table>> survives) {
    MadeUpRows rows = new MadeUpRows(real, CodeLiterals.of(programs, today));
    return Scheme.all().stream().map(rows::made).distinct().filter(survives).findFirst();
  }

  private void collect(@Nullable Object value) {
    switch (value) {
      case Number number -> numbers.add(MadeUpNumbers.decimal(number));
      case LocalDate day -> days.add(day);
      case LocalTime time -> times.add(time);
      case LocalDateTime moment -> {
        days.add(moment.toLocalDate());
        times.add(moment.toLocalTime());
      }
      case Binary binary ->
          bytes.computeIfAbsent(binary.hex(), _ -> new Binary("%04x".formatted(bytes.size() + 1)));
      case String text -> collect(text);
      case null, default -> {
        // NULL and truth stay
      }
    }
  }

  private void collect(String text) {
    Optional<Moment> moment = Moment.in(text);
    if (moment.isPresent()) {
      days.add(moment.get().day());
      moment.get().time().ifPresent(times::add);
    } else if (NUMBER_TEXT.matcher(text.strip()).matches()) {
      numbers.add(MadeUpNumbers.decimal(new BigDecimal(text.strip())));
    } else {
      texts.add(text);
    }
  }

  private Map<String, Table> made(Scheme scheme) {
    Cells cells =
        new Cells(
            new MadeUpNumbers(numbers, literals, scheme.spacing()),
            new MadeUpDays(days, new TreeSet<>(times), literals, scheme.days()),
            new MadeUpTexts(texts, literals, scheme.shapes()),
            bytes);
    Map<String, Table> made = new LinkedHashMap<>();
    real.forEach((name, table) -> made.put(name, made(table, cells)));
    return made;
  }

  private static Table made(Table table, Cells cells) {
    List<List<@Nullable Object>> rows = new ArrayList<>();
    for (List<@Nullable Object> row : table.rows()) {
      List<@Nullable Object> values = new ArrayList<>();
      row.forEach(value -> values.add(cells.made(value)));
      rows.add(values);
    }
    return Table.of(table.columns(), rows);
  }

  /** What stands for each kind of value. */
  private record Cells(
      MadeUpNumbers numbers, MadeUpDays days, MadeUpTexts texts, Map<String, Binary> bytes) {

    @Nullable Object made(@Nullable Object value) {
      return switch (value) {
        case Number number -> numbers.of(number);
        case LocalDate day -> days.of(day);
        case LocalTime time -> days.of(time);
        case LocalDateTime moment ->
            days.of(moment.toLocalDate()).atTime(days.of(moment.toLocalTime()));
        case Binary binary -> bytes.get(binary.hex());
        case String text -> made(text);
        case null, default -> value;
      };
    }

    private String made(String text) {
      Optional<Moment> moment = Moment.in(text);
      if (moment.isPresent()) {
        return moment.get().written(days);
      }
      String digits = text.strip();
      return NUMBER_TEXT.matcher(digits).matches()
          ? text.replace(digits, written(digits))
          : texts.of(text);
    }

    /** As long as before: numbers kept as text may begin with zeros. */
    private String written(String digits) {
      BigDecimal real = new BigDecimal(digits);
      String made = numbers.of(MadeUpNumbers.decimal(real)).toPlainString();
      boolean padded = digits.matches("0\\d+");
      return padded ? "0".repeat(Math.max(0, digits.length() - made.length())) + made : made;
    }
  }

  /** A day, and a time of it, that are kept as text. */
  private record Moment(LocalDate day, Optional<LocalTime> time, String between) {

    private static final DateTimeFormatter SECONDS = DateTimeFormatter.ofPattern("HH:mm:ss");

    static Optional<Moment> in(String text) {
      Matcher parts = DAY_TEXT.matcher(text);
      if (!parts.matches()) {
        return Optional.empty();
      }
      try {
        return Optional.of(
            new Moment(
                LocalDate.parse(parts.group(1)),
                Optional.ofNullable(parts.group(3)).map(LocalTime::parse),
                Optional.ofNullable(parts.group(2)).orElse("")));
      } catch (DateTimeException none) {
        return Optional.empty();
      }
    }

    /** To the second: parts of it, and a zone, are left out. */
    String written(MadeUpDays days) {
      return days.of(day) + time.map(at -> between + SECONDS.format(days.of(at))).orElse("");
    }
  }
}
