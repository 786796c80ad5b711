package dev.assay.sql.standin;

import static dev.assay.sql.standin.UnfitSqlException.lacking;
import static dev.assay.sql.standin.UnfitSqlException.wrong;

import dev.assay.sql.Dialect;
import dev.assay.sql.SqlToken;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Writes calls of MySQL's functions that make or change JSON for H2. */
final class MysqlJsonCalls {

  /** Calls that give JSON, which is no text within other JSON. */
  private static final Set<String> JSON =
      Set.of(
          "ASSAY_JSON_OBJECT",
          "ASSAY_JSON_ARRAY",
          "ASSAY_JSON_EXTRACT",
          "ASSAY_JSON_KEYS",
          "ASSAY_JSON_SET",
          "ASSAY_JSON_INSERT",
          "ASSAY_JSON_REPLACE",
          "ASSAY_JSON_ARRAY_APPEND",
          "ASSAY_JSON_REMOVE",
          "ASSAY_JSON_MERGE_PATCH",
          "ASSAY_JSON_WRITTEN");

  private final Dialect dialect;
  private final Set<String> jsonColumns;

  /** For tables whose columns of these names, in lower case, hold JSON. */
  MysqlJsonCalls(Dialect dialect, Set<String> jsonColumns) {
    this.dialect = dialect;
    this.jsonColumns = jsonColumns;
  }

  /** The call in H2's words; null where it is none of these functions. */
  @Nullable List<SqlToken> written(String name, List<List<SqlToken>> arguments)
      throws UnfitSqlException {
    return switch (name) {
      case "JSON_OBJECT", "JSON_ARRAY" -> writtenJson(json(name, arguments));
      case "JSON_SET", "JSON_INSERT", "JSON_REPLACE", "JSON_ARRAY_APPEND" ->
          writtenJson(edited(name, arguments));
      case "JSON_REMOVE" -> writtenJson(removed(arguments));
      case "JSON_MERGE_PATCH" ->
          writtenJson(listed(name, arguments.stream().map(this::document).toList()));
      case "JSON_ARRAYAGG" -> writtenJson(jsonList(arguments));
      case "JSON_OBJECTAGG" -> writtenJson(jsonMembers(arguments));
      default -> null;
    };
  }

  /** Beside a comparison, a JSON text is that text; in an order, JSON has one of its own. */
  List<SqlToken> extracted(Tokens tokens, int index) throws UnfitSqlException {
    int last = tokens.closing(index + 1);
    boolean compared =
        tokens.isSymbol(index - 1, "<>=")
            || tokens.isSymbol(last + 1, "<>=!")
            || tokens.isWord(last + 1, Set.of("IN", "LIKE", "BETWEEN", "NOT", "REGEXP"))
            || tokens.isWord(index - 1, Set.of("LIKE", "BETWEEN"));
    List<SqlToken> call = new ArrayList<>(tokens.copy(index, last));
    call.set(0, Tokens.word("ASSAY_JSON_EXTRACT"));
    return compared ? FunctionTable.filled("ASSAY_JSON_UNQUOTE ( $1 )", List.of(call)) : call;
  }

  private static boolean isJson(List<SqlToken> value) {
    SqlToken first = value.getFirst();
    boolean aggregated =
        first.isWord("CAST")
            && value.size() > 2
            && (value.get(2).isWord("JSON_ARRAYAGG") || value.get(2).isWord("JSON_OBJECTAGG"));
    return aggregated || JSON.contains(first.text().toUpperCase(Locale.ROOT));
  }

  private List<SqlToken> item(List<SqlToken> value) throws UnfitSqlException {
    SqlToken first = value.getFirst();
    boolean column = value.size() == 1 || (value.size() == 3 && value.get(1).isSymbol('.'));
    if (column && jsonColumns.contains(value.getLast().text().toLowerCase(Locale.ROOT))) {
      throw lacking("a column of JSON within other JSON");
    }
    // a number that is not in the text was TRUE or FALSE
    if (value.size() == 1 && first.kind() == SqlToken.Kind.NUMBER && first.start() < 0) {
      return List.of(Tokens.string(first.text().equals("1") ? "true" : "false"));
    }
    return isJson(value)
        ? FunctionTable.filled(
            "COALESCE ( $1 , $2 )", List.of(value, List.of(Tokens.string("null"))))
        : FunctionTable.filled("ASSAY_JSON_ITEM ( $1 )", List.of(value));
  }

  /** MySQL orders the members and puts spaces; MariaDB leaves the text as it was made. */
  private List<SqlToken> writtenJson(List<SqlToken> json) {
    return dialect == Dialect.MYSQL
        ? FunctionTable.filled("ASSAY_JSON_WRITTEN ( $1 )", List.of(json))
        : json;
  }

  /** A document: the fractions of MySQL's are of type DOUBLE, unless values made it. */
  private List<SqlToken> document(List<SqlToken> json) {
    return dialect != Dialect.MYSQL || isJson(json)
        ? json
        : FunctionTable.filled(
            "ASSAY_JSON_EXTRACT ( $1 , '$2 )", List.of(json, List.of(Tokens.string("$"))));
  }

  private static List<SqlToken> listed(String name, List<List<SqlToken>> arguments) {
    return Tokens.call("ASSAY_" + name, arguments);
  }

  private List<SqlToken> removed(List<List<SqlToken>> arguments) throws UnfitSqlException {
    if (arguments.size() < 2) {
      throw wrong("JSON_REMOVE has no path");
    }
    List<List<SqlToken>> written = new ArrayList<>(arguments);
    written.set(0, document(arguments.getFirst()));
    return listed("JSON_REMOVE", written);
  }

  private List<SqlToken> json(String name, List<List<SqlToken>> arguments)
      throws UnfitSqlException {
    boolean names = name.equals("JSON_OBJECT");
    if (names && arguments.size() % 2 > 0) {
      throw wrong("JSON_OBJECT has a name without a value");
    }
    List<List<SqlToken>> written = new ArrayList<>();
    for (int place = 0; place < arguments.size(); place++) {
      boolean isName = names && place % 2 == 0;
      List<SqlToken> argument = arguments.get(place);
      written.add(isName ? MysqlTexts.written(argument) : item(argument));
    }
    return listed(name, written);
  }

  /** JSON, then paths and items by turns. */
  private List<SqlToken> edited(String name, List<List<SqlToken>> arguments)
      throws UnfitSqlException {
    if (arguments.size() < 3 || arguments.size() % 2 == 0) {
      throw wrong(name + " has a path without a value");
    }
    List<List<SqlToken>> written = new ArrayList<>(List.of(document(arguments.getFirst())));
    for (int place = 1; place < arguments.size(); place++) {
      List<SqlToken> argument = arguments.get(place);
      written.add(place % 2 == 0 ? item(argument) : argument);
    }
    return listed(name, written);
  }

  private List<SqlToken> jsonList(List<List<SqlToken>> arguments) throws UnfitSqlException {
    List<SqlToken> value = arguments.size() == 1 ? arguments.getFirst() : List.of();
    boolean plain =
        !value.isEmpty()
            && !value.getFirst().isWord("DISTINCT")
            && value.stream().noneMatch(token -> token.isWord("ORDER") || token.isWord("LIMIT"));
    if (!plain) {
      throw lacking("JSON_ARRAYAGG with DISTINCT or an order");
    }
    return FunctionTable.filled(
        "CAST ( JSON_ARRAYAGG ( $1 FORMAT JSON NULL ON NULL ) AS VARCHAR )", List.of(item(value)));
  }

  private List<SqlToken> jsonMembers(List<List<SqlToken>> arguments) throws UnfitSqlException {
    if (arguments.size() != 2) {
      throw wrong("JSON_OBJECTAGG has two arguments");
    }
    return FunctionTable.filled(
        "CAST ( JSON_OBJECTAGG ( KEY $1 VALUE $2 FORMAT JSON ) AS VARCHAR )",
        List.of(MysqlTexts.written(arguments.getFirst()), item(arguments.getLast())));
  }
}
