package dev.assay.report;

import dev.assay.table.TableText;
import java.math.BigDecimal;
import java.util.Locale;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** Text of models and databases made fit to be read; the markup itself is escaped by the tags. */
final class Text {

  private static final int LONGEST = 20_000;

  private Text() {}

  /** One line: what would break it, steer, or reorder it is shown by its code. */
  static String safe(String text) {
    return TableText.oneLine(cut(text));
  }

  /** Several lines, each made safe; tabs become spaces. */
  static String lines(String text) {
    return cut(text)
        .strip()
        .lines()
        .map(line -> TableText.oneLine(line.replace("\t", "    ")))
        .collect(Collectors.joining("\n"));
  }

  static String count(long number, String thing) {
    return String.format(Locale.ROOT, "%,d %s%s", number, thing, number == 1 ? "" : "s");
  }

  static String seconds(long millis) {
    return millis < 1_000 ? millis + " ms" : String.format(Locale.ROOT, "%.1f s", millis / 1_000.0);
  }

  static String money(@Nullable BigDecimal cost) {
    return cost == null ? "unknown (no prices are set)" : cost.stripTrailingZeros().toPlainString();
  }

  private static String cut(String text) {
    return text.length() <= LONGEST
        ? text
        : text.substring(0, LONGEST) + "… (" + text.length() + " characters)";
  }
}
