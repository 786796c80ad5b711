package dev.assay.cli.suite;

import dev.assay.sql.Dialect;
import dev.assay.sql.RefusedSqlException;
import dev.assay.sql.SqlLexer;
import dev.assay.sql.SqlToken;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The templates that dbt and SQLMesh execute wherever they find them in their files. */
final class Jinja {

  private static final Pattern BEGIN = Pattern.compile("\\{[{%#]");

  /** A brace before one of these would make a template of what is put in its place. */
  private static final Pattern BEGIN_OR_LINE_END = Pattern.compile("\\{[{%#]|\\{?(\r|\n\\z)");

  private Jinja() {}

  /** The text, from which templates make the text itself, but for how its lines end. */
  static String escaped(String text) {
    return BEGIN.matcher(text).replaceAll("{{ '$0' }}");
  }

  /** Whether a template begins somewhere in the text. */
  static boolean beginsIn(String text) {
    return BEGIN.matcher(text).find();
  }

  /**
   * SQL, from which templates make the SQL itself, and in which texts and names end where they did:
   * what stands for a mark has apostrophes within names, and quotes elsewhere.
   */
  static String escaped(Dialect dialect, String sql) throws RefusedSqlException {
    List<SqlToken> names =
        SqlLexer.tokens(dialect, sql).stream()
            .filter(token -> sql.charAt(token.start()) == '"')
            .toList();
    return BEGIN
        .matcher(sql)
        .replaceAll(
            mark -> {
              boolean isInName =
                  names.stream()
                      .anyMatch(name -> name.start() < mark.start() && mark.start() < name.end());
              return (isInName ? "{{ '%s' }}" : "{{ \"%s\" }}").formatted(mark.group());
            });
  }

  /** The text, from which templates make the text itself: they drop CR, and LF at the end. */
  static String exactly(String text) {
    return BEGIN_OR_LINE_END
        .matcher(text)
        .replaceAll(found -> Matcher.quoteReplacement(literal(found)));
  }

  private static String literal(MatchResult found) {
    return "{{ '%s' }}".formatted(found.group().replace("\r", "\\r").replace("\n", "\\n"));
  }
}
