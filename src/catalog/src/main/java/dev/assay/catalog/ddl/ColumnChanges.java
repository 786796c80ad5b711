package dev.assay.catalog.ddl;

import dev.assay.catalog.schema.DeclaredTable.DeclaredColumn;
import dev.assay.sql.Dialect;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.UnaryOperator;

/** What an ALTER TABLE does to the columns that are there: drops, other names and other types. */
final class ColumnChanges {

  private static final Set<String> CHANGES =
      Set.of("ALTER", "DROP", "MODIFY", "CHANGE", "RENAME", "ENABLE", "DISABLE", "SET", "OWNER");

  /** What else than a column may be dropped. */
  private static final Set<String> DROPPED =
      Set.of(
          "CONSTRAINT",
          "PRIMARY",
          "FOREIGN",
          "INDEX",
          "KEY",
          "CHECK",
          "PARTITION",
          "UNIQUE",
          "DEFAULT",
          "PERIOD",
          "EXPRESSION",
          "IDENTITY");

  private static final Set<String> NO_TYPE = Set.of("ADD", "DROP", "SET", "USING", "UNSET");

  private final Dialect dialect;
  private final ColumnClauses clauses;
  private final List<DeclaredColumn> columns;
  private final Map<String, String> renamed = new HashMap<>();

  /** Whether the names after a comma are those of further columns to drop. */
  private boolean goesOnDropping;

  /** Changes that list. */
  ColumnChanges(Dialect dialect, ColumnClauses clauses, List<DeclaredColumn> columns) {
    this.dialect = dialect;
    this.clauses = clauses;
    this.columns = columns;
  }

  /** The name that the column has now. */
  String nameNow(String before) {
    return renamed.getOrDefault(before.toLowerCase(Locale.ROOT), before);
  }

  /** Takes one action; answers false when it is none of these. */
  boolean take(DdlTokens action) {
    boolean begins = action.anyWord(0, CHANGES);
    if (!begins && goesOnDropping) {
      drop(action, action.words(0, "COLUMN") ? 1 : 0);
      return true;
    }
    goesOnDropping = false;
    if (!begins) {
      return false;
    }
    boolean column = action.words(1, "COLUMN") || action.words(1, "COLUMNS");
    int at = column ? 2 : 1;
    if (action.words(0, "DROP")) {
      dropFirst(action, at, column);
    } else if (action.words(0, "SET", "UNUSED")) {
      drop(action, action.words(2, "COLUMN") ? 3 : 2);
    } else if (action.words(0, "RENAME")) {
      rename(action, at);
    } else if (action.words(0, "CHANGE")) {
      redefine(action, at);
    } else if (action.words(0, "MODIFY") && action.symbol(at, '(')) {
      within(action, at).forEach(element -> retype(element, true));
    } else if (action.words(0, "MODIFY") || action.words(0, "ALTER")) {
      boolean bare = action.words(0, "MODIFY") || dialect == Dialect.MSSQL || dialect == Dialect.H2;
      retype(action.part(at, action.size()), bare);
    }
    return true;
  }

  private void dropFirst(DdlTokens action, int at, boolean column) {
    boolean list = dialect == Dialect.MSSQL || dialect == Dialect.SNOWFLAKE;
    goesOnDropping = list && (column || dialect == Dialect.MSSQL);
    if (column || (dialect != Dialect.MSSQL && !action.anyWord(at, DROPPED))) {
      drop(action, at);
    }
  }

  /** Drops one column or, in brackets, some. */
  private void drop(DdlTokens action, int from) {
    if (action.symbol(from, '(')) {
      within(action, from).forEach(element -> drop(element, 0));
      return;
    }
    int at = action.words(from, "IF", "EXISTS") ? from + 2 : from;
    if (action.isName(at)) {
      String name = action.text(at);
      columns.removeIf(column -> column.definition().name().equalsIgnoreCase(name));
    }
  }

  private void rename(DdlTokens action, int from) {
    int at = action.words(from, "IF", "EXISTS") ? from + 2 : from;
    if (action.isName(at) && action.words(at + 1, "TO") && action.isName(at + 2)) {
      replace(action.text(at), column -> clauses.renamed(column, action, at + 2));
    }
  }

  /** MySQL's {@code CHANGE old new INT NOT NULL}. */
  private void redefine(DdlTokens action, int at) {
    boolean named = dialect.isOfMysql();
    if (named && action.isName(at)) {
      Optional<ColumnClauses.Read> read = clauses.read(action.part(at + 1, action.size()));
      read.ifPresent(changed -> replace(action.text(at), _ -> changed.column()));
    }
  }

  /** Another type; {@code bare} says that it may follow the name, without the word TYPE. */
  private void retype(DdlTokens tokens, boolean bare) {
    int at = tokens.words(0, "IF", "EXISTS") ? 2 : 0;
    if (!tokens.isName(at)) {
      return;
    }
    int end = tokens.nameEnd(at, false);
    int type =
        tokens.words(end, "SET", "DATA", "TYPE")
            ? end + 3
            : tokens.words(end, "TYPE") ? end + 1 : bare ? end : tokens.size();
    if (type < tokens.size() && !tokens.anyWord(type, NO_TYPE)) {
      replace(tokens.text(at), column -> clauses.retyped(column, tokens, type));
    }
  }

  private void replace(String name, UnaryOperator<DeclaredColumn> change) {
    columns.replaceAll(
        column -> {
          if (!column.definition().name().equalsIgnoreCase(name)) {
            return column;
          }
          DeclaredColumn changed = change.apply(column);
          renamed.put(name.toLowerCase(Locale.ROOT), changed.definition().name());
          return changed;
        });
  }

  private static List<DdlTokens> within(DdlTokens tokens, int open) {
    return tokens.part(open + 1, tokens.behindBrackets(open) - 1).elements();
  }
}
