package dev.assay.catalog;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.assay.table.Table;
import java.io.IOException;
import java.math.BigDecimal;
import java.sql.SQLException;
import java.time.Duration;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.TimeZone;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** Values, columns and tables of a real PostgreSQL server that cannot be read: the rest is. */
class UnreadableValuesTest {

  private static @Nullable PostgresqlServer server;

  private final List<String> warnings = new ArrayList<>();
  private final ReadingListener listener =
      new ReadingListener() {
        @Override
        public void warned(String message) {
          warnings.add(message);
        }
      };

  @BeforeAll
  static void startTheServer() throws IOException, InterruptedException, SQLException {
    Optional<PostgresqlServer> started = PostgresqlServer.started();
    assumeTrue(started.isPresent(), "skipped: this machine has no PostgreSQL binaries");
    server = started.get();
    server.execute(
        "postgres",
        "CREATE DATABASE odd",
        "CREATE DATABASE bytes ENCODING 'SQL_ASCII' TEMPLATE template0");
    server.execute(
        "odd",
        "CREATE TABLE product (id int PRIMARY KEY, price money, ratio numeric, flags bit(4))",
        "INSERT INTO product VALUES (1, '$1,234.50', 'NaN', '1010'), (2, '-$3.50', 1.5, '0001')",
        "CREATE TABLE visit (id int, day date, at timestamp, seen timestamptz, closes time,"
            + " gone timetz, period daterange, tags text[])",
        "INSERT INTO visit VALUES"
            + " (1, '2024-03-31', '2024-03-31 02:30:00', '2024-03-31 02:30:00+00', '09:30',"
            + " '09:30+02', '[2024-01-01,2024-02-01)', '{a,b}'),"
            + " (2, 'infinity', '-infinity', 'infinity', '24:00:00', '24:00:00+00', 'empty', '{}'),"
            + " (3, '9999-12-31', '9999-12-31 23:59:59', '9999-12-31 23:59:59+00', '00:00', NULL,"
            + " NULL, NULL),"
            + " (4, '0044-03-15 BC', '0044-03-15 BC', '0044-03-15 BC', NULL, NULL, NULL, NULL)",
        "CREATE TABLE secret (id int, name text)",
        "INSERT INTO secret VALUES (1, 'x')",
        "CREATE TABLE staff (id int, name text, salary int)",
        "INSERT INTO staff VALUES (1, 'Ann', 100)",
        "CREATE VIEW quotient AS SELECT id, 1 / (id - 1) AS q FROM product",
        "CREATE ROLE reader LOGIN PASSWORD '%s'".formatted(PostgresqlServer.PASSWORD),
        "GRANT SELECT ON product, visit, quotient TO reader",
        "GRANT SELECT (id, name) ON staff TO reader");
    server.execute(
        "bytes",
        "CREATE TABLE note (id int, text text)",
        "INSERT INTO note VALUES (1, 'plain'), (2, E'caf\\xe9'), (3, E'caf\\xc3\\xa9')");
  }

  @AfterAll
  static void stopTheServer() throws IOException, InterruptedException {
    if (server != null) {
      server.close();
    }
  }

  private static DatabaseLocation location(String database) {
    return DatabaseLocation.parse(
        Objects.requireNonNull(server).address(database).replace("tester@", "reader@"));
  }

  private Catalog catalog(String address, ReadingOptions options) {
    return new CatalogReader(_ -> PostgresqlServer.PASSWORD, options)
        .read(DatabaseLocation.parse(address), listener, null);
  }

  private Map<String, Table> frames(DatabaseLocation location) {
    return new TablesReader(_ -> PostgresqlServer.PASSWORD, listener).read(location, _ -> true);
  }

  private static List<@Nullable Object> column(Table table, String name) {
    return table.values(table.columnNames().indexOf(name));
  }

  @Test
  void moneyIsNumbersAndAStringOfBitsIsText() {
    Table product = Objects.requireNonNull(frames(location("odd")).get("product_df"));

    assertThat(column(product, "price"))
        .containsExactly(new BigDecimal("1234.50"), new BigDecimal("-3.50"));
    assertThat(column(product, "ratio")).containsExactly(null, new BigDecimal("1.5"));
    assertThat(column(product, "flags")).containsExactly("1010", "0001");
  }

  @Test
  void aMomentThatNoCellHoldsIsLostAndTheOthersOfItsRowAreNot() {
    TimeZone before = TimeZone.getDefault();
    try {
      // an hour is left out there on the last Sunday of March, which no value may feel
      TimeZone.setDefault(TimeZone.getTimeZone("Europe/Berlin"));
      Table visit = Objects.requireNonNull(frames(location("odd")).get("visit_df"));

      assertThat(column(visit, "id")).containsExactly(1L, 2L, 3L, 4L);
      assertThat(column(visit, "day"))
          .containsExactly(LocalDate.of(2024, 3, 31), null, LocalDate.of(9999, 12, 31), null);
      LocalDateTime skipped = LocalDateTime.of(2024, 3, 31, 2, 30);
      assertThat(column(visit, "at")).containsExactly(skipped, null, null, null);
      assertThat(column(visit, "seen")).containsExactly(skipped, null, null, null);
      assertThat(column(visit, "closes").get(1)).isNull();
      assertThat(column(visit, "gone").get(1)).isNull();
      assertThat(column(visit, "period"))
          .containsExactly("[2024-01-01,2024-02-01)", "empty", null, null);
      assertThat(column(visit, "tags")).containsExactly("{a,b}", "{}", null, null);
    } finally {
      TimeZone.setDefault(before);
    }
    assertThat(warnings)
        .contains(
            "2 values of column 'day' of 'visit' cannot be read and are left empty: it is"
                + " infinite, or of no year from 1 to 9999",
            "1 value of column 'closes' of 'visit' cannot be read and is left empty: 24:00:00 is"
                + " no time of a day");
  }

  @Test
  void aMomentBeyondPandasYearsIsLostForFramesAlone() {
    frames(location("odd"));
    List<String> ofFrames = List.copyOf(warnings);
    warnings.clear();
    Catalog catalog =
        catalog(
            Objects.requireNonNull(server).address("odd").replace("tester@", "reader@"),
            ReadingOptions.FOR_CATALOGS);

    assertThat(ofFrames)
        .contains(
            "3 values of column 'at' of 'visit' cannot be read and are left empty: it is infinite,"
                + " or of no year from 1 to 9999");
    ColumnProfile profile =
        catalog.table("visit").orElseThrow().column("at").orElseThrow().profile();
    assertThat(profile).isNotNull();
    assertThat(profile.max()).isEqualTo(new Cell(LocalDateTime.of(9999, 12, 31, 23, 59, 59)));
  }

  @Test
  void aTableThatTheReaderMayNotReadIsNamedOnceAndTheRestIsRead() {
    Catalog catalog =
        catalog(
            Objects.requireNonNull(server).address("odd").replace("tester@", "reader@"),
            ReadingOptions.FOR_CATALOGS);

    assertThat(catalog.table("secret").orElseThrow().columns()).hasSize(2);
    assertThat(catalog.table("secret").orElseThrow().rowCount())
        .isEqualTo(CatalogTable.UNKNOWN_ROWS);
    assertThat(warnings.stream().filter(warning -> warning.contains("secret")))
        .containsExactly(
            "rows of table 'secret' are not counted: ERROR: permission denied for table secret");
    assertThat(catalog.table("product").orElseThrow().rowCount()).isEqualTo(2);
    warnings.clear();
    assertThat(frames(location("odd"))).containsOnlyKeys("product_df", "visit_df", "staff_df");
    assertThat(warnings)
        .contains("table 'secret' is not read: ERROR: permission denied for table secret");
  }

  @Test
  void aColumnThatTheReaderMayNotReadOrThatFailsCostsThatColumn() {
    Catalog catalog =
        catalog(
            Objects.requireNonNull(server).address("odd").replace("tester@", "reader@"),
            ReadingOptions.FOR_CATALOGS);

    CatalogTable staff = catalog.table("staff").orElseThrow();
    assertThat(staff.rowCount()).isEqualTo(1);
    assertThat(staff.sampleRows().rows().getFirst()).isEqualTo(Arrays.asList(1L, "Ann", null));
    CatalogTable quotient = catalog.table("quotient").orElseThrow();
    assertThat(quotient.column("id").orElseThrow().profile()).isNotNull();
    assertThat(warnings)
        .contains(
            "column 'salary' of table 'staff' is not read: ERROR: permission denied for table staff",
            "column 'q' of view 'quotient' is not read: ERROR: division by zero");
  }

  @Test
  void bytesThatAreNoTextCostThatValue() {
    Catalog catalog =
        catalog(
            Objects.requireNonNull(server).address("bytes"),
            ReadingOptions.FOR_CATALOGS
                .withRows(3, 1000)
                .withTimes(Duration.ofSeconds(20), Duration.ofMinutes(1)));

    CatalogTable note = catalog.table("note").orElseThrow();
    assertThat(note.sampleRows().values(1)).contains("plain", "café");
    assertThat(warnings)
        .containsExactly(
            "column 'text' of table 'note' is read without values that are no text: ERROR:"
                + " invalid byte sequence for encoding \"UTF8\": 0xe9");
  }
}
