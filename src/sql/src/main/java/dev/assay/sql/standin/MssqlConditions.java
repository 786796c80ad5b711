package dev.assay.sql.standin;

import static dev.assay.sql.standin.UnfitSqlException.lacking;
import static dev.assay.sql.standin.UnfitSqlException.wrong;

import dev.assay.sql.SqlToken;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;

/**
 * Conditions and values, which SQL Server tells apart and H2 does not: {@code SELECT a = b} names
 * {@code b}, a BIT is no condition, and a condition is no value. And values of types that are other
 * texts there, or that do not go together.
 */
record MssqlConditions(Tokens tokens, MssqlColumns columns) {

  private static final Set<String> BEFORE_CONDITION =
      Set.of("WHERE", "AND", "OR", "NOT", "ON", "WHEN", "HAVING");

  private static final Set<String> BEHIND_CONDITION =
      Set.of(
          "AND",
          "OR",
          "THEN",
          "GROUP",
          "ORDER",
          "HAVING",
          "UNION",
          "EXCEPT",
          "INTERSECT",
          "LEFT",
          "INNER",
          "JOIN",
          "WHERE");

  private static final Set<String> TAKING_VALUES =
      Set.of("SUM", "AVG", "MIN", "MAX", "COUNT", "ISNULL", "COALESCE", "CONCAT");

  private static final Set<String> NOT_OF_BITS = Set.of("SUM", "AVG", "MIN", "MAX");

  private static final Set<String> TAKING_TEXTS =
      Set.of(
          "CONCAT",
          "CONCAT_WS",
          "LEFT",
          "RIGHT",
          "LEN",
          "SUBSTRING",
          "REPLACE",
          "UPPER",
          "LOWER",
          "CHARINDEX",
          "STRING_AGG");

  private static final Set<String> TEXTS = Set.of("VARCHAR", "NVARCHAR", "CHAR", "NCHAR", "TEXT");

  private static final Set<String> MOMENTS =
      Set.of("GETDATE", "GETUTCDATE", "SYSDATETIME", "SYSUTCDATETIME", "CURRENT_TIMESTAMP");

  void rewrite() throws UnfitSqlException {
    for (int index = tokens.size() - 1; index >= 0; index--) {
      if (tokens.isWord(index, "SELECT")) {
        list(index);
      } else if (isBit(index)) {
        bit(index);
      } else if (tokens.isSymbol(index, "+-")) {
        sum(index);
      } else if (tokens.isWord(index, "LIKE") && isOddText(index - 1)) {
        throw lacking("LIKE of a value that is another text there");
      } else if (tokens.isSymbol(index + 1, '(') && tokens.isKind(index, SqlToken.Kind.WORD)) {
        call(index);
      }
    }
  }

  private boolean isOf(Set<String> names, int index) {
    return tokens.isWithin(index)
        && tokens.at(index).isName()
        && names.contains(tokens.at(index).text().toLowerCase(Locale.ROOT))
        && !tokens.isSymbol(index + 1, ".(");
  }

  private boolean isBit(int index) {
    return isOf(columns.bits(), index);
  }

  private void list(int select) throws UnfitSqlException {
    int first = select + 1;
    while (tokens.isWord(first, Set.of("DISTINCT", "ALL"))) {
      first++;
    }
    if (tokens.isWord(first, "TOP")) {
      first = (tokens.isSymbol(first + 1, '(') ? tokens.closing(first + 1) : first + 1) + 1;
      first += tokens.isWord(first, "PERCENT") ? 1 : 0;
      first += tokens.isWord(first, "WITH") ? 2 : 0;
    }
    int end =
        tokens.next(
            first, Set.of("FROM", "WHERE", "UNION", "EXCEPT", "INTERSECT", "ORDER", "INTO"));
    if (first >= end) {
      return;
    }
    List<SqlToken> written = new ArrayList<>();
    for (List<SqlToken> item : tokens.elements(first, end - 1)) {
      written.addAll(written.isEmpty() ? List.of() : Tokens.of(","));
      written.addAll(named(item));
    }
    tokens.replace(first, end - 1, written);
  }

  private static List<SqlToken> named(List<SqlToken> item) throws UnfitSqlException {
    boolean named =
        item.size() > 2
            && item.getFirst().isName()
            && item.get(1).isSymbol('=')
            && !item.get(2).isSymbol('=');
    List<SqlToken> value = named ? item.subList(2, item.size()) : item;
    if (!value.isEmpty() && isCondition(value)) {
      throw wrong("SQL Server has no condition in a value's place: it has CASE");
    }
    List<SqlToken> written = new ArrayList<>(value);
    if (named) {
      written.add(Tokens.word("AS"));
      written.add(item.getFirst());
    }
    return written;
  }

  /** Also in parentheses, with or without a name behind them. */
  private static boolean isCondition(List<SqlToken> value) {
    Tokens own = new Tokens(value);
    int close = own.isSymbol(0, '(') ? own.closing(0) : -1;
    boolean around = close > 1 && !own.isWord(1, "SELECT") && !own.isSymbol(close + 1, "+-*/%");
    return MysqlCalls.compares(value) || (around && isCondition(own.copy(1, close - 1)));
  }

  /** A bit alone in a condition's place. */
  private void bit(int index) throws UnfitSqlException {
    int first = tokens.isSymbol(index - 1, '.') ? index - 3 : index - 1;
    int last = index + 1;
    while (tokens.isSymbol(first, '(')) {
      first--;
      last += tokens.isSymbol(last, ')') ? 1 : 0;
    }
    boolean ends =
        !tokens.isWithin(last)
            || tokens.isSymbol(last, ");")
            || tokens.isWord(last, BEHIND_CONDITION);
    boolean begins =
        tokens.isWord(first, BEFORE_CONDITION) && !isUpperBound(first) && !isCompared(first);
    if (begins && ends) {
      throw wrong(
          "'%s' is of type BIT and no condition: SQL Server has %s = 1"
              .formatted(tokens.at(index).text(), tokens.at(index).text()));
    }
  }

  /** Whether it is the WHEN of a CASE with an operand. */
  private boolean isCompared(int when) {
    int depth = 0;
    for (int index = when - 1; tokens.isWord(when, "WHEN") && index >= 0; index--) {
      depth += tokens.isWord(index, "END") ? 1 : 0;
      if (tokens.isWord(index, "CASE") && depth-- == 0) {
        return !tokens.isWord(index + 1, "WHEN");
      }
    }
    return false;
  }

  private boolean isUpperBound(int and) {
    for (int index = and - 1; tokens.isWord(and, "AND") && index > 0; index--) {
      if (tokens.isWord(index, BEFORE_CONDITION)) {
        return false;
      }
      if (tokens.isWord(index, "BETWEEN")) {
        return true;
      }
    }
    return false;
  }

  private void sum(int index) throws UnfitSqlException {
    boolean number = tokens.isKind(index + 1, SqlToken.Kind.NUMBER);
    if (number && isOf(columns.days(), index - 1)) {
      throw wrong("SQL Server has no arithmetic of DATE and a number: it has DATEADD");
    }
    boolean text =
        tokens.isKind(index + 1, SqlToken.Kind.STRING)
            || tokens.isKind(index - 1, SqlToken.Kind.STRING);
    int after = tokens.isWithin(index + 1) ? tokens.operandEnd(index + 1) : index;
    if (text && (isOddText(index - 1) || isOddText(after))) {
      throw lacking("a sum of a text and a value that is another text there");
    }
  }

  private boolean isOddText(int index) {
    return isOf(columns.oddTexts(), index);
  }

  private void call(int index) throws UnfitSqlException {
    List<List<SqlToken>> arguments = tokens.arguments(index + 1);
    String name = tokens.upper(index);
    for (List<SqlToken> argument : arguments) {
      Tokens own = new Tokens(argument);
      MssqlConditions inner = new MssqlConditions(own, columns);
      boolean bare = argument.size() == 1 || (argument.size() == 3 && own.isSymbol(1, '.'));
      if (TAKING_VALUES.contains(name) && MysqlCalls.compares(argument)) {
        throw wrong("SQL Server has no condition in a value's place: it has CASE");
      }
      if (NOT_OF_BITS.contains(name) && bare && inner.isBit(argument.size() - 1)) {
        throw wrong("SQL Server has no %s of BIT: cast it to INT".formatted(name));
      }
      boolean odd = bare && inner.isOddText(argument.size() - 1);
      if (TAKING_TEXTS.contains(name) && (odd || isMoment(own))) {
        throw lacking("%s of a value that is another text there".formatted(name));
      }
    }
    boolean converted = name.equals("CONVERT") && arguments.size() == 2;
    if (converted && isText(arguments.getFirst().getFirst())) {
      checkText(arguments.get(1));
    } else if (name.equals("CAST") && arguments.size() == 1) {
      checkCast(arguments.getFirst());
    }
  }

  private void checkCast(List<SqlToken> cast) throws UnfitSqlException {
    for (int at = cast.size() - 2; at > 0; at--) {
      if (cast.get(at).isWord("AS")) {
        if (isText(cast.get(at + 1))) {
          checkText(cast.subList(0, at));
        }
        return;
      }
    }
  }

  private static boolean isText(SqlToken type) {
    return TEXTS.contains(type.text().toUpperCase(Locale.ROOT));
  }

  private void checkText(List<SqlToken> value) throws UnfitSqlException {
    Tokens own = new Tokens(value);
    MssqlConditions inner = new MssqlConditions(own, columns);
    boolean bare = value.size() == 1 || (value.size() == 3 && own.isSymbol(1, '.'));
    boolean moment = isMoment(own) || (own.isWord(0, "CAST") && isCastToMoment(own));
    if ((bare && inner.isOddText(value.size() - 1)) || moment) {
      throw lacking("a cast to a text of a value that is another text there");
    }
  }

  private static boolean isMoment(Tokens value) {
    return value.isWord(0, MOMENTS);
  }

  private static boolean isCastToMoment(Tokens cast) {
    int close = cast.closing(1);
    return close == cast.size() - 1
        && cast.isWord(
            close - 1,
            Set.of("DATETIME", "DATETIME2", "SMALLDATETIME", "FLOAT", "REAL", "BIT", "MONEY"));
  }
}
