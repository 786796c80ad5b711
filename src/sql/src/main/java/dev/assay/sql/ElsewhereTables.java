package dev.assay.sql;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;

/**
 * What dialects read in a table's place that is not in the database: files, by a path or by a name
 * that a format stands before, stages, tables of other servers, and files of the server that are
 * shown as tables.
 */
final class ElsewhereTables {

  /** A path from the root, from here or from home, one of Windows, or an address. */
  private static final Pattern PLACE =
      Pattern.compile(
          "(?i)(/|\\.{1,2}/|~/|\\\\\\\\|[a-z]:\\\\).*|.*(^|[^a-z0-9])[a-z][a-z0-9+.-]*:/.*");

  /**
   * What Spark reads files by: {@code csv.`/path`}. Sources that are no formats of files, such as
   * {@code hive}, it refuses there itself, so that a schema may be called so.
   */
  private static final Set<String> FORMATS_OF_SPARK =
      Set.of(
          "delta",
          "csv",
          "json",
          "parquet",
          "text",
          "orc",
          "avro",
          "xml",
          "binaryfile",
          "iceberg",
          "hudi",
          "libsvm",
          "image");

  private static final Set<String> FILES_OF_POSTGRESQL =
      Set.of("pg_hba_file_rules", "pg_file_settings", "pg_ident_file_mappings");

  /** What catalogs of Trino tell is of the server, and of what others ask it. */
  private static final Set<String> CATALOGS_OF_TRINOS_SERVER = Set.of("system", "jmx");

  private static final int PARTS_ON_SERVER = 4;

  private final Dialect dialect;
  private final SqlTokens tokens;

  ElsewhereTables(Dialect dialect, SqlTokens tokens) {
    this.dialect = dialect;
    this.tokens = tokens;
  }

  /** What the sign there is refused as, wherever it stands. */
  Optional<String> ofSymbol(int index) {
    if (!tokens.isSymbol(index, '@')) {
      return Optional.empty();
    }
    return switch (dialect) {
      case SNOWFLAKE -> Optional.of("a stage (@), where files are");
      case ORACLE -> Optional.of("a link to another database (@)");
      default -> Optional.empty();
    };
  }

  /** What the table that is named there is refused as. */
  Optional<String> ofTable(int index) {
    List<String> parts = parts(index);
    String name = String.join(".", parts);
    if (parts.stream().anyMatch(ElsewhereTables::isPlace)) {
      return Optional.of(file(name));
    }
    String first = FunctionRules.folded(parts.getFirst());
    String last = FunctionRules.folded(parts.getLast());
    return switch (dialect) {
      case DATABRICKS ->
          parts.size() == 2 && FORMATS_OF_SPARK.contains(first)
              ? Optional.of(file(name))
              : Optional.empty();
      case SNOWFLAKE ->
          name.startsWith("@") ? Optional.of("a stage (@), where files are") : Optional.empty();
      case MSSQL ->
          parts.size() >= PARTS_ON_SERVER
              ? Optional.of("a table of another server ('%s')".formatted(name))
              : Optional.empty();
      case ORACLE, DB2 -> ofExternal(index);
      case POSTGRESQL, REDSHIFT ->
          FILES_OF_POSTGRESQL.contains(last) ? Optional.of(last) : Optional.empty();
      case TRINO ->
          parts.size() > 2 && CATALOGS_OF_TRINOS_SERVER.contains(first)
              ? Optional.of("the server's own table '%s'".formatted(name))
              : Optional.empty();
      default -> Optional.empty();
    };
  }

  private static boolean isPlace(String part) {
    boolean parted = part.indexOf('/') >= 0 || part.indexOf('\\') >= 0; // as most names are not
    return parted && PLACE.matcher(part).matches();
  }

  /** Oracle's {@code EXTERNAL ((…) …)} and Db2's {@code EXTERNAL '/path' …}. */
  private Optional<String> ofExternal(int index) {
    boolean external =
        tokens.isWord(index, "EXTERNAL")
            && (tokens.isSymbol(index + 1, '(') || tokens.isKind(index + 1, SqlToken.Kind.STRING));
    return external ? Optional.of("an external table, which is a file") : Optional.empty();
  }

  private static String file(String name) {
    return "a file in a table's place ('%s')".formatted(name.toLowerCase(Locale.ROOT));
  }

  /** The parts of a name, of which SQL Server lets the middle ones be empty. */
  private List<String> parts(int index) {
    List<String> parts = new ArrayList<>();
    parts.add(tokens.at(index).text());
    int at = index + 1;
    while (tokens.isSymbol(at, '.')) {
      boolean named = tokens.isWithin(at + 1) && !tokens.isSymbol(at + 1, '.');
      parts.add(named ? tokens.at(at + 1).text() : "");
      at += named ? 2 : 1;
    }
    return parts;
  }
}
