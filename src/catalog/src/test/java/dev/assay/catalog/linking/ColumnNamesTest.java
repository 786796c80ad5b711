package dev.assay.catalog.linking;

import static org.assertj.core.api.Assertions.assertThat;

import dev.assay.catalog.linking.ColumnNames.Resolution;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ColumnNamesTest {

  private final ColumnNames names =
      new ColumnNames(
          Catalogs.of(
              "Order Details(OrderID, Unit Price, Quantity)",
              "airports(code, City, Country)",
              "AIRPORTS(code, City)",
              "a.b(c.d, e)",
              "flights(id, source_airport, dest_airport)"));

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '~',
      value = {
        "flights.id | flights.id",
        "FLIGHTS.Id | flights.id",
        "\"Order Details\".\"Unit Price\" | Order Details.Unit Price",
        "`Order Details`.`Unit Price` | Order Details.Unit Price",
        "[Order Details].[Unit Price] | Order Details.Unit Price",
        "Order Details.Unit Price | Order Details.Unit Price",
        "order_details.unitprice | Order Details.Unit Price",
        "main.flights.id | flights.id",
        "\"main\".\"flights\" . \"id\" | flights.id",
        "airports.Country | airports.Country",
        "AIRPORTS.City | AIRPORTS.City",
        "airports.city | airports.City",
        "\"a.b\".\"c.d\" | a.b.c.d",
        "flights.sorce_airport | flights.source_airport",
        "flight.id | flights.id",
        "Quantity | Order Details.Quantity",
        "flights.id.user.name | flights.id",
        "flights.id[].sku | flights.id",
        "main.flights.id | flights.id"
      })
  void aNameMeansTheColumnThatIsSpelledLikeIt(String written, String column) {
    assertThat(names.resolve(written))
        .isInstanceOfSatisfying(
            Resolution.Column.class, found -> assertThat(found.column()).hasToString(column));
  }

  @ParameterizedTest
  @CsvSource({
    "flights.*, flights",
    "FLIGHTS, flights",
    "order details, Order Details",
    "main.flights, flights"
  })
  void aTableAloneMeansTheTable(String written, String table) {
    assertThat(names.resolve(written)).isEqualTo(new Resolution.WholeTable(table));
  }

  @Test
  void ofTwoTablesThatDifferInCaseTheExactOneIsMeantAndNoOther() {
    assertThat(names.resolve("Airports.code")).isInstanceOf(Resolution.Unknown.class);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '~',
      value = {
        "flights.airport | the table 'flights' has no column 'airport': it has 'id', 'source_airport', 'dest_airport'",
        "trains.id | the database 'test' has no table 'trains': it has 'Order Details', 'airports', 'AIRPORTS', …",
        "code | 'code' is a column of 2 tables: write table.column",
        "flights. | 'flights.' is not a column's name: write table.column",
        "\"flights.id | '\"flights.id' is not a column's name: write table.column"
      })
  void whatIsNotThereIsSaidWithWhatIs(String written, String message) {
    assertThat(names.resolve(written)).isEqualTo(new Resolution.Unknown(message));
  }

  @Test
  void aNameOfAnyLengthIsCutInTheMessage() {
    assertThat(names.resolve("x".repeat(10_000)))
        .isEqualTo(
            new Resolution.Unknown(
                "'%s' is not a column's name: write table.column".formatted("x".repeat(60))));
  }
}
