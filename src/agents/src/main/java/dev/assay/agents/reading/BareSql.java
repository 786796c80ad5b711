package dev.assay.agents.reading;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * Queries that stand in prose, in no block: at the beginning of a line, after a label such as
 * {@code SQLQuery:}, after a sentence, between backticks, or in a table.
 */
final class BareSql {

  private static final Pattern DECORATION = Pattern.compile("[\\s>*_#\"-]*+(?:\\d{1,3}[.)]\\s*+)?");
  private static final Pattern ASSIGNED = Pattern.compile("\\s*\\w{2,20}\\s*=");
  private static final String OPENING_QUOTES = "«„“‘「『【《";

  /** In capitals, since people write "drop me a line", too. */
  private static final Pattern OTHER_STATEMENT =
      Pattern.compile(
          "(?:INSERT\\s+INTO|REPLACE\\s+INTO|MERGE\\s+INTO|UPDATE\\s+\\S+\\s+SET|DELETE\\s+FROM"
              + "|(?:CREATE|ALTER|DROP|TRUNCATE)\\s+(?:TABLE|VIEW|INDEX|TEMP\\w*|DATABASE|SCHEMA)|PRAGMA"
              + "|ATTACH|GRANT|REVOKE|VACUUM)\\b[^;\\n]*+;?");

  /** The end of a table's cell. */
  private static final Pattern BAR = Pattern.compile("(?<![|\\\\])\\|(?!\\|)|\\n\\s*\\n");

  private static final Pattern TAG = Pattern.compile("\\s*[\\w-]{2,20}");
  private static final Pattern ELEMENT = Pattern.compile("<\\w[^<>]{0,80}>$");

  /** More are not counted. */
  private static final int MOST = 50;

  /** How much of a line is looked at to tell whether a query may follow it. */
  private static final int MOST_BEFORE = 200;

  private BareSql() {}

  /** How sure it is that a query begins at a place. */
  private enum Place {
    LINE,
    SENTENCE,
    BACKTICKS,
    CELL
  }

  /**
   * A query, or what stands after its semicolon.
   *
   * @param limit where the place ends at the latest
   */
  private record Found(Place place, String sql, int end, int limit) {

    boolean isEnded() {
      return sql.endsWith(";");
    }
  }

  /**
   * The queries: those that begin lines, else those after sentences, else those in backticks or in
   * cells of a table, each with the statements that follow its semicolon.
   */
  static List<String> in(String prose) {
    List<Found> all = new ArrayList<>();
    Matcher query = SqlWords.QUERY.matcher(prose);
    int from = 0;
    while (all.size() < MOST && query.find(from)) {
      Found found = at(prose, query.start());
      from = query.start() + 1;
      for (Found next = found; next != null && all.size() < MOST; next = next(prose, next)) {
        all.add(next);
        from = Math.max(next.end(), from);
      }
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
    int limit =
        switch (place) {
          case BACKTICKS -> closingBacktick(prose, word, before);
          case CELL -> closingBar(prose, word);
          case LINE, SENTENCE -> prose.length();
        };
    return from(prose, start, place, limit);
  }

  private static @Nullable Found from(String prose, int start, Place place, int limit) {
    List<SqlToken> tokens = SqlToken.from(prose.substring(0, limit), start);
    int last = QueryEnd.last(prose, tokens);
    int end = tokens.get(last).end();
    String sql = withoutEmphasis(prose, start, end);
    return isQuery(tokens.subList(0, last + 1), place) ? new Found(place, sql, end, limit) : null;
  }

  /** {@code **SELECT a FROM t**} */
  private static String withoutEmphasis(String prose, int start, int end) {
    String sql = prose.substring(start, end);
    int run = 0;
    while (run < start && "*_".indexOf(prose.charAt(start - 1 - run)) >= 0) {
      run++;
    }
    String marks = prose.substring(start - run, start);
    return run > 0 && sql.endsWith(marks)
        ? sql.substring(0, sql.length() - run).stripTrailing()
        : sql;
  }

  /** The statement after a semicolon; prose after it is none. */
  private static @Nullable Found next(String prose, Found found) {
    int start = found.end();
    while (start < found.limit() && Character.isWhitespace(prose.charAt(start))) {
      start++;
    }
    if (!found.isEnded() || start >= found.limit()) {
      return null;
    }
    Matcher query = SqlWords.QUERY.matcher(prose).region(start, found.limit());
    if (query.lookingAt()) {
      return from(prose, start, found.place(), found.limit());
    }
    Matcher other = OTHER_STATEMENT.matcher(prose).region(start, found.limit());
    return other.lookingAt()
        ? new Found(found.place(), other.group(), other.end(), found.limit())
        : null;
  }

  private static @Nullable Place place(String before, String keyword) {
    String lead = before.stripTrailing();
    boolean afterComment = lead.endsWith("*/");
    if (DECORATION.matcher(lead).matches() || afterComment) {
      return Place.LINE;
    }
    if (TAG.matcher(lead).matches() && CodeLanguage.isTag(lead.strip())
        || ELEMENT.matcher(lead).find()) {
      return Place.LINE;
    }
    String bare = lead.replaceAll("[*_\"]+$", "").stripTrailing();
    if (lead.contains("--")) {
      return null;
    }
    boolean opened = !bare.isEmpty() && OPENING_QUOTES.indexOf(bare.charAt(bare.length() - 1)) >= 0;
    if (opened || ASSIGNED.matcher(bare).matches()) {
      return Place.LINE;
    }
    if (bare.endsWith(":") || bare.endsWith("：") || bare.endsWith("=>") || bare.endsWith("->")) {
      return Place.LINE;
    }
    if (lead.endsWith("`")) {
      return Place.BACKTICKS;
    }
    if (lead.endsWith("|") && lead.stripLeading().startsWith("|")) {
      return Place.CELL;
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

  private static int closingBar(String prose, int from) {
    Matcher bar = BAR.matcher(prose);
    return bar.find(from) ? bar.start() : prose.length();
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
