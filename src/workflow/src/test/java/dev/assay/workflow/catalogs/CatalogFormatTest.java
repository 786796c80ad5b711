package dev.assay.workflow.catalogs;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.assay.workflow.run.Json;
import java.util.Arrays;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class CatalogFormatTest {

  private static final String SHOWN = "the catalog c.json in here";
  private static final CatalogFile FILE =
      Songs.file(
          Songs.namesProfiled(Songs.profile(100, 0.25, 75, true)),
          new CatalogFile.ValuesFile("0a1b.values", 75, 4096, "0a1b2c"));

  private static String text() {
    return new String(CatalogFormat.bytes(FILE), UTF_8);
  }

  private static CatalogFile read(String text) {
    return CatalogFormat.read(text.getBytes(UTF_8), SHOWN);
  }

  @Test
  void whatIsWrittenIsReadAgain() {
    assertThat(read(text())).isEqualTo(FILE);
    assertThat(text())
        .contains("\"format\" : \"assay-catalog\"")
        .contains("\"version\" : 1")
        .contains("\"built\" : \"2026-01-31T12:00:00Z\"");
  }

  @Test
  void aCatalogAsRunsKeepItIsVersionZero() {
    CatalogFile read = CatalogFormat.read(Json.bytes(FILE.catalog()), SHOWN);

    assertThat(read.version()).isZero();
    assertThat(read.catalog()).isEqualTo(FILE.catalog());
    assertThat(read.built()).isNull();
    assertThat(read.values()).isNull();
    assertThat(read.source()).isEmpty();
  }

  @Test
  void aNewerVersionIsRefused() {
    assertThatThrownBy(() -> read(text().replace("\"version\" : 1", "\"version\" : 2")))
        .isInstanceOf(CatalogFileException.class)
        .hasMessage(
            "the catalog c.json in here has version 2 of the format, and this Assay reads up to 1:"
                + " update Assay, or build the catalog again");
  }

  @ParameterizedTest
  @ValueSource(strings = {"0", "-1", "\"1\"", "null", "1.5", "99999999999"})
  void aVersionThatIsNoneIsRefused(String version) {
    assertThatThrownBy(() -> read(text().replace("\"version\" : 1", "\"version\" : " + version)))
        .isInstanceOf(CatalogFileException.class)
        .hasMessage(
            "the catalog c.json in here says no version of its format: build it again with 'assay"
                + " catalog build'");
  }

  @ParameterizedTest
  @ValueSource(strings = {"{}", "[]", "null", "7", "{\"format\": \"other\", \"version\": 1}"})
  void whatIsNoCatalogIsRefused(String json) {
    assertThatThrownBy(() -> read(json))
        .isInstanceOf(CatalogFileException.class)
        .hasMessage(
            "the catalog c.json in here is not a catalog: build one with 'assay catalog build'");
  }

  @Test
  void aFileThatIsCutOffIsRefusedWhereverItIsCut() {
    byte[] whole = CatalogFormat.bytes(FILE);
    for (int length = 0; length < whole.length - 1; length += 7) {
      byte[] cut = Arrays.copyOf(whole, length);
      assertThatThrownBy(() -> CatalogFormat.read(cut, SHOWN))
          .isInstanceOf(CatalogFileException.class)
          .hasMessageStartingWith("the catalog c.json in here is damaged: ")
          .hasMessageEndingWith("; build it again with 'assay catalog build'")
          .hasMessageNotContaining("\n");
    }
  }

  @Test
  void columnsThatAreNotThoseOfTheDefinitionAreDamage() {
    String other =
        text()
            .replaceFirst(
                "\"name\" : \"name\",\\s*\"generated\"", "\"name\" : \"x\", \"generated\"");

    assertThat(other).isNotEqualTo(text());
    assertThatThrownBy(() -> read(other))
        .isInstanceOf(CatalogFileException.class)
        .hasMessageContaining("the columns of 'singer' are not those of its definition");
  }

  @ParameterizedTest
  @CsvSource({"../0a1b.values", "sub/0a1b.values", "catalog.json", ".values", "''"})
  void anIndexThatIsNotBesideTheCatalogIsRefused(String name) {
    assertThatThrownBy(() -> read(text().replace("0a1b.values", name)))
        .isInstanceOf(CatalogFileException.class)
        .hasMessage(
            "the catalog c.json in here is damaged: '%s' is not the name of an index of values;"
                    .formatted(name)
                + " build it again with 'assay catalog build'");
  }
}
