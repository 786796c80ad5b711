package dev.assay.sql.standin;

import static dev.assay.sql.standin.UnfitSqlException.wrong;

import dev.assay.sql.ColumnDefinition;
import dev.assay.sql.Dialect;
import dev.assay.sql.SqlToken;
import dev.assay.sql.TestTable;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * Names that H2 takes and SQL Server does not: TRUE and FALSE, values of other databases, and in
 * GROUP BY and HAVING those of what is selected. The latter are told of queries with one SELECT
 * alone, in which an alias can stand for nothing else.
 *
 * @param columns of all tables, in lower case
 */
record MssqlNames(Tokens tokens, Set<String> columns) {

  private static final Set<String> ENDS =
      Set.of("ORDER", "OFFSET", "FOR", "OPTION", "UNION", "EXCEPT", "INTERSECT");

  /** What H2 has values for. */
  private static final Set<String> VALUES =
      Set.of("ROWNUM", "LOCALTIMESTAMP", "LOCALTIME", "CURRENT_TIME", "SYSDATE");

  /** H2's functions that are in none of its lists. */
  private static final Set<String> CALLS = Set.of("DAYOFWEEK", "DAYOFMONTH", "DAYOFYEAR");

  static MssqlNames of(Tokens tokens, List<TestTable> tables) {
    return new MssqlNames(
        tokens,
        tables.stream()
            .flatMap(table -> table.definition().columns().stream())
            .map(ColumnDefinition::name)
            .map(name -> name.toLowerCase(Locale.ROOT))
            .collect(Collectors.toSet()));
  }

  /**
   * Checks them.
   *
   * @param given names that the query gives to something itself
   */
  void check(Set<String> given) throws UnfitSqlException {
    int selects = 0;
    for (int index = 0; index < tokens.size(); index++) {
      selects += tokens.isWord(index, "SELECT") ? 1 : 0;
      if (tokens.isWord(index, Set.of("TRUE", "FALSE")) && isValue(index)) {
        throw wrong("SQL Server has no %s: it has 1 and 0".formatted(tokens.upper(index)));
      }
      boolean call = tokens.isWord(index, CALLS) && tokens.isSymbol(index + 1, '(');
      boolean word = tokens.isWord(index, VALUES);
      if (word && given.contains(tokens.at(index).text().toLowerCase(Locale.ROOT))) {
        String name = tokens.at(index).text();
        tokens.replace(
            index, index, List.of(new SqlToken(SqlToken.Kind.QUOTED_NAME, name, -1, -1)));
      } else if (call || (word && isValue(index))) {
        throw wrong("SQL Server has no " + tokens.upper(index));
      }
    }
    if (selects == 1) {
      checkAliases();
    }
  }

  private boolean isValue(int index) {
    return !columns.contains(tokens.at(index).text().toLowerCase(Locale.ROOT))
        && !tokens.isSymbol(index - 1, '.')
        && !tokens.isSymbol(index + 1, ".(")
        && !tokens.isWord(index - 1, "AS");
  }

  private void checkAliases() throws UnfitSqlException {
    Set<String> aliases = new HashSet<>();
    String clause = "";
    for (int index = 0; index < tokens.size(); index++) {
      if (tokens.isWord(index, "GROUP") && tokens.isWord(index + 1, "BY")) {
        clause = "GROUP BY";
      } else if (tokens.isWord(index, "HAVING")) {
        clause = "HAVING";
      } else if (tokens.isWord(index, ENDS)) {
        clause = "";
      }
      if (tokens.at(index).isName()) {
        String name = tokens.at(index).text().toLowerCase(Locale.ROOT);
        if (isNamed(index)) {
          aliases.add(name);
        } else if (!clause.isEmpty() && aliases.contains(name) && isAlone(index)) {
          throw wrong(
              "Invalid column name '%s': SQL Server takes no alias in %s"
                  .formatted(tokens.at(index).text(), clause));
        }
      }
    }
  }

  /** Whether it names what is selected before it, and is no column's name as well. */
  private boolean isNamed(int index) {
    SqlToken token = tokens.at(index);
    boolean follows = tokens.isSymbol(index + 1, ',') || tokens.isWord(index + 1, "FROM");
    return follows
        && (tokens.isWord(index - 1, "AS") || MysqlOperators.isOperandEnd(tokens, index - 1))
        && !columns.contains(token.text().toLowerCase(Locale.ROOT));
  }

  private boolean isAlone(int index) {
    boolean unit =
        tokens.isSymbol(index - 1, '(')
            && tokens.isWord(index - 2, Words.callsOfUnits(Dialect.MSSQL));
    return !unit && !tokens.isSymbol(index - 1, '.') && !tokens.isSymbol(index + 1, ".(");
  }
}
