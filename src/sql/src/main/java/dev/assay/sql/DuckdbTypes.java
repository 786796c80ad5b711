package dev.assay.sql;

import static java.util.Map.entry;

import dev.assay.sql.PostgresqlType.Kind;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * DuckDB's types for declared ones: its own stay what they are, with the types within lists,
 * structures and maps; those of other databases are what comes nearest, and what is not known is
 * text.
 */
public final class DuckdbTypes {

  private static final DuckdbType TEXT = DuckdbType.of("VARCHAR", Kind.TEXT);

  private static final Map<String, DuckdbType> BY_WORDS =
      Map.ofEntries(
          of("TINYINT", Kind.INTEGER, "INT1"),
          of("SMALLINT", Kind.INTEGER, "INT2", "SHORT", "SMALLSERIAL", "YEAR"),
          of("INTEGER", Kind.INTEGER, "INT", "INT4", "SIGNED", "MEDIUMINT", "SERIAL"),
          of("BIGINT", Kind.INTEGER, "INT8", "LONG", "BIGSERIAL", "OID"),
          of("HUGEINT", Kind.INTEGER, "INT128"),
          of("UTINYINT", Kind.INTEGER, "UINT8"),
          of("USMALLINT", Kind.INTEGER, "UINT16"),
          of("UINTEGER", Kind.INTEGER, "UINT32", "INT UNSIGNED", "INTEGER UNSIGNED"),
          of("UBIGINT", Kind.INTEGER, "UINT64", "BIGINT UNSIGNED"),
          of("UHUGEINT", Kind.INTEGER, "UINT128"),
          of("BIGNUM", Kind.INTEGER, "VARINT"),
          of("FLOAT", Kind.DOUBLE, "FLOAT4", "REAL"),
          of("DOUBLE", Kind.DOUBLE, "FLOAT8", "DOUBLE PRECISION"),
          of("BOOLEAN", Kind.BOOLEAN, "BOOL", "LOGICAL"),
          of("DATE", Kind.DATE),
          of("TIME", Kind.TIME, "TIME WITHOUT TIME ZONE"),
          of("TIMETZ", Kind.TIME, "TIME WITH TIME ZONE"),
          of("TIMESTAMP", Kind.TIMESTAMP, "DATETIME", "TIMESTAMP WITHOUT TIME ZONE"),
          of("TIMESTAMP_S", Kind.TIMESTAMP),
          of("TIMESTAMP_MS", Kind.TIMESTAMP),
          of("TIMESTAMP_NS", Kind.TIMESTAMP),
          of("TIMESTAMPTZ", Kind.TIMESTAMP, "TIMESTAMP WITH TIME ZONE"),
          of("BLOB", Kind.BINARY, "BYTEA", "BINARY", "VARBINARY"),
          of("JSON", Kind.JSON, "JSONB"),
          of("UUID", Kind.SPELLED, "GUID"),
          of("INTERVAL", Kind.SPELLED),
          of("BIT", Kind.SPELLED, "BITSTRING"));

  private static final Map<String, DuckdbType> KNOWN =
      BY_WORDS.entrySet().stream()
          .flatMap(
              named ->
                  List.of(named.getKey().split(",")).stream()
                      .map(name -> entry(name, named.getValue())))
          .collect(Collectors.toUnmodifiableMap(Map.Entry::getKey, Map.Entry::getValue));

  private static final Set<String> FIXED_POINT = Set.of("DECIMAL", "DEC", "NUMERIC", "NUMBER");
  private static final Set<String> RECORDS = Set.of("STRUCT", "ROW");
  private static final int MOST_DIGITS = 38;
  private static final int DEEPEST = 50;

  private final List<SqlToken> tokens;
  private int at;
  private int depth;

  private DuckdbTypes(List<SqlToken> tokens) {
    this.tokens = tokens;
  }

  /** The type under its own name and others, parted by commas. */
  private static Map.Entry<String, DuckdbType> of(String type, Kind kind, String... others) {
    String names = others.length == 0 ? type : type + "," + String.join(",", others);
    return entry(names, DuckdbType.of(type, kind));
  }

  /** How a column of a declared type, of any database, is declared in DuckDB. */
  public static String declaration(String declaredType) {
    return of(declaredType).sql();
  }

  static DuckdbType of(String declaredType) {
    try {
      DuckdbTypes reading = new DuckdbTypes(SqlLexer.tokens(Dialect.DUCKDB, declaredType));
      DuckdbType type = reading.type();
      return reading.at == reading.tokens.size() ? type : TEXT;
    } catch (RefusedSqlException | IllegalArgumentException unreadable) {
      return TEXT;
    }
  }

  private DuckdbType type() {
    if (++depth > DEEPEST) {
      throw new IllegalArgumentException("nested too deeply");
    }
    DuckdbType type = single();
    while (isSymbol('[')) {
      at++;
      String length = at < tokens.size() && isNumber() ? tokens.get(at++).text() : "";
      expect(']');
      type = DuckdbType.nested(type.sql() + "[" + length + "]", List.of(), List.of(type));
    }
    depth--;
    return type;
  }

  private DuckdbType single() {
    String words = words();
    if (RECORDS.contains(words) && isSymbol('(')) {
      return record();
    }
    if (words.equals("MAP") && isSymbol('(')) {
      return map();
    }
    if ((words.equals("ENUM") || words.endsWith(" ENUM")) && isSymbol('(')) {
      return enumeration(words.length() > "ENUM".length());
    }
    List<String> sizes = sizes();
    String behind = words();
    String all = (words + " " + behind).strip();
    String first = all.split(" ", 2)[0];
    if (FIXED_POINT.contains(first)) {
      return decimal(sizes);
    }
    DuckdbType known = KNOWN.get(all);
    return known == null ? KNOWN.getOrDefault(first, TEXT) : known;
  }

  /** Words up to what is none; a name in quotes is one of the user's, and known to nobody. */
  private String words() {
    List<String> words = new ArrayList<>();
    while (at < tokens.size() && tokens.get(at).isName()) {
      words.add(tokens.get(at++).text().toUpperCase(Locale.ROOT));
    }
    return String.join(" ", words);
  }

  private List<String> sizes() {
    List<String> sizes = new ArrayList<>();
    if (!isSymbol('(')) {
      return sizes;
    }
    do {
      at++;
      sizes.add(taken().text());
    } while (isSymbol(','));
    expect(')');
    return sizes;
  }

  private static DuckdbType decimal(List<String> sizes) {
    if (sizes.isEmpty()
        || sizes.size() > 2
        || !sizes.stream().allMatch(s -> s.matches("\\d{1,4}"))) {
      return DuckdbType.of("DECIMAL(18, 3)", Kind.DECIMAL);
    }
    int digits = Integer.parseInt(sizes.getFirst());
    int scale = sizes.size() == 2 ? Integer.parseInt(sizes.get(1)) : 0;
    return digits < 1 || digits > MOST_DIGITS || scale > digits
        ? DuckdbType.of("DOUBLE", Kind.DOUBLE)
        : DuckdbType.of("DECIMAL(%d, %d)".formatted(digits, scale), Kind.DECIMAL);
  }

  private DuckdbType record() {
    List<String> fields = new ArrayList<>();
    List<DuckdbType> types = new ArrayList<>();
    List<String> written = new ArrayList<>();
    do {
      at++;
      String name = taken().text();
      DuckdbType type = type();
      fields.add(name);
      types.add(type);
      written.add(Identifiers.quoted(name) + " " + type.sql());
    } while (isSymbol(','));
    expect(')');
    return DuckdbType.nested("STRUCT(" + String.join(", ", written) + ")", fields, types);
  }

  private DuckdbType map() {
    at++;
    DuckdbType key = type();
    expect(',');
    DuckdbType value = type();
    expect(')');
    return DuckdbType.nested(
        "MAP(%s, %s)".formatted(key.sql(), value.sql()), List.of(), List.of(key, value));
  }

  /** Its values in their order, which is the order of the type; with a name, it is made first. */
  private DuckdbType enumeration(boolean named) {
    @Nullable String name = named ? tokens.get(at - 2).text() : null;
    List<String> labels = new ArrayList<>();
    do {
      at++;
      labels.add("'" + taken().text().replace("'", "''") + "'");
    } while (isSymbol(','));
    expect(')');
    String values = "ENUM(" + String.join(", ", labels) + ")";
    return name == null
        ? DuckdbType.of(values, Kind.TEXT)
        : new DuckdbType(
            Identifiers.quoted(name),
            Kind.TEXT,
            List.of(),
            List.of(),
            "CREATE TYPE IF NOT EXISTS %s AS %s; ".formatted(Identifiers.quoted(name), values));
  }

  private SqlToken taken() {
    if (at >= tokens.size() || tokens.get(at).kind() == SqlToken.Kind.SYMBOL) {
      throw new IllegalArgumentException("something is missing");
    }
    return tokens.get(at++);
  }

  private boolean isNumber() {
    return tokens.get(at).kind() == SqlToken.Kind.NUMBER;
  }

  private boolean isSymbol(char symbol) {
    return at < tokens.size() && tokens.get(at).isSymbol(symbol);
  }

  private void expect(char symbol) {
    if (!isSymbol(symbol)) {
      throw new IllegalArgumentException("there is no " + symbol);
    }
    at++;
  }
}
