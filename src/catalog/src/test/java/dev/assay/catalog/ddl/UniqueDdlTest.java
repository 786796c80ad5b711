package dev.assay.catalog.ddl;

import static org.assertj.core.api.Assertions.assertThat;

import dev.assay.catalog.CatalogTable;
import dev.assay.sql.Dialect;
import dev.assay.sql.UniqueKey;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What DDL declares unique, wherever it says so. */
class UniqueDdlTest {

  private static String shown(CatalogTable table) {
    return table.definition().uniqueKeys().stream()
        .map(UniqueKey::toString)
        .collect(Collectors.joining("; "));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '\1',
      value = {
        "SQLITE | CREATE TABLE a (id INTEGER PRIMARY KEY, b TEXT UNIQUE ON CONFLICT IGNORE, UNIQUE (b, id), c, UNIQUE(c)) | UNIQUE (b); UNIQUE (c)",
        "POSTGRESQL | CREATE TABLE a (id int PRIMARY KEY, b text CONSTRAINT u UNIQUE NOT NULL) | UNIQUE (b)",
        "POSTGRESQL | CREATE TABLE a (b int, c int, CONSTRAINT u UNIQUE NULLS NOT DISTINCT (c, b)) | UNIQUE (c, b), NULL as a value",
        "POSTGRESQL | CREATE TABLE public.a (id int, b int); ALTER TABLE ONLY public.a ADD CONSTRAINT a_b_key UNIQUE (b); | UNIQUE (b)",
        "POSTGRESQL | CREATE TABLE a (b int, c int); CREATE UNIQUE INDEX CONCURRENTLY IF NOT EXISTS u ON ONLY a USING btree (b DESC NULLS LAST, \"c\") INCLUDE (b) | UNIQUE (b, c)",
        "POSTGRESQL | CREATE TABLE a (b text, c int); CREATE UNIQUE INDEX u ON a (lower(b)); CREATE UNIQUE INDEX v ON a (c) WHERE b IS NULL; CREATE UNIQUE INDEX w ON a ((c + 1)) | ",
        "POSTGRESQL | CREATE TABLE a (b int, c int); CREATE UNIQUE INDEX u ON a (b); CREATE UNIQUE INDEX v ON a (c); DROP INDEX u | UNIQUE (c)",
        "POSTGRESQL | CREATE TABLE a (b int CHECK (b IN (1, 2)), c int UNIQUE); ALTER TABLE a RENAME c TO d | UNIQUE (d)",
        "POSTGRESQL | CREATE TABLE a (b int UNIQUE, c int); ALTER TABLE a DROP CONSTRAINT a_b_key | ",
        "POSTGRESQL | CREATE TABLE a (b int UNIQUE, c int UNIQUE, UNIQUE (b, c)); ALTER TABLE a DROP CONSTRAINT IF EXISTS a_b_key | UNIQUE (c); UNIQUE (b, c)",
        "POSTGRESQL | CREATE TABLE a (b int CONSTRAINT u UNIQUE, c int CONSTRAINT k CHECK (c > 0), CONSTRAINT v UNIQUE (c)); ALTER TABLE a DROP CONSTRAINT u; ALTER TABLE a DROP CONSTRAINT k | UNIQUE (c)",
        "POSTGRESQL | CREATE TABLE a (b int UNIQUE); ALTER TABLE a DROP CONSTRAINT a_b_fkey | UNIQUE (b)",
        "POSTGRESQL | CREATE TABLE a (b int UNIQUE); ALTER TABLE a DROP CONSTRAINT other | ",
        "MYSQL | CREATE TABLE a (b int, c int, d int, UNIQUE KEY u (b), UNIQUE (c), KEY k (d)); ALTER TABLE a DROP KEY u, DROP INDEX k | UNIQUE (c)",
        "MYSQL | CREATE TABLE a (b int UNIQUE, c int); ALTER TABLE a ADD CONSTRAINT v UNIQUE (c), DROP INDEX b | UNIQUE (c)",
        "POSTGRESQL | CREATE TABLE a (b int, c int UNIQUE, CONSTRAINT u UNIQUE (b)); ALTER TABLE a RENAME b TO bb; ALTER TABLE a DROP CONSTRAINT u | UNIQUE (c)",
        "POSTGRESQL | CREATE TABLE a (b int, c int UNIQUE, CONSTRAINT u UNIQUE (b)); ALTER TABLE a RENAME b TO bb; ALTER TABLE a RENAME TO z; ALTER TABLE z DROP CONSTRAINT u | UNIQUE (c)",
        "POSTGRESQL | CREATE TABLE a (b int, c int UNIQUE); CREATE UNIQUE INDEX u ON a (b); ALTER TABLE a RENAME b TO d; DROP INDEX u | UNIQUE (c)",
        "POSTGRESQL | CREATE TABLE s1.a (b int, c int, CONSTRAINT u UNIQUE (b), CONSTRAINT v UNIQUE (c)); CREATE TABLE s2.a (b int, c int, CONSTRAINT u UNIQUE (c)); ALTER TABLE s1.a DROP CONSTRAINT u | UNIQUE (c)",
        "MYSQL | CREATE TABLE a (email int, c int, UNIQUE (email), UNIQUE (c)); ALTER TABLE a RENAME COLUMN email TO mail; ALTER TABLE a DROP INDEX email | UNIQUE (c)",
        "MYSQL | CREATE TABLE a (b int, c int, d int, UNIQUE KEY u (b), UNIQUE KEY w (c), KEY k (d)); DROP INDEX u ON a; DROP INDEX `k` ON `a` | UNIQUE (c)",
        "MYSQL | CREATE TABLE a (b int, c int, UNIQUE KEY u (b)); CREATE INDEX k USING BTREE ON a (c); DROP INDEX k ON a; ALTER TABLE a ADD UNIQUE KEY w (c), DROP KEY u | UNIQUE (c)",
        "MSSQL | CREATE TABLE a (b int, c int); CREATE UNIQUE INDEX u ON a (b); CREATE UNIQUE INDEX v ON dbo.a (c); DROP INDEX IF EXISTS u ON dbo.a | UNIQUE (c), NULL as a value",
        "DB2 | CREATE TABLE A (B INT, C INT); CREATE UNIQUE INDEX U ON A (B) | UNIQUE (B), NULL as a value",
        "POSTGRESQL | CREATE TABLE a (b int UNIQUE, c int); ALTER TABLE a DROP COLUMN b | ",
        "POSTGRESQL | CREATE TABLE a (id int PRIMARY KEY, \"unique\" int) | ",
        "MYSQL | CREATE TABLE `a` (`id` int NOT NULL, `b` varchar(9), `c` text, PRIMARY KEY (`id`), UNIQUE KEY `u` (`b`,`id`), UNIQUE KEY `v` (`b`) USING BTREE, UNIQUE INDEX w (c(10)), KEY k (b)) ENGINE=InnoDB | UNIQUE (b)",
        "MYSQL | CREATE TABLE a (b int, c int); ALTER TABLE a ADD UNIQUE INDEX u (b), ADD UNIQUE (c) | UNIQUE (b); UNIQUE (c)",
        "MYSQL | CREATE TABLE a (b int UNIQUE KEY COMMENT 'UNIQUE') | UNIQUE (b)",
        "MSSQL | CREATE TABLE [a] ([id] int, [b] int, CONSTRAINT [u] UNIQUE NONCLUSTERED ([b] ASC) WITH (PAD_INDEX = OFF)) | UNIQUE (b), NULL as a value",
        "MSSQL | CREATE TABLE a (b int, c int); CREATE UNIQUE NONCLUSTERED INDEX u ON dbo.a (b) WHERE b IS NOT NULL; CREATE UNIQUE INDEX v ON a (c) | UNIQUE (c), NULL as a value",
        "ORACLE | CREATE TABLE A (ID NUMBER, B NUMBER, CONSTRAINT U UNIQUE (B) USING INDEX TABLESPACE X) | UNIQUE (B)",
        "MSSQL | CREATE TABLE a (b int UNIQUE, c int); ALTER TABLE a DROP CONSTRAINT DF__a__c__1234 | UNIQUE (b), NULL as a value",
        "SNOWFLAKE | CREATE TABLE A (B INT UNIQUE, C INT, UNIQUE (C)) | ",
        "REDSHIFT | CREATE TABLE a (b int UNIQUE, c int, UNIQUE (c)) | ",
        "DATABRICKS | CREATE TABLE a (b INT, c INT, CONSTRAINT u UNIQUE (c)) | ",
        "DUCKDB | CREATE TABLE a (b INTEGER UNIQUE, c INTEGER, UNIQUE (c, b)) | UNIQUE (b); UNIQUE (c, b)"
      })
  void isKnownUnlessItHoldsForSomeRowsOnly(Dialect dialect, String statements, String keys) {
    List<String> warnings = new ArrayList<>();

    CatalogTable table = ReadDdl.of(dialect, statements, warnings).tables().getFirst();

    assertThat(shown(table)).isEqualTo(keys == null ? "" : keys);
    assertThat(warnings).isEmpty();
  }
}
