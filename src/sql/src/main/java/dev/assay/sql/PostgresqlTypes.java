package dev.assay.sql;

import static java.util.Map.entry;

import dev.assay.sql.PostgresqlType.Kind;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * PostgreSQL's types for declared ones: its own stay what they are, save that lengths of texts are
 * not kept, since a text that is too long says nothing of a query. Types of other databases are
 * those that come nearest. A type of the user's own is made, as a name for text, so that a query
 * may name it.
 */
final class PostgresqlTypes {

  private static final Set<String> SPELLED =
      Set.of(
          "interval",
          "uuid",
          "money",
          "xml",
          "inet",
          "cidr",
          "macaddr",
          "macaddr8",
          "tsvector",
          "tsquery",
          "point",
          "line",
          "lseg",
          "box",
          "path",
          "polygon",
          "circle",
          "int4range",
          "int8range",
          "numrange",
          "tsrange",
          "tstzrange",
          "daterange",
          "int4multirange",
          "int8multirange",
          "nummultirange",
          "tsmultirange",
          "tstzmultirange",
          "datemultirange",
          "pg_lsn",
          "jsonpath",
          "oid");

  /** What an extension brings that may be installed by who owns a database. */
  private static final Map<String, Kind> OF_EXTENSIONS =
      Map.of(
          "citext", Kind.TEXT,
          "hstore", Kind.SPELLED,
          "ltree", Kind.SPELLED,
          "cube", Kind.SPELLED);

  /** By all words of the declared type or, failing that, by its first. */
  private static final Map<String, PostgresqlType> BY_WORDS =
      Map.ofEntries(
          integer("smallint", "smallint"),
          integer("int2", "smallint"),
          integer("smallserial", "smallint"),
          integer("serial2", "smallint"),
          integer("tinyint", "smallint"),
          integer("integer", "integer"),
          integer("int", "integer"),
          integer("int4", "integer"),
          integer("mediumint", "integer"),
          integer("serial", "integer"),
          integer("serial4", "integer"),
          integer("bigint", "bigint"),
          integer("int8", "bigint"),
          integer("bigserial", "bigint"),
          integer("serial8", "bigint"),
          integer("int unsigned", "bigint"),
          of("real", "real", Kind.DOUBLE),
          of("float4", "real", Kind.DOUBLE),
          of("double", "double precision", Kind.DOUBLE),
          of("float", "double precision", Kind.DOUBLE),
          of("float8", "double precision", Kind.DOUBLE),
          of("boolean", "boolean", Kind.BOOLEAN),
          of("bool", "boolean", Kind.BOOLEAN),
          of("text", "text", Kind.TEXT),
          of("varchar", "varchar", Kind.TEXT),
          of("nvarchar", "varchar", Kind.TEXT),
          of("varchar2", "varchar", Kind.TEXT),
          of("character varying", "varchar", Kind.TEXT),
          of("name", "name", Kind.TEXT),
          of("date", "date", Kind.DATE),
          of("time", "time", Kind.TIME),
          of("time without time zone", "time", Kind.TIME),
          of("timetz", "timetz", Kind.TIME),
          of("time with time zone", "timetz", Kind.TIME),
          of("timestamp", "timestamp", Kind.TIMESTAMP),
          of("timestamp without time zone", "timestamp", Kind.TIMESTAMP),
          of("datetime", "timestamp", Kind.TIMESTAMP),
          of("timestamptz", "timestamptz", Kind.TIMESTAMP),
          of("timestamp with time zone", "timestamptz", Kind.TIMESTAMP),
          of("bytea", "bytea", Kind.BINARY),
          of("blob", "bytea", Kind.BINARY),
          of("json", "json", Kind.JSON),
          of("jsonb", "jsonb", Kind.JSON),
          of("clob", "text", Kind.TEXT),
          of("string", "text", Kind.TEXT),
          of("", "text", Kind.TEXT));

  private static final Set<String> FIXED_POINT =
      Set.of("decimal", "dec", "numeric", "number", "fixed");
  private static final Set<String> PADDED = Set.of("character", "char", "bpchar", "nchar");
  private static final Set<String> BITS = Set.of("bit", "varbit");

  /** Words, perhaps one or two numbers in parentheses, perhaps more words, perhaps an array. */
  private static final Pattern DECLARED =
      Pattern.compile(
          "([\\p{L}\\w .\"]*?) ?(?:\\( ?(\\d{1,5})(?: ?, ?(-?\\d{1,4}))? ?\\))?( [\\w ]+?)?"
              + "((?: ?\\[\\d*])*| array)");

  private static final Pattern ENUMERATION =
      Pattern.compile(
          "(?is)(?:(\\S+|\"[^\"]+\"|\\S+\\.\"[^\"]+\") )?"
              + "enum ?\\(( ?'(?:[^']|'')*+' ?(?:, ?'(?:[^']|'')*+' ?)*+)\\)((?:\\[\\])*)");
  private static final Pattern NAME = Pattern.compile("[\\p{L}_][\\p{L}\\w]*");
  private static final int LONGEST_CHARACTER = 10_000;

  private PostgresqlTypes() {}

  private static Map.Entry<String, PostgresqlType> integer(String words, String type) {
    return of(words, type, Kind.INTEGER);
  }

  private static Map.Entry<String, PostgresqlType> of(String words, String type, Kind kind) {
    return entry(words, PostgresqlType.of(type, kind));
  }

  static PostgresqlType of(String declaredType) {
    String declared = declaredType.strip().replaceAll("\\s+", " ");
    Matcher enumeration = ENUMERATION.matcher(declared);
    if (enumeration.matches()) {
      PostgresqlType element = enumeration(enumeration.group(1), enumeration.group(2));
      return enumeration.group(3).isEmpty()
          ? element
          : new PostgresqlType(element.sql() + "[]", Kind.ARRAY, element.madeBy());
    }
    Matcher parts = DECLARED.matcher(declared);
    if (!parts.matches()) {
      return PostgresqlType.of("text", Kind.TEXT);
    }
    String more = parts.group(4) == null ? "" : parts.group(4);
    PostgresqlType element =
        single(parts.group(1) + more, new Size(parts.group(2), parts.group(3)));
    return parts.group(5).isEmpty()
        ? element
        : new PostgresqlType(element.sql() + "[]", Kind.ARRAY, element.madeBy());
  }

  /** What stands in a type's parentheses. */
  private record Size(@Nullable String first, @Nullable String second) {

    String inParentheses() {
      if (first == null) {
        return "";
      }
      return second == null ? "(" + first + ")" : "(" + first + ", " + second + ")";
    }

    int length() {
      return first == null ? 1 : Integer.parseInt(first);
    }
  }

  private static PostgresqlType single(String spelled, Size size) {
    String words = spelled.strip().toLowerCase(Locale.ROOT);
    String bare = words.replaceFirst("^pg_catalog\\.", "").replace("\"", "");
    String first = bare.split(" ", 2)[0];
    PostgresqlType known = BY_WORDS.get(bare);
    if (known != null) {
      return known;
    }
    if (FIXED_POINT.contains(first)) {
      return decimal(size);
    }
    if (bare.startsWith("character varying")) {
      return PostgresqlType.of("varchar", Kind.TEXT);
    }
    if (PADDED.contains(first)) {
      int length = size.length();
      return PostgresqlType.of(
          length < 1 || length > LONGEST_CHARACTER ? "text" : "character(" + length + ")",
          Kind.TEXT);
    }
    if (BITS.contains(first)) {
      return PostgresqlType.of(bare + size.inParentheses(), Kind.SPELLED);
    }
    if (SPELLED.contains(first)) {
      return PostgresqlType.of(first, Kind.SPELLED);
    }
    String unqualified = first.substring(first.lastIndexOf('.') + 1);
    if (OF_EXTENSIONS.containsKey(unqualified)) {
      return new PostgresqlType(
          unqualified,
          OF_EXTENSIONS.get(unqualified),
          "CREATE EXTENSION IF NOT EXISTS " + unqualified);
    }
    PostgresqlType similar = BY_WORDS.get(first);
    return similar == null ? ofTheUser(spelled.strip()) : similar;
  }

  private static PostgresqlType decimal(Size size) {
    boolean possible =
        size.first() == null
            || (size.length() >= 1
                && size.length() <= 1000
                && (size.second() == null || Math.abs(Integer.parseInt(size.second())) <= 1000));
    return PostgresqlType.of(possible ? "numeric" + size.inParentheses() : "numeric", Kind.DECIMAL);
  }

  private static PostgresqlType ofTheUser(String spelled) {
    String name = lastName(spelled);
    if (!NAME.matcher(name).matches()) {
      return PostgresqlType.of("text", Kind.TEXT);
    }
    String written = Identifiers.quoted(name);
    return new PostgresqlType(written, Kind.TEXT, "CREATE DOMAIN %s AS text".formatted(written));
  }

  /** The type's last name, in the folding that an unquoted name has. */
  private static String lastName(String spelled) {
    String last = spelled.substring(spelled.lastIndexOf('.') + 1);
    boolean quoted = last.length() > 2 && last.startsWith("\"") && last.endsWith("\"");
    return quoted ? last.substring(1, last.length() - 1) : last.toLowerCase(Locale.ROOT);
  }

  /** Its values in their order, which is the order of the type; one without a name gets one. */
  private static PostgresqlType enumeration(@Nullable String spelled, String labels) {
    String own = spelled == null ? "" : lastName(spelled);
    String name =
        Identifiers.quoted(
            NAME.matcher(own).matches() ? own : "enum_%08x".formatted(labels.hashCode()));
    return new PostgresqlType(
        name, Kind.TEXT, "CREATE TYPE %s AS ENUM (%s)".formatted(name, labels));
  }
}
