package dev.assay.sql.standin;

import static dev.assay.sql.standin.UnfitSqlException.lacking;
import static dev.assay.sql.standin.UnfitSqlException.wrong;
import static java.util.Map.entry;

import dev.assay.sql.SqlToken;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Says calls of SQL Server's functions in H2's words: parts of dates by all their names,
 * conversions with a style, and what the table tells of. What H2 has itself stays.
 */
final class MssqlCalls {

  /** The parts of dates, by each of their names. */
  private static final Map<String, String> PARTS =
      Map.ofEntries(
          entry("YEAR", "YEAR"),
          entry("YY", "YEAR"),
          entry("YYYY", "YEAR"),
          entry("QUARTER", "QUARTER"),
          entry("QQ", "QUARTER"),
          entry("Q", "QUARTER"),
          entry("MONTH", "MONTH"),
          entry("MM", "MONTH"),
          entry("M", "MONTH"),
          entry("DAYOFYEAR", "DAY_OF_YEAR"),
          entry("DY", "DAY_OF_YEAR"),
          entry("Y", "DAY_OF_YEAR"),
          entry("DAY", "DAY"),
          entry("DD", "DAY"),
          entry("D", "DAY"),
          entry("WEEK", "WEEK"),
          entry("WK", "WEEK"),
          entry("WW", "WEEK"),
          entry("WEEKDAY", "WEEKDAY"),
          entry("DW", "WEEKDAY"),
          entry("W", "WEEKDAY"),
          entry("ISO_WEEK", "ISO_WEEK"),
          entry("ISOWK", "ISO_WEEK"),
          entry("ISOWW", "ISO_WEEK"),
          entry("HOUR", "HOUR"),
          entry("HH", "HOUR"),
          entry("MINUTE", "MINUTE"),
          entry("MI", "MINUTE"),
          entry("N", "MINUTE"),
          entry("SECOND", "SECOND"),
          entry("SS", "SECOND"),
          entry("S", "SECOND"),
          entry("MILLISECOND", "MILLISECOND"),
          entry("MS", "MILLISECOND"));

  /** How dates are written by the number of a style. */
  private static final Map<String, String> STYLES =
      Map.ofEntries(
          entry("20", "YYYY-MM-DD HH24:MI:SS"),
          entry("120", "YYYY-MM-DD HH24:MI:SS"),
          entry("21", "YYYY-MM-DD HH24:MI:SS"),
          entry("121", "YYYY-MM-DD HH24:MI:SS"),
          entry("126", "YYYY-MM-DD\"T\"HH24:MI:SS"),
          entry("23", "YYYY-MM-DD"),
          entry("101", "MM/DD/YYYY"),
          entry("102", "YYYY.MM.DD"),
          entry("103", "DD/MM/YYYY"),
          entry("104", "DD.MM.YYYY"),
          entry("105", "DD-MM-YYYY"),
          entry("110", "MM-DD-YYYY"),
          entry("111", "YYYY/MM/DD"),
          entry("112", "YYYYMMDD"),
          entry("108", "HH24:MI:SS"));

  private static final Set<String> TEXTS = Set.of("VARCHAR", "NVARCHAR", "CHAR", "NCHAR");
  private static final int DATE_LENGTH = 10;

  private static final Set<String> MOMENTS = Set.of("DATETIME", "DATETIME2", "SMALLDATETIME");
  private static final Set<String> TRIED =
      Set.of(
          "TINYINT",
          "SMALLINT",
          "INT",
          "INTEGER",
          "BIGINT",
          "DECIMAL",
          "NUMERIC",
          "FLOAT",
          "REAL",
          "DATE",
          "DATETIME",
          "DATETIME2");

  private final Tokens tokens;
  private final FunctionTable functions;
  private final MssqlNumbers numbers;
  private final MssqlColumns columns;

  MssqlCalls(Tokens tokens, FunctionTable functions, MssqlNumbers numbers, MssqlColumns columns) {
    this.tokens = tokens;
    this.functions = functions;
    this.numbers = numbers;
    this.columns = columns;
  }

  void rewrite() throws UnfitSqlException {
    for (int index = tokens.size() - 2; index >= 0; index--) {
      compareWithSet(index);
      lengthenDivisor(index);
      if (tokens.isKind(index, SqlToken.Kind.WORD)
          && tokens.isSymbol(index + 1, '(')
          && !tokens.isWord(index - 1, "AS")
          && !tokens.isSymbol(index - 1, ".")) {
        if (!aggregated(index)) {
          List<SqlToken> call = call(tokens.upper(index), tokens.arguments(index + 1));
          if (call != null) {
            tokens.replace(index, tokens.closing(index + 1), call);
          }
        }
      }
    }
  }

  /** Sums and averages that are whole there: whether it is one. */
  private boolean aggregated(int index) {
    List<List<SqlToken>> arguments = tokens.arguments(index + 1);
    if (arguments.size() != 1 || !tokens.isWord(index, Set.of("AVG", "SUM"))) {
      return false;
    }
    List<SqlToken> all = arguments.getFirst();
    boolean distinct = all.getFirst().isWord("DISTINCT") || all.getFirst().isWord("ALL");
    List<SqlToken> value = distinct ? all.subList(1, all.size()) : all;
    int close = tokens.closing(index + 1);
    int last = tokens.operandEnd(index);
    List<SqlToken> over = last > close ? tokens.copy(close + 1, last) : List.of();
    String template =
        tokens.isWord(index, "AVG")
            ? numbers.isKnownWhole(value)
                ? "CAST ( TRUNC ( AVG ( $1 ) $3 ) AS BIGINT )"
                : "CAST ( ASSAY_AVERAGE ( AVG ( $1 ) $3 , MAX ( $2 ) $3 ) AS DECFLOAT ( 38 ) )"
            : isGreat(value) ? "CAST ( SUM ( $1 ) $3 AS BIGINT )" : "";
    if (template.isEmpty()) {
      return false;
    }
    tokens.replace(index, last, FunctionTable.filled(template, List.of(all, value, over)));
    return true;
  }

  private boolean isGreat(List<SqlToken> value) {
    boolean bare = value.size() == 1 || (value.size() == 3 && value.get(1).isSymbol('.'));
    return bare && columns.great().contains(value.getLast().text().toLowerCase(Locale.ROOT));
  }

  /** H2 gives a quotient as many digits as its divisor has; six at the least are given there. */
  private void lengthenDivisor(int index) {
    if (tokens.isSymbol(index, '/')
        && tokens.isKind(index + 1, SqlToken.Kind.NUMBER)
        && tokens.at(index + 1).text().matches("\\d+\\.\\d{1,9}")) {
      tokens.replace(index + 1, index + 1, Tokens.of(tokens.at(index + 1).text() + "0".repeat(20)));
    }
  }

  /** H2 takes {@code [a-c]} for these five characters. */
  private void compareWithSet(int index) throws UnfitSqlException {
    if (!tokens.isWord(index, "LIKE") || !tokens.isWithin(index + 1)) {
      return;
    }
    int end = tokens.operandEnd(index + 1);
    boolean alone = tokens.isKind(index + 1, SqlToken.Kind.STRING) && end == index + 1;
    while (tokens.isSymbol(end + 1, '+') && tokens.isWithin(end + 2)) {
      alone = false;
      end = tokens.operandEnd(end + 2);
    }
    boolean set =
        tokens.copy(index + 1, end).stream()
            .anyMatch(token -> token.kind() == SqlToken.Kind.STRING && token.text().contains("["));
    if (set && !alone) {
      throw lacking("LIKE with a set of characters in a pattern that is computed");
    }
    if (set) {
      boolean not = tokens.isWord(index - 1, "NOT");
      int last = not ? index - 2 : index - 1;
      int first = tokens.operandStart(last);
      if (tokens.isSymbol(first - 1, "+-*/%") || tokens.isWord(index + 2, "ESCAPE")) {
        throw lacking("LIKE with a set of characters beside an operator or ESCAPE");
      }
      List<List<SqlToken>> sides =
          List.of(tokens.copy(first, last), tokens.copy(index + 1, index + 1));
      tokens.replace(
          first,
          index + 1,
          FunctionTable.filled(
              not ? "( NOT ASSAY_LIKENESS ( $1 , $2 ) )" : "ASSAY_LIKENESS ( $1 , $2 )", sides));
    } else if (alone && tokens.at(index + 1).text().endsWith(" ")) {
      throw lacking("LIKE with a space at its end");
    }
  }

  private @Nullable List<SqlToken> call(String name, List<List<SqlToken>> arguments)
      throws UnfitSqlException {
    if (name.equals("CHOOSE") && arguments.size() > 1) {
      return chosen(arguments);
    }
    return switch (name + "/" + arguments.size()) {
      case "DATEPART/2" -> part(partOf(arguments), arguments);
      case "DATENAME/2" -> partName(partOf(arguments), arguments);
      case "DATEADD/3" -> added(partOf(arguments), arguments);
      case "DATEDIFF/3", "DATEDIFF_BIG/3" -> difference(partOf(arguments), arguments);
      case "DATETRUNC/2" -> truncated(partOf(arguments), arguments);
      case "POWER/2" -> {
        if (!numbers.isPower(arguments.getFirst(), arguments.getLast())) {
          throw lacking("POWER, whose result has the type of its base,");
        }
        yield null;
      }
      case "CAST/1" -> cut(arguments.getFirst());
      case "TRY_CAST/1" -> {
        List<SqlToken> cast = arguments.getFirst();
        int as = lastAs(cast);
        yield tried(cast.subList(0, as), cast.subList(as + 1, cast.size()));
      }
      case "TRY_CONVERT/2" -> tried(arguments.get(1), arguments.getFirst());
      case "ROUND/3" -> cutOff(arguments);
      case "FORMAT/3" -> formatted(arguments);
      case "CONVERT/2" -> {
        List<SqlToken> cut = numbers.cast(arguments.get(1), arguments.getFirst());
        yield cut == null ? FunctionTable.filled("CAST ( $2 AS $1 )", arguments) : cut;
      }
      case "CONVERT/3" -> converted(arguments);
      default -> functions.written(name, arguments);
    };
  }

  private static List<SqlToken> chosen(List<List<SqlToken>> arguments) {
    List<SqlToken> choice = new ArrayList<>(Tokens.of("( CASE"));
    choice.addAll(arguments.getFirst());
    for (int place = 1; place < arguments.size(); place++) {
      choice.addAll(Tokens.of("WHEN " + place + " THEN"));
      choice.addAll(arguments.get(place));
    }
    choice.addAll(Tokens.of("END )"));
    return choice;
  }

  private static int lastAs(List<SqlToken> cast) throws UnfitSqlException {
    for (int index = cast.size() - 1; index > 0; index--) {
      if (cast.get(index).isWord("AS")) {
        return index;
      }
    }
    throw wrong("TRY_CAST wants a value AS a type");
  }

  private List<SqlToken> tried(List<SqlToken> value, List<SqlToken> type) throws UnfitSqlException {
    String name = type.isEmpty() ? "" : type.getFirst().text().toUpperCase(Locale.ROOT);
    if (!TRIED.contains(name)) {
      throw lacking("TRY_CAST to " + name);
    }
    if (numbers.isOfMoney(value)) {
      throw lacking("TRY_CAST of MONEY");
    }
    List<SqlToken> digits =
        type.stream().filter(token -> token.kind() == SqlToken.Kind.NUMBER).toList();
    String precision = digits.isEmpty() ? "18" : digits.getFirst().text();
    String scale = digits.size() < 2 ? "0" : digits.getLast().text();
    boolean exact = Set.of("DECIMAL", "NUMERIC").contains(name);
    String target =
        exact
            ? "DECIMAL ( %s , %s )".formatted(precision, scale)
            : MOMENTS.contains(name)
                ? "TIMESTAMP"
                : name.equals("TINYINT") ? "SMALLINT" : name; // there it ends at 255
    return FunctionTable.filled(
        "CAST ( ASSAY_TRIED ( $1 , $2 , " + precision + " , " + scale + " ) AS " + target + " )",
        List.of(value, List.of(Tokens.string(name))));
  }

  /** ROUND with anything but 0 as its third argument cuts off. */
  private static List<SqlToken> cutOff(List<List<SqlToken>> arguments) throws UnfitSqlException {
    List<SqlToken> how = arguments.get(2);
    if (how.size() != 1 || how.getFirst().kind() != SqlToken.Kind.NUMBER) {
      throw lacking("ROUND with a third argument that is no literal");
    }
    return FunctionTable.filled(
        how.getFirst().text().equals("0") ? "ROUND ( $1 , $2 )" : "TRUNC ( $1 , $2 )", arguments);
  }

  private static List<SqlToken> formatted(List<List<SqlToken>> arguments) throws UnfitSqlException {
    List<SqlToken> culture = arguments.get(2);
    if (culture.size() != 1 || !culture.getFirst().text().equalsIgnoreCase("en-US")) {
      throw lacking("FORMAT in another culture than en-US");
    }
    return FunctionTable.filled("ASSAY_FORMATTED ( $1 , $2 )", arguments);
  }

  /** CAST of a number to a whole one; null where it is any other. */
  private @Nullable List<SqlToken> cut(List<SqlToken> cast) throws UnfitSqlException {
    int as = cast.size() - 2;
    return as > 0 && cast.get(as).isWord("AS")
        ? numbers.cast(cast.subList(0, as), cast.subList(as + 1, cast.size()))
        : null;
  }

  private static String partOf(List<List<SqlToken>> arguments) throws UnfitSqlException {
    String written = arguments.getFirst().isEmpty() ? "" : arguments.getFirst().getFirst().text();
    String part = PARTS.get(written.toUpperCase(Locale.ROOT));
    if (part == null) {
      throw wrong("SQL Server's dates have no part '%s', or none that is known".formatted(written));
    }
    return part;
  }

  private static List<SqlToken> part(String part, List<List<SqlToken>> arguments) {
    return FunctionTable.filled(
        switch (part) {
          // whatever the locale: from Sunday on, the week of January 1 the first one
          case "WEEKDAY" ->
              "( MOD ( EXTRACT ( ISO_DAY_OF_WEEK FROM CAST ( $2 AS TIMESTAMP ) ) , 7 ) + 1 )";
          case "WEEK" ->
              "( ( EXTRACT ( DAY_OF_YEAR FROM CAST ( $2 AS TIMESTAMP ) ) + 6 - MOD ( EXTRACT ("
                  + " ISO_DAY_OF_WEEK FROM CAST ( $2 AS TIMESTAMP ) ) , 7 ) - 1 ) / 7 + 1 )";
          default -> "EXTRACT ( " + part + " FROM CAST ( $2 AS TIMESTAMP ) )";
        },
        arguments);
  }

  private static List<SqlToken> partName(String part, List<List<SqlToken>> arguments) {
    return switch (part) {
      case "MONTH" -> FunctionTable.filled("ASSAY_MONTHNAME ( $2 )", arguments);
      case "WEEKDAY" -> FunctionTable.filled("ASSAY_DAYNAME ( $2 )", arguments);
      default -> FunctionTable.filled("CAST ( $1 AS VARCHAR )", List.of(part(part, arguments)));
    };
  }

  private static List<SqlToken> added(String part, List<List<SqlToken>> arguments)
      throws UnfitSqlException {
    if (part.equals("ISO_WEEK")) {
      throw wrong("SQL Server's DATEADD has no part 'iso_week'");
    }
    String unit = part.equals("WEEKDAY") || part.equals("DAY_OF_YEAR") ? "DAY" : part;
    return FunctionTable.filled(
        "DATEADD ( " + unit + " , $1 , $2 )", List.of(arguments.get(1), moment(arguments.get(2))));
  }

  private static List<SqlToken> difference(String part, List<List<SqlToken>> arguments) {
    List<List<SqlToken>> sides =
        List.of(moment(arguments.get(1)), moment(arguments.get(2)), literal("1899-12-31"));
    if (part.equals("WEEK")) {
      // how many Sundays are between them: the third one is such a day
      return FunctionTable.filled(
          "( DATEDIFF ( DAY , $3 , $2 ) / 7 - DATEDIFF ( DAY , $3 , $1 ) / 7 )", sides);
    }
    String unit = part.equals("WEEKDAY") || part.equals("DAY_OF_YEAR") ? "DAY" : part;
    return FunctionTable.filled("DATEDIFF ( " + unit + " , $1 , $2 )", sides);
  }

  private static List<SqlToken> truncated(String part, List<List<SqlToken>> arguments)
      throws UnfitSqlException {
    if (part.equals("WEEK") || part.equals("ISO_WEEK")) {
      String days =
          part.equals("WEEK")
              ? "MOD ( EXTRACT ( ISO_DAY_OF_WEEK FROM CAST ( $1 AS TIMESTAMP ) ) , 7 )"
              : "( EXTRACT ( ISO_DAY_OF_WEEK FROM CAST ( $1 AS TIMESTAMP ) ) - 1 )";
      return FunctionTable.filled(
          "DATEADD ( DAY , - " + days + " , DATE_TRUNC ( $2 , $1 ) )",
          List.of(arguments.get(1), List.of(Tokens.string("DAY"))));
    }
    if (!Set.of("YEAR", "QUARTER", "MONTH", "DAY", "HOUR", "MINUTE", "SECOND").contains(part)) {
      throw lacking("DATETRUNC to " + part);
    }
    return FunctionTable.filled(
        "DATE_TRUNC ( $2 , $1 )", List.of(arguments.get(1), List.of(Tokens.string(part))));
  }

  /** A number in a date's place counts days from the first of January 1900. */
  private static List<SqlToken> moment(List<SqlToken> date) {
    boolean number = date.size() == 1 && date.getFirst().kind() == SqlToken.Kind.NUMBER;
    return number
        ? FunctionTable.filled("DATEADD ( DAY , $1 , $2 )", List.of(date, literal("1900-01-01")))
        : date;
  }

  private static List<SqlToken> literal(String day) {
    return List.of(Tokens.word("TIMESTAMP"), Tokens.string(day + " 00:00:00"));
  }

  /** Dates as texts; of a style with a time of day, only as much as a date has as well. */
  private static List<SqlToken> converted(List<List<SqlToken>> arguments) throws UnfitSqlException {
    List<SqlToken> type = arguments.getFirst();
    String style = arguments.get(2).isEmpty() ? "" : arguments.get(2).getFirst().text();
    String format = STYLES.get(style);
    boolean text =
        !type.isEmpty() && TEXTS.contains(type.getFirst().text().toUpperCase(Locale.ROOT));
    int length =
        type.size() > 2 && type.get(2).kind() == SqlToken.Kind.NUMBER
            ? Integer.parseInt(type.get(2).text())
            : Integer.MAX_VALUE;
    if (format == null
        || !text
        || (format.startsWith("YYYY-MM-DD")
            && format.length() > DATE_LENGTH
            && length > DATE_LENGTH)) {
      throw lacking("CONVERT with the style " + style);
    }
    List<List<SqlToken>> parts =
        List.of(
            arguments.get(1),
            List.of(Tokens.string(format)),
            List.of(Tokens.word(String.valueOf(Math.min(length, 30)))));
    return FunctionTable.filled("LEFT ( TO_CHAR ( CAST ( $1 AS TIMESTAMP ) , $2 ) , $3 )", parts);
  }
}
