package dev.assay.catalog.ddl;

import static org.assertj.core.api.Assertions.assertThat;

import dev.assay.catalog.CatalogTable;
import dev.assay.sql.Dialect;
import dev.assay.sql.ForeignKey;
import dev.assay.sql.UniqueKey;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A primary or foreign key is gone when a statement drops it by its name. */
class DroppedKeysTest {

  private static String shown(CatalogTable table) {
    return String.join(", ", table.definition().primaryKey())
        + table.definition().foreignKeys().stream()
            .map(ForeignKey::columns)
            .map(columns -> String.join(", ", columns))
            .collect(Collectors.joining("; ", " > ", ""));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '\1',
      value = {
        "POSTGRESQL | CREATE TABLE a (id int PRIMARY KEY, b int REFERENCES p); ALTER TABLE a DROP CONSTRAINT a_pkey | > b",
        "POSTGRESQL | CREATE TABLE a (id int, b int, CONSTRAINT k PRIMARY KEY (id), CONSTRAINT f FOREIGN KEY (b) REFERENCES p (id)); ALTER TABLE a DROP CONSTRAINT f, DROP CONSTRAINT IF EXISTS k CASCADE | >",
        "POSTGRESQL | CREATE TABLE a (id int PRIMARY KEY, b int REFERENCES p, c int REFERENCES p); ALTER TABLE a DROP CONSTRAINT a_b_fkey | id > c",
        "POSTGRESQL | CREATE TABLE a (id int CONSTRAINT k PRIMARY KEY, b int CONSTRAINT f REFERENCES p); ALTER TABLE ONLY a DROP CONSTRAINT f | id >",
        "POSTGRESQL | CREATE TABLE a (id int, b int); ALTER TABLE ONLY a ADD CONSTRAINT k PRIMARY KEY (id); ALTER TABLE a ADD CONSTRAINT f FOREIGN KEY (b) REFERENCES p (id); ALTER TABLE a DROP CONSTRAINT k; ALTER TABLE a RENAME b TO c; ALTER TABLE a DROP CONSTRAINT f | >",
        "POSTGRESQL | CREATE TABLE a (id int PRIMARY KEY, b int CHECK (b > 0)); ALTER TABLE a DROP CONSTRAINT a_b_check | id >",
        "MYSQL | CREATE TABLE a (id int PRIMARY KEY, b int, c int, FOREIGN KEY (b) REFERENCES p (id), CONSTRAINT f FOREIGN KEY (c) REFERENCES p (id)); ALTER TABLE a DROP FOREIGN KEY a_ibfk_1 | id > c",
        "MYSQL | CREATE TABLE a (id int PRIMARY KEY, c int, CONSTRAINT f FOREIGN KEY (c) REFERENCES p (id)); ALTER TABLE a DROP FOREIGN KEY `f`, DROP PRIMARY KEY | >",
        "MYSQL | CREATE TABLE a (id int PRIMARY KEY, b int, c int, CONSTRAINT f FOREIGN KEY (c) REFERENCES p (id), FOREIGN KEY (b) REFERENCES p (id)); ALTER TABLE a DROP FOREIGN KEY a_ibfk_1 | id > c",
        "MYSQL | CREATE TABLE a (id int PRIMARY KEY, b int, c int, FOREIGN KEY (b) REFERENCES p (id), FOREIGN KEY (c) REFERENCES p (id)); ALTER TABLE a DROP FOREIGN KEY a_ibfk_1; ALTER TABLE a ADD FOREIGN KEY (b) REFERENCES p (id); ALTER TABLE a DROP FOREIGN KEY a_ibfk_3 | id > c",
        "POSTGRESQL | CREATE TABLE q (id int PRIMARY KEY); CREATE TABLE a (id int PRIMARY KEY, b int, CONSTRAINT f1 FOREIGN KEY (b) REFERENCES p (id), CONSTRAINT f2 FOREIGN KEY (b) REFERENCES q (id)); ALTER TABLE a DROP CONSTRAINT f1 | id > b",
        "POSTGRESQL | CREATE TABLE q (id int PRIMARY KEY); CREATE TABLE a (id int PRIMARY KEY, b int, FOREIGN KEY (b) REFERENCES p (id), FOREIGN KEY (b) REFERENCES q (id)); ALTER TABLE a DROP CONSTRAINT a_b_fkey1; ALTER TABLE a DROP CONSTRAINT a_b_fkey | id >",
        "MSSQL | CREATE TABLE [dbo].[a] ([id] int NOT NULL, [b] int, CONSTRAINT [PK_a] PRIMARY KEY CLUSTERED ([id] ASC), CONSTRAINT [FK_b] FOREIGN KEY ([b]) REFERENCES [dbo].[p] ([id])); ALTER TABLE [dbo].[a] DROP CONSTRAINT [FK_b]; ALTER TABLE [dbo].[a] DROP CONSTRAINT [PK_a] | >",
        "MSSQL | CREATE TABLE a (id int PRIMARY KEY); ALTER TABLE a DROP CONSTRAINT PK__a__3213E83F | >",
        "ORACLE | CREATE TABLE A (ID NUMBER CONSTRAINT A_PK PRIMARY KEY, B NUMBER, CONSTRAINT A_FK FOREIGN KEY (B) REFERENCES P (ID)); ALTER TABLE A DROP CONSTRAINT A_FK; ALTER TABLE A DROP CONSTRAINT A_PK CASCADE | >",
        "ORACLE | CREATE TABLE OLD (ID NUMBER PRIMARY KEY, B NUMBER); RENAME OLD TO A | ID >",
        "SNOWFLAKE | CREATE TABLE A (ID INT PRIMARY KEY, B INT, CONSTRAINT F FOREIGN KEY (B) REFERENCES P (ID)); ALTER TABLE A DROP CONSTRAINT F | ID >"
      })
  void theOthersStay(Dialect dialect, String statements, String keys) {
    List<String> warnings = new ArrayList<>();
    String parent =
        dialect == Dialect.MSSQL
            ? "CREATE TABLE dbo.p (id int PRIMARY KEY);"
            : "CREATE TABLE p (id int PRIMARY KEY);";

    CatalogTable table =
        ReadDdl.of(dialect, parent + statements, warnings).tables().stream()
            .filter(each -> each.definition().name().equalsIgnoreCase("a"))
            .findFirst()
            .orElseThrow();

    assertThat(shown(table).strip()).isEqualTo(keys);
    assertThat(warnings).isEmpty();
  }

  @Test
  void theOneToAnotherTableStays() {
    CatalogTable table =
        table(
            "CREATE TABLE p (id int PRIMARY KEY); CREATE TABLE q (id int PRIMARY KEY);"
                + "CREATE TABLE a (b int, CONSTRAINT f1 FOREIGN KEY (b) REFERENCES p (id),"
                + " CONSTRAINT f2 FOREIGN KEY (b) REFERENCES q (id));"
                + "ALTER TABLE a DROP CONSTRAINT f1");

    assertThat(table.definition().foreignKeys())
        .extracting(ForeignKey::referencedTable)
        .containsExactly("q");
  }

  @Test
  void aNameThatIsFreeAgainMayBeThatOfAUniqueKey() {
    String reused =
        "CREATE TABLE p (id int PRIMARY KEY);"
            + "CREATE TABLE a (b int, CONSTRAINT f FOREIGN KEY (b) REFERENCES p (id));"
            + "ALTER TABLE a DROP CONSTRAINT f; ALTER TABLE a ADD CONSTRAINT f UNIQUE (b);";
    String again =
        "CREATE TABLE a (b int UNIQUE, c int UNIQUE); ALTER TABLE a DROP CONSTRAINT a_b_key;"
            + "ALTER TABLE a ADD UNIQUE (b);";

    assertThat(table(reused).definition().uniqueKeys()).hasSize(1);
    assertThat(table(reused + "ALTER TABLE a DROP CONSTRAINT f").definition().uniqueKeys())
        .isEmpty();
    assertThat(table(again).definition().uniqueKeys()).hasSize(2);
    assertThat(table(again + "ALTER TABLE a DROP CONSTRAINT a_b_key").definition().uniqueKeys())
        .containsExactly(new UniqueKey(List.of("c")));
  }

  private static CatalogTable table(String statements) {
    return ReadDdl.of(Dialect.POSTGRESQL, statements, new ArrayList<>()).tables().stream()
        .filter(each -> each.name().equals("a"))
        .findFirst()
        .orElseThrow();
  }
}
