package dev.assay.workflow.run;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.core.JacksonException;
import dev.assay.table.Table;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.nio.charset.StandardCharsets;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.util.Collections;
import java.util.List;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

class TableJsonTest {

  @Property
  void everyTableIsReadAsItWasWritten(@ForAll("tables") Table table) throws JacksonException {
    assertThat(Json.parse(Json.bytes(table), Table.class)).isEqualTo(table);
  }

  @Test
  void numbersOfAnySizeAreReadAsTheyWereWritten() throws JacksonException {
    Table table =
        Table.ofValues(List.of("huge"), List.of(List.of(BigInteger.TEN.pow(4300).negate())));

    assertThat(Json.parse(Json.bytes(table), Table.class)).isEqualTo(table);
  }

  @Test
  void wholeNumbersThatABrowserWouldRoundAreText() throws JacksonException {
    Table table =
        Table.ofValues(List.of("id"), List.of(List.of((1L << 53) - 1), List.of((1L << 53) + 1)));

    assertThat(Json.tree(table).path("rows"))
        .hasToString("[[9007199254740991],[{\"integer\":\"9007199254740993\"}]]");
    assertThat(Json.parse(Json.bytes(table), Table.class)).isEqualTo(table);
  }

  @Test
  void whatIsNotATableIsRefused() {
    byte[] json =
        "{\"columns\":[{\"name\":\"a\",\"type\":\"TEXT\"}],\"rows\":[[\"x\",\"y\"]]}"
            .getBytes(StandardCharsets.UTF_8);

    assertThatThrownBy(() -> Json.parse(json, Table.class))
        .isInstanceOf(JacksonException.class)
        .hasMessageStartingWith("not a table: row 0 has 2 values for 1 columns");
  }

  @Provide
  Arbitrary<Table> tables() {
    Arbitrary<@Nullable Object> cells =
        Arbitraries.oneOf(
                Arbitraries.longs().map(value -> (Object) value),
                Arbitraries.strings().ofMaxLength(5).map(value -> value),
                Arbitraries.doubles().map(value -> value),
                Arbitraries.of(
                    true,
                    Double.POSITIVE_INFINITY,
                    new BigInteger("92233720368547758080"),
                    new BigDecimal("1.50"),
                    LocalDate.of(2024, 2, 29),
                    LocalTime.of(7, 30),
                    LocalDateTime.of(2024, 2, 29, 7, 30, 1)),
                Arbitraries.bytes().array(byte[].class).ofMaxSize(3).map(value -> value))
            .injectNull(0.1);
    return Arbitraries.integers()
        .between(1, 3)
        .flatMap(
            width ->
                cells
                    .list()
                    .ofSize(width)
                    .list()
                    .ofMaxSize(4)
                    .map(rows -> Table.ofValues(Collections.nCopies(width, "c"), rows)));
  }

  @Test
  void columnNamesMayRepeatAndBeEmpty() throws JacksonException {
    Table table = Table.ofValues(List.of("", "a", "a"), List.of(List.of(1L, 2L, 3L)));

    assertThat(Json.parse(Json.bytes(table), Table.class)).isEqualTo(table);
  }
}
