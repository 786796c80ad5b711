package dev.assay.sql.standin;

import static dev.assay.sql.standin.UnfitSqlException.lacking;

import dev.assay.sql.SqlToken;
import java.util.ArrayDeque;
import java.util.BitSet;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;

/** Quotients that become texts, which H2 writes in another way than Oracle: {@code 1E+2}. */
final class OracleTexts {

  /** Calls that read what they are given as texts. */
  private static final Set<String> CALLS =
      Set.of(
          "ASCII",
          "CONCAT",
          "INITCAP",
          "INSTR",
          "JSON_ARRAY",
          "JSON_ARRAYAGG",
          "JSON_OBJECT",
          "JSON_OBJECTAGG",
          "LENGTH",
          "LENGTHB",
          "LISTAGG",
          "LOWER",
          "LPAD",
          "LTRIM",
          "REGEXP_COUNT",
          "REGEXP_INSTR",
          "REGEXP_LIKE",
          "REGEXP_REPLACE",
          "REGEXP_SUBSTR",
          "REPLACE",
          "REVERSE",
          "RPAD",
          "RTRIM",
          "SUBSTR",
          "SUBSTRB",
          "TO_CHAR",
          "TO_CLOB",
          "TO_NCHAR",
          "TRANSLATE",
          "TRIM",
          "UPPER",
          "XMLELEMENT");

  private static final Set<String> TYPES =
      Set.of(
          "CHAR",
          "CHARACTER",
          "CLOB",
          "NCHAR",
          "NCLOB",
          "NVARCHAR2",
          "VARCHAR",
          "VARCHAR2",
          "NATIONAL");

  /** Words between which an operand of {@code ||} lies with all that is computed in it. */
  private static final Set<String> AROUND =
      Set.of(
          "SELECT",
          "DISTINCT",
          "ALL",
          "FROM",
          "WHERE",
          "AND",
          "OR",
          "BETWEEN",
          "IN",
          "ON",
          "BY",
          "GROUP",
          "ORDER",
          "HAVING",
          "WHEN",
          "THEN",
          "ELSE",
          "UNION",
          "MINUS",
          "INTERSECT",
          "EXCEPT",
          "CONNECT",
          "START",
          "PRIOR",
          "OFFSET",
          "FETCH",
          "JOIN");

  /** Which of their arguments are texts, of those that are given numbers too. */
  private static final Map<String, Integer> LEADING_TEXTS =
      Map.of(
          "SUBSTR", 1,
          "SUBSTRB", 1,
          "INSTR", 2,
          "LPAD", 1,
          "RPAD", 1,
          "REGEXP_SUBSTR", 2,
          "REGEXP_INSTR", 2,
          "REGEXP_COUNT", 2);

  /** Their names. */
  static final Set<String> PLACED = LEADING_TEXTS.keySet();

  /** What gives a text where its first value is one. */
  private static final Set<String> FIRST_OF = Set.of("NVL", "COALESCE");

  /** What is open: parentheses, or a CASE. */
  private static final class Level {

    private final int open;
    private int start;
    private int when;
    private boolean joined;

    Level(int open) {
      this.open = open;
      this.start = open + 1;
    }
  }

  private final Tokens tokens;
  private final BitSet quotients = new BitSet();
  private final BitSet texts = new BitSet();
  private final BitSet conditions = new BitSet();
  private final Set<String> aliases = new HashSet<>();
  private final Deque<Level> levels = new ArrayDeque<>();

  OracleTexts(Tokens tokens) {
    this.tokens = tokens;
  }

  /** Whether that argument of the call, one of {@link #PLACED}, is a place or a length. */
  static boolean isNumber(String call, int argument) {
    boolean last = call.startsWith("REGEXP") ? argument > 3 : call.endsWith("PAD") && argument > 1;
    return !last && argument >= LEADING_TEXTS.getOrDefault(call, Integer.MAX_VALUE);
  }

  void check() throws UnfitSqlException {
    nameColumnsOfWith();
    levels.push(new Level(-1));
    for (int index = 0; index < tokens.size(); index++) {
      read(index);
    }
    while (!levels.isEmpty()) {
      endOperand(tokens.size());
      levels.pop();
    }
    if (quotients.intersects(texts) || texts.stream().anyMatch(this::isQuotientsAlias)) {
      throw lacking("a quotient that becomes a text");
    }
  }

  /** {@code WITH t(r) AS (SELECT a / b …)}: r is a quotient. */
  private void nameColumnsOfWith() {
    for (int as = 2; as + 2 < tokens.size(); as++) {
      boolean named =
          tokens.isWord(as, "AS")
              && tokens.isSymbol(as - 1, ')')
              && tokens.isSymbol(as + 1, '(')
              && tokens.isWord(as + 2, "SELECT");
      if (named) {
        List<List<SqlToken>> names = tokens.arguments(tokens.opening(as - 1));
        int from = Math.min(tokens.next(as + 3, Set.of("FROM")), tokens.closing(as + 1));
        List<List<SqlToken>> items = tokens.elements(as + 3, from - 1);
        for (int column = 0; column < Math.min(names.size(), items.size()); column++) {
          if (items.get(column).stream().anyMatch(token -> token.isSymbol('/'))) {
            aliases.add(names.get(column).getLast().text().toLowerCase(Locale.ROOT));
          }
        }
      }
    }
  }

  private void read(int index) {
    if (tokens.isSymbol(index, '(') || tokens.isWord(index, "CASE")) {
      levels.push(new Level(index));
    } else if (tokens.isSymbol(index, ')')) {
      close(index);
    } else if (tokens.isWord(index, "END") && tokens.isWord(levels.element().open, "CASE")) {
      endOperand(index);
      levels.pop();
    } else if (tokens.isSymbol(index, ",=<>!^;") || tokens.isWord(index, AROUND)) {
      endOperand(index);
      if (tokens.isWord(index, "THEN") && tokens.isWord(levels.element().open, "CASE")) {
        conditions.set(levels.element().when, index);
      } else if (tokens.isWord(index, "WHEN")) {
        levels.element().when = index;
      }
    } else if (tokens.isSymbol(index, '|') || tokens.isWord(index, "LIKE")) {
      levels.element().joined = true;
    } else if (tokens.isSymbol(index, '/')) {
      quotients.set(index);
    }
  }

  private void close(int index) {
    while (levels.size() > 1) {
      endOperand(index);
      int open = levels.pop().open;
      if (tokens.isSymbol(open, '(')) {
        markTexts(open, index);
        return;
      }
    }
  }

  private void markTexts(int open, int close) {
    boolean formatted = tokens.isWord(open - 1, "TO_CHAR") && tokens.arguments(open).size() > 1;
    if (tokens.isWord(open - 1, LEADING_TEXTS.keySet())) {
      int end = open;
      for (int place = 0; place < LEADING_TEXTS.getOrDefault(name(open - 1), 0); place++) {
        end = endOfArgument(end + 1, close);
      }
      mark(open, end);
      if (tokens.isWord(open - 1, Set.of("LPAD", "RPAD"))) {
        mark(endOfArgument(end + 1, close), close); // what it is filled with
      }
    } else if (tokens.isWord(open - 1, "CAST") ? isToText(open, close) : isText(open, formatted)) {
      mark(open, close);
    }
  }

  private boolean isText(int open, boolean formatted) {
    boolean first =
        tokens.isWord(open - 1, FIRST_OF) && tokens.isKind(open + 1, SqlToken.Kind.STRING);
    return first || (tokens.isWord(open - 1, CALLS) && !formatted);
  }

  private String name(int index) {
    return tokens.isWithin(index) ? tokens.upper(index) : "";
  }

  private int endOfArgument(int first, int close) {
    int index = first;
    while (index < close && !tokens.isSymbol(index, ',')) {
      index = tokens.isSymbol(index, '(') ? tokens.closing(index) + 1 : index + 1;
    }
    return Math.min(index, close);
  }

  /** All that stands there but the conditions of CASE, which are no part of what it gives. */
  private void mark(int first, int end) {
    for (int index = first; index < end; index++) {
      if (!conditions.get(index)) {
        texts.set(index);
      }
    }
  }

  private boolean isToText(int open, int close) {
    // a type may have parentheses of its own: VARCHAR2(10)
    int last = tokens.isSymbol(close - 1, ')') ? tokens.opening(close - 1) : close;
    int as = last - 1;
    while (as > open && !tokens.isWord(as, "AS")) {
      as--;
    }
    return tokens.isWord(as + 1, TYPES);
  }

  private void endOperand(int end) {
    Level level = levels.element();
    if (level.joined) {
      mark(level.start, end);
    }
    int quotient = quotients.nextSetBit(level.start);
    if (quotient >= 0 && isAlias(end - 1)) {
      aliases.add(lower(end - 1));
    }
    level.start = end + 1;
    level.joined = false;
  }

  /** Whether it names what stands before it. */
  private boolean isAlias(int index) {
    return tokens.isWithin(index - 1)
        && tokens.at(index).isName()
        && (tokens.at(index - 1).isName()
            || tokens.isKind(index - 1, SqlToken.Kind.NUMBER)
            || tokens.isSymbol(index - 1, ')'));
  }

  private boolean isQuotientsAlias(int index) {
    return tokens.at(index).isName()
        && !tokens.isSymbol(index + 1, ".(")
        && aliases.contains(lower(index));
  }

  private String lower(int index) {
    return tokens.at(index).text().toLowerCase(Locale.ROOT);
  }
}
