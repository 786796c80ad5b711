package dev.assay.sql;

import dev.assay.sql.shadowing.Literals;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * Texts that PostgreSQL reads for a type. Types of the user's own are there in the user's database,
 * and keep their names.
 */
final class PostgresqlLiterals implements Literals {

  private static final Pattern NAMED =
      Pattern.compile(
          "(?:[\\p{L}_][\\w$]*|\"[^\"]+\")(?:\\.(?:[\\p{L}_][\\w$]*|\"[^\"]+\"))?(?:\\[])*");

  @Override
  public @Nullable String cell(ColumnDefinition column, @Nullable Object value) {
    PostgresqlType type = PostgresqlTypes.of(column.declaredType());
    String declared = column.typeName().strip();
    String sql =
        type.madeBy().isEmpty() || !NAMED.matcher(declared).matches() ? type.sql() : declared;
    if (value == null) {
      return "CAST(NULL AS %s)".formatted(sql);
    }
    String text = PostgresqlValues.text(type, value);
    return text == null ? null : "CAST(%s AS %s)".formatted(literal(text), sql);
  }

  /** The same whatever the session makes of backslashes. */
  private static String literal(String text) {
    return text.indexOf('\\') < 0
        ? "'" + text.replace("'", "''") + "'"
        : "E'" + text.replace("\\", "\\\\").replace("'", "''") + "'";
  }

  @Override
  public String behindRow() {
    return "";
  }
}
