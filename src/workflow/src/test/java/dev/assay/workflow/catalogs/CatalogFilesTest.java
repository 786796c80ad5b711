package dev.assay.workflow.catalogs;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.assay.catalog.Catalog;
import dev.assay.sql.Dialect;
import dev.assay.workflow.InMemoryStore;
import dev.assay.workflow.artifacts.DirectoryArtifactStore;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class CatalogFilesTest {

  private static final String KEY = "catalogs/music/catalog.json";

  private final InMemoryStore store = new InMemoryStore();
  private final List<String> warnings = new ArrayList<>();

  private static CatalogFile file(@Nullable String index) {
    return Songs.file(
        Songs.catalog(), index == null ? null : new CatalogFile.ValuesFile(index, 1, 1, "x"));
  }

  /** As building does it: the index first, then the catalog. */
  private void build(String index) {
    store.create("catalogs/music/" + index, new byte[] {1});
    new CatalogFiles(store).write(file(index), warnings::add);
  }

  @Test
  void theOnlyCatalogIsFoundWithoutItsName() {
    build("a.values");

    CatalogFiles.Found found = new CatalogFiles(store).get(Optional.empty());

    assertThat(found).isEqualTo(new CatalogFiles.Found(KEY, file("a.values")));
    assertThat(found.valuesKey()).contains("catalogs/music/a.values");
    assertThat(new CatalogFiles(store).get(Optional.of("music"))).isEqualTo(found);
  }

  @Test
  void ofSeveralCatalogsOneMustBeNamed() {
    CatalogFiles files = new CatalogFiles(store);
    files.write(file(null), warnings::add);
    files.write(
        Songs.file(new Catalog("pets", Dialect.SQLITE, Songs.catalog().tables()), null),
        warnings::add);

    assertThatThrownBy(() -> files.get(Optional.empty()))
        .isInstanceOf(CatalogFileException.class)
        .hasMessage("memory has the catalogs music, pets: choose one with --name");
    assertThatThrownBy(() -> files.get(Optional.of("shop")))
        .isInstanceOf(CatalogFileException.class)
        .hasMessage("memory has no catalog of 'shop': it has music, pets");
  }

  @Test
  void aStoreWithoutCatalogsSaysHowToGetOne() {
    assertThatThrownBy(() -> new CatalogFiles(store).get(Optional.empty()))
        .isInstanceOf(CatalogFileException.class)
        .hasMessage("memory has no catalog: build one with 'assay catalog build'");
  }

  @Test
  void theIndexOfTheEarlierCatalogGoesWithIt() {
    store.create("catalogs/music/0123.values.index", new byte[] {7});
    build("a.values");
    build("b.values");

    assertThat(store.list(""))
        .containsExactly("catalogs/music/0123.values.index", "catalogs/music/b.values", KEY);
    assertThat(warnings).isEmpty();
  }

  @Test
  void anIndexThatBothCatalogsHaveStays() {
    build("a.values");
    build("a.values");

    assertThat(store.list("")).containsExactly("catalogs/music/a.values", KEY);
  }

  @Test
  void anEarlierCatalogThatCannotBeReadIsReplaced() {
    store.write(KEY, new byte[] {'{'});

    build("a.values");

    assertThat(new CatalogFiles(store).get(Optional.empty()).file()).isEqualTo(file("a.values"));
  }

  @Test
  void anIndexThatCannotBeRemovedIsNamed(@TempDir Path folder) throws IOException {
    DirectoryArtifactStore files = new DirectoryArtifactStore(folder);
    new CatalogFiles(files).write(file("a.values"), warnings::add);
    Files.createDirectories(folder.resolve("catalogs/music/a.values/full"));

    new CatalogFiles(files).write(file("b.values"), warnings::add);

    assertThat(warnings)
        .singleElement()
        .asString()
        .startsWith(
            "the index of values of the earlier catalog is left: cannot delete"
                + " catalogs/music/a.values in ");
    assertThat(new CatalogFiles(files).get(Optional.empty()).file()).isEqualTo(file("b.values"));
  }
}
