package dev.assay.catalog.ddl;

import dev.assay.catalog.schema.DeclaredTable.Reference;
import dev.assay.sql.Dialect;
import dev.assay.sql.UniqueKey;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.UnaryOperator;

/** What constraints and indexes are called, so that a statement drops the one that it names. */
final class ConstraintNames {

  private static final Set<String> KINDS =
      Set.of("PRIMARY", "FOREIGN", "UNIQUE", "CHECK", "KEY", "INDEX", "FULLTEXT", "SPATIAL");

  /** Of each table, its unique keys; an empty one is another constraint, or an index. */
  private final Map<String, Map<String, Optional<UniqueKey>>> byTable = new HashMap<>();

  /** Of each table, its foreign keys; an empty one is the primary key. */
  private final Map<String, Map<String, Optional<Reference>>> keys = new HashMap<>();

  /** Of each table, the names that it had and that were dropped. */
  private final Map<String, Set<String>> dropped = new HashMap<>();

  private final Dialect dialect;

  ConstraintNames(Dialect dialect) {
    this.dialect = dialect;
  }

  /** Keeps the name of the constraint or index that an element of a table is. */
  void take(DdlName table, DdlTokens element, Optional<UniqueKey> key) {
    if (element.words(0, "CONSTRAINT") && element.isName(1) && !element.anyWord(1, KINDS)) {
      put(table, element.text(1), key);
    }
    int kind = element.words(0, "CONSTRAINT") ? 2 : 0;
    int name = kind + (element.words(kind + 1, "KEY") || element.words(kind + 1, "INDEX") ? 2 : 1);
    boolean named = dialect.isOfMysql() && element.anyWord(kind, KINDS) && element.isName(name);
    if (named && !element.anyWord(name, KINDS) && !element.words(name, "USING")) {
      put(table, element.text(name), key);
    } else {
      key.ifPresent(unique -> putByDefault(table, unique));
    }
  }

  /** Keeps the name of a primary key, or that of a foreign key. */
  void takeKey(DdlName table, Optional<String> name, Optional<Reference> reference) {
    Map<String, Optional<Reference>> named = keysOf(table);
    String called = name.orElseGet(() -> keyByDefault(table.table(), reference, named));
    named.put(lower(called), reference);
  }

  /** Keeps the names of the keys that a column has as its own constraints. */
  void takeKeys(DdlName table, DdlTokens tokens, ColumnClauses.Read read) {
    Optional<String> primary = Optional.empty();
    Optional<String> foreign = Optional.empty();
    for (int at : tokens.outside(0)) {
      if (tokens.words(at, "CONSTRAINT") && tokens.isName(at + 1)) {
        Optional<String> name = Optional.of(tokens.text(at + 1));
        primary = tokens.words(at + 2, "PRIMARY", "KEY") ? name : primary;
        foreign = tokens.words(at + 2, "REFERENCES") ? name : foreign;
      }
    }
    if (read.isKey()) {
      takeKey(table, primary, Optional.empty());
    }
    if (read.reference().isPresent()) {
      takeKey(table, foreign, read.reference());
    }
  }

  /** What a constraint is called whose kind stands at that place; empty when it has no name. */
  static Optional<String> called(DdlTokens tokens, int at) {
    return tokens.words(0, "CONSTRAINT") && at > 1
        ? Optional.of(tokens.text(at - 1))
        : Optional.empty();
  }

  /**
   * Takes away the primary or foreign key of this name, and forgets the name.
   *
   * @return whether there is such a key; empty of a primary key, else what referred
   */
  Optional<Optional<Reference>> dropKey(DdlName table, String name) {
    Optional<Reference> key = keysOf(table).remove(lower(name));
    boolean generated = dialect == Dialect.MSSQL && lower(name).startsWith("pk__");
    return key == null && generated ? Optional.of(Optional.empty()) : Optional.ofNullable(key);
  }

  private String keyByDefault(
      String table, Optional<Reference> reference, Map<String, Optional<Reference>> named) {
    if (reference.isEmpty()) {
      return dialect.isOfMysql() ? "primary" : table + "_pkey";
    }
    if (dialect.isOfMysql()) {
      return table + "_ibfk_" + (lastNumber(lower(table) + "_ibfk_", named.keySet()) + 1);
    }
    String first = table + "_" + String.join("_", reference.get().columns()) + "_fkey";
    String name = first;
    for (int number = 1; named.containsKey(lower(name)); number++) {
      name = first + number;
    }
    return name;
  }

  private static int lastNumber(String prefix, Set<String> names) {
    return names.stream()
        .filter(name -> name.startsWith(prefix))
        .map(name -> name.substring(prefix.length()))
        .filter(number -> number.matches("\\d{1,6}"))
        .mapToInt(Integer::parseInt)
        .max()
        .orElse(0);
  }

  private Map<String, Optional<Reference>> keysOf(DdlName table) {
    return keys.computeIfAbsent(table.inAnyCase(), _ -> new HashMap<>());
  }

  /** Keeps the name that a column's own constraint has. */
  void takeColumn(DdlName table, DdlTokens column, Optional<UniqueKey> key) {
    for (int at : column.outside(0)) {
      if (column.words(at, "CONSTRAINT") && column.isName(at + 1)) {
        boolean unique = column.words(at + 2, "UNIQUE");
        put(table, column.text(at + 1), unique ? key : Optional.empty());
      }
    }
    key.ifPresent(unique -> putByDefault(table, unique));
  }

  /** Keeps the name of a unique key; or of another index, where there is no key. */
  void put(DdlName table, String name, Optional<UniqueKey> key) {
    of(table).put(lower(name), key);
  }

  private void putByDefault(DdlName table, UniqueKey key) {
    of(table).putIfAbsent(lower(byDefault(table.table(), key.columns())), Optional.of(key));
  }

  /** Whether the table has something of this name. */
  boolean has(DdlName table, String name) {
    return of(table).containsKey(lower(name));
  }

  /** Gives the columns of a table's keys the names that they have now. */
  void renameColumns(DdlName table, UnaryOperator<UniqueKey> renamed) {
    of(table).replaceAll((_, key) -> key.map(renamed));
    keysOf(table)
        .replaceAll(
            (_, reference) ->
                reference.map(
                    key ->
                        new Reference(
                            renamed.apply(new UniqueKey(key.columns())).columns(),
                            key.schema(),
                            key.table(),
                            key.referencedColumns())));
  }

  /** Lets a table keep its names when it gets another itself. */
  void rename(DdlName before, DdlName now) {
    Map<String, Optional<UniqueKey>> names = of(before);
    byTable.remove(before.inAnyCase());
    byTable.put(now.inAnyCase(), names);
    keys.put(now.inAnyCase(), keysOf(before));
    keys.remove(before.inAnyCase());
    dropped.put(now.inAnyCase(), droppedOf(before));
    dropped.remove(before.inAnyCase());
  }

  /** Takes away the key that an action of ALTER TABLE drops. */
  void drop(DdlName table, DdlTokens action, List<UniqueKey> keys) {
    int at = action.words(2, "IF", "EXISTS") ? 4 : 2;
    if (action.isName(at)) {
      drop(table, action.text(at), keys);
    } else {
      keys.clear();
    }
  }

  /** Takes away the key of this name; all of them, where it does not tell which. */
  void drop(DdlName table, String name, List<UniqueKey> keys) {
    Optional<UniqueKey> key = of(table).remove(lower(name));
    boolean told =
        key == null
            ? droppedOf(table).contains(lower(name)) || isOfOtherKind(name)
            : key.isEmpty() || keys.remove(key.orElseThrow());
    if (!told) {
      keys.clear();
    }
    droppedOf(table).add(lower(name));
  }

  private Set<String> droppedOf(DdlName table) {
    return dropped.computeIfAbsent(table.inAnyCase(), _ -> new HashSet<>());
  }

  private boolean isOfOtherKind(String name) {
    return switch (dialect) {
      case POSTGRESQL -> lower(name).matches(".*_(fkey|check|pkey|not_null|excl)\\d*");
      case MSSQL -> lower(name).matches("(pk|fk|df|ck)__.*");
      default -> false;
    };
  }

  /** What the database calls a unique key that is given no name. */
  private String byDefault(String table, List<String> columns) {
    return dialect.isOfMysql()
        ? columns.getFirst()
        : table + "_" + String.join("_", columns) + "_key";
  }

  private Map<String, Optional<UniqueKey>> of(DdlName table) {
    return byTable.computeIfAbsent(table.inAnyCase(), _ -> new HashMap<>());
  }

  private static String lower(String name) {
    return name.toLowerCase(Locale.ROOT);
  }
}
