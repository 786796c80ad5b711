package dev.assay.catalog;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.UniqueElements;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class FrameNamesTest {

  @ParameterizedTest
  @CsvSource({
    "airports,       airports_df",
    "CAR_NAMES,      car_names_df",
    "Order Details,  order_details_df",
    "2020-sales,     t_2020_sales_df",
    "a.b$c,          a_b_c_df",
    "Größe,          größe_df",
    "'',             t__df"
  })
  void aFrameIsNamedAfterItsTable(String table, String frame) {
    assertThat(FrameNames.of(table)).isEqualTo(frame);
  }

  @Test
  void tablesThatWouldShareANameAreNumbered() {
    FrameNames names = FrameNames.over(List.of("a b", "a-b", "A_B", "a_b_2"));

    assertThat(names.frame("a b")).isEqualTo("a_b_df");
    assertThat(names.frame("a-b")).isEqualTo("a_b_2_df");
    assertThat(names.frame("A_B")).isEqualTo("a_b_3_df");
    assertThat(names.frame("a_b_2")).isEqualTo("a_b_2_2_df");
  }

  @Test
  void aFrameIsFoundInAnyCase() {
    FrameNames names = FrameNames.over(List.of("Car_Names"));

    assertThat(names.table("Car_Names_df")).contains("Car_Names");
    assertThat(names.table("car_names")).isEmpty();
  }

  @Test
  void aTableThatIsNotThereHasNoFrame() {
    FrameNames names = FrameNames.over(List.of("a"));

    assertThatThrownBy(() -> names.frame("b"))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("no table 'b'");
  }

  @Property
  void everyTableHasAPythonNameOfItsOwnThatLeadsBackToIt(
      @ForAll @UniqueElements List<String> tables) {
    FrameNames names = FrameNames.over(tables);

    for (String table : tables) {
      String frame = names.frame(table);
      assertThat(frame.codePoints().skip(1)).allMatch(Character::isUnicodeIdentifierPart);
      assertThat(frame.codePointAt(0))
          .matches(first -> first == '_' || Character.isUnicodeIdentifierStart(first));
      assertThat(names.table(frame)).contains(table);
    }
  }
}
