package dev.assay.sql.correction;

import dev.assay.sql.Dialect;
import dev.assay.sql.RefusedSqlException;
import dev.assay.sql.SqlLexer;
import dev.assay.sql.SqlToken;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.TreeSet;

/**
 * What of a query tells kinds of errors apart, read from its tokens, so that no dialect is too
 * exotic. Names are without qualifiers and in lower case.
 *
 * @param conversions functions and operators that make another type of a value
 * @param values the texts that are compared with, and what makes cells comparable with them
 * @param groupings the keys of each GROUP BY
 * @param distincts how often duplicates are removed
 * @param selected the outermost SELECT's columns, without their aliases, sorted
 */
record QueryFeatures(
    List<String> conversions,
    Set<String> values,
    List<Set<String>> groupings,
    int distincts,
    List<String> selected) {

  private static final Set<String> CONVERSIONS =
      Set.of("cast", "convert", "nullif", "glob", "typeof", "to_number", "try_cast", "to_date");

  private static final Set<String> CLEANERS =
      Set.of("trim", "ltrim", "rtrim", "lower", "upper", "replace", "collate", "like", "ilike");

  private static final Set<String> CLAUSES =
      Set.of(
          "from",
          "where",
          "group",
          "having",
          "order",
          "limit",
          "union",
          "intersect",
          "except",
          "window",
          "offset",
          "fetch");

  /**
   * Takes a query apart.
   *
   * @throws RefusedSqlException when it is not made of SQL's tokens
   */
  static QueryFeatures of(Dialect dialect, String sql) throws RefusedSqlException {
    return new Reader(SqlLexer.tokens(dialect, sql)).read();
  }

  /** One pass over the tokens. */
  private static final class Reader {

    private final List<SqlToken> tokens;
    private final List<String> conversions = new ArrayList<>();
    private final Set<String> values = new TreeSet<>();
    private final List<Set<String>> groupings = new ArrayList<>();
    private int distincts;

    Reader(List<SqlToken> tokens) {
      this.tokens = tokens;
    }

    QueryFeatures read() {
      for (int at = 0; at < tokens.size(); at++) {
        SqlToken token = tokens.get(at);
        String text = token.text().toLowerCase(Locale.ROOT);
        if (token.kind() == SqlToken.Kind.STRING || isComparedName(at)) {
          values.add(token.text());
        } else if (CONVERSIONS.contains(text)) {
          conversions.add(text);
        } else if (CLEANERS.contains(text)) {
          values.add(text);
        } else if (text.equals("distinct")) {
          distincts++;
        } else if (text.equals("group")
            && at + 1 < tokens.size()
            && tokens.get(at + 1).isWord("by")) {
          groupings.add(new TreeSet<>(items(at + 2)));
        }
      }
      conversions.sort(null);
      return new QueryFeatures(conversions, values, groupings, distincts, selected());
    }

    /** SQLite takes a name in quotes for a text where no column has it. */
    private boolean isComparedName(int at) {
      if (at == 0 || tokens.get(at).kind() != SqlToken.Kind.QUOTED_NAME || isQualifier(at)) {
        return false;
      }
      SqlToken before = tokens.get(at - 1);
      return before.isSymbol('=')
          || before.isSymbol('<')
          || before.isSymbol('>')
          || before.isWord("like");
    }

    private List<String> selected() {
      for (int at = 0, depth = 0; at < tokens.size(); at++) {
        depth += depthChange(tokens.get(at));
        if (depth == 0 && tokens.get(at).isWord("select")) {
          List<String> items = new ArrayList<>(items(at + 1));
          items.sort(null);
          return items;
        }
      }
      return List.of();
    }

    /** The items of a list, from there to the end of its clause. */
    private List<String> items(int from) {
      List<String> items = new ArrayList<>();
      StringBuilder item = new StringBuilder();
      int depth = 0;
      boolean alias = false;
      for (int at = from; at < tokens.size(); at++) {
        SqlToken token = tokens.get(at);
        depth += depthChange(token);
        if (depth < 0 || token.isSymbol(';') || depth == 0 && endsClause(token)) {
          break;
        }
        if (depth == 0 && token.isSymbol(',')) {
          items.add(item.toString().strip());
          item.setLength(0);
          alias = false;
        } else if (depth == 0 && token.isWord("as")) {
          alias = true;
        } else if (!alias && !token.isWord("distinct") && !isQualifier(at)) {
          item.append(token.isSymbol('.') ? "" : token.text().toLowerCase(Locale.ROOT) + " ");
        }
      }
      items.add(item.toString().strip());
      return items;
    }

    private static boolean endsClause(SqlToken token) {
      return token.kind() == SqlToken.Kind.WORD
          && CLAUSES.contains(token.text().toLowerCase(Locale.ROOT));
    }

    private boolean isQualifier(int at) {
      return tokens.get(at).isName() && at + 1 < tokens.size() && tokens.get(at + 1).isSymbol('.');
    }

    private static int depthChange(SqlToken token) {
      return token.isSymbol('(') ? 1 : token.isSymbol(')') ? -1 : 0;
    }
  }
}
