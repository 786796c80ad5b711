package dev.assay.catalog.nested;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class JsonFieldsTest {

  private static final int LONGEST = 1000;

  @Test
  void fieldsOfObjectsWithinObjectsAndListsAreFoundWithTheirTypes() {
    assertThat(
            of(
                "{\"user\": {\"id\": 7, \"name\": \"Ann\"}, \"items\": [{\"sku\": \"a\"}], \"paid\": true}",
                "{\"user\": {\"id\": \"x7\"}, \"items\": [], \"note\": null}"))
        .containsExactly(
            field("number or text", "user", "id"),
            field("text", "user", "name"),
            field("text", "items", "[]", "sku"),
            field("boolean", "paid"),
            field("", "note"));
  }

  @Test
  void elementsOfAPlainListAreOneField() {
    assertThat(of("[1, 2.5]", "[]", " ")).containsExactly(field("number", "[]"));
  }

  @ParameterizedTest
  @ValueSource(strings = {"[deleted]", "{7b1e}", "plain", "{\"a\": 1} and more", "{\"a\": 1"})
  void aColumnThatHoldsOtherTextAsWellHasNoFields(String other) {
    assertThat(of("{\"a\": 1}", other)).isEmpty();
  }

  @Test
  void jsonThatWasCutIsReadUpToThere() {
    String text = "{\"a\": 1, \"b\": \"" + "x".repeat(LONGEST);

    assertThat(of(text)).containsExactly(field("number", "a"), field("text", "b"));
  }

  @Test
  void namesThatAreValuesAreNotKept() {
    String dictionary =
        IntStream.range(0, 51)
            .mapToObj("\"customer-%d\": {\"sum\": 1}"::formatted)
            .collect(Collectors.joining(", ", "{\"sums\": {", "}}"));

    assertThat(of(dictionary)).containsExactly(field("number", "sums", "*", "sum"));
  }

  @Test
  void whatIsNestedWithoutEndIsReadToABoundedDepth() {
    assertThat(of("{\"a\":".repeat(900) + "1" + "}".repeat(900)))
        .containsExactly(field("object", "a", "a", "a", "a", "a", "a", "a", "a"));
  }

  @Test
  void ofVeryManyFieldsTheFirstAreKept() {
    JsonFields fields = new JsonFields(Integer.MAX_VALUE);
    for (int each = 0; each < 40; each++) {
      String outer = "o" + each;
      fields.add(
          IntStream.range(0, 40)
              .mapToObj("\"f%d\": 1"::formatted)
              .collect(Collectors.joining(", ", "{\"" + outer + "\": {", "}}")));
    }

    assertThat(fields.fields()).hasSize(JsonFields.MOST_FIELDS);
  }

  private static List<NestedField> of(String... texts) {
    JsonFields fields = new JsonFields(LONGEST);
    List.of(texts).forEach(fields::add);
    return fields.fields();
  }

  private static NestedField field(String type, String... path) {
    return new NestedField(List.of(path), type);
  }
}
