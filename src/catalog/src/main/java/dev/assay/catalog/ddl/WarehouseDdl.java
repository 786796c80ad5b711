package dev.assay.catalog.ddl;

import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Brings CREATE TABLE statements of BigQuery and Snowflake into a form that the parser understands:
 * nested types become words of their own, descriptions become comments, and what says nothing about
 * columns is left out.
 */
final class WarehouseDdl {

  private static final Set<String> NESTED =
      Set.of("STRUCT", "ARRAY", "OBJECT", "MAP", "RECORD", "VECTOR");
  private static final Pattern DESCRIPTION =
      Pattern.compile(
          "(?is)\\bdescription\\s*=\\s*(\"(?:\\\\.|[^\"\\\\])*+\"|'(?:\\\\.|[^'\\\\])*+')");
  private static final Pattern COMMENT =
      Pattern.compile("(?is)\\bcomment\\s*=?\\s*('(?:''|\\\\.|[^'\\\\])*+')");
  private static final Pattern SILENT =
      Pattern.compile(
          "(?i)cluster\\s+by\\s*\\((?:[^()]|\\([^()]*\\))*\\)|not\\s+enforced\\b|(autoincrement|identity)\\b(\\s*\\([^)]*\\))?(\\s+start\\s+\\d+)?"
              + "(\\s+increment\\s+\\d+)?(\\s+(no)?order\\b)?|(with\\s+)?tag\\s*\\([^)]*\\)|(with\\s+)?"
              + "masking\\s+policy\\s+[\\w.\"]+(\\s+using\\s*\\([^)]*\\))?");

  private static final Pattern ESCAPE = Pattern.compile("(?s)\\\\(.)");

  private final String text;
  private final StringBuilder simple = new StringBuilder();
  private final Map<String, String> types = new HashMap<>();
  private int at;
  private int depth;

  private WarehouseDdl(String text) {
    this.text = text;
  }

  /**
   * A statement that can be parsed.
   *
   * @param types the types as they were written, by the words that stand for them
   */
  record Simplified(String text, Map<String, String> types) {

    /** The type that a word stands for, or the type itself. */
    String type(String parsed) {
      return types.getOrDefault(parsed, parsed);
    }
  }

  /** The statement as it is, for dialects that the parser understands. */
  static Simplified unchanged(String statement) {
    return new Simplified(statement, Map.of());
  }

  static Simplified of(String statement) {
    WarehouseDdl ddl = new WarehouseDdl(statement);
    ddl.run();
    return new Simplified(ddl.simple.toString(), Map.copyOf(ddl.types));
  }

  private void run() {
    boolean inColumns = true;
    while (at < text.length() && inColumns) {
      char next = text.charAt(at);
      if (next == '\'') {
        int end = quoteEnd(at);
        simple.append(standard(text.substring(at, end)));
        at = end;
      } else if (next == '"' || next == '`') {
        copyTo(quoteEnd(at));
      } else if (Character.isLetter(next) || next == '_') {
        word();
      } else {
        depth += next == '(' ? 1 : next == ')' ? -1 : 0;
        inColumns = next != ')' || depth > 0;
        copyTo(at + 1);
      }
    }
    String comment = description(text.substring(at));
    simple.append(comment.isEmpty() ? "" : " COMMENT=" + comment);
  }

  private void word() {
    Matcher silent = SILENT.matcher(text).region(at, text.length());
    if (silent.lookingAt()) {
      at = silent.end();
      return;
    }
    int end = at;
    while (end < text.length()
        && (Character.isLetterOrDigit(text.charAt(end)) || text.charAt(end) == '_')) {
      end++;
    }
    String word = text.substring(at, end).toUpperCase(Locale.ROOT);
    if (depth == 1 && NESTED.contains(word) && isBehindName()) {
      int after = bracketsEnd(end);
      String name = "NESTED_TYPE_" + types.size();
      types.put(name, text.substring(at, after).strip());
      simple.append(name);
      at = after;
    } else if (depth == 1 && word.equals("OPTIONS") && bracketsEnd(end) > end) {
      String comment = description(text.substring(at, bracketsEnd(end)));
      simple.append(comment.isEmpty() ? "" : "COMMENT " + comment);
      at = bracketsEnd(end);
    } else {
      copyTo(end);
    }
  }

  /** Whether a column's name stands before, so that this is its type and not itself a name. */
  private boolean isBehindName() {
    int before = simple.length() - 1;
    while (before >= 0 && Character.isWhitespace(simple.charAt(before))) {
      before--;
    }
    return before >= 0 && simple.charAt(before) != '(' && simple.charAt(before) != ',';
  }

  /** Where the brackets end that open here; here, if none do. */
  private int bracketsEnd(int from) {
    int open = 0;
    int index = from;
    while (index < text.length()) {
      char next = text.charAt(index);
      if (next == '\'' || next == '"' || next == '`') {
        index = quoteEnd(index);
        continue;
      }
      open += next == '(' || next == '<' ? 1 : next == ')' || next == '>' ? -1 : 0;
      if (open == 0 && !Character.isWhitespace(next)) {
        return next == ')' || next == '>' ? index + 1 : from;
      }
      if (open < 0) {
        return from;
      }
      index++;
    }
    return from;
  }

  private int quoteEnd(int from) {
    char quote = text.charAt(from);
    int index = from + 1;
    while (index < text.length() && text.charAt(index) != quote) {
      index += text.charAt(index) == '\\' && quote != '`' ? 2 : 1;
    }
    return Math.min(text.length(), index + 1);
  }

  private void copyTo(int end) {
    simple.append(text, at, end);
    at = end;
  }

  /** A description or comment as a literal of standard SQL; empty when there is none. */
  private static String description(String options) {
    Matcher described = DESCRIPTION.matcher(options);
    Matcher commented = COMMENT.matcher(options);
    String literal =
        described.find() ? described.group(1) : commented.find() ? commented.group(1) : "";
    return literal.isEmpty() ? "" : standard(literal);
  }

  /** Text in quotes, without the backslashes that the parser does not know. */
  private static String standard(String literal) {
    String inner = literal.substring(1, Math.max(1, literal.length() - 1));
    String plain =
        ESCAPE.matcher(inner.replace("''", "'")).replaceAll(escape -> escaped(escape.group(1)));
    return "'" + plain.replace("'", "''") + "'";
  }

  private static String escaped(String letter) {
    return switch (letter) {
      case "n" -> "\n";
      case "r" -> "\r";
      case "t" -> "\t";
      default -> Matcher.quoteReplacement(letter);
    };
  }
}
