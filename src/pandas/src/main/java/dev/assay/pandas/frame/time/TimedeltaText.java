package dev.assay.pandas.frame.time;

import dev.assay.pandas.column.TimeColumn;
import dev.assay.pandas.value.PythonError;
import dev.assay.pandas.value.TextBuilder;
import dev.assay.pandas.value.TimeLimit;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * Reads the text of one timedelta character by character, as pandas does
 * (pandas/_libs/tslibs/timedeltas.pyx, parse_timedelta_string): a leading minus counts for all that
 * follows, but not for a clock behind days.
 */
final class TimedeltaText {

  private static final Set<String> MISSING = Set.of("", "NaT", "nat", "NAT", "nan", "NaN", "NAN");
  private static final Pattern ISO =
      Pattern.compile(
          "(-?)P(?=.)(?:(\\d+)W)?(?:(\\d+)D)?(?:T(?:(\\d+)H)?(?:(\\d+)M)?(?:(\\d+(?:\\.\\d{1,9})?)S)?)?");
  private static final long SECOND = 1_000_000_000L;
  private static final String[] ISO_UNITS = {"W", "D", "h", "min", "s"};

  private final TextBuilder number = new TextBuilder();
  private final TextBuilder fraction = new TextBuilder();
  private final TextBuilder unit = new TextBuilder();
  private boolean negative;
  private boolean dotted;
  private boolean valued;
  private int clockParts;
  private long total;

  private TimedeltaText() {}

  /** The nanoseconds of the text, NaT for a missing one; a ValueError when it is no timedelta. */
  static long nanos(String text) {
    if (MISSING.contains(text)) {
      return TimeColumn.NAT;
    }
    Matcher iso = ISO.matcher(text);
    if (iso.matches()) {
      return ofIso(iso);
    }
    TimedeltaText reader = new TimedeltaText();
    text.chars().forEach(character -> reader.read((char) character));
    return reader.finish();
  }

  private static long ofIso(Matcher iso) {
    long total = 0;
    for (int at = 0; at < ISO_UNITS.length; at++) {
      @Nullable String count = iso.group(at + 2);
      total += count == null ? 0 : amount(count, ISO_UNITS[at]);
    }
    return iso.group(1).isEmpty() ? total : -total;
  }

  private void read(char character) {
    TimeLimit.check();
    switch (character) {
      case ' ', ',', '+' -> {}
      case '-' -> {
        if (negative || valued || clockParts > 0) {
          throw PythonError.valueError("only leading negative signs are allowed");
        }
        negative = true;
      }
      case '0', '1', '2', '3', '4', '5', '6', '7', '8', '9' -> digit(character);
      case ':' -> colon();
      case '.' -> dot();
      default -> {
        unit.append(character);
        valued = true;
        dotted = false;
      }
    }
  }

  private void digit(char digit) {
    if (dotted && unit.isEmpty()) {
      fraction.append(digit);
      return;
    }
    if (!unit.isEmpty() && !dotted) {
      addAmount();
    }
    dotted = false;
    number.append(digit);
  }

  private void colon() {
    negative &= !valued;
    if (number.isEmpty()) {
      throw PythonError.valueError("expecting hh:mm:ss format");
    }
    add(whole() * (clockParts == 0 ? 3600 : 60) * SECOND);
    clockParts++;
    unit.setLength(0);
    number.setLength(0);
  }

  private void dot() {
    if (!number.isEmpty() && clockParts > 0) {
      addSeconds();
      valued = true;
      unit.setLength(0);
      number.setLength(0);
      fraction.setLength(0);
    }
    dotted = true;
  }

  private long finish() {
    if (dotted && unit.isEmpty()) {
      if (clockParts == 0) {
        throw PythonError.valueError("no units specified");
      }
      add(Long.parseLong((fraction + "000000000").substring(0, 9)));
    } else if (clockParts > 0) {
      addSeconds();
    } else if (!unit.isEmpty()) {
      addAmount();
    } else if (number.isEmpty()) {
      throw PythonError.valueError("symbols w/o a number");
    } else if (valued) {
      throw PythonError.valueError("have leftover units");
    } else {
      add(amount(number.toString(), "ns"));
    }
    return total;
  }

  private void addSeconds() {
    if (clockParts != 2 || number.isEmpty()) {
      throw PythonError.valueError("expected hh:mm:ss format");
    }
    add(whole() * SECOND);
  }

  private long whole() {
    try {
      return Long.parseLong(number.toString());
    } catch (NumberFormatException _) {
      throw new PythonError("OverflowError", "Python int too large to convert to C long");
    }
  }

  private void addAmount() {
    if (number.isEmpty()) {
      throw PythonError.valueError("unit abbreviation w/o a number");
    }
    add(amount(number + "." + fraction, unit.toString()));
    number.setLength(0);
    fraction.setLength(0);
    unit.setLength(0);
  }

  private static long amount(String count, String unit) {
    if (unit.equals("M") || unit.equalsIgnoreCase("y")) {
      throw PythonError.valueError(
          "Units 'M', 'Y' and 'y' do not represent unambiguous timedelta values and are not"
              + " supported.");
    }
    Long nanos = TimedeltaParser.unit(unit);
    if (nanos == null) {
      throw PythonError.valueError("invalid unit abbreviation: " + unit);
    }
    return Math.round(TimedeltaParser.within(Double.parseDouble(count), nanos));
  }

  private void add(long nanos) {
    total += negative ? -nanos : nanos;
  }
}
