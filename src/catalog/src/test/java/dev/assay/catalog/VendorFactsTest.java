package dev.assay.catalog;

import static org.assertj.core.api.Assertions.assertThat;

import dev.assay.sql.Dialect;
import dev.assay.sql.UniqueKey;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;

/**
 * What is asked of SQL Server and Oracle, of which there is no server here: on tables of H2 that
 * are named as theirs are, so that at least the queries hold together.
 */
class VendorFactsTest {

  private static Connection h2(String mode, String... statements) throws SQLException {
    Connection connection =
        DriverManager.getConnection(
            "jdbc:h2:mem:;DATABASE_TO_UPPER=FALSE;CASE_INSENSITIVE_IDENTIFIERS=TRUE;NON_KEYWORDS=VALUE;MODE="
                + mode);
    try (Statement statement = connection.createStatement()) {
      for (String each : statements) {
        statement.execute(each);
      }
    }
    return connection;
  }

  @Test
  void typesRowsAndCommentsOfSqlServerAreReadFromItsCatalogViews() throws SQLException {
    try (Connection connection =
        h2(
            "MSSQLServer",
            "CREATE SCHEMA sys",
            "CREATE TABLE sys.schemas (schema_id INT, name VARCHAR(99))",
            "CREATE TABLE sys.tables (object_id INT, schema_id INT, name VARCHAR(99), is_ms_shipped INT)",
            "CREATE TABLE sys.objects (object_id INT, schema_id INT, name VARCHAR(99), type VARCHAR(2))",
            "CREATE TABLE sys.columns (object_id INT, column_id INT, name VARCHAR(99), user_type_id INT,"
                + " system_type_id INT, max_length INT, precision INT, scale INT)",
            "CREATE TABLE sys.types (user_type_id INT, system_type_id INT, name VARCHAR(99))",
            "CREATE TABLE sys.partitions (object_id INT, index_id INT, rows BIGINT)",
            "CREATE TABLE sys.extended_properties (class INT, major_id INT, minor_id INT, name VARCHAR(99), value VARCHAR(99))",
            "CREATE TABLE sys.indexes (object_id INT, index_id INT, name VARCHAR(99), is_unique BIT,"
                + " is_primary_key BIT, is_disabled BIT, has_filter BIT)",
            "CREATE TABLE sys.index_columns (object_id INT, index_id INT, column_id INT, key_ordinal INT)",
            "INSERT INTO sys.indexes VALUES (10, 1, 'pk', 1, 1, 0, 0), (10, 2, 'u', 1, 0, 0, 0),"
                + " (10, 3, 'some', 1, 0, 0, 1), (10, 4, 'fast', 0, 0, 0, 0), (10, 5, 'off', 1, 0, 1, 0)",
            "INSERT INTO sys.index_columns VALUES (10, 1, 1, 1), (10, 2, 5, 1), (10, 2, 2, 2),"
                + " (10, 2, 4, 0), (10, 3, 3, 1), (10, 4, 4, 1), (10, 5, 2, 1)",
            "INSERT INTO sys.schemas VALUES (1, 'dbo'), (5, 'sales')",
            "INSERT INTO sys.tables VALUES (10, 5, 'orders', 0)",
            "INSERT INTO sys.objects VALUES (10, 5, 'orders', 'U'), (11, 1, 'other', 'U')",
            "INSERT INTO sys.types VALUES (231, 231, 'nvarchar'), (106, 106, 'decimal'), (56, 56, 'int'),"
                + " (257, 231, 'PhoneNumber'), (130, 240, 'geography'), (42, 42, 'datetime2')",
            "INSERT INTO sys.columns VALUES (10, 1, 'id', 56, 56, 4, 10, 0), (10, 2, 'name', 231, 231, 100, 0, 0),"
                + " (10, 3, 'note', 231, 231, -1, 0, 0), (10, 4, 'price', 106, 106, 9, 10, 2),"
                + " (10, 5, 'phone', 257, 231, 50, 0, 0), (10, 6, 'place', 130, 240, -1, 0, 0),"
                + " (10, 7, 'made', 42, 42, 8, 27, 3)",
            "INSERT INTO sys.partitions VALUES (10, 1, 40), (10, 1, 2), (10, 2, 42)",
            "INSERT INTO sys.extended_properties VALUES (1, 10, 0, 'MS_Description', 'what is bought'),"
                + " (1, 10, 4, 'MS_Description', 'in euros'), (1, 10, 4, 'other', 'x')")) {
      ServerFacts facts = ServerFacts.of(connection, Dialect.MSSQL, "sales");

      assertThat(facts.types())
          .isEqualTo(
              Map.of(
                  "orders",
                  Map.of(
                      "id", "int",
                      "name", "nvarchar(50)",
                      "note", "nvarchar(max)",
                      "price", "decimal(10, 2)",
                      "phone", "nvarchar(25)",
                      "place", "geography",
                      "made", "datetime2(3)")));
      assertThat(facts.rows()).isEqualTo(Map.of("orders", 42L));
      assertThat(facts.uniqueKeys())
          .isEqualTo(Map.of("orders", List.of(new UniqueKey(List.of("phone", "name"), true))));
      assertThat(facts.comment("orders", "")).isEqualTo("what is bought");
      assertThat(facts.comment("orders", "price")).isEqualTo("in euros");
      assertThat(new DatabaseSchemas(connection, Dialect.MSSQL).withTables())
          .isEqualTo(Set.of("sales"));
    }
  }

  @Test
  void typesRowsAndCommentsOfOracleAreReadFromItsDictionary() throws SQLException {
    try (Connection connection =
        h2(
            "Oracle",
            "CREATE TABLE all_users (username VARCHAR(99), oracle_maintained VARCHAR(1))",
            "CREATE TABLE all_tables (owner VARCHAR(99), table_name VARCHAR(99), num_rows INT, dropped VARCHAR(3))",
            "CREATE TABLE all_tab_columns (owner VARCHAR(99), table_name VARCHAR(99), column_name VARCHAR(99),"
                + " data_type VARCHAR(99), data_length INT, char_length INT, data_precision INT, data_scale INT)",
            "CREATE TABLE all_col_comments (owner VARCHAR(99), table_name VARCHAR(99), column_name VARCHAR(99), comments VARCHAR(99))",
            "CREATE TABLE all_tab_comments (owner VARCHAR(99), table_name VARCHAR(99), comments VARCHAR(99))",
            "CREATE TABLE all_indexes (owner VARCHAR(99), index_name VARCHAR(99), table_owner VARCHAR(99),"
                + " table_name VARCHAR(99), uniqueness VARCHAR(9), index_type VARCHAR(27))",
            "CREATE TABLE all_ind_columns (index_owner VARCHAR(99), index_name VARCHAR(99),"
                + " column_name VARCHAR(99), column_position INT)",
            "INSERT INTO all_indexes VALUES ('HR', 'U', 'HR', 'EMP', 'UNIQUE', 'NORMAL'),"
                + " ('HR', 'F', 'HR', 'EMP', 'UNIQUE', 'FUNCTION-BASED NORMAL'),"
                + " ('HR', 'S', 'HR', 'EMP', 'NONUNIQUE', 'NORMAL')",
            "INSERT INTO all_ind_columns VALUES ('HR', 'U', 'MADE', 2), ('HR', 'U', 'NAME', 1),"
                + " ('HR', 'F', 'SYS_NC0001$', 1), ('HR', 'S', 'PAY', 1)",
            "INSERT INTO all_users VALUES ('HR', 'N'), ('SYS', 'Y')",
            "INSERT INTO all_tables VALUES ('HR', 'EMP', 42, 'NO'), ('HR', 'BIN$x', 1, 'YES'),"
                + " ('HR', 'NEW', NULL, 'NO'), ('SYS', 'T', 1, 'NO')",
            "INSERT INTO all_tab_columns VALUES ('HR', 'EMP', 'ID', 'NUMBER', 22, 0, 9, 0),"
                + " ('HR', 'EMP', 'NAME', 'VARCHAR2', 80, 20, NULL, NULL),"
                + " ('HR', 'EMP', 'PAY', 'NUMBER', 22, 0, 8, 2), ('HR', 'EMP', 'N', 'NUMBER', 22, 0, NULL, 0),"
                + " ('HR', 'EMP', 'ANY', 'NUMBER', 22, 0, NULL, NULL), ('HR', 'EMP', 'MADE', 'TIMESTAMP(6)', 11, 0, NULL, 6),"
                + " ('HR', 'EMP', 'KEY', 'RAW', 16, 0, NULL, NULL)",
            "INSERT INTO all_col_comments VALUES ('HR', 'EMP', 'PAY', 'a month'), ('HR', 'EMP', 'ID', NULL)",
            "INSERT INTO all_tab_comments VALUES ('HR', 'EMP', 'who works')")) {
      ServerFacts facts = ServerFacts.of(connection, Dialect.ORACLE, "HR");

      assertThat(facts.types())
          .isEqualTo(
              Map.of(
                  "EMP",
                  Map.of(
                      "ID", "NUMBER(9, 0)",
                      "NAME", "VARCHAR2(20)",
                      "PAY", "NUMBER(8, 2)",
                      "N", "INTEGER",
                      "ANY", "NUMBER",
                      "MADE", "TIMESTAMP(6)",
                      "KEY", "RAW(16)")));
      assertThat(facts.rows()).isEqualTo(Map.of("EMP", 42L, "BIN$x", 1L));
      assertThat(facts.parts()).isEqualTo(Set.of("BIN$x"));
      assertThat(facts.uniqueKeys())
          .isEqualTo(Map.of("EMP", List.of(new UniqueKey(List.of("NAME", "MADE")))));
      assertThat(facts.comment("EMP", "")).isEqualTo("who works");
      assertThat(facts.comment("EMP", "PAY")).isEqualTo("a month");
      assertThat(new DatabaseSchemas(connection, Dialect.ORACLE).withTables())
          .isEqualTo(Set.of("HR"));
    }
  }
}
