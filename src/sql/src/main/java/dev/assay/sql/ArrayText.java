package dev.assay.sql;

import java.util.Set;

/** PostgreSQL's arrays as Python writes lists: {@code ['red', 'blue']}, {@code [1, None]}. */
final class ArrayText {

  /** Elements that Python writes without quotes. */
  private static final Set<String> NUMBERS =
      Set.of("_int2", "_int4", "_int8", "_numeric", "_float4", "_float8", "_oid");

  private final String text;
  private final boolean numbers;
  private final boolean truths;
  private final StringBuilder list = new StringBuilder();
  private int at;

  private ArrayText(String type, String text) {
    this.text = text;
    this.numbers = NUMBERS.contains(type);
    this.truths = type.equals("_bool");
  }

  /** The array as a list; arrays whose first place is not 1 stay as they are. */
  static String asList(String type, String text) {
    if (!text.startsWith("{")) {
      return text;
    }
    ArrayText array = new ArrayText(type, text);
    array.write();
    return array.list.toString();
  }

  private void write() {
    while (at < text.length()) {
      char c = text.charAt(at);
      switch (c) {
        case '{' -> list.append('[');
        case '}' -> list.append(']');
        case ',' -> list.append(", ");
        case '"' -> quotedElement();
        default -> bareElement();
      }
      at++;
    }
  }

  private void quotedElement() {
    StringBuilder element = new StringBuilder();
    for (at++; text.charAt(at) != '"'; at++) {
      if (text.charAt(at) == '\\') {
        at++;
      }
      element.append(text.charAt(at));
    }
    list.append(PythonText.of(element.toString()));
  }

  private void bareElement() {
    int start = at;
    while (",}".indexOf(text.charAt(at + 1)) < 0) {
      at++;
    }
    String element = text.substring(start, at + 1);
    if (element.equals("NULL")) {
      list.append("None");
    } else if (truths) {
      list.append(element.equals("t") ? "True" : "False");
    } else {
      list.append(numbers ? element : PythonText.of(element));
    }
  }
}
