package dev.assay.catalog.nested;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;

import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.CharRange;
import net.jqwik.api.constraints.Chars;
import net.jqwik.api.constraints.StringLength;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class DeclaredFieldsTest {

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "STRUCT<id INT64, name STRING(20)>                      | id INT64; name STRING(20)",
        "STRUCT<user STRUCT<id INT64 NOT NULL, tags ARRAY<STRING>>, at DATE> | user.id INT64; user.tags[] STRING; at DATE",
        "ARRAY<STRUCT<key STRING, value STRUCT<n INT64>>>       | [].key STRING; [].value.n INT64",
        "OBJECT(city VARCHAR, \"zip code\" NUMBER(38, 0))       | city VARCHAR; \"zip code\" NUMBER(38, 0)",
        "struct<id:int,sums:array<double>>                      | id int; sums[] double",
        "STRUCT(a INTEGER, b VARCHAR)[]                         | [].a INTEGER; [].b VARCHAR",
        "ROW(x INT, `odd, name` TEXT)                           | x INT; \"odd, name\" TEXT"
      })
  void fieldsAreReadFromEveryNotation(String declared, String fields) {
    assertThat(
            DeclaredFields.of(declared).stream()
                .map(field -> NestedText.path(field.path()) + " " + field.type()))
        .containsExactly(fields.split("; "));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "INT64",
        "NUMBER(38, 0)",
        "ARRAY<STRING>",
        "OBJECT",
        "VARIANT",
        "JSON",
        "ENUM('a', 'b')"
      })
  void otherTypesNameNoFields(String declared) {
    assertThat(DeclaredFields.of(declared)).isEmpty();
  }

  @Test
  void withoutItsFieldsATypeIsShort() {
    assertThat(DeclaredFields.brief("ARRAY<STRUCT<key STRING>>")).isEqualTo("ARRAY<STRUCT>");
    assertThat(DeclaredFields.brief("Struct<key STRING>")).isEqualTo("STRUCT");
  }

  @Property(tries = 500)
  void noTextIsTooOddForIt(
      @ForAll
          @StringLength(max = 40)
          @Chars({'<', '>', '(', ')', ',', ' ', ':', '[', ']', '"', '`', '\''})
          @CharRange(from = 'a', to = 'c')
          String rest) {
    assertThatCode(() -> DeclaredFields.of("STRUCT<" + rest)).doesNotThrowAnyException();
    assertThatCode(() -> DeclaredFields.brief("ARRAY<" + rest)).doesNotThrowAnyException();
  }
}
