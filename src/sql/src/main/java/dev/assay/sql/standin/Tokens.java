package dev.assay.sql.standin;

import dev.assay.sql.SqlToken;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;

/**
 * The tokens of a query that is being rewritten, and the places of operands in it. Tokens that were
 * not in the text have no offsets.
 */
final class Tokens {

  private final List<SqlToken> tokens;

  Tokens(List<SqlToken> tokens) {
    this.tokens = new ArrayList<>(tokens);
  }

  static SqlToken word(String text) {
    return new SqlToken(SqlToken.Kind.WORD, text, -1, -1);
  }

  static SqlToken string(String text) {
    return new SqlToken(SqlToken.Kind.STRING, text, -1, -1);
  }

  /** Words, numbers and symbols that are parted by spaces. */
  static List<SqlToken> of(String text) {
    List<SqlToken> made = new ArrayList<>();
    for (String part : text.split(" ")) {
      char first = part.charAt(0);
      SqlToken.Kind kind =
          Character.isDigit(first)
              ? SqlToken.Kind.NUMBER
              : Character.isLetter(first) ? SqlToken.Kind.WORD : SqlToken.Kind.SYMBOL;
      made.add(new SqlToken(kind, part, -1, -1));
    }
    return made;
  }

  List<SqlToken> all() {
    return tokens;
  }

  int size() {
    return tokens.size();
  }

  SqlToken at(int index) {
    return tokens.get(index);
  }

  boolean isWithin(int index) {
    return index >= 0 && index < tokens.size();
  }

  boolean isWord(int index, String word) {
    return isWithin(index) && at(index).isWord(word);
  }

  boolean isWord(int index, Set<String> upperCaseWords) {
    return isKind(index, SqlToken.Kind.WORD) && upperCaseWords.contains(upper(index));
  }

  boolean isSymbol(int index, char symbol) {
    return isWithin(index) && at(index).isSymbol(symbol);
  }

  boolean isSymbol(int index, String symbols) {
    return isKind(index, SqlToken.Kind.SYMBOL) && symbols.contains(at(index).text());
  }

  boolean isKind(int index, SqlToken.Kind kind) {
    return isWithin(index) && at(index).kind() == kind;
  }

  String upper(int index) {
    return at(index).text().toUpperCase(Locale.ROOT);
  }

  /** Puts tokens in the place of those from first to last, both included. */
  void replace(int first, int last, List<SqlToken> others) {
    List<SqlToken> kept = List.copyOf(others);
    tokens.subList(first, last + 1).clear();
    tokens.addAll(first, kept);
  }

  /** Takes away such words where they stand right before a text: {@code N'…'}. */
  void dropPrefixes(Set<String> upperCaseWords) {
    for (int index = size() - 1; index > 0; index--) {
      if (isKind(index, SqlToken.Kind.STRING)
          && isWord(index - 1, upperCaseWords)
          && at(index - 1).end() == at(index).start()) {
        replace(index - 1, index - 1, List.of());
      }
    }
  }

  List<SqlToken> copy(int first, int last) {
    return List.copyOf(tokens.subList(first, last + 1));
  }

  /** The call of a function. */
  static List<SqlToken> call(String name, List<List<SqlToken>> arguments) {
    List<SqlToken> call = new ArrayList<>(List.of(word(name)));
    call.addAll(of("("));
    for (int place = 0; place < arguments.size(); place++) {
      call.addAll(place > 0 ? of(",") : List.of());
      call.addAll(arguments.get(place));
    }
    call.addAll(of(")"));
    return call;
  }

  /** The place of the parenthesis that closes the one there. */
  int closing(int open) {
    int depth = 0;
    for (int index = open; index < tokens.size(); index++) {
      if (isSymbol(index, '(')) {
        depth++;
      } else if (isSymbol(index, ')') && --depth == 0) {
        return index;
      }
    }
    return tokens.size() - 1;
  }

  /** The place of the parenthesis that opens the one there. */
  int opening(int close) {
    int depth = 0;
    for (int index = close; index >= 0; index--) {
      if (isSymbol(index, ')')) {
        depth++;
      } else if (isSymbol(index, '(') && --depth == 0) {
        return index;
      }
    }
    return 0;
  }

  /** The arguments between a parenthesis and the one that closes it. */
  List<List<SqlToken>> arguments(int open) {
    int close = closing(open);
    List<List<SqlToken>> arguments = new ArrayList<>();
    List<SqlToken> argument = new ArrayList<>();
    int depth = 0;
    for (int index = open + 1; index < close; index++) {
      SqlToken token = at(index);
      depth += token.isSymbol('(') ? 1 : token.isSymbol(')') ? -1 : 0;
      if (depth == 0 && token.isSymbol(',')) {
        arguments.add(argument);
        argument = new ArrayList<>();
      } else {
        argument.add(token);
      }
    }
    if (close > open + 1) {
      arguments.add(argument);
    }
    return arguments;
  }

  /** What stands between commas from first to last, both included. */
  List<List<SqlToken>> elements(int first, int last) {
    List<SqlToken> all = new ArrayList<>(of("("));
    all.addAll(tokens.subList(first, last + 1));
    all.addAll(of(")"));
    return new Tokens(all).arguments(0);
  }

  /** The place of the first such word from there on, or where the query ends that stands there. */
  int next(int from, Set<String> upperCaseWords) {
    int depth = 0;
    for (int index = from; index < tokens.size(); index++) {
      depth += isSymbol(index, '(') ? 1 : isSymbol(index, ')') ? -1 : 0;
      boolean found = depth == 0 && isWord(index, upperCaseWords);
      if (depth < 0 || found || isSymbol(index, ';')) {
        return index;
      }
    }
    return tokens.size();
  }

  /** The place of the last such word before that one, in the same query; negative without one. */
  int before(int end, Set<String> upperCaseWords) {
    int depth = 0;
    for (int index = end - 1; index >= 0 && depth >= 0; index--) {
      depth += isSymbol(index, ')') ? 1 : isSymbol(index, '(') ? -1 : 0;
      if (depth == 0 && isWord(index, upperCaseWords)) {
        return index;
      }
    }
    return -1;
  }

  /** The first token of the operand that ends there: a literal, a name, a call, a CASE. */
  int operandStart(int last) {
    int first = last;
    if (isSymbol(last, ')')) {
      first = opening(last);
      if (isWord(first - 1, "OVER") && isSymbol(first - 2, ')')) {
        first = opening(first - 2);
      }
      boolean called = isKind(first - 1, SqlToken.Kind.WORD) && !isWord(first - 1, Words.NO_CALL);
      first -= called ? 1 : 0;
    } else if (isWord(last, "END")) {
      first = caseStart(last);
    }
    while (isSymbol(first - 1, '.') && isWithin(first - 2)) {
      first -= 2;
    }
    boolean typed = isWord(first - 1, Set.of("DATE", "TIME", "TIMESTAMP"));
    return typed && isKind(first, SqlToken.Kind.STRING) ? first - 1 : first;
  }

  private int caseStart(int end) {
    int depth = 0;
    for (int index = end; index > 0; index--) {
      if (isWord(index, "END")) {
        depth++;
      } else if (isWord(index, "CASE") && --depth == 0) {
        return index;
      }
    }
    return 0;
  }

  /** The last token of the operand that begins there, its signs included. */
  int operandEnd(int first) {
    int last = first;
    while (isSymbol(last, "+-")) {
      last++;
    }
    if (isWord(last, "CASE")) {
      int depth = 0;
      do {
        depth += isWord(last, "CASE") ? 1 : isWord(last, "END") ? -1 : 0;
        last++;
      } while (depth > 0 && last < size());
      return last - 1;
    }
    while (isSymbol(last + 1, '.') && isWithin(last + 2)) {
      last += 2;
    }
    boolean calls = isKind(last, SqlToken.Kind.WORD) && isSymbol(last + 1, '(');
    if (calls || isSymbol(last, '(')) {
      int close = closing(calls ? last + 1 : last);
      if (!isWord(close + 1, "OVER")) {
        return close;
      }
      return isSymbol(close + 2, '(') ? closing(close + 2) : close + 2;
    }
    boolean typed = isWord(last, Set.of("DATE", "TIME", "TIMESTAMP"));
    return typed && isKind(last + 1, SqlToken.Kind.STRING) ? last + 1 : last;
  }
}
