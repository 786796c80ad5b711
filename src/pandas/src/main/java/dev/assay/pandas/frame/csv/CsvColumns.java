package dev.assay.pandas.frame.csv;

import dev.assay.pandas.frame.BoolColumn;
import dev.assay.pandas.frame.Column;
import dev.assay.pandas.frame.DoubleColumn;
import dev.assay.pandas.frame.LongColumn;
import dev.assay.pandas.frame.ObjectColumn;
import dev.assay.pandas.frame.Scalars;
import dev.assay.pandas.frame.convert.TextCasts;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Pattern;

/**
 * Finds the dtype of a column of texts as pandas' parser does: whole numbers, numbers, truths,
 * text.
 *
 * @param missing the texts that stand for a missing value
 * @param thousands what is taken out of numbers, empty for nothing
 */
public record CsvColumns(Set<String> missing, String thousands) {

  /** What pandas takes for missing unless told otherwise. */
  public static final Set<String> MISSING =
      Set.of(
          "",
          "#N/A",
          "#N/A N/A",
          "#NA",
          "-1.#IND",
          "-1.#QNAN",
          "-NaN",
          "-nan",
          "1.#IND",
          "1.#QNAN",
          "<NA>",
          "N/A",
          "NA",
          "NULL",
          "NaN",
          "None",
          "n/a",
          "nan",
          "null");

  /** Too long for 64 bits: such a column stays text. */
  private static final Pattern HUGE = Pattern.compile("[+-]?\\d{20,}");

  private static final Pattern WHOLE = Pattern.compile("[+-]?\\d{1,18}");

  /** The column of the dtype that fits all texts. */
  public Column infer(List<String> texts) {
    boolean whole = !texts.isEmpty();
    boolean real = !texts.isEmpty();
    boolean truth = !texts.isEmpty();
    boolean huge = false;
    for (String text : texts) {
      if (missing.contains(text)) {
        whole = false;
        truth = false;
        continue;
      }
      String number = number(text);
      whole = whole && WHOLE.matcher(number).matches();
      huge |= HUGE.matcher(number).matches();
      real = real && TextCasts.isReal(number) && number.indexOf('_') < 0;
      truth = truth && isTruth(text);
    }
    real = real && !huge;
    return whole ? wholes(texts) : real ? reals(texts) : truth ? truths(texts) : texts(texts);
  }

  private String number(String text) {
    String stripped = text.strip();
    return thousands.isEmpty() ? stripped : stripped.replace(thousands, "");
  }

  private static boolean isTruth(String text) {
    return switch (text) {
      case "True", "TRUE", "true", "False", "FALSE", "false" -> true;
      default -> false;
    };
  }

  private Column wholes(List<String> texts) {
    return LongColumn.of(
        texts.stream()
            .mapToLong(text -> Long.parseLong(number(text).replaceFirst("^\\+", "")))
            .toArray());
  }

  private Column reals(List<String> texts) {
    return DoubleColumn.of(
        texts.stream()
            .mapToDouble(
                text -> missing.contains(text) ? Double.NaN : TextCasts.parseReal(number(text)))
            .toArray());
  }

  private static Column truths(List<String> texts) {
    boolean[] truths = new boolean[texts.size()];
    for (int at = 0; at < truths.length; at++) {
      truths[at] = texts.get(at).toLowerCase(Locale.ROOT).equals("true");
    }
    return new BoolColumn(truths);
  }

  /** The texts as they are; truths among missing values become bool objects, as pandas has it. */
  public Column texts(List<String> texts) {
    boolean truths =
        texts.stream().allMatch(text -> missing.contains(text) || isTruth(text))
            && texts.stream().anyMatch(CsvColumns::isTruth);
    return ObjectColumn.of(
        texts.stream()
            .map(
                text ->
                    missing.contains(text)
                        ? Scalars.NAN
                        : truths ? (Object) text.toLowerCase(Locale.ROOT).equals("true") : text)
            .toArray());
  }

  /** The texts as text, whatever they look like. */
  public Column strings(List<String> texts) {
    return ObjectColumn.of(
        texts.stream().map(text -> missing.contains(text) ? Scalars.NAN : text).toArray());
  }
}
