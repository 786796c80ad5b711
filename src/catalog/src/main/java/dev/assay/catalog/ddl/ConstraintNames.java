package dev.assay.catalog.ddl;

import dev.assay.sql.Dialect;
import dev.assay.sql.UniqueKey;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** What constraints and indexes are called, so that a statement drops the one that it names. */
final class ConstraintNames {

  private static final Set<String> KINDS =
      Set.of("PRIMARY", "FOREIGN", "UNIQUE", "CHECK", "KEY", "INDEX", "FULLTEXT", "SPATIAL");

  /** A unique key; an empty one is another constraint, or an index. */
  private final Map<String, Optional<UniqueKey>> byName = new HashMap<>();

  private final Dialect dialect;

  ConstraintNames(Dialect dialect) {
    this.dialect = dialect;
  }

  /** Keeps the name of the constraint or index that an element of a table is. */
  void take(String table, DdlTokens element, Optional<UniqueKey> key) {
    if (element.words(0, "CONSTRAINT") && element.isName(1) && !element.anyWord(1, KINDS)) {
      byName.put(of(table, element.text(1)), key);
    }
    int kind = element.words(0, "CONSTRAINT") ? 2 : 0;
    int name = kind + (element.words(kind + 1, "KEY") || element.words(kind + 1, "INDEX") ? 2 : 1);
    boolean named = isMysql() && element.anyWord(kind, KINDS) && element.isName(name);
    if (named && !element.anyWord(name, KINDS) && !element.words(name, "USING")) {
      byName.put(of(table, element.text(name)), key);
    } else if (key.isPresent()) {
      byName.putIfAbsent(of(table, byDefault(table, key.get().columns())), key);
    }
  }

  /** Keeps the name that a column's own constraint has. */
  void takeColumn(String table, DdlTokens column, Optional<UniqueKey> key) {
    for (int at : column.outside(0)) {
      if (column.words(at, "CONSTRAINT") && column.isName(at + 1)) {
        boolean unique = column.words(at + 2, "UNIQUE");
        byName.put(of(table, column.text(at + 1)), unique ? key : Optional.empty());
      }
    }
    key.ifPresent(unique -> byName.putIfAbsent(of(table, byDefault(table, unique.columns())), key));
  }

  /** Takes away the key that is dropped by its name; all of them, where no name tells. */
  void drop(String table, DdlTokens action, List<UniqueKey> keys) {
    int at = action.words(2, "IF", "EXISTS") ? 4 : 2;
    Optional<UniqueKey> dropped = action.isName(at) ? byName.get(of(table, action.text(at))) : null;
    if (dropped != null) {
      dropped.ifPresent(keys::remove);
    } else if (!action.isName(at) || !isOfOtherKind(action.text(at))) {
      keys.clear();
    }
  }

  private boolean isOfOtherKind(String name) {
    return dialect == Dialect.POSTGRESQL
        && name.toLowerCase(Locale.ROOT).matches(".*_(fkey|check|pkey|not_null|excl)\\d*");
  }

  /** What the database calls a unique key that is given no name. */
  private String byDefault(String table, List<String> columns) {
    return isMysql() ? columns.getFirst() : table + "_" + String.join("_", columns) + "_key";
  }

  private boolean isMysql() {
    return dialect == Dialect.MYSQL || dialect == Dialect.MARIADB;
  }

  private static String of(String table, String name) {
    return (table + "\n" + name).toLowerCase(Locale.ROOT);
  }
}
