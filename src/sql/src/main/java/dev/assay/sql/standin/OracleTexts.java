package dev.assay.sql.standin;

import static dev.assay.sql.standin.UnfitSqlException.lacking;

import dev.assay.sql.SqlToken;
import java.util.ArrayDeque;
import java.util.BitSet;
import java.util.Deque;
import java.util.HashSet;
import java.util.Locale;
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

  /** What is open: parentheses, or a CASE. */
  private static final class Level {

    private final int open;
    private int start;
    private boolean joined;

    Level(int open) {
      this.open = open;
      this.start = open + 1;
    }
  }

  private final Tokens tokens;
  private final BitSet quotients = new BitSet();
  private final BitSet texts = new BitSet();
  private final Set<String> aliases = new HashSet<>();
  private final Deque<Level> levels = new ArrayDeque<>();

  OracleTexts(Tokens tokens) {
    this.tokens = tokens;
  }

  void check() throws UnfitSqlException {
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
        if (isText(open, index)) {
          texts.set(open, index);
        }
        return;
      }
    }
  }

  private boolean isText(int open, int close) {
    return tokens.isWord(open - 1, CALLS)
        || (tokens.isWord(open - 1, "CAST") && isToText(open, close));
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
      texts.set(level.start, end);
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
