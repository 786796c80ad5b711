package dev.assay.pandas.frame.time;

import dev.assay.pandas.value.CountedText;
import dev.assay.pandas.value.PythonError;
import dev.assay.pandas.value.Strftime;
import dev.assay.pandas.value.TextBuilder;
import java.time.LocalDateTime;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** Guesses the format of a date, as pandas does for a whole column from its first text. */
final class DateGuesser {

  private enum Part {
    YEAR,
    MONTH,
    DAY,
    HOUR,
    MINUTE,
    SECOND,
    WEEKDAY,
    HALF
  }

  /** A directive, or several, with what they tell and how many digits the text may lack. */
  private record Directive(String format, int width, Set<Part> parts) {

    Directive(String format, int width, Part first, Part... others) {
      this(format, width, EnumSet.of(first, others));
    }
  }

  private static final Directive DAY = new Directive("%d", 2, Part.DAY);

  private static final List<Directive> MONTH_FIRST =
      List.of(
          new Directive(
              "%Y%m%d%H%M%S",
              0, EnumSet.of(Part.YEAR, Part.MONTH, Part.DAY, Part.HOUR, Part.MINUTE, Part.SECOND)),
          new Directive("%Y%m%d%H%M", 0, Part.YEAR, Part.MONTH, Part.DAY, Part.HOUR, Part.MINUTE),
          new Directive("%Y%m%d%H", 0, Part.YEAR, Part.MONTH, Part.DAY, Part.HOUR),
          new Directive("%Y%m%d", 0, Part.YEAR, Part.MONTH, Part.DAY),
          new Directive("%H%M%S", 0, Part.HOUR, Part.MINUTE, Part.SECOND),
          new Directive("%H%M", 0, Part.HOUR, Part.MINUTE),
          new Directive("%Y", 0, Part.YEAR),
          new Directive("%B", 0, Part.MONTH),
          new Directive("%b", 0, Part.MONTH),
          new Directive("%m", 2, Part.MONTH),
          DAY,
          new Directive("%H", 2, Part.HOUR),
          new Directive("%M", 2, Part.MINUTE),
          new Directive("%S", 2, Part.SECOND),
          new Directive("%S.%f", 0, Part.SECOND),
          new Directive("%a", 0, Part.WEEKDAY),
          new Directive("%A", 0, Part.WEEKDAY),
          new Directive("%p", 0, Part.HALF));
  private static final List<Directive> DAY_FIRST = dayFirst();

  private static final Set<Part> DATE = EnumSet.of(Part.YEAR, Part.MONTH, Part.DAY);
  private static final Pattern NUMBER = Pattern.compile("\\d+(\\.\\d+)?");
  private static final int FRACTION = 6;

  private final List<String> tokens;
  private final @Nullable Directive[] found;

  private DateGuesser(List<String> tokens) {
    this.tokens = tokens;
    this.found = new Directive[tokens.size()];
  }

  private static List<Directive> dayFirst() {
    List<Directive> directives = new ArrayList<>(MONTH_FIRST);
    directives.remove(DAY);
    directives.addFirst(DAY);
    return List.copyOf(directives);
  }

  /** The format of a text; {@code null} where each text must be read by itself. */
  static @Nullable DateFormat guess(String text, boolean dayFirst) {
    WrittenParts parts = LooseDate.read(text, dayFirst, false);
    if (parts == null || !parts.hasYear()) {
      return null;
    }
    LocalDateTime moment;
    try {
      moment = parts.date(text).moment();
    } catch (PythonError error) {
      if (error.isCatchable()) {
        return null;
      }
      throw error;
    }
    DateGuesser guesser = new DateGuesser(DateTokens.ofFormat(text));
    String format = guesser.format(moment, dayFirst ? DAY_FIRST : MONTH_FIRST);
    return format == null ? null : guesser.checked(format, text, moment);
  }

  private @Nullable String format(LocalDateTime moment, List<Directive> directives) {
    Set<Part> told = EnumSet.noneOf(Part.class);
    for (Directive directive : directives) {
      if (directive.parts().stream().noneMatch(told::contains) && place(directive, moment)) {
        told.addAll(directive.parts());
      }
    }
    if (!told.containsAll(DATE) && !isYearOrMonth()) {
      return null;
    }
    TextBuilder format = new TextBuilder();
    for (int at = 0; at < found.length; at++) {
      Directive directive = found[at];
      if (directive == null && NUMBER.matcher(tokens.get(at)).matches()) {
        return null;
      }
      format.append(directive == null ? tokens.get(at) : directive.format());
    }
    return told.contains(Part.HALF)
        ? format.toString().replaceFirst("%H", "%I")
        : format.toString();
  }

  /** Finds the token that a directive writes, and fills it up as the directive does. */
  private boolean place(Directive directive, LocalDateTime moment) {
    String written = Strftime.format(moment, directive.format());
    for (int at = 0; at < found.length; at++) {
      String filled = found[at] == null ? filled(tokens.get(at), directive.width()) : "";
      if (filled.equals(written)) {
        found[at] = directive;
        tokens.set(at, filled);
        return true;
      }
    }
    return false;
  }

  private static String filled(String token, int width) {
    int dot = token.indexOf('.');
    if (dot <= 0 || !NUMBER.matcher(token).matches()) {
      return token.length() < width
          ? CountedText.repeat("0", width - token.length()) + token
          : token;
    }
    String seconds = token.substring(0, dot).replaceFirst("^0+(?=.)", "");
    String fraction = (token.substring(dot + 1) + "000000").substring(0, FRACTION);
    return (seconds.length() < 2 ? "0" + seconds : seconds) + "." + fraction;
  }

  /** Whether it is a year, or a year and a month as ISO 8601 writes them. */
  private boolean isYearOrMonth() {
    boolean year = found.length > 0 && found[0] != null && found[0].format().equals("%Y");
    return year
        && (found.length == 1
            || found.length == 3
                && found[1] == null
                && tokens.get(1).equals("-")
                && found[2] != null
                && found[2].format().equals("%m"));
  }

  /** The format, if the text follows it, and is what it writes but for digits that it lacks. */
  private @Nullable DateFormat checked(String format, String text, LocalDateTime moment) {
    try {
      DateFormat guessed = new DateFormat(format);
      LocalDateTime parsed = guessed.parse(text);
      if (parsed == null || !WrittenDate.isWithinBounds(parsed)) {
        return null;
      }
      String written = Strftime.format(moment, format);
      return written.equals(CountedText.join("", tokens)) ? guessed : null;
    } catch (PythonError error) {
      if (error.isCatchable()) {
        return null;
      }
      throw error;
    }
  }
}
