package dev.assay.catalog.descriptions;

/** Descriptions on one line, of a length that prompts can bear. */
final class DescriptionText {

  private static final int LONGEST = 2_000;

  private DescriptionText() {}

  static String of(String text) {
    String line = text.replaceAll("[\\s\\p{Cntrl}\\p{Z}]+", " ").strip();
    return line.codePointCount(0, line.length()) <= LONGEST
        ? line
        : line.substring(0, line.offsetByCodePoints(0, LONGEST - 1)) + "…";
  }
}
