package dev.assay.statemachine;

import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * What a JSONata expression mentions, found in its text: the parser of the JSONata library keeps
 * its syntax tree to itself.
 */
final class ExpressionScan {
  private static final Pattern VARIABLE = Pattern.compile("\\$(\\$|[\\p{L}_][\\p{L}\\p{N}_]*)?");
  private static final Pattern BOUND = Pattern.compile("\\$([\\p{L}_][\\p{L}\\p{N}_]*)\\s*:=");
  private static final Pattern FOCUS = Pattern.compile("[@#]\\s*\\$([\\p{L}_][\\p{L}\\p{N}_]*)");
  private static final Pattern PARAMETERS = Pattern.compile("(?:function|λ)\\s*\\(([^)]*)\\)");
  private static final Pattern SIGNATURE =
      Pattern.compile("((?:function|λ)\\s*\\([^)]*\\)\\s*)<[^{]*>(\\s*\\{)");
  private static final Pattern STATES_FIELD =
      Pattern.compile("\\$states\\s*\\.\\s*([\\p{L}_][\\p{L}\\p{N}_]*)");
  private static final String BEFORE_REGEX = "([{,;:=<>!&|?~^*%+-/";

  private final String code;

  ExpressionScan(String expression) {
    this.code = SIGNATURE.matcher(blankOut(expression)).replaceAll("$1$2");
  }

  /** Names with {@code $} before them, without it; {@code $$} is given as {@code "$"}. */
  Set<String> variables() {
    Set<String> names = new TreeSet<>();
    Matcher matcher = VARIABLE.matcher(code);
    while (matcher.find()) {
      if (matcher.group(1) != null) {
        names.add(matcher.group(1));
      }
    }
    return names;
  }

  /** Names that the expression gives a value itself, anywhere. */
  Set<String> boundVariables() {
    Set<String> names = new TreeSet<>();
    collect(BOUND, code, names);
    collect(FOCUS, code, names);
    Matcher parameters = PARAMETERS.matcher(code);
    while (parameters.find()) {
      collect(VARIABLE, parameters.group(1), names);
    }
    return names;
  }

  /** The fields of {@code $states} that are mentioned. */
  Set<String> statesFields() {
    Set<String> names = new TreeSet<>();
    collect(STATES_FIELD, code, names);
    return names;
  }

  /** Whether it uses {@code ??} or {@code ?:}, which came after JSONata 2.0.6. */
  boolean usesNewerOperators() {
    return code.contains("??") || code.contains("?:");
  }

  private static void collect(Pattern pattern, String text, Set<String> names) {
    Matcher matcher = pattern.matcher(text);
    while (matcher.find()) {
      if (matcher.group(1) != null) {
        names.add(matcher.group(1));
      }
    }
  }

  /** The expression with the insides of strings, quoted names, comments and regexes blanked. */
  private static String blankOut(String expression) {
    StringBuilder out = new StringBuilder(expression);
    int at = 0;
    char before = '(';
    while (at < out.length()) {
      int end = endOfOpaque(expression, at, before);
      if (end > at) {
        for (int i = at; i < end; i++) {
          out.setCharAt(i, ' ');
        }
        before = expression.startsWith("/*", at) ? before : 'x';
        at = end;
      } else {
        char c = expression.charAt(at++);
        before = Character.isWhitespace(c) ? before : c;
      }
    }
    return out.toString();
  }

  /** Where the string, quoted name, comment or regex that starts here ends; else {@code at}. */
  private static int endOfOpaque(String text, int at, char before) {
    char c = text.charAt(at);
    if (c == '"' || c == '\'' || c == '`') {
      return endOfQuoted(text, at, c);
    }
    if (text.startsWith("/*", at)) {
      int end = text.indexOf("*/", at + 2);
      return end < 0 ? text.length() : end + 2;
    }
    return c == '/' && BEFORE_REGEX.indexOf(before) >= 0 ? endOfQuoted(text, at, '/') : at;
  }

  private static int endOfQuoted(String text, int at, char quote) {
    for (int i = at + 1; i < text.length(); i++) {
      if (text.charAt(i) == '\\') {
        i++;
      } else if (text.charAt(i) == quote) {
        return i + 1;
      }
    }
    return text.length();
  }
}
