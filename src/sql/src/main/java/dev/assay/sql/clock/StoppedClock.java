package dev.assay.sql.clock;

import dev.assay.sql.Dialect;
import dev.assay.sql.RefusedSqlException;
import dev.assay.sql.SqlLexer;
import dev.assay.sql.SqlToken;
import dev.assay.sql.SqlTokens;
import dev.assay.sql.TestTable;
import dev.assay.table.AsOf;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * Finds, by tokens, where a query asks for the time, and writes the moment of the run there. Names
 * in quotes, texts, comments, columns after a dot and aliases are left alone; of texts, only the
 * {@code 'now'} that a dialect's date functions and casts read is one that asks for the time.
 */
final class StoppedClock {

  private final Dialect dialect;
  private final ClockWords words;
  private final ClockLiterals literals;

  StoppedClock(Dialect dialect, AsOf asOf) {
    this.dialect = dialect;
    this.words = ClockWords.of(dialect);
    this.literals = new ClockLiterals(dialect, asOf);
  }

  /** The edits in the order of their places; none for SQL that the guard will refuse anyway. */
  List<ClockEdit> edits(String sql, List<TestTable> tables) {
    try {
      return edits(sql, new SqlTokens(SqlLexer.tokens(dialect, sql)), tables);
    } catch (RefusedSqlException unreadable) {
      return List.of();
    }
  }

  private List<ClockEdit> edits(String sql, SqlTokens walk, List<TestTable> tables) {
    Set<ClockEdit> edits = new HashSet<>();
    SqliteNow sqlite = new SqliteNow(sql, walk, literals, tables);
    DuckdbNow duckdb = new DuckdbNow(walk, literals);
    PostgresqlNow postgresql = new PostgresqlNow(walk, literals, tables);
    for (int index = 0; index < walk.size(); index++) {
      ClockEdit word = word(walk, index, tables);
      if (word != null) {
        edits.add(word);
      } else if (dialect == Dialect.SQLITE) {
        edits.addAll(sqlite.editsOfCall(index));
      } else if (dialect == Dialect.POSTGRESQL) {
        edits.addAll(postgresql.edits(index));
      } else if (dialect == Dialect.DUCKDB) {
        edits.addAll(duckdb.edits(index));
      }
    }
    return edits.stream().sorted(Comparator.comparingInt(ClockEdit::start)).toList();
  }

  private @Nullable ClockEdit word(SqlTokens walk, int index, List<TestTable> tables) {
    SqlToken token = walk.at(index);
    if (token.kind() != SqlToken.Kind.WORD || isColumnOrAlias(walk, index)) {
      return null;
    }
    ClockEdit register = specialRegister(walk, index, tables);
    if (register != null) {
      return register;
    }
    String name = token.text().toUpperCase(Locale.ROOT);
    ClockTerm bare = words.bare().get(name);
    ClockTerm term = bare == null ? calledTerm(walk, index, name) : bare;
    if (term == null) {
      return null;
    }
    if (walk.isSymbol(index + 1, '(')) {
      return called(walk, index, term);
    }
    boolean standsAlone =
        bare != null && (words.reserved().contains(name) || !isDefined(walk, tables, name));
    return standsAlone ? edit(walk, index, index, term) : null;
  }

  private @Nullable ClockTerm calledTerm(SqlTokens walk, int index, String name) {
    ClockTerm term = words.called().get(name);
    return term == null && isEscaped(walk, index) ? ClockWords.ESCAPED.get(name) : term;
  }

  private static boolean isEscaped(SqlTokens walk, int index) {
    return walk.isWord(index - 1, "fn") && walk.isSymbol(index - 2, '{');
  }

  private @Nullable ClockEdit called(SqlTokens walk, int index, ClockTerm term) {
    if (walk.isSymbol(index + 2, ')')) {
      return edit(walk, index, index + 2, term);
    }
    boolean digits =
        walk.isKind(index + 2, SqlToken.Kind.NUMBER)
            && walk.at(index + 2).text().matches("\\d")
            && walk.isSymbol(index + 3, ')')
            && term.form() != ClockTerm.Form.EPOCH
            && term.form() != ClockTerm.Form.DATE;
    return digits
        ? edit(walk, index, index + 3, term.withDigits(Integer.parseInt(walk.at(index + 2).text())))
        : null;
  }

  /** Db2's {@code CURRENT DATE}, {@code CURRENT TIME} and {@code CURRENT TIMESTAMP}. */
  private @Nullable ClockEdit specialRegister(SqlTokens walk, int index, List<TestTable> tables) {
    if (dialect != Dialect.DB2
        || !walk.isWord(index, "CURRENT")
        || !walk.isKind(index + 1, SqlToken.Kind.WORD)
        || isDefined(walk, tables, "CURRENT")) {
      return null;
    }
    ClockTerm term =
        words.bare().get("CURRENT_" + walk.at(index + 1).text().toUpperCase(Locale.ROOT));
    return term == null ? null : edit(walk, index, index + 1, term);
  }

  private static boolean isColumnOrAlias(SqlTokens walk, int index) {
    boolean ofTheDatabase =
        walk.isWord(index - 2, "pg_catalog")
            || (walk.isWord(index - 2, "main") && walk.isSymbol(index + 1, '('));
    boolean qualified = walk.isSymbol(index - 1, '.') && !ofTheDatabase;
    return qualified || walk.isSymbol(index + 1, '.') || walk.isWord(index - 1, "AS");
  }

  /** Whether a column of the tables or an alias of the query has the name. */
  private static boolean isDefined(SqlTokens walk, List<TestTable> tables, String name) {
    return tables.stream().anyMatch(table -> table.definition().column(name).isPresent())
        || IntStream.range(1, walk.size())
            .anyMatch(index -> walk.isWord(index, name) && walk.isWord(index - 1, "AS"));
  }

  /**
   * Takes a qualifying {@code pg_catalog.}, ODBC's {@code {fn … }} around it and the zone that it
   * is told in with it.
   */
  private ClockEdit edit(SqlTokens walk, int from, int to, ClockTerm term) {
    ZoneId zone = term.form() == ClockTerm.Form.ZONED_MOMENT ? zoneAfter(walk, to) : null;
    if (zone != null) {
      return new ClockEdit(
          walk.at(walk.isSymbol(from - 1, '.') ? from - 2 : from).start(),
          walk.at(to + 4).end(),
          literals.inZone(term, zone));
    }
    int first = walk.isSymbol(from - 1, '.') ? from - 2 : from;
    int last = to;
    if (isEscaped(walk, first) && walk.isSymbol(last + 1, '}')) {
      first -= 2;
      last++;
    }
    String literal = literals.of(term);
    return new ClockEdit(
        walk.at(first).start(),
        walk.at(last).end(),
        walk.isSelectItem(first, last) ? literal + named(walk, from, to) : literal);
  }

  /**
   * The zone of {@code AT TIME ZONE 'Europe/Berlin'}; null for all that databases may read in
   * another way.
   */
  private static @Nullable ZoneId zoneAfter(SqlTokens walk, int index) {
    boolean told =
        walk.isWord(index + 1, "AT")
            && walk.isWord(index + 2, "TIME")
            && walk.isWord(index + 3, "ZONE")
            && walk.isKind(index + 4, SqlToken.Kind.STRING);
    String name = told ? walk.at(index + 4).text() : "";
    if (name.equalsIgnoreCase("UTC")) {
      return ZoneOffset.UTC;
    }
    return name.contains("/") && ZoneId.getAvailableZoneIds().contains(name)
        ? ZoneId.of(name)
        : null;
  }

  /** What is selected from a subquery goes by the name that the database gives the column. */
  private String named(SqlTokens walk, int from, int to) {
    String name = walk.at(from).text().toLowerCase(Locale.ROOT);
    return switch (dialect) {
      case POSTGRESQL -> " AS \"" + name + '"';
      case DUCKDB -> " AS \"" + name + (to > from ? "()\"" : "\"");
      default -> "";
    };
  }
}
