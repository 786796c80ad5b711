package dev.assay.catalog.ddl;

import dev.assay.catalog.schema.DeclaredTable;
import dev.assay.sql.UniqueKey;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;

/** The unique keys that {@code CREATE UNIQUE INDEX} makes, until {@code DROP INDEX}. */
final class DdlUniqueIndexes {

  private static final Pattern ABOUT =
      Pattern.compile("(?is)(create\\s+(or\\s+replace\\s+)?unique\\s+|drop\\s+index\\s).*");

  private record Made(DdlName table, UniqueKey key) {}

  private final ColumnClauses clauses;
  private final Map<String, Made> made = new HashMap<>();

  DdlUniqueIndexes(ColumnClauses clauses) {
    this.clauses = clauses;
  }

  /** Whether a statement makes a unique index, or drops one. */
  static boolean isAbout(String statement) {
    return ABOUT.matcher(statement).matches();
  }

  /** Gives the table of such a statement its key, or takes it away. */
  void take(DdlTokens tokens, DdlTables tables) {
    if (tokens.words(0, "DROP")) {
      drop(tokens, tables);
      return;
    }
    int on = 0;
    while (on < tokens.size() && !tokens.words(on, "ON")) {
      on++;
    }
    int at = on + (tokens.words(on + 1, "ONLY") ? 2 : 1);
    if (!tokens.isName(at)) {
      return;
    }
    int end = tokens.nameEnd(at, true);
    DdlName name = clauses.table(tokens, at, end);
    int open = end;
    while (open < tokens.size() && !tokens.symbol(open, '(')) {
      open++;
    }
    DeclaredTable table = tables.kept(name);
    if (table == null || open == tokens.size()) {
      return;
    }
    Optional<UniqueKey> key = clauses.uniqueKey(tokens, end, open);
    if (key.isPresent()) {
      made.put(tokens.text(on - 1).toLowerCase(Locale.ROOT), new Made(name, key.get()));
      List<UniqueKey> keys = new ArrayList<>(table.uniqueKeys());
      keys.add(key.get());
      tables.replace(table.unique(keys));
    }
  }

  private void drop(DdlTokens tokens, DdlTables tables) {
    for (int at = 2; at < tokens.size(); at++) {
      Made dropped =
          tokens.isName(at) ? made.remove(tokens.text(at).toLowerCase(Locale.ROOT)) : null;
      DeclaredTable table = dropped == null ? null : tables.kept(dropped.table());
      if (table != null) {
        List<UniqueKey> keys = new ArrayList<>(table.uniqueKeys());
        keys.remove(dropped.key());
        tables.replace(table.unique(keys));
      }
    }
  }
}
