package dev.assay.agents.reading;

import java.util.List;
import java.util.regex.Pattern;

/** Where a query that stands in prose ends: before more prose, a result, or whatever closes it. */
final class QueryEnd {

  private static final Pattern TABLE_OR_RULE =
      Pattern.compile("(?:\\||[+=-]{3,}|#|\\*\\*|\"\"\"|'''|\\p{So}|\\[[({]|\\{|<|```|~~~).*");
  private static final Pattern LABEL =
      Pattern.compile("[*_]*[A-Za-z][\\w ()'/-]{1,40}:(?!:).*|\\w{1,30}=[^=].*");
  private static final Pattern TITLE_SENTENCE =
      Pattern.compile(
          "(?:\\p{Lu}[\\p{Ll}'’]*|I)[,]?(?: [\\p{L}'`(\"-][\\p{L}\\p{N}_'`.,()\"-]*){2,}.*");
  private static final Pattern SHORT_SENTENCE =
      Pattern.compile("\\p{Lu}[\\p{Ll}'’]+(?: [\\p{L}'’]+)+[.!]");
  private static final Pattern LOWER_SENTENCE = Pattern.compile("\\p{Ll}+(?: \\p{Ll}+){2,}[.!:?]?");

  /** Chinese and Japanese set no spaces, but their own punctuation. */
  private static final Pattern OTHER_SENTENCE =
      Pattern.compile(
          "[\\p{IsHan}\\p{IsHiragana}\\p{IsKatakana}].*[，。：！？].*"
              + "|[\\p{L}&&[^\\p{IsLatin}]](?:[^=()<>]*[.!?:।]|[\\p{L}\\p{M} &&[^\\p{IsLatin}]]{20,})");

  /** Points of a list, after an empty line: nobody goes on with a product or a difference there. */
  private static final Pattern POINT = Pattern.compile("(?:[*-] |•).*");

  private static final Pattern SORT_OR_GROUP =
      Pattern.compile("(?:order|group)\\s+by\\b.*", Pattern.CASE_INSENSITIVE);
  private static final String CLOSING_QUOTES = "»」』】》";

  private QueryEnd() {}

  /** Index of the last token of the statement that begins with the first. */
  static int last(String prose, List<SqlToken> tokens) {
    boolean parenthesis = tokens.getFirst().is("(");
    for (int i = 1; i < tokens.size(); i++) {
      SqlToken token = tokens.get(i);
      if (token.depth() < 0) {
        return i - 1;
      }
      if (token.depth() > 0) {
        continue;
      }
      if (token.is(";")) {
        return i;
      }
      if (token.is("<") && prose.startsWith("/", token.end())
          || CLOSING_QUOTES.contains(token.text())) {
        return i - 1;
      }
      if (beginsSentence(prose, tokens, i)) {
        return tokens.get(i - 1).is(".") ? i - 2 : i - 1;
      }
      boolean closed = parenthesis && tokens.get(i - 1).is(")");
      if (closed && !SqlWords.goesOn(token.text()) && !token.is(")")
          || SqlStatements.begins(prose, tokens, 0, i)
          || token.firstOnLine() && endsBefore(prose, tokens, i)) {
        return i - 1;
      }
    }
    return tokens.size() - 1;
  }

  /** Whether prose goes on behind a full stop, on the line of the query: {@code id > 7. This …}. */
  private static boolean beginsSentence(String prose, List<SqlToken> tokens, int at) {
    SqlToken before = tokens.get(at - 1);
    SqlToken token = tokens.get(at);
    return before.text().endsWith(".")
        && before.end() < token.start()
        && !tokens.getFirst().text().equals("Select")
        && TITLE_SENTENCE.matcher(line(prose, token)).matches();
  }

  private static String line(String prose, SqlToken token) {
    int lineEnd = prose.indexOf('\n', token.start());
    return prose.substring(token.start(), lineEnd < 0 ? prose.length() : lineEnd).strip();
  }

  /** Whether the line that a token begins belongs to a query no more. */
  private static boolean endsBefore(String prose, List<SqlToken> tokens, int at) {
    SqlToken token = tokens.get(at);
    String line = line(prose, token);
    boolean dangles = SqlWords.dangles(tokens.get(at - 1).text());
    if (line.startsWith("||") || dangles && !token.afterBlankLine()) {
      return false;
    }
    if (TABLE_OR_RULE.matcher(line).matches() || LABEL.matcher(line).matches()) {
      return true;
    }
    boolean titled = !tokens.getFirst().text().equals("Select");
    if (SqlWords.goesOn(token.text())) {
      boolean inCapitals = tokens.getFirst().text().equals(tokens.getFirst().upper());
      return titled
          && TITLE_SENTENCE.matcher(line).matches()
          && (token.afterBlankLine() || inCapitals && !SORT_OR_GROUP.matcher(line).matches());
    }
    return token.afterBlankLine() && token.isWord() && !dangles
        || token.afterBlankLine() && POINT.matcher(line).matches()
        || token.afterBlankLine() && Character.isDigit(token.text().charAt(0)) && !dangles
        || line.contains(" | ")
        || titled && TITLE_SENTENCE.matcher(line).matches()
        || SHORT_SENTENCE.matcher(line).matches()
        || LOWER_SENTENCE.matcher(line).matches()
        || OTHER_SENTENCE.matcher(line).matches();
  }
}
