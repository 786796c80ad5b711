package dev.assay.sql;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Deque;
import java.util.List;
import java.util.Locale;
import java.util.Set;

/**
 * Finds where a query names tables: behind FROM, JOIN, and the commas between them, behind TABLE,
 * and behind IN, where SQLite takes a table without parentheses.
 */
public final class TableReferences {

  /** Functions within whose parentheses a FROM names no table. */
  private static final Set<String> WITH_WORDS =
      Set.of("TRIM", "SUBSTRING", "SUBSTR", "MID", "OVERLAY");

  private static final Set<String> ENDS_FROM =
      Set.of(
          "SELECT",
          "WHERE",
          "GROUP",
          "HAVING",
          "ORDER",
          "LIMIT",
          "OFFSET",
          "FETCH",
          "WINDOW",
          "UNION",
          "INTERSECT",
          "EXCEPT",
          "MINUS",
          "VALUES",
          "WITH");

  private static final String JOIN = "JOIN";

  /** Words between FROM and the table's name. */
  private static final Set<String> BEFORE_NAME = Set.of("LATERAL", "ONLY", "TABLE", "OJ");

  /** What is known within one pair of parentheses. */
  private record Place(boolean inFrom, boolean tableExpected, boolean inCondition) {

    static final Place ELSEWHERE = new Place(false, false, false);
  }

  private final SqlTokens query;
  private final Deque<Place> outer = new ArrayDeque<>();
  private final List<Integer> found = new ArrayList<>();
  private final BitSet aliases = new BitSet();
  private Place here = Place.ELSEWHERE;

  private TableReferences(List<SqlToken> query) {
    this.query = new SqlTokens(query);
    for (int index = 0; index < query.size(); index++) {
      take(index, query.get(index));
    }
  }

  /** The references of a query. */
  public static TableReferences in(List<SqlToken> query) {
    return new TableReferences(query);
  }

  /** The positions of tokens that name tables, unqualified or not, in order. */
  public List<Integer> positions() {
    return found;
  }

  /** Whether the name there can only be the alias of a table, behind its name or its query. */
  boolean isAlias(int index) {
    return aliases.get(index);
  }

  private void take(int index, SqlToken token) {
    if (token.isSymbol('(')) {
      outer.push(new Place(here.inFrom(), false, here.inCondition()));
      here = here.tableExpected() ? here : Place.ELSEWHERE;
    } else if (token.isSymbol(')')) {
      here = outer.isEmpty() ? Place.ELSEWHERE : outer.pop();
    } else if (token.isSymbol(',')) {
      here = new Place(here.inFrom(), here.inFrom(), false);
    } else if (token.isWord("FROM") && isOfExpression(index)) {
      return; // a IS DISTINCT FROM b, EXTRACT(YEAR FROM d)
    } else if (beginsTables(token)) {
      here = new Place(true, true, false);
    } else if (endsFrom(index, token)) {
      here = Place.ELSEWHERE;
    } else if (here.inFrom() && token.isWord("ON")) {
      here = new Place(true, false, true);
    } else if (isNamedAlone(index)) {
      found.add(index);
    } else if (here.tableExpected() && isTableName(token)) {
      found.add(index);
      here = new Place(true, false, false);
    } else if (here.inFrom() && !here.inCondition() && token.isName() && followsTable(index)) {
      aliases.set(index);
    }
  }

  private static boolean beginsTables(SqlToken token) {
    return token.kind() == SqlToken.Kind.WORD
        && (token.isWord("FROM") || token.isWord("APPLY") || isJoin(token.text()));
  }

  /** Some engines have joins of one word, such as STRAIGHT_JOIN. */
  private static boolean isJoin(String word) {
    return word.regionMatches(true, word.length() - JOIN.length(), JOIN, 0, JOIN.length());
  }

  /** Whether a FROM there is part of an expression for certain; before no other stands a table. */
  private boolean isOfExpression(int index) {
    int before = index - 2;
    if (query.isWord(index - 1, "DISTINCT")) {
      before -= query.isWord(before, "NOT") ? 1 : 0;
      return query.isWord(before, "IS") && before > 0 && !query.at(before - 1).isSymbol('.');
    }
    if (isOfText(index)) {
      return true;
    }
    return before > 0
        && query.at(before).isSymbol('(')
        && query.isWord(before - 1, "EXTRACT")
        && !query.isWord(index - 1, "SELECT")
        && !query.at(index - 1).isSymbol(')');
  }

  /**
   * Whether it stands in the parentheses of a function whose arguments are parted by words, and in
   * no others within: TRIM(a FROM b), SUBSTRING(a FROM b FOR c).
   */
  private boolean isOfText(int index) {
    int depth = 0;
    for (int at = index - 1; at > 0; at--) {
      if (query.isSymbol(at, ')')) {
        depth++;
      } else if (query.isSymbol(at, '(') && depth-- == 0) {
        return isWithWords(at - 1)
            && !query.isSymbol(at - 2, '.')
            && !query.isWord(at - 2, "AS")
            && !aliases.get(at - 1)
            && !found.contains(at - 1);
      } else if (depth == 0 && (query.isWord(at, "SELECT") || query.isWord(at, "FROM"))) {
        return false;
      }
    }
    return false;
  }

  private boolean isWithWords(int index) {
    return index >= 0
        && query.at(index).kind() == SqlToken.Kind.WORD
        && WITH_WORDS.contains(query.at(index).text().toUpperCase(Locale.ROOT));
  }

  /** A word of that meaning ends the tables, unless it is a table's alias. */
  private boolean endsFrom(int index, SqlToken token) {
    return token.kind() == SqlToken.Kind.WORD
        && ENDS_FROM.contains(token.text().toUpperCase(Locale.ROOT))
        && !(here.inFrom()
            && (query.isWord(index - 1, "AS")
                || (index + 1 < query.size() && query.at(index + 1).isSymbol(','))));
  }

  /** Behind IN, or behind TABLE outside of FROM. */
  private boolean isNamedAlone(int index) {
    return isTableName(query.at(index))
        && (query.isWord(index - 1, "IN") || query.isWord(index - 1, "TABLE"));
  }

  private boolean isTableName(SqlToken token) {
    return token.kind() == SqlToken.Kind.STRING
        || (token.isName()
            && !(token.kind() == SqlToken.Kind.WORD
                && BEFORE_NAME.contains(token.text().toUpperCase(Locale.ROOT))));
  }

  private boolean followsTable(int index) {
    SqlToken before = query.at(index - 1);
    return before.isSymbol(')')
        || before.isWord("AS")
        || before.kind() == SqlToken.Kind.QUOTED_NAME
        || (before.kind() == SqlToken.Kind.WORD
            && !FunctionList.words().contains(before.text().toLowerCase(Locale.ROOT)));
  }
}
