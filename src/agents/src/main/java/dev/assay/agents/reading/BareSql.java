package dev.assay.agents.reading;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * Queries that stand in prose, in no block: at the beginning of a line, after a label such as
 * {@code SQLQuery:}, after a sentence, or between backticks.
 */
final class BareSql {

  private static final Pattern DECORATION = Pattern.compile("[\\s>*_#\"-]*+(?:\\d{1,3}[.)]\\s*+)?");
  private static final Pattern TABLE_OR_RULE =
      Pattern.compile("(?:\\||[+=-]{3,}|#|\\[\\(|\\{|<|```|~~~).*");
  private static final Pattern LABEL = Pattern.compile("[*_]*[A-Za-z][\\w ()'/-]{1,40}:(?!:).*");
  private static final Pattern TITLE_SENTENCE =
      Pattern.compile("(?:[A-Z][a-z']*|I)[,]?(?: [A-Za-z'`(\"-][\\w'`.,()\"-]*){2,}.*");
  private static final Pattern LOWER_SENTENCE = Pattern.compile("[a-z]+(?: [a-z]+){2,}[.!:?]?");

  /** Chinese and Japanese set no spaces, but their own punctuation. */
  private static final Pattern OTHER_SENTENCE =
      Pattern.compile("[\\p{IsHan}\\p{IsHiragana}\\p{IsKatakana}].*[，。：！？].*");

  /** How much of a line is looked at to tell whether a query may follow it. */
  private static final int MOST_BEFORE = 200;

  private BareSql() {}

  /** How sure it is that a query begins at a place. */
  private enum Place {
    LINE,
    SENTENCE,
    BACKTICKS
  }

  private record Found(Place place, String sql, int end) {}

  /** The queries: those that begin lines, else those after sentences, else those in backticks. */
  static List<String> in(String prose) {
    List<Found> all = new ArrayList<>();
    Matcher query = SqlWords.QUERY.matcher(prose);
    int from = 0;
    while (query.find(from)) {
      Found found = at(prose, query.start());
      if (found != null) {
        all.add(found);
      }
      from = found == null ? query.start() + 1 : Math.max(found.end(), query.start() + 1);
    }
    for (Place place : Place.values()) {
      List<String> best =
          all.stream().filter(each -> each.place() == place).map(Found::sql).toList();
      if (!best.isEmpty()) {
        return best;
      }
    }
    return List.of();
  }

  private static @Nullable Found at(String prose, int word) {
    int line = Math.max(prose.lastIndexOf('\n', word) + 1, word - MOST_BEFORE);
    int start = word;
    while (start > line && "( \t".indexOf(prose.charAt(start - 1)) >= 0) {
      start--;
    }
    String before = prose.substring(line, start);
    while (start < word && prose.charAt(start) != '(') {
      start++;
    }
    Place place = place(before, prose.substring(word, Math.min(prose.length(), word + 6)));
    if (place == null) {
      return null;
    }
    if (place != Place.LINE) {
      start = word;
    }
    int limit = place == Place.BACKTICKS ? closingBacktick(prose, word, before) : prose.length();
    List<SqlToken> tokens = SqlToken.from(prose.substring(0, limit), start);
    int last = last(prose, tokens);
    int end = tokens.get(last).end();
    String sql = prose.substring(start, end);
    return isQuery(tokens.subList(0, last + 1), place) ? new Found(place, sql, end) : null;
  }

  private static @Nullable Place place(String before, String keyword) {
    String lead = before.stripTrailing();
    boolean afterComment = lead.endsWith("*/");
    if (DECORATION.matcher(lead).matches() || afterComment) {
      return Place.LINE;
    }
    String bare = lead.replaceAll("[*_\"]+$", "").stripTrailing();
    if (lead.contains("--")) {
      return null;
    }
    if (bare.endsWith(":") || bare.endsWith("：") || bare.endsWith("=>") || bare.endsWith("->")) {
      return Place.LINE;
    }
    if (lead.endsWith("`")) {
      return Place.BACKTICKS;
    }
    boolean upper =
        keyword.substring(0, 4).equals(keyword.substring(0, 4).toUpperCase(Locale.ROOT));
    return upper && !bare.isEmpty() && ".!?)>。！？，".indexOf(bare.charAt(bare.length() - 1)) >= 0
        ? Place.SENTENCE
        : null;
  }

  private static int closingBacktick(String prose, int from, String before) {
    int run = 0;
    String lead = before.stripTrailing();
    while (run < lead.length() && lead.charAt(lead.length() - 1 - run) == '`') {
      run++;
    }
    int close = prose.indexOf("`".repeat(run), from);
    return close < 0 ? prose.length() : close;
  }

  /** Index of the last token of the statement that begins with the first. */
  private static int last(String prose, List<SqlToken> tokens) {
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
      boolean closed = parenthesis && tokens.get(i - 1).is(")");
      if (closed && !SqlWords.goesOn(token.text()) && !token.is(")")
          || SqlStatements.begins(prose, tokens, 0, i)
          || token.firstOnLine() && endsBefore(prose, tokens, i)) {
        return i - 1;
      }
    }
    return tokens.size() - 1;
  }

  /** Whether the line that a token begins belongs to a query no more. */
  private static boolean endsBefore(String prose, List<SqlToken> tokens, int at) {
    SqlToken token = tokens.get(at);
    int lineEnd = prose.indexOf('\n', token.start());
    String line = prose.substring(token.start(), lineEnd < 0 ? prose.length() : lineEnd).strip();
    boolean dangles = SqlWords.dangles(tokens.get(at - 1).text());
    if (line.startsWith("||") || dangles && !token.afterBlankLine()) {
      return false;
    }
    if (TABLE_OR_RULE.matcher(line).matches() || LABEL.matcher(line).matches()) {
      return true;
    }
    boolean titled = !tokens.getFirst().text().equals("Select");
    if (SqlWords.goesOn(token.text())) {
      return token.afterBlankLine() && titled && TITLE_SENTENCE.matcher(line).matches();
    }
    return token.afterBlankLine() && token.isWord() && !dangles
        || token.afterBlankLine() && Character.isDigit(token.text().charAt(0)) && !dangles
        || line.contains(" | ")
        || titled && TITLE_SENTENCE.matcher(line).matches()
        || LOWER_SENTENCE.matcher(line).matches()
        || OTHER_SENTENCE.matcher(line).matches();
  }

  private static boolean isQuery(List<SqlToken> tokens, Place place) {
    int first = 0;
    while (first < tokens.size() && tokens.get(first).is("(")) {
      first++;
    }
    if (first + 1 >= tokens.size()) {
      return false;
    }
    SqlToken verb = tokens.get(first);
    SqlToken next = tokens.get(first + 1);
    boolean from = tokens.stream().anyMatch(token -> token.is("FROM"));
    if (!verb.is("SELECT")) {
      return !verb.is("WITH") || tokens.stream().anyMatch(token -> token.is("SELECT"));
    }
    if (place == Place.BACKTICKS && !from) {
      return false;
    }
    if (verb.text().equals(verb.upper())) {
      return from || !next.isWord() || tokens.size() <= 4 || hasCall(tokens);
    }
    return !SqlWords.isEnglishAfterSelect(next.text()) && (from || !next.isWord());
  }

  private static boolean hasCall(List<SqlToken> tokens) {
    return tokens.stream().anyMatch(token -> token.is("("));
  }
}
