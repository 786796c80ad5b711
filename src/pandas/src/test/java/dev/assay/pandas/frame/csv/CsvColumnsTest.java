package dev.assay.pandas.frame.csv;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.assay.pandas.column.Column;
import dev.assay.pandas.column.LongColumn;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What {@code pd.read_csv} of pandas 2.3.3 makes of the cells of a column, found by running it. */
class CsvColumnsTest {

  private static Column column(String cells) {
    return CsvColumns.PLAIN.infer(List.of(cells.split(";", -1)));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '"',
      value = {
        // spaces around numbers do not matter, signs and leading zeros neither
        "1; 2;3 ;+4;-0;007|int64|[1, 2, 3, 4, 0, 7]",
        // an int64 cannot be missing
        "1;NA|float64|[1.0, NaN]",
        "1;2.0|float64|[1.0, 2.0]",
        "1.;.5;1e5;-0.0|float64|[1.0, 0.5, 100000.0, -0.0]",
        "inf;-Infinity;+INF|float64|[Infinity, -Infinity, Infinity]",
        "TRUE;false;True|bool|[true, false, true]",
        "True;|object|[true, NaN]",
        // booleans may have no spaces around them
        "True; True|object|[True,  True]",
        // numbers and booleans together are text
        "1;True|object|[1, True]",
        "2024-01-31|object|[2024-01-31]",
        "1_000;0x10;1e;-|object|[1_000, 0x10, 1e, -]",
        // of text, what stands for a missing value is NaN and not None
        "a;null;None;n/a;nan;<NA>;#N/A;|object|[a, NaN, NaN, NaN, NaN, NaN, NaN, NaN]",
        ";NA|float64|[NaN, NaN]",
        // too large for a float, and so no float
        "1e400|object|[1e400]",
        "1e-400|float64|[0.0]",
        // beyond 64 bits it is text, unless a cell before says that the column has floats
        "99999999999999999999;1.5|object|[99999999999999999999, 1.5]",
        "9223372036854775808;1.5|float64|[9.223372036854778E18, 1.5]",
        "-9223372036854775809;NA|object|[-9223372036854775809, NaN]",
        // unsigned integers and missing values: pandas gives up and leaves the text as it is
        "9223372036854775808;NA|object|[9223372036854775808, NA]",
        "9223372036854775808;-1|object|[9223372036854775808, -1]",
        "10000000000000000000000e-5|object|[10000000000000000000000e-5]",
        // the smallest int64 is what pandas marks missing ones by
        "-9223372036854775808;NA|float64|[NaN, NaN]",
      })
  void cellsAreTypedAsReadCsvTypesThem(String cells, String dtype, String values) {
    Column column = column(cells);

    assertThat(column.dtypeName()).isEqualTo(dtype);
    assertThat(column.items()).hasToString(values);
  }

  @Test
  void floatsHaveTheLastBitThatReadCsvGives() {
    assertThat(column("0.1;123456.789;1.7976931348623157e308;5e-324").items())
        .containsExactly(0.1, 123456.789, 1.7976931348623157e308, 5e-324);
    // digits after the 17th are dropped, leading zeros are digits too
    assertThat(column("0000000000000000000000001.5").items()).containsExactly(0.0);
  }

  @Test
  void aRowThatIsTooShortHasAMissingValue() {
    assertThat(CsvColumns.PLAIN.infer(Arrays.asList("1", null)).items())
        .containsExactly(1.0, Double.NaN);
  }

  @Test
  void aColumnWithoutRowsIsAnObject() {
    assertThat(CsvColumns.PLAIN.infer(List.of()).dtypeName()).isEqualTo("object");
  }

  @Test
  void integersWithMissingOnesAreExactBeforeTheyBecomeFloats() {
    assertThat(column("9007199254740993;NA").items())
        .containsExactly((double) 9007199254740993L, Double.NaN);
    assertThat(column("9007199254740993")).isInstanceOf(LongColumn.class);
  }

  @Test
  void unsignedIntegersAreRefused() {
    assertThatThrownBy(() -> column("9223372036854775808"))
        .hasMessage(
            "whole numbers beyond 9223372036854775807 are uint64 in pandas, which is not"
                + " supported: write them as text");
  }
}
