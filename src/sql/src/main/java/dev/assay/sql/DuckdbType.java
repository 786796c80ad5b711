package dev.assay.sql;

import java.util.List;
import java.util.stream.Collectors;

/**
 * A column type of DuckDB.
 *
 * @param sql how it is declared
 * @param kind how values of test data are written for it; ARRAY for all that holds other values
 * @param fields the names of a structure's fields; empty for other types
 * @param elements the types within: of a structure's fields, a list's elements, a map's keys and
 *     values
 * @param madeBy what makes the type first; empty for types that DuckDB has
 */
record DuckdbType(
    String sql,
    PostgresqlType.Kind kind,
    List<String> fields,
    List<DuckdbType> elements,
    String madeBy) {

  static DuckdbType of(String sql, PostgresqlType.Kind kind) {
    return new DuckdbType(sql, kind, List.of(), List.of(), "");
  }

  static DuckdbType nested(String sql, List<String> fields, List<DuckdbType> elements) {
    String madeBy = elements.stream().map(DuckdbType::madeBy).collect(Collectors.joining());
    return new DuckdbType(sql, PostgresqlType.Kind.ARRAY, fields, elements, madeBy);
  }

  boolean isNested() {
    return kind == PostgresqlType.Kind.ARRAY;
  }
}
