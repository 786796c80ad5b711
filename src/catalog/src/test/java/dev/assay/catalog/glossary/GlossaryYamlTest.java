package dev.assay.catalog.glossary;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.assay.catalog.CatalogException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;

class GlossaryYamlTest {

  private static Glossary read(String yaml) {
    return GlossaryYaml.read(Path.of("glossary.yaml"), yaml.getBytes(StandardCharsets.UTF_8));
  }

  @Test
  void allFieldsAreRead() {
    assertThat(
            read("""
                    terms:
                      - term: active customer
                        also: [live customer, regular]
                        meaning: has ordered in 90 days
                        sql: last_order >= CURRENT_DATE - 90
                        tables: customers
                    """)
                .terms())
        .containsExactly(
            new Term(
                "active customer",
                List.of("live customer", "regular"),
                "has ordered in 90 days",
                "last_order >= CURRENT_DATE - 90",
                List.of("customers"),
                "glossary"));
  }

  @Test
  void whatIsWrittenIsReadAgain() {
    Term term =
        new Term(
            "net: \"revenue\"", List.of("#1"), "it's {x}", "SUM(a) - 'b'", List.of("t"), "dbt");

    assertThat(read("terms:\n" + GlossaryYaml.text(List.of(term))).terms()).containsExactly(term);
  }

  @Test
  void anEmptyFileHasNoTerms() {
    assertThat(read("").terms()).isEmpty();
  }

  @Test
  void anUnknownFieldIsRefusedWithItsLine() {
    assertThatThrownBy(() -> read("terms:\n  - term: a\n    meening: b\n"))
        .isInstanceOf(CatalogException.class)
        .hasMessageStartingWith("glossary.yaml:3: a term has no field 'meening'");
  }

  @Test
  void aTermWithoutANameIsRefusedWithItsLine() {
    assertThatThrownBy(() -> read("terms:\n  - meaning: b\n"))
        .hasMessage("glossary.yaml:2: a term needs its name, in 'term'");
  }

  @Test
  void aTermThatSaysNothingIsRefusedWithItsLine() {
    assertThatThrownBy(() -> read("terms:\n  - term: revenue\n"))
        .hasMessage("glossary.yaml:2: the term 'revenue' has neither 'meaning' nor 'sql'");
  }

  @Test
  void aFileThatIsNotThereSaysHowToMakeOne() {
    assertThatThrownBy(() -> GlossaryYaml.read(Path.of("/nowhere/glossary.yaml")))
        .hasMessageContaining("there is no glossary '/nowhere/glossary.yaml'")
        .hasMessageContaining("assay glossary import");
  }
}
