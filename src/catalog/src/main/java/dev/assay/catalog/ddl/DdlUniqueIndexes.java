package dev.assay.catalog.ddl;

import dev.assay.catalog.schema.DeclaredTable;
import dev.assay.sql.UniqueKey;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;

/**
 * The unique keys that {@code CREATE UNIQUE INDEX} makes, until {@code DROP INDEX}. Other indexes
 * are known by name, so that dropping one takes no key away.
 */
record DdlUniqueIndexes(ColumnClauses clauses) {

  private static final Pattern ABOUT =
      Pattern.compile(
          "(?is)(create\\s+(or\\s+replace\\s+)?(unique\\s|((fulltext|spatial|bitmap|clustered"
              + "|nonclustered|columnstore)\\s+)*index\\s)|drop\\s+index\\s).*");

  /** Whether a statement makes an index, or drops one. */
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
    boolean unique = tokens.words(1, "UNIQUE") || tokens.words(3, "UNIQUE");
    Optional<UniqueKey> key = unique ? clauses.uniqueKey(tokens, end, open) : Optional.empty();
    int called = tokens.words(on - 2, "USING") ? on - 3 : on - 1;
    tables.constraints().put(DdlName.of(table), tokens.text(called), key);
    if (key.isPresent()) {
      List<UniqueKey> keys = new ArrayList<>(table.uniqueKeys());
      keys.add(key.get());
      tables.replace(table.unique(keys));
    }
  }

  private void drop(DdlTokens tokens, DdlTables tables) {
    for (int at = 2; at < tokens.size(); at++) {
      if (tokens.isName(at) && tokens.words(at + 1, "ON") && tokens.isName(at + 2)) {
        int end = tokens.nameEnd(at + 2, true);
        DeclaredTable table = tables.kept(clauses.table(tokens, at + 2, end));
        if (table != null) {
          drop(table, tokens.text(at), tables);
        }
        at = end - 1;
      } else if (tokens.isName(at)) {
        String name = tokens.text(at);
        tables.declared().stream()
            .filter(table -> tables.constraints().has(DdlName.of(table), name))
            .forEach(table -> drop(table, name, tables));
      }
    }
  }

  private static void drop(DeclaredTable table, String name, DdlTables tables) {
    List<UniqueKey> keys = new ArrayList<>(table.uniqueKeys());
    tables.constraints().drop(DdlName.of(table), name, keys);
    tables.replace(table.unique(keys));
  }
}
