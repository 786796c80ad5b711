package dev.assay.catalog.linking;

import static org.assertj.core.api.Assertions.assertThat;

import dev.assay.catalog.Catalog;
import java.time.LocalDate;
import java.time.format.DateTimeFormatter;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class TableFamiliesTest {

  @Test
  void aYearOfDaysIsOneFamilyWrittenAsARun() {
    LocalDate first = LocalDate.of(2016, 8, 1);
    String[] tables =
        IntStream.range(0, 366)
            .mapToObj(first::plusDays)
            .filter(day -> !day.equals(LocalDate.of(2017, 3, 1)))
            .map(
                day ->
                    "ga_sessions_%s(id, visits)"
                        .formatted(day.format(DateTimeFormatter.BASIC_ISO_DATE)))
            .toArray(String[]::new);

    List<TableFamily> families = new TableFamilies(Catalogs.of(tables)).all();

    assertThat(families).hasSize(1);
    assertThat(families.getFirst().names()).hasSize(365);
    assertThat(families.getFirst().list())
        .isEqualTo(
            "ga_sessions_20160801 to ga_sessions_20170228, ga_sessions_20170302 to"
                + " ga_sessions_20170801");
  }

  @Test
  void numbersMayStandAnywhereInTheName() {
    assertThat(lists("y2020_sales(id, n)", "y2021_sales(id, n)", "y2023_sales(id, n)"))
        .containsExactly("y2020_sales, y2021_sales, y2023_sales");
    assertThat(lists("log_10(a, b)", "log_8(a, b)", "log_9(a, b)"))
        .containsExactly("log_8 to log_10");
    assertThat(lists("m_202311(a, b)", "m_202312(a, b)", "m_202401(a, b)"))
        .containsExactly("m_202311 to m_202401");
  }

  @Test
  void tablesOfAnotherShapeAreNoFamily() {
    assertThat(lists("log_1(a, b)", "log_2(a, c)", "log_3(a, b)"))
        .containsExactly("log_1, log_3", "log_2");
  }

  @Test
  void referencesToMembersOfAnotherFamilyAreOfOneShape() {
    assertThat(lists("o_1(id, c -> c_1.id)", "c_1(id, x)", "o_2(id, c -> c_2.id)", "c_2(id, x)"))
        .containsExactly("o_1, o_2", "c_1, c_2");
  }

  @Test
  void fewTablesThatShareAWordAreTablesOfTheirOwn() {
    assertThat(lists("order_kind(id, name)", "order_state(id, name)", "order_type(id, name)"))
        .hasSize(3);
  }

  @Test
  void fiveTablesThatShareTheirFirstOrLastWordAreAFamily() {
    Stream<String> regions = Stream.of("north", "south", "east", "west", "mid");

    assertThat(lists(regions.map("sales_%s(id, sum)"::formatted).toArray(String[]::new)))
        .containsExactly("sales_east, sales_mid, sales_north, sales_south, sales_west");
    assertThat(
            lists(
                Stream.of("de", "fr", "it", "es", "pl")
                    .map("%s_customers(id, name)"::formatted)
                    .toArray(String[]::new)))
        .hasSize(1);
  }

  @Test
  void ofManyRunsTheFirstAreWritten() {
    String[] tables =
        IntStream.range(0, 100).mapToObj(n -> "t%d(id, x)".formatted(2 * n)).toArray(String[]::new);

    assertThat(lists(tables).getFirst())
        .startsWith("t0, t2, ")
        .endsWith(", t58 and 70 more up to t198");
  }

  @Test
  void everyTableIsInOneFamily() {
    Catalog catalog = Catalogs.of("a1(x, y)", "a2(x, y)", "b(x, y)", "c(z)");
    TableFamilies families = new TableFamilies(catalog);

    assertThat(catalog.tables())
        .allSatisfy(
            table ->
                assertThat(families.of(table.name()).orElseThrow().names()).contains(table.name()));
    assertThat(families.of("nosuch")).isEmpty();
  }

  private static List<String> lists(String... tables) {
    return new TableFamilies(Catalogs.of(tables)).all().stream().map(TableFamily::list).toList();
  }
}
