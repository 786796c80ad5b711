package dev.assay.catalog.ddl;

import dev.assay.sql.Dialect;
import dev.assay.sql.RefusedSqlException;
import dev.assay.sql.SqlLexer;
import dev.assay.sql.SqlToken;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;

/**
 * Some tokens of a statement, one after the other. Positions are those of tokens; what is asked for
 * behind the last one is not there.
 */
final class DdlTokens {

  /** Words whose angle brackets are brackets. */
  private static final Set<String> GENERIC = Set.of("STRUCT", "ARRAY", "MAP", "RECORD", "RANGE");

  /** What may be part of a bare name without the lexer's taking it so: SERIAL#, my-project. */
  private static final String WITHIN_NAMES = "#@-";

  private final String sql;
  private final List<SqlToken> tokens;

  private DdlTokens(String sql, List<SqlToken> tokens) {
    this.sql = sql;
    this.tokens = tokens;
  }

  /** The tokens of the statement; empty when a quote is not closed or something as bad. */
  static Optional<DdlTokens> of(Dialect dialect, String statement) {
    try {
      return Optional.of(new DdlTokens(statement, SqlLexer.tokens(dialect, statement)));
    } catch (RefusedSqlException unreadable) {
      return Optional.empty();
    }
  }

  int size() {
    return tokens.size();
  }

  /** The tokens from one position until before another. */
  DdlTokens part(int from, int to) {
    return new DdlTokens(sql, tokens.subList(Math.min(from, to), to));
  }

  /** Whether these words, bare and in any case, stand there one after the other. */
  boolean words(int at, String... words) {
    for (int index = 0; index < words.length; index++) {
      if (at < 0 || at + index >= size() || !tokens.get(at + index).isWord(words[index])) {
        return false;
      }
    }
    return true;
  }

  /** Whether one of these bare words stands there. */
  boolean anyWord(int at, Set<String> upperCase) {
    return at < size()
        && tokens.get(at).kind() == SqlToken.Kind.WORD
        && upperCase.contains(tokens.get(at).text().toUpperCase(Locale.ROOT));
  }

  boolean symbol(int at, char symbol) {
    return at >= 0 && at < size() && tokens.get(at).isSymbol(symbol);
  }

  boolean isWord(int at) {
    return at < size() && tokens.get(at).kind() == SqlToken.Kind.WORD;
  }

  boolean isText(int at) {
    return at < size() && tokens.get(at).kind() == SqlToken.Kind.STRING;
  }

  /** Whether it is a name or a number, and no symbol. */
  boolean isOperand(int at) {
    return isName(at) || (at < size() && tokens.get(at).kind() == SqlToken.Kind.NUMBER);
  }

  /** Whether it can name something; some databases take text in quotes for a name. */
  boolean isName(int at) {
    return at < size() && (tokens.get(at).isName() || isText(at));
  }

  /** What is inside the quotes of a text or name; a bare word as it is. */
  String text(int at) {
    return tokens.get(at).text();
  }

  /** The statement's own text from one token until before another. */
  String written(int from, int to) {
    return from >= to ? "" : sql.substring(tokens.get(from).start(), tokens.get(to - 1).end());
  }

  /** Whether nothing stands between a token and the one before it. */
  boolean touches(int at) {
    return at > 0 && at < size() && tokens.get(at).start() == tokens.get(at - 1).end();
  }

  /** Where the name ends that begins there: one of several parts where {@code whole}. */
  int nameEnd(int at, boolean whole) {
    int end = at + 1;
    while (end < size()) {
      if (touches(end) && (isWithinNames(end) || (isWithinNames(end - 1) && isBare(end)))) {
        end++;
      } else if (whole && symbol(end, '.')) {
        end += 2;
      } else {
        break;
      }
    }
    return Math.min(end, size());
  }

  private boolean isWithinNames(int at) {
    return tokens.get(at).kind() == SqlToken.Kind.SYMBOL && WITHIN_NAMES.contains(text(at));
  }

  private boolean isBare(int at) {
    return isWord(at) || tokens.get(at).kind() == SqlToken.Kind.NUMBER;
  }

  /** Where the last part of the name begins that stands there. */
  int lastPart(int from, int to) {
    int last = from;
    for (int at = from; at < to; at++) {
      last = symbol(at, '.') && at + 1 < to ? at + 1 : last;
    }
    return last;
  }

  /** Behind the bracket that closes the one that opens there; the end where none does. */
  int behindBrackets(int at) {
    Brackets brackets = new Brackets();
    for (int index = at; index < size(); index++) {
      if (brackets.behind(index) == 0) {
        return index + 1;
      }
    }
    return size();
  }

  /** The parts between commas that stand in no brackets; empty ones left out. */
  List<DdlTokens> elements() {
    List<DdlTokens> elements = new ArrayList<>();
    Brackets brackets = new Brackets();
    int begun = 0;
    for (int at = 0; at < size(); at++) {
      if (brackets.behind(at) == 0 && symbol(at, ',')) {
        elements.add(part(begun, at));
        begun = at + 1;
      }
    }
    elements.add(part(begun, size()));
    elements.removeIf(element -> element.size() == 0);
    return elements;
  }

  /** The positions of tokens that stand in no brackets, brackets left out. */
  List<Integer> outside(int from) {
    List<Integer> outside = new ArrayList<>();
    for (int at = from; at < size(); at++) {
      if (symbol(at, '(')) {
        at = behindBrackets(at) - 1;
      } else {
        outside.add(at);
      }
    }
    return outside;
  }

  /** The brackets that are open, those of types such as ARRAY<STRUCT<a INT64>> among them. */
  private final class Brackets {
    private final Deque<Character> open = new ArrayDeque<>();

    /** How many are open behind the token. */
    int behind(int at) {
      if (symbol(at, '(')) {
        open.push('(');
      } else if (symbol(at, '<') && at > 0 && anyWord(at - 1, GENERIC)) {
        open.push('<');
      } else if (symbol(at, '>') && !open.isEmpty() && open.peek() == '<') {
        open.pop();
      } else if (symbol(at, ')')) {
        while (!open.isEmpty() && open.pop() != '(') {
          continue;
        }
      }
      return open.size();
    }
  }
}
