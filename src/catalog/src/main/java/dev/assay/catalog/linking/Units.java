package dev.assay.catalog.linking;

import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The unit that a description says a column is measured in. */
final class Units {

  private static final Pattern UNIT =
      Pattern.compile(
          "(?i)\\bunits?\\s*(?:is|are|:|=)\\s*([^\\s;,.()][^;,.()]{0,19})"
              + "|\\b(?:measured|given|expressed|stored|counted) in ([^\\s;,.()]{1,20})");

  private Units() {}

  /** The unit; empty where none is named. */
  static String of(String description) {
    Matcher unit = UNIT.matcher(description);
    if (!unit.find()) {
      return "";
    }
    return (unit.group(1) == null ? unit.group(2) : unit.group(1)).strip();
  }
}
