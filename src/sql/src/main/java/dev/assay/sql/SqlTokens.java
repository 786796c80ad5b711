package dev.assay.sql;

import java.util.List;
import java.util.Locale;
import java.util.Set;

/** The tokens of a query, looked at by their place; there is nothing before and after them. */
public record SqlTokens(List<SqlToken> tokens) {

  private static final Set<String> CLAUSES =
      Set.of(
          "SELECT", "FROM", "WHERE", "BY", "HAVING", "ON", "VALUES", "LIMIT", "OFFSET", "WINDOW");

  /** The token there. */
  public SqlToken at(int index) {
    return tokens.get(index);
  }

  /** How many there are. */
  public int size() {
    return tokens.size();
  }

  /** Whether there is one that is that symbol. */
  public boolean isSymbol(int index, char symbol) {
    return isWithin(index) && at(index).isSymbol(symbol);
  }

  /** Whether there is one that is that word, unquoted, in any case. */
  public boolean isWord(int index, String word) {
    return isWithin(index) && at(index).isWord(word);
  }

  /** Whether there is one that may name something. */
  public boolean isName(int index) {
    return isWithin(index) && at(index).isName();
  }

  /** Whether there is one of that kind. */
  public boolean isKind(int index, SqlToken.Kind kind) {
    return isWithin(index) && at(index).kind() == kind;
  }

  /** Whether there is one. */
  public boolean isWithin(int index) {
    return index >= 0 && index < tokens.size();
  }

  /** The place of the parenthesis that closes the one there; the last token's if none does. */
  public int closing(int open) {
    int depth = 0;
    for (int index = open; index < tokens.size(); index++) {
      if (at(index).isSymbol('(')) {
        depth++;
      } else if (at(index).isSymbol(')') && --depth == 0) {
        return index;
      }
    }
    return tokens.size() - 1;
  }

  /** The place of the parenthesis that the one there closes; the first token's if none is. */
  public int opening(int close) {
    int depth = 0;
    for (int index = close; index >= 0; index--) {
      if (at(index).isSymbol(')')) {
        depth++;
      } else if (at(index).isSymbol('(') && --depth == 0) {
        return index;
      }
    }
    return 0;
  }

  /** The place of the next comma between arguments, or of the parenthesis that closes them. */
  public int comma(int from, int close) {
    int depth = 0;
    for (int index = from; index < close; index++) {
      if (isSymbol(index, '(')) {
        depth++;
      } else if (isSymbol(index, ')')) {
        depth--;
      } else if (depth == 0 && isSymbol(index, ',')) {
        return index;
      }
    }
    return close;
  }

  /** Whether the tokens from first to last are one whole column of a SELECT, without a name. */
  public boolean isSelectItem(int first, int last) {
    boolean ends =
        !isWithin(last + 1)
            || isSymbol(last + 1, ',')
            || isSymbol(last + 1, ')')
            || isWord(last + 1, "FROM");
    boolean begins =
        isWord(first - 1, "SELECT") || (isSymbol(first - 1, ',') && isInSelectList(first - 1));
    return begins && ends;
  }

  private boolean isInSelectList(int place) {
    int depth = 0;
    for (int index = place; index >= 0; index--) {
      SqlToken token = at(index);
      if (token.isSymbol(')')) {
        depth++;
      } else if (token.isSymbol('(') && --depth < 0) {
        return false;
      } else if (depth == 0
          && token.kind() == SqlToken.Kind.WORD
          && CLAUSES.contains(token.text().toUpperCase(Locale.ROOT))) {
        return token.isWord("SELECT");
      }
    }
    return false;
  }
}
