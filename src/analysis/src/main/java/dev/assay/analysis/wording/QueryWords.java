package dev.assay.analysis.wording;

import dev.assay.sql.Dialect;
import dev.assay.sql.RefusedSqlException;
import dev.assay.sql.SqlLexer;
import dev.assay.sql.SqlToken;
import dev.assay.sql.SqlTokens;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** The names, values and comparisons that a query writes out, read from its tokens. */
final class QueryWords {

  /** Where what is compared begins at the latest. */
  private static final Set<String> BEFORE_OPERAND =
      Set.of(
          "SELECT", "WHERE", "AND", "OR", "NOT", "ON", "HAVING", "WHEN", "THEN", "ELSE", "CASE",
          "BETWEEN", "BY");

  private static final Set<String> CLAUSES =
      Set.of("SELECT", "FROM", "WHERE", "GROUP", "HAVING", "WINDOW", "QUALIFY", "ORDER", "LIMIT");

  /** Functions of which each row that comes twice changes the answer. */
  private static final Set<String> REPEATING = Set.of("count", "sum", "avg", "total");

  /** What stands before a number of rows, which is of no unit. */
  private static final List<String> ROWS = List.of("LIMIT", "OFFSET", "TOP");

  private static final Pattern YEAR = Pattern.compile("(?:19|20)\\d\\d");

  private static final Pattern PUNCTUATION = Pattern.compile("[-/.:_]");

  private final String sql;
  private final String lower;
  private final SqlTokens tokens;

  private QueryWords(String sql, SqlTokens tokens) {
    this.sql = sql;
    this.lower = sql.toLowerCase(Locale.ROOT);
    this.tokens = tokens;
  }

  /** Words and calls that take rows away, or turn round what stands in them. */
  private static final List<String> TURNING =
      List.of(
          "NOT", "EXCEPT", "MINUS", "CASE", "IIF", "IF", "NULLIF", "DECODE", "FALSE", "NULL",
          "FILTER");

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

  /** Whether it may want what a comparison of its does not hold of. */
  boolean turnsRound() {
    return TURNING.stream().anyMatch(this::has);
  }

  /** Whether it counts rows, of whichever column. */
  boolean countsRows() {
    return indexes()
        .filter(at -> tokens.isWord(at, "COUNT") && tokens.isSymbol(at + 1, '('))
        .anyMatch(at -> tokens.isSymbol(at + 2, '*') || number(at + 2).isPresent());
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

  /** The tokens of what is selected; none where a query begins with something else. */
  private IntStream selected() {
    if (!tokens.isWord(0, "SELECT")) {
      return IntStream.empty();
    }
    int from = 1;
    while (tokens.isWithin(from) && !tokens.isWord(from, "FROM")) {
      from = tokens.isSymbol(from, '(') ? tokens.closing(from) + 1 : from + 1;
    }
    return IntStream.range(1, Math.min(from, tokens.size()));
  }

  /**
   * Whether it may give something twice: it selects columns that are no keys, or counts or adds
   * them up, and takes all of their rows.
   */
  boolean mayRepeat(Set<String> keys) {
    boolean once =
        selected()
            .anyMatch(
                at ->
                    tokens.isSymbol(at, '*')
                        || tokens.isWord(at, "TOP")
                        || (tokens.isName(at) && keys.contains(lower(at)))
                        || (tokens.isName(at)
                            && tokens.isSymbol(at + 1, '(')
                            && !REPEATING.contains(lower(at))));
    boolean limited = Stream.of("LIMIT", "FETCH", "ROWNUM", "QUALIFY").anyMatch(this::has);
    return selected().findAny().isPresent() && !once && !limited;
  }

  /**
   * Whether the number stands there: alone, within a date or another text, as so many per cent or
   * thousands, as the next one beside a comparison, or as its decade, its century or its last two
   * digits.
   */
  boolean holds(BigDecimal number) {
    String plain = PUNCTUATION.matcher(sql).replaceAll("");
    boolean written =
        Stream.of(number, number.add(BigDecimal.ONE), number.subtract(BigDecimal.ONE))
            .map(BigDecimal::toPlainString)
            .anyMatch(digits -> plain.contains(PUNCTUATION.matcher(digits).replaceAll("")));
    return written
        || indexes()
            .filter(at -> ROWS.stream().noneMatch(word -> tokens.isWord(at - 1, word)))
            .mapToObj(this::number)
            .flatMap(Optional::stream)
            .anyMatch(each -> isScaled(each, number) || isPartOf(each, number))
        || startsText(number)
        || isShortYear(number);
  }

  private static boolean isScaled(BigDecimal each, BigDecimal number) {
    BigInteger digits = number.stripTrailingZeros().unscaledValue();
    return each.stripTrailingZeros().unscaledValue().equals(digits);
  }

  private static boolean isPartOf(BigDecimal each, BigDecimal number) {
    BigInteger whole = number.toBigInteger();
    BigInteger part = each.toBigInteger();
    return part.signum() > 0
        && Stream.of(10, 100, 1000)
            .map(BigInteger::valueOf)
            .anyMatch(by -> whole.divide(by).equals(part));
  }

  /** Whether the last two digits of a year stand there, as in {@code '%/85'}. */
  private boolean isShortYear(BigDecimal number) {
    String year = number.toPlainString();
    return YEAR.matcher(year).matches()
        && Pattern.compile("(?<!\\d)%s(?!\\d)".formatted(year.substring(2))).matcher(sql).find();
  }

  private boolean startsText(BigDecimal number) {
    String digits = number.toBigInteger().toString();
    return indexes()
        .filter(at -> tokens.isKind(at, SqlToken.Kind.STRING))
        .mapToObj(at -> tokens.at(at).text())
        .map(text -> text.replaceFirst("[%_]+$", "").replaceFirst("^[%_]+", ""))
        .anyMatch(text -> text.length() >= 2 && digits.startsWith(text));
  }

  /** The texts that it writes out. */
  List<String> texts() {
    return indexes()
        .filter(at -> tokens.isKind(at, SqlToken.Kind.STRING))
        .mapToObj(at -> tokens.at(at).text())
        .toList();
  }

  /** Whether the word stands anywhere in it, in any case of letters. */
  boolean writes(String word) {
    return lower.contains(word.toLowerCase(Locale.ROOT));
  }

  /**
   * Whether the number, or the one before or after it, is written there, alone or within a text.
   */
  boolean writes(BigDecimal number) {
    return Stream.of(number, number.add(BigDecimal.ONE), number.subtract(BigDecimal.ONE))
            .map(BigDecimal::toPlainString)
            .map(Pattern::quote)
            .anyMatch(
                digits ->
                    Pattern.compile("(?<![\\w.])%s(?!\\d)".formatted(digits)).matcher(sql).find())
        || numbers().anyMatch(each -> isScaled(each, number));
  }

  /** Whether these digits stand there on their own, with or without noughts before them. */
  boolean holdsDigits(BigInteger digits) {
    return Pattern.compile("(?<!\\d)0*%s(?!\\d)".formatted(digits)).matcher(sql).find();
  }

  /** The names that stand in what is selected, in lower case. */
  Set<String> selectedNames() {
    return selected().filter(tokens::isName).mapToObj(this::lower).collect(Collectors.toSet());
  }

  /** Whether it has a year that the question has not, which a time or an age was turned into. */
  boolean holdsYearBeside(String question) {
    return YEAR.matcher(sql).results().anyMatch(found -> !question.contains(found.group()));
  }

  /** Whether a column is to equal a number, other than 0 and 1, that the question does not say. */
  boolean comparesWithOther(String question) {
    return indexes()
        .filter(at -> tokens.isSymbol(at - 1, '=') && tokens.isKind(at, SqlToken.Kind.NUMBER))
        .mapToObj(at -> tokens.at(at).text())
        .anyMatch(number -> !number.matches("[01]") && !question.contains(number));
  }

  private Stream<BigDecimal> numbers() {
    return indexes().mapToObj(this::number).flatMap(Optional::stream);
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
        boolean plain = selectsRows(at);
        if (endsOperand(right + 1)) {
          number(right)
              .ifPresent(
                  number ->
                      found.add(
                          new Comparison(
                              namesBefore(left), operator, number, isBare(left), plain)));
        }
        if (beginsOperand(left)) {
          number(left)
              .ifPresent(
                  number ->
                      found.add(
                          new Comparison(
                              namesFrom(right),
                              Comparison.turned(operator),
                              number,
                              endsOperand(behindName(right)),
                              plain)));
        }
      }
    }
    return found;
  }

  /** Whether the token is of the condition of the whole query, and within no parentheses of it. */
  private boolean selectsRows(int token) {
    boolean selects = false;
    int at = 0;
    while (at < token) {
      if (CLAUSES.stream().anyMatch(tokens.at(at)::isWord)) {
        selects = tokens.isWord(at, "WHERE") || tokens.isWord(at, "HAVING");
      }
      at = tokens.isSymbol(at, '(') ? tokens.closing(at) + 1 : at + 1;
    }
    return at == token && selects;
  }

  /** Whether nothing stands before the token that it is computed with. */
  private boolean beginsOperand(int at) {
    return at == 0
        || isBeforeOperand(at - 1)
        || tokens.isSymbol(at - 1, '(')
        || tokens.isSymbol(at - 1, ',');
  }

  /** Whether no operand goes on there. */
  private boolean endsOperand(int at) {
    return !tokens.isWithin(at)
        || tokens.isSymbol(at, ')')
        || tokens.isSymbol(at, ',')
        || tokens.isSymbol(at, ';')
        || tokens.isKind(at, SqlToken.Kind.WORD);
  }

  private boolean isBare(int last) {
    int first = last;
    while (tokens.isSymbol(first - 1, '.') && tokens.isName(first - 2)) {
      first -= 2;
    }
    return tokens.isName(last) && beginsOperand(first);
  }

  private int behindName(int first) {
    int at = first + 1;
    while (tokens.isSymbol(at, '.') && tokens.isName(at + 1)) {
      at += 2;
    }
    return at;
  }

  private Set<String> namesFrom(int first) {
    return tokens.isName(first) ? Set.of(lower(behindName(first) - 1)) : Set.of();
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

  /** How often the number is written there. */
  long count(BigDecimal number) {
    return numbers().filter(each -> each.compareTo(number) == 0).count();
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
