package dev.assay.pandas.frame.text;

/** The replacement text of {@code re.sub}, as Java's. */
public final class Replacement {

  private Replacement() {}

  /** Backslash and number or {@code \g<name>} stand for groups; nothing else is special. */
  public static String java(String python) {
    StringBuilder java = new StringBuilder();
    for (int at = 0; at < python.length(); at++) {
      char letter = python.charAt(at);
      if (letter == '$') {
        java.append("\\$");
      } else if (letter != '\\' || at + 1 == python.length()) {
        java.append(letter == '\\' ? "\\\\" : "" + letter);
      } else {
        at = escaped(python, at + 1, java);
      }
    }
    return java.toString();
  }

  private static int escaped(String python, int at, StringBuilder java) {
    char letter = python.charAt(at);
    if (Character.isDigit(letter)) {
      java.append('$').append(letter);
      return at;
    }
    if (letter == 'g' && python.startsWith("<", at + 1)) {
      int end = python.indexOf('>', at);
      String name = python.substring(at + 2, end);
      java.append(Character.isDigit(name.charAt(0)) ? "$" + name : "${" + name + "}");
      return end;
    }
    switch (letter) {
      case 'n' -> java.append('\n');
      case 't' -> java.append('\t');
      case 'r' -> java.append('\r');
      default -> java.append("\\\\");
    }
    return at;
  }
}
