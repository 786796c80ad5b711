package dev.assay.sql.standin;

import static dev.assay.sql.standin.UnfitSqlException.lacking;
import static dev.assay.sql.standin.UnfitSqlException.wrong;

import dev.assay.sql.Dialect;
import dev.assay.sql.SqlToken;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * Texts out of JSON, which MySQL compares by their bytes and H2 here without case: a comparison
 * with {@code =} is told so, and so are groups and orders by nothing but such a text; other ones
 * are not executed. MariaDB's {@code JSON_VALUE} has the collation of the column that it reads.
 */
record MysqlJsonTexts(Dialect dialect, Tokens tokens, MysqlColumns columns) {

  private static final Set<String> GIVING_TEXTS =
      Set.of("JSON_EXTRACT", "JSON_UNQUOTE", "JSON_VALUE");
  private static final Set<String> COMPARING =
      Set.of("IN", "LIKE", "BETWEEN", "REGEXP", "RLIKE", "NOT");
  private static final Set<String> DIRECTIONS = Set.of("ASC", "DESC");
  private static final Set<String> ORDERING = Set.of("<", ">", "<=", ">=");
  private static final Set<String> BEHIND_KEYS =
      Set.of("HAVING", "LIMIT", "ORDER", "UNION", "EXCEPT", "INTERSECT", "ROWS", "RANGE", "WITH");

  void rewrite() throws UnfitSqlException {
    for (int index = 0; index < tokens.size(); index++) {
      if (tokens.isSymbol(index, '-') && isNext(index, '>')) {
        extraction(index);
      }
    }
    checkCollations();
    Set<String> names = new HashSet<>();
    for (int index = tokens.size() - 2; index >= 0; index--) {
      if (isText(index)) {
        compared(index);
        named(index, names);
      }
    }
    new MysqlJsonKeys(tokens, this::isCompared).rewrite();
    checkKeys(names);
    checkNames(names);
  }

  /** A collation goes before that of the text, and is none of a text's bytes. */
  private void checkCollations() throws UnfitSqlException {
    boolean collates = tokens.all().stream().anyMatch(token -> token.isWord("COLLATE"));
    for (int index = 0; collates && index < tokens.size(); index++) {
      if (isText(index)) {
        throw lacking("COLLATE beside texts of JSON");
      }
    }
  }

  /** In HAVING and in an outer query the text has the name that was given to it. */
  private void checkNames(Set<String> names) throws UnfitSqlException {
    for (int index = 1; !names.isEmpty() && index < tokens.size(); index++) {
      SqlToken token = tokens.at(index);
      boolean named = token.isName() && names.contains(token.text().toLowerCase(Locale.ROOT));
      if (named && isComparedWithText(index) && !isColumnOfSameQuery(index)) {
        throw lacking("a comparison with '%s', a text of JSON".formatted(token.text()));
      }
    }
  }

  private boolean isComparedWithText(int index) {
    int first = tokens.operandStart(index);
    if (tokens.isWord(index + 1, COMPARING) || tokens.isWord(first - 1, COMPARING)) {
      return !isBesideNumbers(tokens.isWord(index + 1, "NOT") ? index + 2 : index + 1);
    }
    int other = index + 1;
    while (tokens.isSymbol(other, "=<>!")) {
      other++;
    }
    int number = tokens.isSymbol(other, "+-") ? other + 1 : other;
    boolean behind = other > index + 1 && !tokens.isKind(number, SqlToken.Kind.NUMBER);
    boolean before =
        tokens.isSymbol(first - 1, "=<>") && !tokens.isKind(first - 2, SqlToken.Kind.NUMBER);
    return behind || before;
  }

  /** Whether IN or BETWEEN stands there, with nothing but numbers. */
  private boolean isBesideNumbers(int word) {
    if (tokens.isWord(word, "BETWEEN")) {
      return tokens.isKind(word + 1, SqlToken.Kind.NUMBER)
          && tokens.isWord(word + 2, "AND")
          && tokens.isKind(word + 3, SqlToken.Kind.NUMBER);
    }
    return tokens.isWord(word, "IN")
        && tokens.isSymbol(word + 1, '(')
        && IntStream.range(word + 2, tokens.closing(word + 1))
            .allMatch(at -> tokens.isKind(at, SqlToken.Kind.NUMBER) || tokens.isSymbol(at, ','));
  }

  /** WHERE of a query with a single SELECT does not know what is named there. */
  private boolean isColumnOfSameQuery(int index) {
    int selects = 0;
    boolean having = false;
    for (int at = 0; at < tokens.size(); at++) {
      selects += tokens.isWord(at, "SELECT") ? 1 : 0;
      having |= at < index && tokens.isWord(at, "HAVING");
    }
    return selects == 1 && !having;
  }

  private boolean isNext(int index, char symbol) {
    return tokens.isSymbol(index + 1, symbol)
        && tokens.at(index).end() == tokens.at(index + 1).start();
  }

  /** {@code column->path} and {@code column->>path}. */
  private void extraction(int index) throws UnfitSqlException {
    boolean unquoted = isNext(index + 1, '>');
    int path = index + (unquoted ? 3 : 2);
    if (dialect == Dialect.MARIADB || !tokens.isKind(path, SqlToken.Kind.STRING)) {
      throw wrong("%s has no -> here".formatted(dialect.promptName()));
    }
    int first = tokens.operandStart(index - 1);
    int place = tokens.at(index).start();
    List<SqlToken> call = new ArrayList<>();
    List<String> names =
        unquoted ? List.of("JSON_UNQUOTE", "JSON_EXTRACT") : List.of("JSON_EXTRACT");
    for (String name : names) {
      call.add(new SqlToken(SqlToken.Kind.WORD, name, place, place));
      call.addAll(Tokens.of("("));
    }
    call.addAll(tokens.copy(first, index - 1));
    call.addAll(Tokens.of(","));
    call.add(tokens.at(path));
    call.addAll(Tokens.of(unquoted ? ") )" : ")"));
    tokens.replace(first, path, call);
  }

  private boolean isText(int index) {
    return tokens.isWord(index, GIVING_TEXTS)
        && tokens.isSymbol(index + 1, '(')
        && !(hasCollationOfColumn(index) && isOfColumn(index, columns.textsNotOfJson()));
  }

  /** Whether it compares by its bytes, for sure. */
  private boolean isCompared(int index) {
    return isText(index) && (!hasCollationOfColumn(index) || isOfColumn(index, columns.json()));
  }

  private boolean hasCollationOfColumn(int index) {
    return dialect == Dialect.MARIADB && tokens.isWord(index, "JSON_VALUE");
  }

  private boolean isOfColumn(int index, Set<String> names) {
    int last = tokens.operandEnd(index + 2);
    return tokens.isSymbol(last + 1, ',')
        && tokens.at(last).isName()
        && names.contains(tokens.at(last).text().toLowerCase(Locale.ROOT));
  }

  /** Beside {@code =} and {@code <>}, both sides are compared by their bytes. */
  private void compared(int index) throws UnfitSqlException {
    int last = tokens.closing(index + 1);
    if (tokens.isWord(last + 1, COMPARING) || tokens.isWord(index - 1, COMPARING)) {
      throw lacking("a text of JSON beside IN, LIKE or BETWEEN");
    }
    boolean before = tokens.isSymbol(index - 1, "=<>");
    boolean behind = tokens.isSymbol(last + 1, "=<>!");
    int other = before ? index - 2 : last + 2;
    while (tokens.isSymbol(other, "=<>!")) {
      other += before ? -1 : 1;
    }
    int number = behind && tokens.isSymbol(other, "+-") ? other + 1 : other;
    if ((!before && !behind) || tokens.isKind(number, SqlToken.Kind.NUMBER)) {
      return;
    }
    checkIsOfColumn(index);
    List<SqlToken> operator =
        before ? tokens.copy(other + 1, index - 1) : tokens.copy(last + 1, other - 1);
    String written = operator.stream().map(SqlToken::text).collect(Collectors.joining());
    if (ORDERING.contains(written) && !tokens.isKind(other, SqlToken.Kind.STRING)) {
      // numbers in JSON have an order that their bytes have not
      throw lacking("an order of JSON and another value");
    }
    SqlToken call = tokens.at(index);
    List<SqlToken> bytes = new ArrayList<>();
    bytes.add(new SqlToken(SqlToken.Kind.WORD, "BINARY", call.start(), call.end()));
    if (call.isWord("JSON_EXTRACT")) {
      bytes.add(new SqlToken(SqlToken.Kind.WORD, "JSON_UNQUOTE", call.start(), call.end()));
      bytes.addAll(Tokens.of("("));
      tokens.replace(last, last, Tokens.of(") )"));
    }
    bytes.add(call);
    tokens.replace(index, index, bytes);
  }

  private void checkIsOfColumn(int index) throws UnfitSqlException {
    if (hasCollationOfColumn(index) && !isOfColumn(index, columns.json())) {
      throw lacking("a comparison of JSON_VALUE of what is no column");
    }
  }

  private void named(int index, Set<String> names) {
    int last = tokens.closing(index + 1);
    int name = tokens.isWord(last + 1, "AS") ? last + 2 : last + 1;
    boolean direction = tokens.isWord(name, DIRECTIONS);
    if (tokens.isWithin(name)
        && tokens.at(name).isName()
        && !direction
        && !Words.isKeyword(tokens.at(name))) {
      names.add(tokens.at(name).text().toLowerCase(Locale.ROOT));
    }
  }

  private void checkKeys(Set<String> names) throws UnfitSqlException {
    boolean any = tokens.all().stream().anyMatch(this::givesText);
    for (int index = 0; any && index < tokens.size(); index++) {
      boolean distinct = tokens.isWord(index, "DISTINCT") && isText(index + 1);
      if (distinct || (tokens.isWord(index, "BY") && isKey(index + 1, names))) {
        throw lacking("a group or an order of texts of JSON");
      }
    }
  }

  private boolean givesText(SqlToken token) {
    return token.kind() == SqlToken.Kind.WORD
        && GIVING_TEXTS.contains(token.text().toUpperCase(Locale.ROOT));
  }

  private boolean isKey(int first, Set<String> names) {
    int depth = 0;
    for (int index = first; index < tokens.size(); index++) {
      if (tokens.isWord(index, MysqlJsonKeys.BYTES_OF)) {
        index = tokens.closing(index + 1);
        continue;
      }
      depth += tokens.isSymbol(index, '(') ? 1 : tokens.isSymbol(index, ')') ? -1 : 0;
      if (depth < 0 || (depth == 0 && tokens.isWord(index, BEHIND_KEYS))) {
        return false;
      }
      SqlToken token = tokens.at(index);
      boolean place = depth == 0 && token.kind() == SqlToken.Kind.NUMBER;
      boolean direct = isText(index) && !tokens.isWord(index - 2, "CAST");
      if (place || direct || names.contains(token.text().toLowerCase(Locale.ROOT))) {
        return true;
      }
    }
    return false;
  }
}
