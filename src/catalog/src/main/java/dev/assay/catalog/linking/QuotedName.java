package dev.assay.catalog.linking;

import java.util.ArrayList;
import java.util.List;

/** Takes names apart at their dots, with the quotes of any dialect around each part. */
final class QuotedName {

  private QuotedName() {}

  /**
   * The parts without their quotes; none when a part is empty, or a quote has no end. Quotes inside
   * of a part are doubled.
   */
  static List<String> parts(String written) {
    List<String> parts = new ArrayList<>();
    int position = 0;
    while (position <= written.length()) {
      int end = end(written, position);
      if (end < 0) {
        return List.of();
      }
      String part = unquoted(written.substring(position, end).strip());
      if (part.isEmpty()) {
        return List.of();
      }
      parts.add(part);
      position = end + 1;
    }
    return parts;
  }

  /** Where the part ends that begins there: at a dot outside of quotes, or the text's end. */
  private static int end(String written, int from) {
    int position = from;
    while (position < written.length() && written.charAt(position) == ' ') {
      position++;
    }
    char close = position < written.length() ? closing(written.charAt(position)) : 0;
    if (close == 0) {
      int dot = written.indexOf('.', from);
      return dot < 0 ? written.length() : dot;
    }
    for (int at = position + 1; at < written.length(); at++) {
      if (written.charAt(at) == close) {
        boolean doubled = at + 1 < written.length() && written.charAt(at + 1) == close;
        if (!doubled) {
          int dot = written.indexOf('.', at);
          return dot < 0 ? written.length() : dot;
        }
        at++;
      }
    }
    return -1;
  }

  private static char closing(char open) {
    return switch (open) {
      case '"', '`', '\'' -> open;
      case '[' -> ']';
      default -> 0;
    };
  }

  private static String unquoted(String part) {
    if (part.length() < 2 || closing(part.charAt(0)) != part.charAt(part.length() - 1)) {
      return part;
    }
    String close = part.substring(part.length() - 1);
    return part.substring(1, part.length() - 1).replace(close + close, close);
  }
}
