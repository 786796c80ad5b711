package dev.assay.workflow.catalogs;

import dev.assay.catalog.CatalogException;
import dev.assay.catalog.glossary.GlossaryYaml;
import dev.assay.workflow.artifacts.ArtifactKeys;
import dev.assay.workflow.artifacts.ArtifactStore;
import dev.assay.workflow.artifacts.ArtifactStoreException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;

/** The built catalogs of an artifact store, a folder or a bucket. */
public final class CatalogFiles {

  private static final String CATALOGS = "catalogs/";
  private static final String FILE = "/catalog.json";

  private final ArtifactStore store;

  public CatalogFiles(ArtifactStore store) {
    this.store = store;
  }

  /** A catalog, and the key that it is under. */
  public record Found(String key, CatalogFile file) {

    /** The key of the index of its text values; empty when it was built without. */
    public Optional<String> valuesKey() {
      CatalogFile.ValuesFile values = file.values();
      return values == null ? Optional.empty() : Optional.of(beside(key, values.name()));
    }
  }

  /**
   * The catalog of that database, or the only one that there is.
   *
   * @param database the database's name; empty when the store has only one catalog
   * @throws CatalogFileException when there is none or more than one, or it cannot be read
   */
  public Found get(Optional<String> database) {
    String key = database.map(ArtifactKeys::builtCatalog).orElseGet(this::only);
    return store
        .read(key)
        .map(content -> new Found(key, withTerms(key, CatalogFormat.read(content, shown(key)))))
        .orElseThrow(() -> absent(database.orElse("")));
  }

  private static String beside(String key, String name) {
    return key.substring(0, key.lastIndexOf('/') + 1) + name;
  }

  /** The catalog with the glossary that is beside it, if there is one. */
  private CatalogFile withTerms(String key, CatalogFile file) {
    String glossary = beside(key, GlossaryYaml.FILE);
    try {
      return store
          .read(glossary)
          .map(content -> GlossaryYaml.read(Path.of(glossary), content).terms())
          .map(file::withTerms)
          .orElse(file);
    } catch (CatalogException unfit) {
      throw new CatalogFileException(String.valueOf(unfit.getMessage()), unfit);
    }
  }

  /**
   * Writes the catalog in place of an earlier one of the same database, whose index of values is
   * removed when it is another one. Whatever happens on the way, the catalog's own index is there.
   *
   * @param warned is told when the earlier index cannot be removed
   */
  public Found write(CatalogFile file, Consumer<String> warned) {
    String key = ArtifactKeys.builtCatalog(file.catalog().database());
    Optional<String> earlier = store.read(key).flatMap(content -> valuesKey(key, content));
    store.write(key, CatalogFormat.bytes(file));
    Found written = new Found(key, file);
    earlier
        .filter(values -> !written.valuesKey().equals(Optional.of(values)))
        .ifPresent(values -> remove(values, warned));
    return written;
  }

  /** The index of a catalog that is about to go; of one that cannot be read nothing is known. */
  private Optional<String> valuesKey(String key, byte[] content) {
    try {
      return new Found(key, CatalogFormat.read(content, shown(key))).valuesKey();
    } catch (CatalogFileException unreadable) {
      return Optional.empty();
    }
  }

  private void remove(String values, Consumer<String> warned) {
    try {
      store.delete(values);
    } catch (ArtifactStoreException left) {
      warned.accept("the index of values of the earlier catalog is left: " + left.getMessage());
    }
  }

  private String only() {
    List<String> keys = keys();
    if (keys.isEmpty()) {
      throw absent("");
    }
    if (keys.size() > 1) {
      throw new CatalogFileException(
          "%s has the catalogs %s: choose one with --name"
              .formatted(store.location(), String.join(", ", names(keys))));
    }
    return keys.getFirst();
  }

  /** The names of the databases that there are catalogs of. */
  public List<String> names() {
    return names(keys());
  }

  private List<String> keys() {
    return store.list(CATALOGS).stream().filter(key -> key.endsWith(FILE)).toList();
  }

  private static List<String> names(List<String> keys) {
    return keys.stream()
        .map(key -> key.substring(CATALOGS.length(), key.length() - FILE.length()))
        .toList();
  }

  private String shown(String key) {
    return "the catalog %s in %s".formatted(key, store.location());
  }

  private CatalogFileException absent(String database) {
    List<String> names = names(keys());
    String hint =
        names.isEmpty()
            ? "build one with 'assay catalog build'"
            : "it has " + String.join(", ", names);
    return new CatalogFileException(
        "%s has no catalog%s: %s"
            .formatted(
                store.location(), database.isEmpty() ? "" : " of '%s'".formatted(database), hint));
  }
}
