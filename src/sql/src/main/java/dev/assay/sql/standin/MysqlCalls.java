package dev.assay.sql.standin;

import static dev.assay.sql.standin.UnfitSqlException.lacking;
import static dev.assay.sql.standin.UnfitSqlException.wrong;

import dev.assay.sql.Dialect;
import dev.assay.sql.SqlToken;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** Writes calls of MySQL's functions for H2, the inner ones first. */
final class MysqlCalls {

  /** Parts of a format that tell a year, a month or a day. */
  private static final Pattern DAY = Pattern.compile("%[YyMmcbdeDjaWUuVvXxw]");

  private static final Set<String> UNITS =
      Set.of("YEAR", "QUARTER", "MONTH", "WEEK", "DAY", "HOUR", "MINUTE", "SECOND", "MICROSECOND");

  private static final Set<String> TYPES =
      Set.of("DECIMAL", "NUMERIC", "VARCHAR", "NCHAR", "SIGNED", "UNSIGNED", "FLOAT", "DOUBLE");

  private final Dialect dialect;
  private final Tokens tokens;
  private final FunctionTable functions;
  private final MysqlJsonCalls json;
  private final Predicate<String> known;

  MysqlCalls(
      Dialect dialect,
      Tokens tokens,
      FunctionTable functions,
      Set<String> jsonColumns,
      Predicate<String> known) {
    this.json = new MysqlJsonCalls(dialect, jsonColumns);
    this.dialect = dialect;
    this.tokens = tokens;
    this.functions = functions;
    this.known = known;
  }

  void rewrite() throws UnfitSqlException {
    for (int index = tokens.size() - 2; index >= 0; index--) {
      if (isCall(index)) {
        tokens.replace(index, tokens.closing(index + 1), call(index));
      }
    }
  }

  private boolean isCall(int index) {
    if (!tokens.isKind(index, SqlToken.Kind.WORD)
        || !tokens.isSymbol(index + 1, '(')
        || (tokens.isWord(index, Words.NO_CALL) && !isModulo(index))
        || tokens.isWord(index, TYPES)
        || tokens.at(index).start() < 0
        || tokens.isWord(index - 1, "AS")
        || tokens.isSymbol(index - 1, ".)")) {
      return false;
    }
    boolean type =
        tokens.isWord(index, "CHAR")
            && tokens.isSymbol(index - 1, ',')
            && tokens.isSymbol(tokens.closing(index + 1) + 1, ')');
    int after = tokens.closing(index + 1) + 1;
    boolean table = tokens.isWord(after, "AS") && tokens.isSymbol(after + 1, '(');
    boolean alias =
        tokens.isWithin(index - 1)
            && tokens.at(index - 1).isName()
            && tokens.isWord(index - 2, Set.of("FROM", "JOIN"));
    return !type && !table && !alias;
  }

  /** Whether it is MOD(a, b), and not the operator. */
  private boolean isModulo(int index) {
    return tokens.isWord(index, "MOD") && !MysqlOperators.isOperandEnd(tokens, index - 1);
  }

  private List<SqlToken> call(int index) throws UnfitSqlException {
    String name = tokens.upper(index);
    List<List<SqlToken>> arguments = MysqlTexts.of(name, tokens.arguments(index + 1));
    if (arguments.isEmpty() && Set.of("CONCAT", "GREATEST", "LEAST", "COALESCE").contains(name)) {
      throw wrong("%s of nothing".formatted(name));
    }
    List<SqlToken> special = special(name, index, arguments);
    if (special != null) {
      return special;
    }
    List<SqlToken> written = functions.written(name, arguments);
    if (written != null) {
      return written;
    }
    if (functions.isSame(name)) {
      return aggregated(name, index, arguments);
    }
    if (functions.isOurs(name)) {
      return called(FunctionTable.PREFIX + name, index, arguments);
    }
    if (known.test(name.toLowerCase(Locale.ROOT))) {
      throw lacking("%s's function %s".formatted(dialect.promptName(), name));
    }
    throw wrong("%s has no function %s".formatted(dialect.promptName(), name));
  }

  private List<SqlToken> called(String name, int index, List<List<SqlToken>> arguments) {
    if (!MysqlTexts.isAbout(tokens.upper(index))) {
      List<SqlToken> call = new ArrayList<>(tokens.copy(index, tokens.closing(index + 1)));
      call.set(0, Tokens.word(name));
      return call;
    }
    return Tokens.call(name, arguments);
  }

  /** A sum of conditions counts those that are true. */
  private List<SqlToken> aggregated(String name, int index, List<List<SqlToken>> arguments)
      throws UnfitSqlException {
    if (name.equals("COUNT")
        && arguments.size() > 1
        && arguments.getFirst().getFirst().isWord("DISTINCT")) {
      return distinctRows(arguments);
    }
    boolean counts =
        Set.of("SUM", "AVG", "MIN", "MAX").contains(name)
            && arguments.size() == 1
            && compares(arguments.getFirst());
    if (counts) {
      return FunctionTable.filled(name + " ( CAST ( ( $1 ) AS INTEGER ) )", arguments);
    }
    boolean plain =
        name.equals("AVG")
            && arguments.size() == 1
            && !arguments.getFirst().getFirst().isWord("DISTINCT")
            && !arguments.getFirst().getFirst().isWord("ALL");
    // as many digits as a quotient has
    return plain
        ? FunctionTable.filled("AVG ( ( $1 ) * 1.0000000000 )", arguments)
        : called(name, index, arguments);
  }

  /** Rows with a NULL do not count. */
  private static List<SqlToken> distinctRows(List<List<SqlToken>> arguments) {
    List<List<SqlToken>> values = new ArrayList<>(arguments);
    values.set(0, arguments.getFirst().subList(1, arguments.getFirst().size()));
    StringBuilder known = new StringBuilder();
    StringBuilder row = new StringBuilder();
    for (int place = 1; place <= values.size(); place++) {
      known.append(place == 1 ? "" : " AND ").append("( $").append(place).append(" ) IS NOT NULL");
      row.append(place == 1 ? "$" : " , $").append(place);
    }
    return FunctionTable.filled(
        "COUNT ( DISTINCT CASE WHEN %s THEN ROW ( %s ) END )".formatted(known, row), values);
  }

  /** Whether a comparison is the outermost operation. */
  static boolean compares(List<SqlToken> expression) {
    int depth = 0;
    boolean compares = false;
    for (SqlToken token : expression) {
      String text = token.text().toUpperCase(Locale.ROOT);
      if (token.isSymbol('(') || token.isWord("CASE")) {
        depth++;
      } else if (token.isSymbol(')') || token.isWord("END")) {
        depth--;
      } else if (depth == 0 && token.isWord("SELECT")) {
        return false;
      } else if (depth == 0) {
        compares |= token.kind() == SqlToken.Kind.SYMBOL && "<>=".contains(token.text());
        compares |= token.kind() == SqlToken.Kind.WORD && Words.COMPARING.contains(text);
      }
    }
    return compares;
  }

  private @Nullable List<SqlToken> special(String name, int index, List<List<SqlToken>> arguments)
      throws UnfitSqlException {
    return switch (name) {
      case "CAST" -> cast(split(arguments, "AS"));
      case "CONVERT" -> convert(arguments);
      case "EXTRACT" -> extract(split(arguments, "FROM"));
      case "POSITION" -> FunctionTable.filled("ASSAY_LOCATE ( $1 , $2 )", split(arguments, "IN"));
      case "SUBSTRING", "SUBSTR", "MID" -> part(arguments);
      case "CHAR" -> called("ASSAY_CHARACTERS", index, arguments);
      case "COLUMNS" -> throw lacking("JSON_TABLE");
      case "GROUP_CONCAT" -> new MysqlGroupConcat(tokens).written(index);
      case "DATE_ADD", "ADDDATE", "DATE_SUB", "SUBDATE" -> shifted(name, arguments);
      case "TIMESTAMPADD" -> added(arguments);
      case "STR_TO_DATE" ->
          readsTime(arguments)
              ? FunctionTable.filled("ASSAY_STR_TO_TIME ( $1 , $2 )", arguments)
              : null;
      case "JSON_EXTRACT" -> json.extracted(tokens, index);
      case "NOW", "CURDATE", "CURRENT_TIMESTAMP", "CURTIME" -> called(name, index, arguments);
      case "CURRENT_DATE" -> called("CURDATE", index, arguments);
      case "CURRENT_TIME" -> called("CURTIME", index, arguments);
      case "LOCALTIME", "LOCALTIMESTAMP" -> called("NOW", index, arguments);
      default -> json.written(name, arguments);
    };
  }

  /** What a format without a day reads is a time of day there. */
  private static boolean readsTime(List<List<SqlToken>> arguments) {
    boolean isWritten = arguments.size() == 2 && arguments.get(1).size() == 1;
    return isWritten
        && arguments.get(1).getFirst().kind() == SqlToken.Kind.STRING
        && !DAY.matcher(arguments.get(1).getFirst().text()).find();
  }

  /** The two sides of a word within the only argument. */
  private static List<List<SqlToken>> split(List<List<SqlToken>> arguments, String word)
      throws UnfitSqlException {
    if (!arguments.isEmpty()) {
      List<SqlToken> all = new ArrayList<>(arguments.getFirst());
      for (List<SqlToken> more : arguments.subList(1, arguments.size())) {
        all.add(Tokens.of(",").getFirst());
        all.addAll(more);
      }
      int depth = 0;
      for (int at = 0; at < all.size(); at++) {
        depth += all.get(at).isSymbol('(') ? 1 : all.get(at).isSymbol(')') ? -1 : 0;
        if (depth == 0 && all.get(at).isWord(word) && at > 0 && at + 1 < all.size()) {
          return List.of(all.subList(0, at), all.subList(at + 1, all.size()));
        }
      }
    }
    throw wrong("a function lacks its " + word);
  }

  private List<SqlToken> convert(List<List<SqlToken>> arguments) throws UnfitSqlException {
    return arguments.size() == 2 ? cast(arguments) : split(arguments, "USING").getFirst();
  }

  private List<SqlToken> cast(List<List<SqlToken>> valueAndType) throws UnfitSqlException {
    List<SqlToken> type = withoutCharacters(valueAndType.get(1));
    String name = type.getFirst().text().toUpperCase(Locale.ROOT);
    boolean sized = type.size() > 3;
    boolean isText = Set.of("CHAR", "NCHAR", "VARCHAR").contains(name);
    boolean extended =
        dialect == Dialect.MARIADB && Set.of("INT", "INTEGER", "VARCHAR").contains(name);
    String template =
        switch (extended ? (name.equals("VARCHAR") ? "CHAR" : "SIGNED") : name) {
          case "SIGNED" -> "ASSAY_SIGNED ( $1 )";
          case "UNSIGNED" -> "ASSAY_UNSIGNED ( $1 )";
          case "CHAR", "NCHAR" ->
              sized
                  ? "ASSAY_LEFT ( ASSAY_CONCAT ( $1 ) , " + type.get(2).text() + " )"
                  : "ASSAY_CONCAT ( $1 )";
          case "DATE" -> "ASSAY_DATE ( $1 )";
          case "DATETIME" -> "ASSAY_DATETIME ( $1 )";
          case "TIME" -> "ASSAY_TIME ( $1 )";
          case "DECIMAL", "DEC", "NUMERIC" ->
              sized ? "CAST ( $1 AS $2 )" : "CAST ( $1 AS DECIMAL ( 10 , 0 ) )";
          case "DOUBLE", "FLOAT" -> "CAST ( $1 AS DOUBLE PRECISION )";
          case "JSON" -> "ASSAY_JSON_EXTRACT ( $1 , '$2 )";
          case "BINARY", "YEAR" -> throw lacking("a cast to " + name);
          default -> throw wrong("%s has no cast to %s".formatted(dialect.promptName(), name));
        };
    if (name.equals("JSON")) {
      return FunctionTable.filled(
          template, List.of(valueAndType.getFirst(), List.of(Tokens.string("$"))));
    }
    return FunctionTable.filled(
        template,
        isText ? List.of(MysqlTexts.written(valueAndType.getFirst()), type) : valueAndType);
  }

  /** The type without {@code CHARACTER SET x}. */
  private static List<SqlToken> withoutCharacters(List<SqlToken> type) {
    for (int at = 1; at < type.size(); at++) {
      if (type.get(at).isWord("CHARACTER") || type.get(at).isWord("CHARSET")) {
        return type.subList(0, at);
      }
    }
    return type;
  }

  private List<SqlToken> extract(List<List<SqlToken>> unitAndDate) throws UnfitSqlException {
    String unit = unitAndDate.getFirst().getFirst().text().toUpperCase(Locale.ROOT);
    if (unit.equals("YEAR_MONTH")) {
      return FunctionTable.filled("( ASSAY_YEAR ( $2 ) * 100 + ASSAY_MONTH ( $2 ) )", unitAndDate);
    }
    if (unit.equals("WEEK")) {
      return FunctionTable.filled("ASSAY_WEEK ( $2 , 0 )", unitAndDate);
    }
    if (UNITS.contains(unit)) {
      return FunctionTable.filled("ASSAY_" + unit + " ( $2 )", unitAndDate);
    }
    List<String> units = MysqlTimes.units(unit);
    if (!units.isEmpty()) {
      StringBuilder digits = new StringBuilder("( 0");
      for (String part : units) {
        digits.insert(0, "( ").append(" ) * 100 + ASSAY_").append(part).append(" ( $2 )");
      }
      return FunctionTable.filled(digits + " )", unitAndDate);
    }
    throw unit.contains("_")
        ? lacking("EXTRACT of " + unit)
        : wrong("%s has no EXTRACT of %s".formatted(dialect.promptName(), unit));
  }

  /** {@code SUBSTRING(x FROM a FOR b)}. */
  private static @Nullable List<SqlToken> part(List<List<SqlToken>> arguments)
      throws UnfitSqlException {
    if (arguments.size() > 3) {
      throw wrong("SUBSTRING has three arguments at most");
    }
    if (arguments.size() != 1) {
      return arguments.size() == 2
          ? FunctionTable.filled("ASSAY_SUBSTRING ( $1 , $2 )", arguments)
          : FunctionTable.filled("ASSAY_SUBSTRING ( $1 , $2 , $3 )", arguments);
    }
    List<List<SqlToken>> text = split(arguments, "FROM");
    if (text.get(1).stream().noneMatch(token -> token.isWord("FOR"))) {
      return FunctionTable.filled("ASSAY_SUBSTRING ( $1 , $2 )", text);
    }
    List<List<SqlToken>> range = split(List.of(text.get(1)), "FOR");
    return FunctionTable.filled(
        "ASSAY_SUBSTRING ( $1 , $2 , $3 )",
        List.of(text.getFirst(), range.getFirst(), range.get(1)));
  }

  private static @Nullable List<SqlToken> shifted(String name, List<List<SqlToken>> arguments)
      throws UnfitSqlException {
    if (arguments.size() != 2 || !arguments.get(1).getFirst().isWord("INTERVAL")) {
      if (name.endsWith("DATE")) {
        return null;
      }
      throw wrong(name + " lacks its INTERVAL");
    }
    List<SqlToken> interval = arguments.get(1);
    return shift(
        arguments.getFirst(),
        name.contains("SUB"),
        interval.subList(1, interval.size() - 1),
        interval.getLast());
  }

  private static List<SqlToken> added(List<List<SqlToken>> arguments) throws UnfitSqlException {
    if (arguments.size() != 3) {
      throw wrong("TIMESTAMPADD has three arguments");
    }
    return shift(arguments.get(2), false, arguments.get(1), arguments.getFirst().getFirst());
  }

  /** The date moved by so many units. */
  static List<SqlToken> shift(
      List<SqlToken> date, boolean back, List<SqlToken> amount, SqlToken unit)
      throws UnfitSqlException {
    String name = unit.text().toUpperCase(Locale.ROOT);
    if (!MysqlTimes.units(name).isEmpty() && !amount.isEmpty()) {
      return FunctionTable.filled(
          "ASSAY_SHIFTED ( $1 , $2 , $3 , " + (back ? "- 1 )" : "1 )"),
          List.of(date, amount, List.of(Tokens.string(name))));
    }
    if (!UNITS.contains(name)) {
      throw name.contains("_")
          ? lacking("INTERVAL in " + name)
          : wrong("INTERVAL has no unit " + unit.text());
    }
    if (amount.isEmpty()) {
      throw wrong("INTERVAL has no amount");
    }
    String template =
        "DATEADD ( "
            + name
            + (back
                ? " , - CAST ( ( $2 ) AS BIGINT ) , $1 )"
                : " , CAST ( ( $2 ) AS BIGINT ) , $1 )");
    return FunctionTable.filled(template, List.of(date, amount));
  }
}
