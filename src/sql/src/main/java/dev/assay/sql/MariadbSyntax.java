package dev.assay.sql;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;

/** What MariaDB executes in MySQL's place, and MySQL refuses. */
final class MariadbSyntax {

  /** MariaDB's functions that MySQL has not, many of them for Oracle's SQL. */
  private static final Set<String> FUNCTIONS =
      Set.of(
          "add_months",
          "chr",
          "concat_operator_oracle",
          "date_format_oracle",
          "decode_oracle",
          "json_compact",
          "json_detailed",
          "json_equals",
          "json_exists",
          "json_loose",
          "json_normalize",
          "json_query",
          "lengthb",
          "median",
          "months_between",
          "natural_sort_key",
          "nvl",
          "nvl2",
          "percentile_cont",
          "percentile_disc",
          "sformat",
          "substr_oracle",
          "sys_guid",
          "to_char",
          "trim_oracle",
          "trunc");

  private static final Set<String> CASTS =
      Set.of("INT", "INTEGER", "VARCHAR", "INET4", "INET6", "UUID");

  private MariadbSyntax() {}

  /** What in the query MySQL does not have, in a sentence. */
  static Optional<String> in(List<SqlToken> query) {
    for (int index = 0; index + 1 < query.size(); index++) {
      String foreign = at(query, index);
      if (!foreign.isEmpty()) {
        return Optional.of("MySQL has no " + foreign);
      }
    }
    return Optional.empty();
  }

  private static String at(List<SqlToken> query, int index) {
    SqlToken token = query.get(index);
    SqlToken next = query.get(index + 1);
    if (token.kind() != SqlToken.Kind.WORD) {
      return "";
    }
    String word = token.text().toLowerCase(Locale.ROOT);
    boolean qualified = index > 0 && query.get(index - 1).isSymbol('.');
    if (next.isSymbol('(') && !qualified && FUNCTIONS.contains(word)) {
      return "function " + token.text().toUpperCase(Locale.ROOT);
    }
    if (token.isWord("AS") && isCast(query, index) && CASTS.contains(upper(next))) {
      return "cast to " + upper(next);
    }
    boolean fetch = token.isWord("FETCH") && (next.isWord("FIRST") || next.isWord("NEXT"));
    return fetch && !qualified ? "FETCH " + upper(next) : "";
  }

  private static String upper(SqlToken token) {
    return token.kind() == SqlToken.Kind.WORD ? token.text().toUpperCase(Locale.ROOT) : "";
  }

  /** Whether the AS is one of a CAST: what opens the parentheses about it says so. */
  private static boolean isCast(List<SqlToken> query, int as) {
    int depth = 0;
    for (int index = as - 1; index > 0; index--) {
      SqlToken token = query.get(index);
      depth += token.isSymbol(')') ? 1 : token.isSymbol('(') ? -1 : 0;
      if (depth < 0) {
        return query.get(index - 1).isWord("CAST");
      }
    }
    return false;
  }
}
