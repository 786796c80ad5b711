package dev.assay.sql.standin;

import static dev.assay.sql.standin.UnfitSqlException.lacking;

import dev.assay.sql.ColumnDefinition;
import dev.assay.sql.SqlToken;
import dev.assay.sql.TestTable;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * Where SQL Server leaves the fraction of a number out and H2 does not: a cast to a whole number
 * cuts off, and so does a power of one, as told by the types of columns and literals.
 *
 * @param whole columns of whole numbers in all tables that have them, in lower case
 * @param fractional columns of other numbers
 * @param floating columns of FLOAT and REAL alone
 * @param money columns of MONEY and SMALLMONEY, which are rounded
 * @param given names that the query gives to something itself
 */
record MssqlNumbers(
    Set<String> whole,
    Set<String> fractional,
    Set<String> floating,
    Set<String> money,
    Set<String> given) {

  private static final Set<String> WHOLE_TYPES =
      Set.of("INT", "INTEGER", "BIGINT", "SMALLINT", "TINYINT");
  private static final Pattern WHOLE = Pattern.compile("(?i)(tiny|small|big)?int(eger)?\\b.*");
  private static final Pattern FRACTIONAL =
      Pattern.compile("(?i)(decimal|numeric|float|real|double)\\b.*");
  private static final Pattern MONEY = Pattern.compile("(?i)(small)?money\\b.*");

  private static final Set<String> MONEY_TYPES = Set.of("MONEY", "SMALLMONEY");
  private static final Pattern FLOATING = Pattern.compile("(?i)(float|real)\\b.*");

  static MssqlNumbers of(List<TestTable> tables, Set<String> given) {
    Set<String> others = columns(tables, column -> !WHOLE.matcher(column).matches());
    Set<String> whole = columns(tables, column -> WHOLE.matcher(column).matches());
    whole.removeAll(others);
    whole.removeAll(given);
    Set<String> floating = columns(tables, column -> FLOATING.matcher(column).matches());
    floating.removeAll(columns(tables, column -> !FLOATING.matcher(column).matches()));
    floating.removeAll(given);
    return new MssqlNumbers(
        whole,
        columns(tables, column -> FRACTIONAL.matcher(column).matches()),
        floating,
        columns(tables, column -> MONEY.matcher(column).matches()),
        given);
  }

  private static Set<String> columns(List<TestTable> tables, Predicate<String> type) {
    return tables.stream()
        .flatMap(table -> table.definition().columns().stream())
        .filter(column -> type.test(column.declaredType().strip()))
        .map(ColumnDefinition::name)
        .map(name -> name.toLowerCase(Locale.ROOT))
        .collect(Collectors.toSet());
  }

  /** A cast that cuts off; null where it is none of a number with a fraction to a whole one. */
  @Nullable List<SqlToken> cast(List<SqlToken> value, List<SqlToken> type)
      throws UnfitSqlException {
    boolean toWhole =
        type.size() == 1 && WHOLE_TYPES.contains(type.getFirst().text().toUpperCase(Locale.ROOT));
    if (toWhole && isOfMoney(value) && !isMoneyColumn(value)) {
      throw lacking("a cast of what is computed of MONEY to a whole number");
    }
    return toWhole && isFractional(value)
        ? FunctionTable.filled("CAST ( TRUNC ( $1 ) AS $2 )", List.of(value, type))
        : null;
  }

  /** Whether money may be in it, which a cast to a whole number rounds, as H2 does. */
  boolean isOfMoney(List<SqlToken> value) {
    Tokens tokens = new Tokens(value);
    return IntStream.range(0, value.size())
        .anyMatch(
            at ->
                (value.get(at).isName()
                        && money.contains(value.get(at).text().toLowerCase(Locale.ROOT)))
                    || (tokens.isWord(at, MONEY_TYPES) && isType(tokens, at)));
  }

  /** Whether it is the type of a cast, and not a column of that name. */
  private static boolean isType(Tokens tokens, int at) {
    return tokens.isWord(at - 1, "AS")
        || (tokens.isSymbol(at - 1, '(')
            && tokens.isSymbol(at + 1, ',')
            && tokens.isWord(at - 2, Set.of("CONVERT", "TRY_CONVERT")));
  }

  private boolean isMoneyColumn(List<SqlToken> value) {
    String name = value.getLast().text().toLowerCase(Locale.ROOT);
    return isBare(value) && !fractional.contains(name) && !given.contains(name);
  }

  private static boolean isBare(List<SqlToken> value) {
    return value.size() == 1 || (value.size() == 3 && value.get(1).isSymbol('.'));
  }

  private boolean isFractional(List<SqlToken> value) {
    return value.stream()
        .anyMatch(
            token ->
                (token.isName() && fractional.contains(token.text().toLowerCase(Locale.ROOT)))
                    || (token.kind() == SqlToken.Kind.NUMBER && token.text().contains(".")));
  }

  /** Whether a power is a number of H2's: it has the type of its base, which cuts off. */
  boolean isPower(List<SqlToken> base, List<SqlToken> exponent) {
    boolean whole = isWhole(base) && isWhole(exponent);
    boolean cast = base.getFirst().isWord("CAST") && base.size() > 2 && isFloat(base);
    return whole || cast || isFloating(base);
  }

  private boolean isFloating(List<SqlToken> value) {
    return isBare(value) && floating.contains(value.getLast().text().toLowerCase(Locale.ROOT));
  }

  /** Whether a value is known to be whole: columns, literals and CASE of them. */
  boolean isKnownWhole(List<SqlToken> value) {
    return isWhole(value) || isWholeCase(value) || isWholeSum(value);
  }

  private boolean isWholeSum(List<SqlToken> value) {
    return value.stream()
        .allMatch(
            token ->
                token.kind() == SqlToken.Kind.SYMBOL
                    ? "+-*/%()".contains(token.text())
                    : isWhole(List.of(token)));
  }

  /** {@code CASE WHEN … THEN 1 ELSE 0 END}. */
  private static boolean isWholeCase(List<SqlToken> value) {
    if (!value.getFirst().isWord("CASE") || !value.getLast().isWord("END")) {
      return false;
    }
    for (int index = 1; index + 2 < value.size(); index++) {
      if (value.get(index).isWord("THEN") || value.get(index).isWord("ELSE")) {
        SqlToken result = value.get(index + 1);
        SqlToken next = value.get(index + 2);
        boolean alone = next.isWord("WHEN") || next.isWord("ELSE") || next.isWord("END");
        boolean known =
            result.isWord("NULL")
                || (result.kind() == SqlToken.Kind.NUMBER && result.text().matches("\\d+"));
        if (!alone || !known) {
          return false;
        }
      }
    }
    return true;
  }

  private static boolean isFloat(List<SqlToken> cast) {
    SqlToken type = cast.get(cast.size() - 2);
    return type.isWord("FLOAT") || type.isWord("REAL");
  }

  private boolean isWhole(List<SqlToken> value) {
    SqlToken last = value.getLast();
    boolean number = last.kind() == SqlToken.Kind.NUMBER && last.text().matches("\\d+");
    return isBare(value)
        && (number || (last.isName() && whole.contains(last.text().toLowerCase(Locale.ROOT))));
  }
}
