package dev.assay.sql.standin;

import org.jspecify.annotations.Nullable;

/** JSON as it is written, with its spaces and digits; the text is known to be JSON. */
record JsonSource(String text) {

  /** The part at the path, of the first of members of one name; null where it leads nowhere. */
  @Nullable String at(JsonPath path) {
    int at = skipSpaces(0);
    for (JsonPath.Step step : path.steps()) {
      at = step.name() != null ? member(at, step.name()) : item(at, step.place());
      if (at < 0) {
        return null;
      }
    }
    return text.substring(at, end(at));
  }

  private int member(int object, String name) {
    if (text.charAt(object) != '{') {
      return -1;
    }
    int at = skipSpaces(object + 1);
    while (text.charAt(at) != '}') {
      int close = end(at);
      int value = skipSpaces(skipSpaces(close) + 1); // behind the colon
      if (name.equals(JsonTree.read(text.substring(at, close)))) {
        return value;
      }
      at = next(value);
    }
    return -1;
  }

  private int item(int list, int place) {
    if (text.charAt(list) != '[') {
      return -1;
    }
    int at = skipSpaces(list + 1);
    for (int left = place; left > 0 && text.charAt(at) != ']'; left--) {
      at = next(at);
    }
    return text.charAt(at) == ']' ? -1 : at;
  }

  /** Where the next member or item begins, or the bracket closes. */
  private int next(int value) {
    int behind = skipSpaces(end(value));
    return text.charAt(behind) == ',' ? skipSpaces(behind + 1) : behind;
  }

  /** Behind the value that begins there. */
  private int end(int first) {
    int depth = 0;
    int at = first;
    do {
      switch (text.charAt(at)) {
        case '"' -> at = closingQuote(at);
        case '{', '[' -> depth++;
        case '}', ']' -> depth--;
        default -> {}
      }
      at++;
    } while (at < text.length() && (depth > 0 || isOfWord(first, at)));
    return at;
  }

  /** Whether the number or word that begins there goes on. */
  private boolean isOfWord(int first, int at) {
    return "\"{[".indexOf(text.charAt(first)) < 0 && " \t\r\n,:}]".indexOf(text.charAt(at)) < 0;
  }

  private int closingQuote(int open) {
    int at = open + 1;
    while (text.charAt(at) != '"') {
      at += text.charAt(at) == '\\' ? 2 : 1;
    }
    return at;
  }

  private int skipSpaces(int from) {
    int at = from;
    while (at < text.length() && " \t\r\n".indexOf(text.charAt(at)) >= 0) {
      at++;
    }
    return at;
  }
}
