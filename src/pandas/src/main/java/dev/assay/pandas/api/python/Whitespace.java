package dev.assay.pandas.api.python;

/** What Python counts as white space. */
final class Whitespace {

  private Whitespace() {}

  static boolean is(int point) {
    return Character.isWhitespace(point) || Character.isSpaceChar(point) || point == 0x85;
  }

  static String strip(String text) {
    return stripRight(stripLeft(text));
  }

  static String stripLeft(String text) {
    int start = 0;
    while (start < text.length() && is(text.charAt(start))) {
      start++;
    }
    return text.substring(start);
  }

  static String stripRight(String text) {
    int end = text.length();
    while (end > 0 && is(text.charAt(end - 1))) {
      end--;
    }
    return text.substring(0, end);
  }
}
