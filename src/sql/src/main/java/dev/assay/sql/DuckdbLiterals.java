package dev.assay.sql;

import dev.assay.sql.shadowing.Literals;
import org.jspecify.annotations.Nullable;

/**
 * Texts that DuckDB reads for a type. Lists, structures and maps come as Python or JSON writes
 * them.
 */
final class DuckdbLiterals implements Literals {

  @Override
  public @Nullable String cell(ColumnDefinition column, @Nullable Object value) {
    DuckdbType type = DuckdbTypes.of(column.declaredType());
    if (value == null) {
      return "CAST(NULL AS %s)".formatted(type.sql());
    }
    if (type.isNested()) {
      return value instanceof String text ? nested(type, text) : null;
    }
    String text = PostgresqlValues.text(PostgresqlType.of(type.sql(), type.kind()), value);
    if (text == null) {
      return null;
    }
    return type.kind() == PostgresqlType.Kind.BINARY
        ? "unhex('%s')".formatted(text.substring(2))
        : "CAST(%s AS %s)".formatted(literal(text), type.sql());
  }

  private static String nested(DuckdbType type, String text) {
    String json = PythonLiteral.isNested(text) ? PythonLiteral.toJson(text) : text;
    return "CAST(CAST(%s AS JSON) AS %s)".formatted(literal(json), type.sql());
  }

  private static String literal(String text) {
    return "'" + text.replace("'", "''") + "'";
  }

  @Override
  public String behindRow() {
    return "";
  }
}
