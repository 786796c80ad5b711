package dev.assay.analysis.wording;

import dev.assay.sql.Dialect;
import dev.assay.sql.RefusedSqlException;
import dev.assay.sql.SqlLexer;
import dev.assay.sql.SqlToken;
import dev.assay.sql.SqlTokens;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** The names, values and comparisons that a query writes out, read from its tokens. */
final class QueryWords {

  /** Where what is compared begins at the latest. */
  private static final Set<String> BEFORE_OPERAND =
      Set.of(
          "SELECT", "WHERE", "AND", "OR", "NOT", "ON", "HAVING", "WHEN", "THEN", "ELSE", "CASE",
          "BETWEEN", "BY");

  private final String sql;
  private final SqlTokens tokens;

  private QueryWords(String sql, SqlTokens tokens) {
    this.sql = sql;
    this.tokens = tokens;
  }

  /** Those of a query; empty where its text is not SQL. */
  static Optional<QueryWords> of(Dialect dialect, String sql) {
    try {
      SqlTokens tokens = new SqlTokens(SqlLexer.tokens(dialect, sql));
      return tokens.size() == 0 ? Optional.empty() : Optional.of(new QueryWords(sql, tokens));
    } catch (RefusedSqlException unreadable) {
      return Optional.empty();
    }
  }

  boolean has(String word) {
    return indexes().anyMatch(at -> tokens.isWord(at, word));
  }

  /** The names that are not called, in lower case. */
  Set<String> names() {
    return indexes()
        .filter(at -> tokens.isName(at) && !tokens.isSymbol(at + 1, '('))
        .mapToObj(this::lower)
        .collect(Collectors.toSet());
  }

  /** The functions that are called, in lower case. */
  Set<String> calls() {
    return indexes()
        .filter(at -> tokens.isName(at) && tokens.isSymbol(at + 1, '('))
        .mapToObj(this::lower)
        .collect(Collectors.toSet());
  }

  /** Whether columns are selected that are not named. */
  boolean selectsAll() {
    return indexes()
        .filter(at -> tokens.isSymbol(at, '*'))
        .anyMatch(
            at ->
                tokens.isWord(at - 1, "SELECT")
                    || tokens.isWord(at - 1, "DISTINCT")
                    || tokens.isSymbol(at - 1, '.')
                    || tokens.isSymbol(at - 1, ','));
  }

  /** Whether it gives the number of rows and nothing else. */
  boolean countsAlone() {
    int from = tokens.isWord(1, "DISTINCT") ? 2 : 1;
    if (!tokens.isWord(0, "SELECT")
        || !tokens.isWord(from, "COUNT")
        || !tokens.isSymbol(from + 1, '(')) {
      return false;
    }
    int after = tokens.closing(from + 1) + 1;
    int alias = tokens.isWord(after, "AS") ? after + 2 : after;
    return tokens.isWord(alias, "FROM");
  }

  /** Whether the number stands there, alone or within a date or another text. */
  boolean holds(BigDecimal number) {
    String digits = number.toPlainString();
    return sql.replaceAll("[-/]", "").contains(digits)
        || indexes()
            .mapToObj(this::number)
            .anyMatch(each -> each.isPresent() && each.get().compareTo(number) == 0);
  }

  /** The texts of each IN with a list of texts, as they are written. */
  List<List<String>> listedTexts() {
    List<List<String>> lists = new ArrayList<>();
    for (int at = 0; at < tokens.size(); at++) {
      if (tokens.isWord(at, "IN") && tokens.isSymbol(at + 1, '(')) {
        List<String> texts =
            IntStream.range(at + 2, tokens.closing(at + 1))
                .filter(index -> tokens.isKind(index, SqlToken.Kind.STRING))
                .mapToObj(index -> tokens.at(index).text())
                .toList();
        boolean plain = tokens.closing(at + 1) == at + 1 + 2 * texts.size();
        if (plain && !tokens.isWord(at - 1, "NOT")) {
          lists.add(texts);
        }
      }
    }
    return lists;
  }

  List<Comparison> comparisons() {
    List<Comparison> found = new ArrayList<>();
    for (int at = 1; at < tokens.size(); at++) {
      boolean angle = tokens.isSymbol(at, '<') || tokens.isSymbol(at, '>');
      boolean other = tokens.isSymbol(at, '<') && tokens.isSymbol(at + 1, '>');
      if (angle && !other && !tokens.isSymbol(at - 1, '<')) {
        boolean orEqual = tokens.isSymbol(at + 1, '=');
        String operator = tokens.at(at).text() + (orEqual ? "=" : "");
        int right = at + (orEqual ? 2 : 1);
        int left = at - 1;
        number(right)
            .ifPresent(number -> found.add(new Comparison(namesBefore(left), operator, number)));
        number(left)
            .ifPresent(
                number ->
                    found.add(
                        new Comparison(
                            tokens.isName(right) ? Set.of(lower(right)) : Set.of(),
                            Comparison.turned(operator),
                            number)));
      }
    }
    return found;
  }

  private Set<String> namesBefore(int last) {
    Set<String> names = new HashSet<>();
    for (int at = last; at >= 0 && !isBeforeOperand(at); at--) {
      if (tokens.isName(at)) {
        names.add(lower(at));
      }
    }
    return names;
  }

  private boolean isBeforeOperand(int at) {
    return tokens.isKind(at, SqlToken.Kind.WORD)
        && BEFORE_OPERAND.contains(tokens.at(at).text().toUpperCase(Locale.ROOT));
  }

  /** The number there, also where it is written as a text. */
  private Optional<BigDecimal> number(int at) {
    boolean value =
        tokens.isKind(at, SqlToken.Kind.NUMBER) || tokens.isKind(at, SqlToken.Kind.STRING);
    return value ? WrittenNumbers.read(tokens.at(at).text()) : Optional.empty();
  }

  private String lower(int at) {
    return tokens.at(at).text().toLowerCase(Locale.ROOT);
  }

  private IntStream indexes() {
    return IntStream.range(0, tokens.size());
  }
}
