package dev.assay.catalog.ddl;

import dev.assay.catalog.schema.DeclaredTable.DeclaredColumn;
import dev.assay.catalog.schema.DeclaredTable.Reference;
import dev.assay.sql.ColumnDefinition;
import dev.assay.sql.Dialect;
import dev.assay.sql.UniqueKey;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Reads columns from their tokens: name, type, and of all that follows what is of interest. */
final class ColumnClauses {

  /** Words that no type goes on with, in any dialect. */
  private static final Set<String> BEHIND_TYPES =
      Set.of(
          "AFTER",
          "ANNOTATIONS",
          "AS",
          "AUTOINCREMENT",
          "AUTO_INCREMENT",
          "CASESPECIFIC",
          "CCSID",
          "CHARSET",
          "CHECK",
          "COLLATE",
          "COLUMN_FORMAT",
          "COLUMN_SET",
          "COMMENT",
          "COMPRESS",
          "COMPRESSED",
          "COMPRESSION",
          "CONSTRAINT",
          "DEFAULT",
          "DEFERRABLE",
          "DISABLE",
          "DISTKEY",
          "ENABLE",
          "ENCODE",
          "ENCRYPT",
          "ENCRYPTED",
          "FILESTREAM",
          "FIRST",
          "FORMAT",
          "GENERATED",
          "HIDDEN",
          "IDENTITY",
          "IMPLICITLY",
          "INDEX",
          "INITIALLY",
          "INLINE",
          "INVISIBLE",
          "KEY",
          "LOGGED",
          "MASK",
          "MASKED",
          "MASKING",
          "NOT",
          "NULL",
          "ON",
          "OPTIONS",
          "PERSISTED",
          "PRIMARY",
          "REFERENCES",
          "ROWGUIDCOL",
          "SELECTIVITY",
          "SORTKEY",
          "SPARSE",
          "STORAGE",
          "STORED",
          "TAG",
          "TITLE",
          "UNIQUE",
          "USING",
          "VIRTUAL",
          "VISIBLE");

  /** Those of them that cannot be a type of the user's own either. */
  private static final Set<String> NO_TYPES =
      Set.of(
          "AS",
          "AUTOINCREMENT",
          "AUTO_INCREMENT",
          "CHECK",
          "COLLATE",
          "COMMENT",
          "CONSTRAINT",
          "DEFAULT",
          "GENERATED",
          "IDENTITY",
          "KEY",
          "NOT",
          "NULL",
          "OPTIONS",
          "PRIMARY",
          "REFERENCES",
          "UNIQUE");

  private static final Set<String> ZONES = Set.of("TIME", "LOCAL");

  private final DdlNames names;
  private final Dialect dialect;

  ColumnClauses(DdlNames names, Dialect dialect) {
    this.names = names;
    this.dialect = dialect;
  }

  /** A column, whether it is the primary key, the unique key that it is, what it refers to. */
  record Read(
      DeclaredColumn column,
      boolean isKey,
      Optional<UniqueKey> unique,
      Optional<Reference> reference) {}

  /** The column; empty when the tokens are none. */
  Optional<Read> read(DdlTokens tokens) {
    int typeAt = tokens.size() == 0 ? 0 : tokens.nameEnd(0, false);
    if (!tokens.isName(0) || tokens.symbol(typeAt, '(') || tokens.symbol(typeAt, '.')) {
      return Optional.empty();
    }
    String name = names.kept(tokens.written(0, typeAt));
    int typeEnd = typeEnd(tokens, typeAt);
    boolean notNull = false;
    boolean key = false;
    boolean unique = false;
    boolean generated = false;
    String comment = "";
    Optional<Reference> reference = Optional.empty();
    for (int at : tokens.outside(typeEnd)) {
      notNull |= tokens.words(at, "NOT", "NULL");
      key |= tokens.words(at, "PRIMARY", "KEY");
      unique |= tokens.words(at, "UNIQUE");
      generated |= tokens.words(at, "AS") && !tokens.words(at, "AS", "IDENTITY");
      if (tokens.words(at, "COMMENT") && tokens.isText(at + 1)) {
        comment = tokens.text(at + 1);
      } else if (tokens.words(at, "OPTIONS")) {
        comment = description(tokens, at + 1);
      } else if (tokens.words(at, "REFERENCES") && reference.isEmpty()) {
        reference = reference(tokens, at, List.of(name));
      }
    }
    return Optional.of(
        new Read(
            new DeclaredColumn(
                new ColumnDefinition(name, type(tokens, typeAt, typeEnd), !notNull && !key),
                generated,
                comment),
            key,
            unique && enforcesUnique()
                ? Optional.of(new UniqueKey(List.of(name), nullsEqual(tokens, typeEnd)))
                : Optional.empty(),
            reference));
  }

  /** The column under the name that stands there. */
  DeclaredColumn renamed(DeclaredColumn column, DdlTokens tokens, int at) {
    ColumnDefinition before = column.definition();
    String name = names.kept(tokens.written(at, tokens.nameEnd(at, false)));
    return new DeclaredColumn(
        new ColumnDefinition(name, before.declaredType(), before.nullable()),
        column.generated(),
        column.comment());
  }

  /** The column with the type that stands there; as it was, where none does. */
  DeclaredColumn retyped(DeclaredColumn column, DdlTokens tokens, int at) {
    int end = typeEnd(tokens, at);
    ColumnDefinition before = column.definition();
    boolean notNull =
        tokens.outside(end).stream().anyMatch(word -> tokens.words(word, "NOT", "NULL"));
    return new DeclaredColumn(
        new ColumnDefinition(
            before.name(),
            end == at ? before.declaredType() : type(tokens, at, end),
            before.nullable() && !notNull),
        column.generated(),
        column.comment());
  }

  /** What the columns refer to, by the word REFERENCES that stands there. */
  Optional<Reference> reference(DdlTokens tokens, int at, List<String> columns) {
    if (!tokens.isName(at + 1)) {
      return Optional.empty();
    }
    int end = tokens.nameEnd(at + 1, true);
    List<String> referenced = tokens.symbol(end, '(') ? columns(tokens, end) : List.of();
    DdlName table = table(tokens, at + 1, end);
    return Optional.of(new Reference(columns, table.schema(), table.table(), referenced));
  }

  /** The table's name with all its parts, which BigQuery may quote at once. */
  DdlName table(DdlTokens tokens, int from, int to) {
    List<String> parts = new ArrayList<>();
    int at = from;
    for (int dot = from; dot <= to; dot++) {
      if (dot == to || tokens.symbol(dot, '.')) {
        if (dot > at) {
          parts.add(names.kept(tokens.written(at, dot)));
        }
        at = dot + 1;
      }
    }
    return DdlName.of(
        dialect == Dialect.BIGQUERY ? List.of(String.join(".", parts).split("\\.")) : parts);
  }

  /** The names in the brackets that open there, without their order or length. */
  List<String> columns(DdlTokens tokens, int open) {
    return tokens.part(open + 1, tokens.behindBrackets(open) - 1).elements().stream()
        .filter(element -> element.isName(0))
        .map(element -> names.kept(element.written(0, element.nameEnd(0, false))))
        .toList();
  }

  /**
   * The unique key whose columns are in the brackets that open there, by what stands from {@code
   * from} on; empty where a part is no column, and where it holds for some of the rows only.
   */
  Optional<UniqueKey> uniqueKey(DdlTokens tokens, int from, int open) {
    List<DdlTokens> parts = tokens.part(open + 1, tokens.behindBrackets(open) - 1).elements();
    boolean whole =
        parts.stream().allMatch(part -> part.isName(0) && !part.symbol(part.nameEnd(0, false), '('))
            && tokens.outside(tokens.behindBrackets(open)).stream()
                .noneMatch(at -> tokens.words(at, "WHERE"));
    return whole && !parts.isEmpty() && enforcesUnique()
        ? Optional.of(new UniqueKey(columns(tokens, open), nullsEqual(tokens, from)))
        : Optional.empty();
  }

  /** Whether rows keep what is declared unique: warehouses take it for information. */
  private boolean enforcesUnique() {
    return switch (dialect) {
      case SNOWFLAKE, REDSHIFT, DATABRICKS, BIGQUERY, TRINO -> false;
      default -> true;
    };
  }

  /** Whether a NULL is as good as another in what is declared unique from there on. */
  boolean nullsEqual(DdlTokens tokens, int from) {
    return dialect == Dialect.MSSQL
        || dialect == Dialect.DB2
        || tokens.outside(from).stream()
            .anyMatch(at -> tokens.words(at, "NULLS", "NOT", "DISTINCT"));
  }

  /** Whether it is an index, a check or the like, of which catalogs keep nothing. */
  boolean isOther(DdlTokens tokens) {
    boolean keysAreWords = dialect.isOfMysql() || dialect == Dialect.MSSQL;
    boolean key = tokens.words(0, "KEY") || tokens.words(0, "INDEX");
    return tokens.words(0, "CHECK")
        || tokens.words(0, "EXCLUDE", "USING")
        || (tokens.words(0, "EXCLUDE") && tokens.symbol(1, '('))
        || tokens.words(0, "PERIOD", "FOR")
        || (tokens.words(0, "PERIOD") && isIndex(tokens))
        || tokens.words(0, "SUPPLEMENTAL", "LOG")
        || tokens.words(0, "ROW", "ACCESS", "POLICY")
        || (tokens.words(0, "SCOPE", "FOR") && tokens.symbol(2, '('))
        || (key && (keysAreWords || isIndex(tokens)))
        || ((tokens.words(0, "FULLTEXT")
                || tokens.words(0, "SPATIAL")
                || (tokens.words(0, "VECTOR") && dialect == Dialect.MARIADB))
            && (tokens.words(1, "KEY") || tokens.words(1, "INDEX") || isIndex(tokens)))
        || tokens.words(0, "DEFAULT");
  }

  /** Whether names in brackets follow, and no type with its length. */
  private static boolean isIndex(DdlTokens tokens) {
    int open = tokens.symbol(1, '(') ? 1 : tokens.nameEnd(1, false);
    return tokens.symbol(open, '(') && tokens.isName(open + 1) && !tokens.isText(open + 1);
  }

  /** BigQuery's description in the brackets that open there. */
  static String description(DdlTokens tokens, int open) {
    int end = tokens.symbol(open, '(') ? tokens.behindBrackets(open) : open;
    for (int at = open; at + 2 < end; at++) {
      if (tokens.words(at, "DESCRIPTION") && tokens.symbol(at + 1, '=') && tokens.isText(at + 2)) {
        return tokens.text(at + 2);
      }
    }
    return "";
  }

  private static int typeEnd(DdlTokens tokens, int from) {
    if (tokens.anyWord(from, NO_TYPES)) {
      return from;
    }
    int at = Math.min(from + 1, tokens.size());
    while (at < tokens.size() && !isBehindType(tokens, at)) {
      boolean opens = tokens.symbol(at, '(') || tokens.symbol(at, '<');
      at = opens ? Math.max(at + 1, tokens.behindBrackets(at)) : at + 1;
    }
    return at;
  }

  private static boolean isBehindType(DdlTokens tokens, int at) {
    return tokens.anyWord(at, BEHIND_TYPES)
        || tokens.words(at, "CHARACTER", "SET")
        || tokens.words(at, "FOR", "COLUMN")
        || (tokens.words(at, "WITH") && !tokens.anyWord(at + 1, ZONES))
        || tokens.symbol(at, '=');
  }

  /** The type that the tokens are. */
  String type(DdlTokens tokens) {
    return type(tokens, 0, tokens.size());
  }

  /** The type on one line: bare names for those in quotes, spaces as people write them. */
  private String type(DdlTokens tokens, int from, int to) {
    boolean brackets = dialect == Dialect.MSSQL || dialect == Dialect.ORACLE;
    StringBuilder type = new StringBuilder();
    for (int at = from; at < to; at++) {
      String written = tokens.written(at, at + 1);
      boolean unquoted = brackets && !tokens.isText(at);
      boolean close = ".(),<>[]".contains(written) || tokens.symbol(at, ':');
      boolean behindOpen =
          at == from
              || tokens.symbol(at - 1, '(')
              || tokens.symbol(at - 1, '.')
              || tokens.symbol(at - 1, '<')
              || tokens.symbol(at - 1, '[');
      type.append(close || behindOpen ? "" : " ").append(unquoted ? tokens.text(at) : written);
    }
    return type.toString();
  }
}
