package dev.assay.catalog;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.assay.sql.Dialect;
import dev.assay.sql.ForeignKey;
import dev.assay.sql.SqlEngine;
import dev.assay.sql.SqlEngines;
import dev.assay.sql.SqlLimits;
import dev.assay.sql.SqlOutcome;
import dev.assay.sql.TestTable;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Real databases, and real queries on tables that are declared as theirs are. */
@Tag("slow")
class SpiderDatabasesTest {

  private static final Path SPIDER = spider();

  /** The folder that ASSAY_SPIDER names, else {@code ../shared/spider} beside the repository. */
  private static Path spider() {
    String named = System.getenv("ASSAY_SPIDER");
    return named != null ? Path.of(named) : Path.of("../../../shared/spider");
  }

  @BeforeEach
  void onlyWhereTheDataAre() {
    assumeTrue(Files.isDirectory(SPIDER), "skipped: no Spider data at " + SPIDER.toAbsolutePath());
  }

  private static Catalog catalog(String database) {
    Path file = SPIDER.resolve("databases/%s/%s.sqlite".formatted(database, database));
    return SampleDatabases.read(file);
  }

  @Test
  void aRealDatabaseIsDescribed() {
    Catalog catalog = catalog("flight_2");

    assertThat(catalog.database()).isEqualTo("flight_2");
    assertThat(catalog.tables())
        .extracting(table -> table.name().toLowerCase(Locale.ROOT))
        .containsExactlyInAnyOrder("airlines", "airports", "flights");
    CatalogTable airports = catalog.table("AIRPORTS").orElseThrow();
    assertThat(airports.rowCount()).isEqualTo(100);
    assertThat(airports.sampleRows().rowCount()).isEqualTo(3);
    assertThat(catalog.table("flights").orElseThrow().definition().foreignKeys())
        .extracting(ForeignKey::referencedTable)
        .allMatch(name -> name.equals(airports.name()))
        .hasSize(2);
  }

  @ParameterizedTest
  @ValueSource(strings = {"gold.sql", "gold_modified.sql"})
  void everyGoldQueryRunsOnTablesDeclaredLikeTheRealOnes(String name) throws IOException {
    SqlEngine engine =
        SqlEngines.forDialect(Dialect.SQLITE, SqlLimits.DEFAULT.withTime(Duration.ofMinutes(1)));
    Map<String, List<TestTable>> tables = new HashMap<>();
    List<String> failed = new ArrayList<>();

    List<String> lines = Files.readAllLines(SPIDER.resolve(name));
    for (String line : lines) {
      String[] parts = line.split("\t");
      List<TestTable> data =
          tables.computeIfAbsent(parts[1].strip(), SpiderDatabasesTest::sampleData);
      if (engine.execute(data, parts[0]) instanceof SqlOutcome.Failed(var failure)) {
        failed.add(failure + ": " + parts[0]);
      }
    }

    assertThat(lines).hasSize(522);
    assertThat(failed).isEmpty();
  }

  private static List<TestTable> sampleData(String database) {
    return catalog(database).tables().stream()
        .map(table -> new TestTable(table.definition(), table.sampleRows()))
        .toList();
  }
}
