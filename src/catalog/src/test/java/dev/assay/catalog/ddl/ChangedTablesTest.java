package dev.assay.catalog.ddl;

import static org.assertj.core.api.Assertions.assertThat;

import dev.assay.catalog.Catalog;
import dev.assay.catalog.CatalogTable;
import dev.assay.sql.Dialect;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Tables of types, copies, and what later statements make of tables that are declared. */
class ChangedTablesTest {

  private final List<String> warnings = new ArrayList<>();

  private Catalog read(Dialect dialect, String text) {
    return ReadDdl.of(dialect, text, warnings);
  }

  private static String shown(Catalog catalog) {
    return catalog.tables().stream().map(ChangedTablesTest::shown).collect(Collectors.joining(" "));
  }

  private static String shown(CatalogTable table) {
    String columns =
        table.definition().columns().stream()
            .map(column -> column.name() + " " + column.declaredType())
            .collect(Collectors.joining(", ", "(", ")"));
    List<String> key = table.definition().primaryKey();
    return table.name() + columns + (key.isEmpty() ? "" : " key " + key);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '\1',
      value = {
        "POSTGRESQL | CREATE TYPE public.rec AS (id integer, name text COLLATE \"C\"); CREATE TABLE public.a OF public.rec; | a(id integer, name text)",
        "POSTGRESQL | CREATE TYPE rec AS (\"id\" int, \"name\" varchar(10)); CREATE TABLE IF NOT EXISTS a OF rec (PRIMARY KEY (id), name WITH OPTIONS DEFAULT 'x'); | a(id int, name varchar(10)) key [id]",
        "POSTGRESQL | CREATE TABLE a (id int, total numeric GENERATED ALWAYS AS (((id)::numeric * 1.2)) STORED, CONSTRAINT c CHECK (((id > 0) AND (total <> ALL (ARRAY[1.0, 2.0]))))); | a(id int, total numeric)",
        "POSTGRESQL | CREATE UNLOGGED TABLE a (id int4 PRIMARY KEY USING INDEX TABLESPACE x, t text STORAGE EXTERNAL COMPRESSION lz4 COLLATE pg_catalog.\"default\"); | a(id int4, t text) key [id]",
        "POSTGRESQL | CREATE TABLE a (id int, b int); ALTER TABLE a RENAME b TO c; | a(id int, c int)",
        "POSTGRESQL | CREATE TABLE a (id int); ALTER TABLE a RENAME TO z; | z(id int)",
        "POSTGRESQL | CREATE TABLE a (id int); ALTER TABLE a ALTER COLUMN id TYPE bigint USING id::bigint; | a(id bigint)",
        "MYSQL | CREATE TABLE a (id int, d datetime(6) DEFAULT CURRENT_TIMESTAMP(6) ON UPDATE CURRENT_TIMESTAMP(6)) /*!50100 PARTITION BY RANGE (year(d)) (PARTITION p0 VALUES LESS THAN (2020) ENGINE = InnoDB, PARTITION p1 VALUES LESS THAN MAXVALUE) */; | a(id int, d datetime(6))",
        "MYSQL | CREATE TABLE a (x int, y int); ALTER TABLE a CHANGE COLUMN y b varchar(10) NOT NULL; | a(x int, b varchar(10))",
        "MYSQL | CREATE TEMPORARY TABLE IF NOT EXISTS db.a (i SERIAL, j JSON CHECK (json_valid(j)) , CHECK (i > 0) NOT ENFORCED) SELECT 1 AS k; | a(i SERIAL, j JSON, k )",
        "MSSQL | SET ANSI_NULLS ON\\nGO\\nCREATE TABLE [dbo].[a](\\n[id] [int] NOT NULL,\\n[b] [int],[c] [int], [d] [int])\\nGO\\nALTER TABLE [dbo].[a] DROP COLUMN [b], [c]\\nGO | a(id int, d int)",
        "MSSQL | CREATE TABLE a(id int, b int CONSTRAINT df DEFAULT 0); ALTER TABLE a DROP CONSTRAINT df, COLUMN b; | a(id int)",
        "MSSQL | CREATE TABLE a (id int, n int); ALTER TABLE a ALTER COLUMN n bigint NOT NULL; | a(id int, n bigint)",
        "MSSQL | CREATE TABLE a (id int, geo geography, CONSTRAINT e CONNECTION (x TO y)) AS NODE; | a(id int, geo geography)",
        "ORACLE | CREATE TABLE a (id INT, b INT, c INT); ALTER TABLE a DROP (b, c) CASCADE CONSTRAINTS; | A(ID INT)",
        "ORACLE | CREATE TABLE a (id INT, b INT); ALTER TABLE a SET UNUSED (b); | A(ID INT)",
        "ORACLE | CREATE TYPE person_t AS OBJECT (name VARCHAR2(30), age NUMBER, MEMBER FUNCTION f RETURN NUMBER);\\n/\\nCREATE TABLE p OF person_t (name PRIMARY KEY) OBJECT IDENTIFIER IS PRIMARY KEY; | P(NAME VARCHAR2(30), AGE NUMBER) key [NAME]",
        "DUCKDB | CREATE TABLE o (x HUGEINT, y DATE); CREATE TABLE q AS FROM o SELECT x AS z, y::VARCHAR AS t; | o(x HUGEINT, y DATE) q(z HUGEINT, t VARCHAR)",
        "POSTGRESQL | CREATE TABLE o (x text, t text); CREATE TABLE q AS SELECT x::int + 1 AS y, t::timestamp AT TIME ZONE 'UTC' AS z, x::numeric(9,2) * 2 AS w, x::int > 3 AS v FROM o; | o(x text, t text) q(y , z , w , v )",
        "POSTGRESQL | CREATE TABLE o (x text, t text); CREATE TABLE q AS SELECT x::double precision AS a, t::timestamp(3) with time zone AS b, x::int::numeric(9, 2) AS c, x::text[] AS d FROM o; | o(x text, t text) q(a double precision, b timestamp(3) with time zone, c numeric(9, 2), d text[])",
        "SNOWFLAKE | CREATE TABLE O (X INT, Y DATE); CREATE TABLE Q AS SELECT O.X AS A, CAST(Y AS VARCHAR(10)) AS B, Y + 1 AS C FROM O; | O(X INT, Y DATE) Q(A INT, B VARCHAR(10), C )",
        "ORACLE | CREATE TABLE T (ID NUMBER ANNOTATIONS (display 'Id')); | T(ID NUMBER)",
        "MSSQL | CREATE TABLE t ([cs] [xml] COLUMN_SET FOR ALL_SPARSE_COLUMNS NULL, [a] [int] SPARSE NULL); | t(cs xml, a int)",
        "SNOWFLAKE | CREATE TABLE A (ID INT MASKING POLICY p USING (ID, M), M MAP(VARCHAR, INT), UNIQUE (ID) NOT ENFORCED, ROW ACCESS POLICY p ON (ID)); | A(ID INT, M MAP(VARCHAR, INT))",
        "SNOWFLAKE | CREATE TABLE A (X INT); CREATE TABLE B CLONE A; | A(X INT) B(X INT)",
        "BIGQUERY | CREATE TABLE ds.a (x INT64); CREATE SNAPSHOT TABLE ds.b CLONE ds.a OPTIONS(expiration_timestamp=TIMESTAMP \"2030-01-01\"); | a(x INT64) b(x INT64)",
        "DATABRICKS | CREATE TABLE a (id INT); CREATE TABLE b SHALLOW CLONE a; | a(id INT) b(id INT)",
        "DATABRICKS | CREATE STREAMING TABLE a (id INT, x STRING, CONSTRAINT c EXPECT (id > 0) ON VIOLATION DROP ROW) AS SELECT * FROM STREAM read_files('/x'); | a(id INT, x STRING)",
        "DUCKDB | CREATE TABLE a(id INTEGER DEFAULT(nextval('seq')), l INTEGER[3], s STRUCT(a INTEGER, b VARCHAR[]), u UNION(num INTEGER, str VARCHAR), PRIMARY KEY(id)); | a(id INTEGER, l INTEGER[3], s STRUCT(a INTEGER, b VARCHAR[]), u UNION(num INTEGER, str VARCHAR)) key [id]",
        "MSSQL | CREATE TABLE a (id int); ALTER TABLE a ADD b int, CONSTRAINT c CHECK (b > 0), owner nvarchar(10) NULL | a(id int, b int, owner nvarchar(10))",
        "POSTGRESQL | CREATE TABLE a (id int); CREATE TABLE b AS TABLE a WITH NO DATA | a(id int) b(id int)",
        "MYSQL | CREATE TABLE a (b int); ALTER TABLE a RENAME COLUMN b TO c, RENAME TO a2 | a2(c int)",
        "SQLITE | CREATE TABLE a(x int); CREATE TABLE new_a(x int, y int); DROP TABLE a; ALTER TABLE new_a RENAME TO a | a(x int, y int)",
        "SQLITE | CREATE TABLE a(x int); CREATE TABLE b(x int); DROP TABLE b; ALTER TABLE a RENAME TO c; CREATE TABLE b(y int) | c(x int) b(y int)",
        "MSSQL | CREATE TABLE a (b int INDEX i, c int NOT NULL) | a(b int, c int)",
        "DATABRICKS | CREATE TABLE a (b DECIMAL(10,2) MASK f USING COLUMNS (c), c INT) | a(b DECIMAL(10, 2), c INT)",
        "SQLITE | CREATE TABLE a(x); CREATE TABLE b(y); ALTER TABLE a RENAME TO c; ALTER TABLE b RENAME y TO z | c(x ) b(z )",
        "SNOWFLAKE | CREATE TABLE A (X INT, Y INT, Z INT); ALTER TABLE A DROP COLUMN IF EXISTS Z; ALTER TABLE A ALTER COLUMN Y SET DATA TYPE VARCHAR(5), COLUMN X DROP NOT NULL | A(X INT, Y VARCHAR(5))",
        "TRINO | CREATE TABLE b WITH (format = 'ORC', partitioning = ARRAY['x']) AS SELECT 1 AS x | b(x )",
        "ORACLE | CREATE TABLE a (id INT, b INT); ALTER TABLE a RENAME COLUMN b TO c; ALTER TABLE a RENAME CONSTRAINT x TO y; ALTER TABLE a MODIFY (c VARCHAR2(10) NOT NULL, id DEFAULT 1); ALTER TABLE a MODIFY id NOT NULL | A(ID INT, C VARCHAR2(10))",
        "DATABRICKS | CREATE TABLE a (x INT, y INT) USING DELTA; ALTER TABLE a DROP COLUMNS (y); ALTER TABLE a ALTER COLUMN x TYPE BIGINT | a(x BIGINT)",
        "DB2 | CREATE TABLE A (ID INT NOT NULL, B CHAR(3)); ALTER TABLE A ALTER COLUMN B SET DATA TYPE VARCHAR(10) ADD COLUMN C DATE; ALTER TABLE A DROP COLUMN ID CASCADE | A(B VARCHAR(10), C DATE)"
      })
  void areReadAsTheyAreInTheEnd(Dialect dialect, String statements, String tables) {
    assertThat(shown(read(dialect, statements.replace("\\n", "\n")))).isEqualTo(tables);
    assertThat(warnings).isEmpty();
  }

  @Test
  void keysAndReferencesFollowNewNames() {
    Catalog catalog =
        read(
            Dialect.POSTGRESQL,
            """
            CREATE TABLE clients (no int PRIMARY KEY);
            CREATE TABLE orders (id int, client int REFERENCES clients (no));
            ALTER TABLE orders RENAME COLUMN client TO customer;
            ALTER TABLE clients RENAME TO customers;
            """);

    assertThat(shown(catalog)).isEqualTo("customers(no int) key [no] orders(id int, customer int)");
    assertThat(catalog.tables().getLast().definition().foreignKeys())
        .singleElement()
        .satisfies(
            key -> {
              assertThat(key.columns()).containsExactly("customer");
              assertThat(key.referencedTable()).isEqualTo("customers");
            });
  }

  @Test
  void aKeyOfADroppedColumnIsNone() {
    assertThat(
            shown(
                read(
                    Dialect.POSTGRESQL,
                    "CREATE TABLE a (id int PRIMARY KEY, b int); ALTER TABLE a DROP COLUMN id")))
        .isEqualTo("a(b int)");
  }

  /** Scripts drop at their beginning, and those of migrations at their end. */
  @Test
  void aTableThatIsDroppedIsTheOneThatIsMadeAfterwardsIfAny() {
    assertThat(
            shown(
                read(
                    Dialect.POSTGRESQL,
                    """
                    CREATE TABLE a (x int); CREATE TABLE b (y int);
                    DROP TABLE IF EXISTS a, b CASCADE;
                    CREATE TABLE a (z text);
                    """)))
        .isEqualTo("a(z text) b(y int)");
  }

  @Test
  void mySqlRenamesTablesInItsOwnWays() {
    assertThat(
            shown(
                read(
                    Dialect.MYSQL,
                    """
                    CREATE TABLE a (x int); CREATE TABLE s.b (y int, rename int);
                    RENAME TABLE a TO c, s.b TO s.d; ALTER TABLE c RENAME AS e;
                    ALTER TABLE d RENAME f, ADD COLUMN z int;
                    """)))
        .isEqualTo("e(x int) f(y int, rename int, z int)");
    assertThat(warnings).isEmpty();
  }

  @Test
  void renamingsThatAreNotFollowedAreTold() {
    read(Dialect.MSSQL, "CREATE TABLE a (x int)\nGO\nEXEC sp_rename 'a.x', 'y'\nGO");

    assertThat(warnings)
        .containsExactly(
            "line 3: 'EXEC sp_rename 'a.x', 'y'' is passed over: names stay as they were declared");
  }

  @Test
  void aTypeThatIsNotMadeInTheFileIsTold() {
    read(Dialect.POSTGRESQL, "CREATE TABLE b (x int); CREATE TABLE a OF other.rec;");

    assertThat(warnings)
        .containsExactly("line 1: 'CREATE TABLE a OF other.rec' cannot be parsed and is left out");
  }
}
