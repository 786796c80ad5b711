package dev.assay.sql;

import java.text.Normalizer;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;

/**
 * Which functions a query may call. Those with effects are refused in all dialects alike, since the
 * SQL that passes is meant to be run on a real database later. A name that is in no list passes
 * where an engine of ours has all functions of its dialect, and fails there by the engine's own
 * message; in other dialects it may be a function that nobody here knows, and is refused.
 */
final class FunctionRules {

  /** Their lists come from the engines themselves or from their whole reference. */
  private static final Set<Dialect> LISTED_WHOLE =
      EnumSet.of(
          Dialect.SQLITE,
          Dialect.H2,
          Dialect.POSTGRESQL,
          Dialect.MYSQL,
          Dialect.MARIADB,
          Dialect.DUCKDB);

  /** Packages that reach files, the network and the server, where they stand before a dot. */
  private static final List<String> PACKAGES =
      List.of("dbms_", "utl_", "owa_", "apex_", "ctx_", "ctxsys", "ordsys", "htp", "sysproc");

  /** Refused anywhere: SQLite's settings as tables, SQL Server's commands by their bare name. */
  private static final List<String> ANYWHERE = List.of("pragma_", "xp_cmdshell");

  /** What DuckDB reads as a file, or from another place, where a table of that name is wanted. */
  private static final Pattern FILE =
      Pattern.compile(
          "\\.(csv|tsv|txt|parquet|json|jsonl|ndjson|geojson|xlsx|avro|arrow|arrows|feather|db|duckdb)\\b|://");

  private final Dialect dialect;
  private final boolean live;

  /**
   * @param live whether the database is not one of ours, so that it may have functions that are in
   *     no list: only those that are known to be free of effects are allowed then
   */
  FunctionRules(Dialect dialect, boolean live) {
    this.dialect = dialect;
    this.live = live;
  }

  /** The name as the most lenient engine reads it: letters without marks, in lower case. */
  static String folded(String name) {
    if (isAscii(name)) {
      return name.toLowerCase(Locale.ROOT);
    }
    String upper =
        Normalizer.normalize(name.toUpperCase(Locale.ROOT), Normalizer.Form.NFKD)
            .replaceAll("\\p{M}", "");
    return LetterCase.lower(upper.toUpperCase(Locale.ROOT));
  }

  /** All names of a query are asked this, some of them often. */
  private static boolean isAscii(String name) {
    for (int at = 0; at < name.length(); at++) {
      if (name.charAt(at) >= 128) {
        return false;
      }
    }
    return true;
  }

  /** What a name is refused as wherever it stands. */
  Optional<String> ofName(String name, boolean beforeDot) {
    String folded = folded(name);
    if (begins(ANYWHERE, folded)) {
      return Optional.of(folded);
    }
    return beforeDot && begins(PACKAGES, folded)
        ? Optional.of("the package " + folded)
        : Optional.empty();
  }

  /** What a table is refused as that some engine makes by itself, or reads from a file. */
  Optional<String> ofTable(String name) {
    String folded = folded(name);
    if (dialect == Dialect.DUCKDB && FILE.matcher(folded).find()) {
      return Optional.of("a file in a table's place ('%s')".formatted(name));
    }
    return begins(ANYWHERE, folded)
            || (dialect == Dialect.SQLITE && FunctionList.of(dialect).refused().contains(folded))
        ? Optional.of(folded)
        : Optional.empty();
  }

  /**
   * What a name before a parenthesis is refused as.
   *
   * @param certain whether it calls a function for certain, and is no column list of an alias
   */
  Optional<String> ofCall(String name, boolean certain) {
    String folded = folded(name);
    FunctionList own = FunctionList.of(dialect);
    if (own.missing().contains(folded)) {
      return Optional.of(refused(folded) + ": the database has no such function");
    }
    if (own.allows(folded)) {
      return runsOnH2() && FunctionList.of(Dialect.H2).refused().contains(folded)
          ? Optional.of(refused(folded))
          : Optional.empty();
    }
    if (certain && isOnlyOnStandIn(folded)) {
      return Optional.of(refused(folded) + ": the database has no such function");
    }
    if (FunctionList.isRefusedSomewhere(dialect, folded)) {
      return Optional.of(refused(folded));
    }
    if (!certain || FunctionList.words().contains(folded)) {
      return Optional.empty();
    }
    boolean unknown = live || !(isListedWhole() || FunctionList.isAllowedSomewhere(folded));
    return unknown
        ? Optional.of(refused(folded) + ": it is not known to be free of effects")
        : Optional.empty();
  }

  /** What H2 would run in place of a database that has all its functions in a list. */
  private boolean isOnlyOnStandIn(String name) {
    return !live
        && (dialect.isOfMysql() || dialect == Dialect.MSSQL)
        && FunctionList.of(Dialect.H2).allowed().contains(name)
        && !FunctionList.words().contains(name);
  }

  private String refused(String name) {
    return FunctionList.of(dialect)
        .allowed()
        .nearest(name)
        .map(nearest -> "the function %s (nearest that it may: %s)".formatted(name, nearest))
        .orElse("the function " + name);
  }

  private boolean isListedWhole() {
    return LISTED_WHOLE.contains(dialect);
  }

  private boolean runsOnH2() {
    return !live
        && dialect != Dialect.SQLITE
        && dialect != Dialect.DUCKDB
        && dialect.isExecutable();
  }

  private static boolean begins(List<String> beginnings, String name) {
    for (String beginning : beginnings) {
      if (name.startsWith(beginning)) {
        return true;
      }
    }
    return false;
  }
}
