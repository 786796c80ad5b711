package dev.assay.workflow.catalogs;

import dev.assay.workflow.artifacts.ArtifactKeys;
import dev.assay.workflow.artifacts.ArtifactStore;
import java.util.List;
import java.util.Optional;

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
      return values == null
          ? Optional.empty()
          : Optional.of(key.substring(0, key.lastIndexOf('/') + 1) + values.name());
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
        .map(content -> new Found(key, CatalogFormat.read(content, shown(key))))
        .orElseThrow(() -> absent(database.orElse("")));
  }

  /** Writes the catalog in place of an earlier one of the same database. */
  public Found write(CatalogFile file) {
    String key = ArtifactKeys.builtCatalog(file.catalog().database());
    store.write(key, CatalogFormat.bytes(file));
    return new Found(key, file);
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
