package dev.assay.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class TableTest {

  @Test
  void valuesAreWidenedAndMissingNumbersBecomeNull() {
    Table table =
        Table.ofValues(
            List.of("a", "b", "c"), List.of(List.of(1, Double.NaN, BigInteger.valueOf(7))));

    assertThat(table.rows()).containsExactly(Arrays.asList(1L, null, 7L));
  }

  @ParameterizedTest
  @ValueSource(strings = {"1E+999999999", "-1E+2147483647", "1E-999999999", "12.5E-2147483640"})
  void aDecimalThatWouldBeLongWhenWrittenOutIsText(String number) {
    Table table = Table.ofValues(List.of("a"), List.of(List.of(new BigDecimal(number))));

    assertThat(table.rows()).containsExactly(List.of(new BigDecimal(number).toString()));
    assertThat(TableComparison.equal(table, table, RowOrder.SIGNIFICANT)).isTrue();
  }

  @ParameterizedTest
  @ValueSource(strings = {"0", "12.50", "1E+400", "1E-400", "0E-2000", "-1E+2000"})
  void otherDecimalsAreKept(String number) {
    BigDecimal decimal = new BigDecimal(number);

    assertThat(Table.ofValues(List.of("a"), List.of(List.of(decimal))).rows())
        .containsExactly(List.of(decimal));
  }

  @Test
  void typesAreFoundFromTheValues() {
    Table table =
        Table.ofValues(
            List.of("whole", "mixed numbers", "text", "mixture", "nothing"),
            List.of(Arrays.asList(1L, 1L, "a", 1L, null), Arrays.asList(2L, 0.5, "b", "b", null)));

    assertThat(table.columns())
        .extracting(Column::type)
        .containsExactly(
            ValueType.INTEGER, ValueType.REAL, ValueType.TEXT, ValueType.ANY, ValueType.ANY);
  }

  @Test
  void aRowOfAnotherWidthIsRefused() {
    assertThatThrownBy(() -> Table.ofValues(List.of("a", "b"), List.of(List.of(1L))))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("row 0 has 1 values for 2 columns");
  }

  @Test
  void whatIsNotAValueIsRefused() {
    assertThatThrownBy(() -> Table.ofValues(List.of("a"), List.of(List.of(new Object()))))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("a cell cannot hold a value of java.lang.Object");
  }

  @Test
  void textShowsStraySpacesMissingValuesAndControlCharacters() {
    Table table =
        Table.ofValues(
            List.of("City", "n"),
            List.of(Arrays.asList("Aberdeen ", 1L), Arrays.asList("a\nb", null)));

    assertThat(TableText.aligned(table, 10))
        .isEqualTo(
            """
            City         n
            'Aberdeen '  1
            'a\\nb'       NULL""");
  }

  @Test
  void textOfALongTableSaysHowManyRowsAreLeftOut() {
    Table table = Table.ofValues(List.of("n"), List.of(List.of(1L), List.of(2L), List.of(3L)));

    assertThat(TableText.aligned(table, 1)).isEqualTo("n\n1\n(2 more rows)");
    assertThat(TableText.aligned(table.head(0), 1)).isEqualTo("n\n(no rows)");
  }

  @Test
  void longTextIsCutWithANoteOfItsLength() {
    assertThat(TableText.value("x".repeat(500)))
        .isEqualTo("'" + "x".repeat(200) + "… (500 characters)'");
  }
}
