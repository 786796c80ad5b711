package dev.assay.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A suite in the form of other tools. */
class SuiteExportTest {

  @TempDir Path folder;
  private final CommandLineHarness assay = new CommandLineHarness();

  @Test
  void sqlMeshGetsAModelAndATest() throws IOException {
    write("ports.csv", "name,city\nFerry Steps,Lindholm\nMole,Aare\n");
    write("expected.csv", "name\nFerry Steps\n");
    write("query.sql", "SELECT name\nFROM ports\nWHERE TRIM(city) = 'Lindholm';\n");
    write(
        "question.yaml",
        """
        question: Which of our ports are in Lindholm?
        database: skerry
        dialect: sqlite
        tables:
          - name: ports
            rows: ports.csv
            columns: [{name: port_id, type: INTEGER}, {name: name, type: TEXT}, {name: city}]
        """);
    Path out = folder.resolve("sqlmesh");

    assertThat(export("sqlmesh", out)).as(assay.err()).isZero();

    assertThat(out.resolve("models/assay_by_hand.sql"))
        .hasContent(
            """
            MODEL (
              name assay.assay_by_hand,
              kind VIEW,
              dialect sqlite,
              description 'Which of our ports are in Lindholm?'
            );

            with ports as (select * from skerry.ports)
            SELECT name
            FROM ports
            WHERE TRIM(city) = 'Lindholm'
            """);
    assertThat(Files.readString(out.resolve("tests/test_assay_by_hand.yaml")))
        .startsWith("test_assay_by_hand:\n  model: \"assay.assay_by_hand\"\n")
        .contains("skerry.ports:", "port_id: \"BIGINT\"", "city: \"VARCHAR\"", "outputs:");
  }

  @Test
  void sqlMeshIsToldOfSchemasTypesAndTheMomentAndOfNoTemplates() throws IOException {
    write(
        "question.yaml",
        """
        question: It's {{ boom() }} of which day?
        database: shop
        dialect: postgresql
        as_of: "2025-06-30T23:30+02:00[Europe/Oslo]"
        tables:
          - name: sales_orders
            place: {schema: sales, table: orders, named: true}
            rows: orders.csv
            columns:
              - {name: id, type: integer, nullable: false}
              - {name: day, type: date}
              - {name: note, type: text}
              - {name: total, type: "numeric(10,2)"}
        """);
    write("query.sql", "SELECT day, total FROM sales.orders WHERE day <= CURRENT_DATE");
    write("orders.csv", "id,day,note\n1,2025-06-29,{% x %}\n3,2025-07-01,\n");
    write("expected.csv", "day,total\n2025-06-29,\n");
    Path out = folder.resolve("sqlmesh");

    assertThat(export("sqlmesh", out)).as(assay.err()).isZero();

    assertThat(Files.readString(out.resolve("models/assay_by_hand.sql")))
        .contains("dialect postgres,", "description 'It''s {{ boom() }} of which day?'")
        .endsWith(");\n\nSELECT day, total FROM sales.orders WHERE day <= CURRENT_DATE\n");
    assertThat(out.resolve("tests/test_assay_by_hand.yaml"))
        .hasContent(
            """
            test_assay_by_hand:
              model: "assay.assay_by_hand"
              description: "It's {{ '{{' }} boom() }} of which day?"
              inputs:
                sales.orders:
                  columns:
                    id: "INTEGER"
                    day: "DATE"
                    note: "VARCHAR"
                    total: "DECIMAL(10, 2)"
                  rows:
                  - id: "1"
                    day: "2025-06-29"
                    note: "{{ '{%' }} x %}"
                  - id: "3"
                    day: "2025-07-01"
                    note: null
              outputs:
                query:
                  rows:
                  - day: "2025-06-29"
                    total: null
              vars:
                execution_time: "2025-06-30T23:30"
            """);
  }

  @Test
  void sqlMeshIsGivenNamesOfColumnsAsSql() throws IOException {
    write(
        "question.yaml",
        """
        question: Which are they?
        database: shop
        dialect: duckdb
        tables:
          - name: t
            rows: t.csv
            columns: [{name: "1_000", type: INTEGER}, {name: "a \\"b\\"", type: INTEGER}, {name: on, type: INTEGER}]
        """);
    write("query.sql", "SELECT \"1_000\" AS n FROM t");
    write("t.csv", "1_000,\"a \"\"b\"\"\",on\n1,2,3\n");
    write("expected.csv", "n\n1\n");
    Path out = folder.resolve("sqlmesh");

    assertThat(export("sqlmesh", out)).as(assay.err()).isZero();

    assertThat(out.resolve("tests/test_assay_by_hand.yaml"))
        .content()
        .contains("\"\\\"1_000\\\"\": \"INTEGER\"", "b\\\"\\\"\\\"\": \"2\"", "\"on\": \"3\"");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          sqlite | TEXT | 'unknown' | CAST(v AS INTEGER) | 0 | which makes no number of some text
          sqlite | TEXT | 'unknown' | CAST(v AS REAL) | 0.0 | which makes no number of some text
          sqlite | TEXT | 'unknown' | CAST(v AS NUMERIC) | 0 | which makes no number of some text
          sqlite | BLOB | x | v | '00ff' | hold no bytes
          duckdb | INTEGER[] | '[1, 2]' | v | '[1,2]' | compares lists and structs as Python's
          duckdb | JSON | | 1 | 1 | hold no NULL of type JSON
          """)
  void whatSqlMeshCannotHoldIsLeftOutByName(
      String dialect, String type, String cell, String query, String expected, String reason)
      throws IOException {
    boolean bytes = type.equals("BLOB");
    write(
        "question.yaml",
        """
        question: Which are they?
        database: shop
        dialect: %s
        tables:
          - name: t
            rows: t.csv
            columns: [{name: id, type: INTEGER}, {name: v, type: "%s"%s}]
        %s"""
            .formatted(
                dialect,
                type,
                bytes ? ", values: BINARY" : "",
                bytes ? "expected: [{name: n, values: BINARY}]\n" : ""));
    write("query.sql", "SELECT %s AS n FROM t".formatted(query));
    write("t.csv", "id,v\n1,%s\n".formatted(cell == null ? "" : bytes ? "00ff" : '"' + cell + '"'));
    write("expected.csv", "n\n%s\n".formatted(bytes ? "00ff" : '"' + expected + '"'));
    Path out = folder.resolve("sqlmesh");

    export("sqlmesh", out);

    assertThat(assay.err()).contains("by-hand is left out: SQLMesh", reason);
    assertThat(out.resolve("models/assay_by_hand.sql")).doesNotExist();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          CASE WHEN DATE(v) IS NULL THEN 1 ELSE 0 END
          CASE WHEN v > DATE('now') THEN 1 ELSE 1 END
          CASE WHEN TIME(v) IS NULL THEN 1 ELSE 0 END
          """)
  void datesAndTimesAreLeftToSqlMesh(String query) throws IOException {
    write(
        "question.yaml",
        """
        question: Which are they?
        database: shop
        dialect: sqlite
        tables:
          - name: t
            rows: t.csv
            columns: [{name: v, type: TEXT}]
        """);
    write("query.sql", "SELECT %s AS n FROM t".formatted(query));
    write("t.csv", "v\nunknown\n");
    write("expected.csv", "n\n1\n");
    Path out = folder.resolve("sqlmesh");

    assertThat(export("sqlmesh", out)).as(assay.err()).isZero();

    assertThat(out.resolve("models/assay_by_hand.sql")).exists();
  }

  @Test
  void ofWhatDbtCannotHoldNothingIsWritten() throws IOException {
    write(
        "question.yaml",
        """
        question: Which are they?
        database: shop
        dialect: sqlite
        tables:
          - name: t
            rows: t.csv
            columns: [{name: v, type: BLOB, values: BINARY}]
        """);
    write("query.sql", "SELECT COUNT(*) AS n FROM t");
    write("t.csv", "v\n00ff\n");
    write("expected.csv", "n\n1\n");
    Path out = folder.resolve("dbt");

    export("dbt", out);

    assertThat(assay.err()).contains("dbt's unit tests hold no bytes");
    assertThat(out.resolve("assay_by_hand.sql")).doesNotExist();
    assertThat(out.resolve("assay_sources.yml")).content().doesNotContain("shop");
  }

  @Test
  void templatesOfAQueryAreNotExecutedAndKeywordsAreQuoted() throws IOException {
    write(
        "question.yaml",
        """
        question: 'C:\\temp\\ or it''s?'
        database: shop
        dialect: mysql
        tables:
          - {name: order, columns: [{name: id, type: int}]}
        """);
    write("query.sql", "SELECT '{%- endraw -%}{{ boom() }}{# x' AS cell FROM `order`");
    write("expected.csv", "cell\n");
    Path out = folder.resolve("out");

    assertThat(export("dbt", out)).as(assay.err()).isZero();
    assertThat(export("sqlmesh", out)).as(assay.err()).isZero();

    assertThat(out.resolve("assay_by_hand.sql"))
        .hasContent(
            """
            with `order` as (select * from {{ source('shop', 'order') }})
            SELECT '{{ '{%' }}- endraw -%}{{ '{{' }} boom() }}{{ '{#' }} x' AS cell FROM `order`
            """);
    assertThat(Files.readString(out.resolve("models/assay_by_hand.sql")))
        .contains(
            "description 'C: temp or it''s?'",
            """
            JINJA_QUERY_BEGIN;
            with `order` as (select * from shop.`order`)
            SELECT '{{ "{%" }}- endraw -%}{{ "{{" }} boom() }}{{ "{#" }} x' AS cell FROM `order`
            JINJA_END;
            """);
    assertThat(Files.readString(out.resolve("tests/test_assay_by_hand.yaml")))
        .contains("\"shop.\\\"order\\\"\":");
  }

  @Test
  void dbtGetsEachValueAsItReadsIt() throws IOException {
    write(
        "question.yaml",
        """
        question: Which values?
        database: shop
        dialect: mysql
        tables:
          - name: cells
            rows: cells.csv
            columns:
              - {name: id, type: bigint}
              - {name: "1_000", type: "numeric(30,5)"}
              - {name: yes, type: time}
              - {name: day, type: date}
              - {name: at, type: datetime}
              - {name: note, type: text}
        expected:
          - {name: id, values: INTEGER}
          - {name: amount, values: REAL}
          - {name: open, values: TIME}
          - {name: day, values: DATE}
          - {name: at, values: TIMESTAMP}
        """);
    String rows =
        """
        7,10.25,10:15,2025-06-30,2025-06-30T10:15,"C:\\tmp"
        8,12345678901234567890.5,,,,""
        """;
    write("cells.csv", "id,1_000,yes,day,at,note\n" + rows);
    write("expected.csv", "id,amount,open,day,at,note\n" + rows);
    write(
        "query.sql", "SELECT id, `1_000` AS amount, yes AS open, day, at, note FROM cells; -- all");
    Path out = folder.resolve("out");

    assertThat(export("dbt", out)).as(assay.err()).isZero();

    assertThat(Files.readString(out.resolve("assay_by_hand.sql"))).endsWith("FROM cells\n");
    assertThat(Files.readString(out.resolve("assay_by_hand.yml")))
        .contains("\"1_000\": \"10.25\"", "\"yes\": \"10:15\"")
        .endsWith(
            """
              expect:
                rows:
                - id: 7
                  amount: 10.25000
                  open: "10:15:00"
                  day: "2025-06-30"
                  at: "2025-06-30 10:15:00"
                  note: "C:\\\\\\\\tmp"
                - id: 8
                  amount: "12345678901234567890.50000"
                  open: null
                  day: null
                  at: null
                  note: ""
            """);
  }

  @Test
  void dbtIsGivenNoBytes() throws IOException {
    write(
        "question.yaml",
        """
        question: Which photos?
        database: shop
        dialect: sqlite
        tables:
          - {name: photos, rows: photos.csv, columns: [{name: photo, type: BLOB, values: BINARY}]}
        expected: [{name: photo, values: BINARY}]
        """);
    write("photos.csv", "photo\n00ff\n");
    write("expected.csv", "photo\n00ff\n");
    write("query.sql", "SELECT photo FROM photos");

    assertThat(export("dbt", folder.resolve("out"))).isEqualTo(1);
    assertThat(assay.err())
        .isEqualTo(
            "assay: by-hand is left out: dbt's unit tests hold no bytes, and column 'photo' of table"
                + " 'photos' has some%n".formatted());
  }

  @Test
  void twoQuestionsOfOneModelAreNamed() throws IOException {
    for (String name : List.of("by-hand", "by_hand")) {
      write(name, "question.yaml", "{question: a, database: b, dialect: sqlite, tables: []}");
      write(name, "query.sql", "SELECT 1 AS one");
      write(name, "expected.csv", "one\n1\n");
    }

    assertThat(export("sqlmesh", folder.resolve("out"))).isEqualTo(1);
    assertThat(assay.err())
        .isEqualTo(
            "assay: by_hand is left out: its model assay_by_hand would be that of by-hand: rename"
                + " its folder%n".formatted());
  }

  @Test
  void aFileInPlaceOfTheFolderIsNamed() throws IOException {
    write("question.yaml", "{question: a, database: b, dialect: sqlite, tables: []}");
    write("query.sql", "SELECT 1 AS one");
    write("expected.csv", "one\n1\n");
    Path file = Files.createFile(folder.resolve("file"));

    assertThat(export("dbt", file)).isEqualTo(2);
    assertThat(assay.err())
        .isEqualTo("assay: cannot write into '%s': name a folder with --out%n".formatted(file));
  }

  private int export(String format, Path out) {
    return assay.run(
        "suite",
        "export",
        "--format",
        format,
        "--suite",
        folder.resolve("suite").toString(),
        "--out",
        out.toString());
  }

  private void write(String file, String content) throws IOException {
    write("by-hand", file, content);
  }

  private void write(String name, String file, String content) throws IOException {
    Path question = Files.createDirectories(folder.resolve("suite").resolve(name));
    Files.writeString(question.resolve(file), content);
  }
}
