package dev.assay.catalog.ddl;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.assay.catalog.Catalog;
import dev.assay.catalog.CatalogColumn;
import dev.assay.catalog.CatalogException;
import dev.assay.catalog.CatalogTable;
import dev.assay.catalog.CatalogText;
import dev.assay.sql.ColumnDefinition;
import dev.assay.sql.Dialect;
import dev.assay.sql.ForeignKey;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class DdlCatalogTest {

  private final List<String> warnings = new ArrayList<>();

  private Catalog read(Dialect dialect, String text) {
    return ReadDdl.of(dialect, text, warnings);
  }

  @Test
  void aDumpOfPostgresqlIsRead() {
    Catalog catalog =
        read(
            Dialect.POSTGRESQL,
            """
            -- a dump; with a semicolon
            SET statement_timeout = 0;
            \\connect shop
            CREATE TABLE public.singer (
                id integer NOT NULL,
                "fullName" character varying(40) DEFAULT 'a;b'::character varying,
                born timestamp without time zone
            );
            ALTER TABLE public.singer OWNER TO bob;
            COMMENT ON TABLE public.singer IS 'who sings';
            COMMENT ON COLUMN public.singer.born IS 'when; in UTC';
            CREATE TABLE public.song (id integer PRIMARY KEY, singer_id integer, price numeric(10,2));
            COPY public.singer (id) FROM stdin;
            1;CREATE TABLE no (a int);
            \\.

            ALTER TABLE ONLY public.singer ADD CONSTRAINT singer_pkey PRIMARY KEY (id);
            ALTER TABLE ONLY public.song
                ADD CONSTRAINT song_fk FOREIGN KEY (singer_id) REFERENCES public.singer(id);
            CREATE VIEW v AS SELECT 1;
            """);

    CatalogTable singer = catalog.table("singer").orElseThrow();
    assertThat(catalog.tables()).hasSize(2);
    assertThat(singer.comment()).isEqualTo("who sings");
    assertThat(singer.column("born").orElseThrow().comment()).isEqualTo("when; in UTC");
    assertThat(singer.definition().primaryKey()).containsExactly("id");
    assertThat(singer.definition().columns())
        .extracting(ColumnDefinition::name)
        .containsExactly("id", "fullName", "born");
    assertThat(singer.rowCount()).isEqualTo(CatalogTable.UNKNOWN_ROWS);
    assertThat(catalog.table("song").orElseThrow().definition().foreignKeys())
        .containsExactly(new ForeignKey(List.of("singer_id"), "singer", List.of("id")));
    assertThat(warnings)
        .containsExactly(
            "line 20: 'CREATE VIEW v AS SELECT 1' is left out: DDL does not tell a view's columns");
  }

  @Test
  void aDumpOfBigqueryIsReadWithItsNestedTypes() {
    Catalog catalog =
        read(
            Dialect.BIGQUERY,
            """
            # the sessions; one table a day
            CREATE TABLE `my-project.analytics.sessions_20240101`
            (
              visit_id INT64 NOT NULL OPTIONS(description="the visit's \\"number\\""),
              totals STRUCT<visits INT64, `first day` DATE>,
              hits ARRAY<STRUCT<at TIMESTAMP, page STRUCT<path STRING OPTIONS(description="a;b")>>>,
              tags ARRAY<STRING>,
              amount NUMERIC(10, 2) DEFAULT 0,
              PRIMARY KEY (visit_id) NOT ENFORCED
            )
            PARTITION BY DATE(_PARTITIONTIME)
            CLUSTER BY visit_id
            OPTIONS(expiration_timestamp=TIMESTAMP "2030-01-01", description="visits; by day");
            CREATE VIEW `my-project.analytics.v` AS SELECT 1;
            """);

    CatalogTable sessions = catalog.table("sessions_20240101").orElseThrow();
    assertThat(sessions.comment()).isEqualTo("visits; by day");
    assertThat(sessions.definition().primaryKey()).containsExactly("visit_id");
    assertThat(sessions.column("visit_id").orElseThrow().comment())
        .isEqualTo("the visit's \"number\"");
    assertThat(sessions.definition().columns())
        .extracting(ColumnDefinition::declaredType)
        .containsExactly(
            "INT64",
            "STRUCT<visits INT64, `first day` DATE>",
            "ARRAY<STRUCT<at TIMESTAMP, page STRUCT<path STRING OPTIONS(description=\"a;b\")>>>",
            "ARRAY<STRING>",
            "NUMERIC(10, 2)");
    assertThat(new CatalogText(catalog).ddl())
        .isEqualTo(
            """
            CREATE TABLE sessions_20240101 (
              visit_id INT64 PRIMARY KEY,
              totals STRUCT,
                -- totals: visits INT64, "first day" DATE
                -- read: totals.visits
              hits ARRAY<STRUCT>,
                -- hits[]: at TIMESTAMP
                -- hits[].page: path STRING
                -- read: FROM sessions_20240101, UNNEST(sessions_20240101.hits) AS item, then item.at
              tags ARRAY<STRING>,
              amount NUMERIC(10, 2)
            );""");
    assertThat(warnings).hasSize(1);
  }

  @Test
  void aDumpOfSnowflakeIsReadWithItsNestedTypes() {
    Catalog catalog =
        read(
            Dialect.SNOWFLAKE,
            """
            create or replace TRANSIENT TABLE SHOP.PUBLIC.ORDERS cluster by (ID)(
              ID NUMBER(38,0) NOT NULL autoincrement start 1 increment 1 noorder COMMENT 'the order\\'s',
              "payload" VARIANT,
              tags ARRAY,
              ADDRESS OBJECT(city VARCHAR, zip NUMBER(5, 0)),
              EMAIL VARCHAR(16777216) WITH MASKING POLICY SHOP.PUBLIC.HIDDEN WITH TAG (SHOP.PUBLIC.PII='yes'),
              primary key (ID)
            )COMMENT='what was ordered';
            create or replace TABLE SHOP.PUBLIC.LINES (
              ORDER_ID NUMBER(38,0),
              foreign key (ORDER_ID) references SHOP.PUBLIC.ORDERS(ID)
            );
            """);

    CatalogTable orders = catalog.table("ORDERS").orElseThrow();
    assertThat(warnings).isEmpty();
    assertThat(orders.comment()).isEqualTo("what was ordered");
    assertThat(orders.column("ID").orElseThrow().comment()).isEqualTo("the order's");
    assertThat(orders.definition().primaryKey()).containsExactly("ID");
    assertThat(orders.definition().columns())
        .containsExactly(
            new ColumnDefinition("ID", "NUMBER(38, 0)", false),
            new ColumnDefinition("payload", "VARIANT", true),
            new ColumnDefinition("TAGS", "ARRAY", true),
            new ColumnDefinition("ADDRESS", "OBJECT(city VARCHAR, zip NUMBER(5, 0))", true),
            new ColumnDefinition("EMAIL", "VARCHAR(16777216)", true));
    assertThat(catalog.table("LINES").orElseThrow().definition().foreignKeys())
        .containsExactly(new ForeignKey(List.of("ORDER_ID"), "ORDERS", List.of("ID")));
    assertThat(new CatalogText(catalog).ddl())
        .contains("  \"payload\" VARIANT,\n  TAGS ARRAY,\n  ADDRESS OBJECT,\n")
        .contains(
            "    -- ADDRESS: city VARCHAR, zip NUMBER(5, 0)\n    -- read: ADDRESS:city::STRING");
  }

  @Test
  void aDumpOfMysqlIsRead() {
    Catalog catalog =
        read(
            Dialect.MYSQL,
            """
            /*!40101 SET NAMES utf8 */;
            # a comment; of MySQL
            CREATE TABLE `order` (
              `id` int(10) unsigned NOT NULL AUTO_INCREMENT COMMENT 'the order''s number',
              `buyer` int DEFAULT NULL,
              `full name` varchar(20) GENERATED ALWAYS AS (concat('a', `id`)) STORED,
              PRIMARY KEY (`id`),
              KEY `buyer` (`buyer`),
              CONSTRAINT `fk` FOREIGN KEY (`buyer`) REFERENCES `buyer` (`id`) ON DELETE CASCADE
            ) ENGINE=InnoDB COMMENT='what was ordered';
            CREATE TABLE `buyer` (`id` int NOT NULL, PRIMARY KEY (`id`));
            """);

    CatalogTable order = catalog.table("order").orElseThrow();
    assertThat(warnings).isEmpty();
    assertThat(order.comment()).isEqualTo("what was ordered");
    assertThat(order.definition().primaryKey()).containsExactly("id");
    assertThat(order.definition().column("id").orElseThrow().declaredType())
        .isEqualTo("int(10) unsigned");
    assertThat(order.column("id").orElseThrow().comment()).isEqualTo("the order's number");
    assertThat(order.columns())
        .filteredOn(CatalogColumn::generated)
        .extracting(CatalogColumn::name)
        .containsExactly("full name");
    assertThat(order.definition().foreignKeys())
        .containsExactly(new ForeignKey(List.of("buyer"), "buyer", List.of("id")));
  }

  @Test
  void sqlServersBracketsAndBatchesAreRead() {
    Catalog catalog =
        read(
            Dialect.MSSQL,
            """
            CREATE TABLE [dbo].[Order Line] ([Id] int NOT NULL PRIMARY KEY, [a b] nvarchar(20))
            GO
            CREATE TABLE [dbo].[Part] ([Line] int REFERENCES [dbo].[Order Line] ([Id]))
            GO
            """);

    assertThat(catalog.table("Part").orElseThrow().definition().foreignKeys())
        .containsExactly(new ForeignKey(List.of("Line"), "Order Line", List.of("Id")));
    assertThat(warnings).isEmpty();
  }

  @Test
  void whatCannotBeParsedIsNamedWithItsLine() {
    Catalog catalog =
        read(
            Dialect.SQLITE,
            "CREATE TABLE a (id INTEGER PRIMARY KEY);\n\n\nCREATE TABLE b (1, 2);\n");

    assertThat(catalog.tables()).extracting(CatalogTable::name).containsExactly("a");
    assertThat(warnings)
        .containsExactly("line 4: 'CREATE TABLE b (1, 2)' cannot be parsed and is left out");
  }

  @Test
  void enumeratedTypesAreKnownWithTheirLabels() {
    Catalog catalog =
        read(
            Dialect.POSTGRESQL,
            """
            CREATE TABLE shirt (id integer, size public.size_of, moods "Mood"[], t text);
            CREATE TYPE public.size_of AS ENUM (
                'small',
                'it''s, ''large'''
            );
            CREATE TYPE "Mood" AS ENUM ('sad');
            """);

    assertThat(catalog.table("shirt").orElseThrow().definition().columns())
        .extracting(ColumnDefinition::declaredType)
        .containsExactly(
            "integer",
            "public.size_of enum('small', 'it''s, ''large''')",
            "\"Mood\" enum('sad')[]",
            "text");
    assertThat(catalog.table("shirt").orElseThrow().column("size").orElseThrow().comment())
        .isEqualTo("one of 'small', 'it''s, ''large'''");
  }

  @Test
  void statementsThatAreMisspeltAreNamedAndThoseAboutOtherThingsAreNot() {
    read(
        Dialect.POSTGRESQL,
        """
        CREATE TABLE a (id integer);
        CREATE TABEL b (id integer);
        CRAETE TEMP TABLE c (id integer);
        ALTR TABLE a ADD PRIMARY KEY (id);
        CREATE TYPE tables AS ENUM ('x');
        CREATE UNIQUE INDEX tabel ON a (id);
        CREATE RULE r AS ON INSERT TO a DO NOTHING;
        ALTER TABLE a OWNER TO table_owner;
        INSERT INTO a VALUES (1);
        """);

    assertThat(warnings)
        .containsExactly(
            "line 2: 'CREATE TABEL b (id integer)' is left out: it looks like CREATE TABLE or ALTER TABLE misspelt",
            "line 3: 'CRAETE TEMP TABLE c (id integer)' is left out: it looks like CREATE TABLE or ALTER TABLE misspelt",
            "line 4: 'ALTR TABLE a ADD PRIMARY KEY (id)' is left out: it looks like CREATE TABLE or ALTER TABLE misspelt");
  }

  @Test
  void aFileWithoutTablesIsRefused() {
    assertThatThrownBy(() -> read(Dialect.SQLITE, "SELECT 1;"))
        .isInstanceOf(CatalogException.class)
        .hasMessage("the file declares no tables that can be read");
  }

  @Test
  void tablesOfOneNameInSeveralSchemasAreToldApart() {
    Catalog catalog =
        read(
            Dialect.POSTGRESQL,
            """
            CREATE TABLE sales.invoices (id integer PRIMARY KEY, total numeric);
            CREATE TABLE archive.invoices (id integer, was integer REFERENCES sales.invoices (id));
            CREATE TABLE archive.lines (
              invoice integer, FOREIGN KEY (invoice) REFERENCES archive.invoices (id));
            CREATE TABLE public.customers (id integer);
            ALTER TABLE archive.invoices ADD PRIMARY KEY (id);
            COMMENT ON TABLE archive.invoices IS 'old ones';
            COMMENT ON COLUMN archive.invoices.was IS 'the new one';
            """);

    assertThat(catalog.tables())
        .extracting(CatalogTable::name)
        .containsExactly("sales.invoices", "archive.invoices", "lines", "customers");
    CatalogTable old = catalog.table("archive.invoices").orElseThrow();
    assertThat(old.comment()).isEqualTo("old ones");
    assertThat(old.definition().primaryKey()).containsExactly("id");
    assertThat(old.definition().foreignKeys())
        .containsExactly(new ForeignKey(List.of("was"), "sales.invoices", List.of("id")));
    assertThat(catalog.table("lines").orElseThrow().definition().foreignKeys())
        .containsExactly(new ForeignKey(List.of("invoice"), "archive.invoices", List.of("id")));
    assertThat(new CatalogText(catalog).ddl())
        .contains("CREATE TABLE sales.invoices (", "CREATE TABLE archive.invoices (")
        .contains("CREATE TABLE archive.lines (", "CREATE TABLE customers (");
    assertThat(catalog.frameNames().frame("archive.invoices")).isEqualTo("archive_invoices_df");
    assertThat(catalog.frameNames().frame("lines")).isEqualTo("lines_df");
  }

  @Test
  void theDefaultSchemaOfSqlServerIsNotNamed() {
    Catalog catalog =
        read(
            Dialect.MSSQL,
            "CREATE TABLE [shop].[dbo].[Orders] ([id] int)\nGO\n"
                + "CREATE TABLE [hr].[Staff] ([id] int)\nGO");

    assertThat(new CatalogText(catalog).ddl())
        .contains("CREATE TABLE Orders (", "CREATE TABLE hr.Staff (");
    assertThat(catalog.table("shop.dbo.orders")).isPresent();
  }

  @Test
  void aDescriptionOfSeveralLinesInThreeQuotesIsOneText() {
    Catalog catalog =
        ReadDdl.of(
            Dialect.BIGQUERY,
            """
            CREATE TABLE shop.a (
              id INT64 OPTIONS(description=\"""the "key";
            it's never NULL\"""),
              b STRING
            ) OPTIONS(description='''what's sold; CREATE TABLE x (y INT64)''');
            CREATE TABLE shop.c (d INT64);
            """,
            new ArrayList<>());

    assertThat(catalog.tables()).extracting(CatalogTable::name).containsExactly("a", "c");
    CatalogTable a = catalog.tables().getFirst();
    assertThat(a.comment()).isEqualTo("what's sold; CREATE TABLE x (y INT64)");
    assertThat(a.column("id").orElseThrow().comment()).isEqualTo("the \"key\";\nit's never NULL");
    assertThat(a.columns()).hasSize(2);
  }
}
