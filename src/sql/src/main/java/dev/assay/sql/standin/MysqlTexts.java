package dev.assay.sql.standin;

import static dev.assay.sql.standin.UnfitSqlException.lacking;

import dev.assay.sql.SqlToken;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Deque;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.function.Predicate;

/**
 * Numbers and conditions where MySQL makes texts of them, which H2 writes in another way: {@code
 * 3.0} for 3, {@code TRUE} for 1, and more digits of a quotient.
 */
final class MysqlTexts {

  /** Of these all arguments are texts. */
  private static final Set<String> ALL = Set.of("CONCAT", "CONCAT_WS");

  /** Of these the first one is. */
  private static final Set<String> FIRST =
      Set.of(
          "SUBSTRING",
          "SUBSTR",
          "MID",
          "SUBSTRING_INDEX",
          "LPAD",
          "RPAD",
          "LENGTH",
          "CHAR_LENGTH",
          "CHARACTER_LENGTH",
          "OCTET_LENGTH",
          "REVERSE",
          "REPEAT",
          "INSERT",
          "LEFT",
          "RIGHT",
          "REPLACE",
          "UPPER",
          "LOWER",
          "UCASE",
          "LCASE",
          "INSTR",
          "MD5",
          "SHA1",
          "SHA2",
          "ASCII",
          "FIND_IN_SET",
          "QUOTE");

  /** Those that take a part of a text by words within one argument. */
  private static final Set<String> BY_WORDS = Set.of("SUBSTRING", "SUBSTR", "MID");

  /** What gives as many digits as it is told, or a text. */
  private static final Set<String> ROUNDED =
      Set.of(
          "ROUND",
          "TRUNCATE",
          "FORMAT",
          "CONVERT",
          "ASSAY_ROUND",
          "TRUNC",
          "ASSAY_GROUPED",
          "FLOOR",
          "CEIL",
          "CEILING",
          "CAST",
          "ASSAY_SIGNED",
          "ASSAY_UNSIGNED",
          "ASSAY_TEXT",
          "ASSAY_CONCAT",
          "ASSAY_INTEGER_QUOTIENT");

  private static final Set<String> WITH_MORE_DIGITS =
      Set.of("AVG", "STD", "STDDEV", "STDDEV_POP", "STDDEV_SAMP", "VAR_POP", "VAR_SAMP");

  private MysqlTexts() {}

  /** Whether the function takes texts. */
  static boolean isAbout(String upperCaseName) {
    return ALL.contains(upperCaseName) || FIRST.contains(upperCaseName);
  }

  /** The arguments, of which those that the function takes for texts are written as MySQL does. */
  static List<List<SqlToken>> of(String upperCaseName, List<List<SqlToken>> arguments)
      throws UnfitSqlException {
    boolean byWords = BY_WORDS.contains(upperCaseName) && arguments.size() == 1;
    if (!isAbout(upperCaseName) || arguments.isEmpty() || byWords) {
      return arguments;
    }
    List<List<SqlToken>> texts = new ArrayList<>(arguments);
    for (int place = 0; place < (ALL.contains(upperCaseName) ? texts.size() : 1); place++) {
      texts.set(place, written(texts.get(place)));
    }
    return texts;
  }

  /**
   * What of the query an engine that gives more digits must not make a text of.
   *
   * @throws UnfitSqlException where there is something
   */
  static void checkDigits(Tokens tokens) throws UnfitSqlException {
    for (int index = 0; index + 1 < tokens.size(); index++) {
      if (tokens.isKind(index, SqlToken.Kind.WORD) && tokens.isSymbol(index + 1, '(')) {
        String name = tokens.upper(index);
        List<List<SqlToken>> arguments = tokens.arguments(index + 1);
        int texts = ALL.contains(name) ? arguments.size() : FIRST.contains(name) ? 1 : 0;
        for (List<SqlToken> text : arguments.subList(0, Math.min(texts, arguments.size()))) {
          checkDigits(text);
        }
      }
    }
  }

  /** The expression as a text. */
  static List<SqlToken> written(List<SqlToken> expression) throws UnfitSqlException {
    boolean literal =
        expression.isEmpty()
            || (expression.size() == 1 && expression.getFirst().kind() == SqlToken.Kind.STRING);
    if (literal || expression.getFirst().isWord("ASSAY_TEXT")) {
      return List.copyOf(expression);
    }
    checkDigits(expression);
    return FunctionTable.filled("ASSAY_TEXT ( $1 )", List.of(List.copyOf(expression)));
  }

  /** Quotients and averages have four digits more there, and as many as it takes here. */
  private static void checkDigits(List<SqlToken> expression) throws UnfitSqlException {
    Deque<Boolean> rounded = new ArrayDeque<>();
    rounded.push(false);
    BitSet compared = compared(expression);
    for (int at = 0; at < expression.size(); at++) {
      SqlToken token = expression.get(at);
      if (compared.get(at)) {
        continue;
      }
      if (token.isSymbol('(')) {
        rounded.push(rounded.getFirst() || (at > 0 && isOneOf(expression.get(at - 1), ROUNDED)));
      } else if (token.isSymbol(')') && rounded.size() > 1) {
        rounded.pop();
      } else if (!rounded.getFirst() && (token.isSymbol('/') || isOneOf(token, WITH_MORE_DIGITS))) {
        throw lacking("a quotient or an average as a text, unless it is rounded,");
      }
    }
  }

  /** What a condition compares becomes no text: WHEN … THEN, and the first argument of IF. */
  private static BitSet compared(List<SqlToken> expression) {
    BitSet compared = new BitSet();
    for (int at = 0; at + 1 < expression.size(); at++) {
      if (expression.get(at).isWord("WHEN")) {
        mark(compared, expression, at + 1, token -> token.isWord("THEN"));
      } else if (expression.get(at).isWord("IF") && expression.get(at + 1).isSymbol('(')) {
        mark(compared, expression, at + 2, token -> token.isSymbol(','));
      }
    }
    return compared;
  }

  private static void mark(
      BitSet compared, List<SqlToken> expression, int first, Predicate<SqlToken> isEnd) {
    int depth = 0;
    for (int at = first; at < expression.size(); at++) {
      SqlToken token = expression.get(at);
      if (depth == 0 && isEnd.test(token)) {
        compared.set(first, at);
        return;
      }
      depth += token.isSymbol('(') ? 1 : token.isSymbol(')') ? -1 : 0;
    }
  }

  private static boolean isOneOf(SqlToken token, Set<String> names) {
    return token.kind() == SqlToken.Kind.WORD
        && names.contains(token.text().toUpperCase(Locale.ROOT));
  }
}
