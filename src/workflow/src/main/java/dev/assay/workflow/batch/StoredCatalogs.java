package dev.assay.workflow.batch;

import dev.assay.catalog.Catalog;
import dev.assay.catalog.ValueSharing;
import dev.assay.workflow.artifacts.ArtifactStore;
import dev.assay.workflow.catalogs.CatalogFile;
import dev.assay.workflow.catalogs.CatalogFileException;
import dev.assay.workflow.catalogs.CatalogFiles;
import dev.assay.workflow.catalogs.KeptCatalog;
import dev.assay.workflow.linking.IndexedValues;
import dev.assay.workflow.linking.StoredValues;
import dev.assay.workflow.run.Artifacts;
import dev.assay.workflow.run.InvalidQuestionException;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * The catalogs that {@code assay catalog build} has put into a store, each read when a question
 * first names it and kept for the runs by what it has then.
 */
public final class StoredCatalogs implements DatabaseCatalogs {

  /** A catalog that is built anew is seen so soon. */
  private static final Duration REMEMBERED = Duration.ofMinutes(1);

  private final ArtifactStore built;
  private final Artifacts artifacts;
  private final ValueSharing sharing;
  private final InstantSource clock;
  private final Map<String, Cached> cache = new HashMap<>();

  private record Cached(Found found, Instant until) {}

  /**
   * Catalogs from one store for the runs of another, which may be the same.
   *
   * @param built where the catalogs are
   * @param artifacts where the runs are
   * @param sharing with {@code NONE}, values are not looked up, and their indexes not copied
   */
  public StoredCatalogs(
      ArtifactStore built, Artifacts artifacts, ValueSharing sharing, InstantSource clock) {
    this.built = built;
    this.artifacts = artifacts;
    this.sharing = sharing;
    this.clock = clock;
  }

  @Override
  public synchronized Found find(@Nullable String name) {
    String known = name == null ? "" : name;
    Cached cached = cache.get(known);
    if (cached != null && clock.instant().isBefore(cached.until)) {
      return cached.found;
    }
    Found found = read(Optional.ofNullable(name));
    cache.put(known, new Cached(found, clock.instant().plus(REMEMBERED)));
    return found;
  }

  private Found read(Optional<String> name) {
    try {
      CatalogFiles.Found file = new CatalogFiles(built).get(name);
      Catalog catalog = file.file().catalog();
      String key = new KeptCatalog(catalog, values(file)).keep(artifacts);
      return Found.of(key, catalog);
    } catch (CatalogFileException absent) {
      throw new InvalidQuestionException(String.valueOf(absent.getMessage()), absent);
    }
  }

  private @Nullable IndexedValues values(CatalogFiles.Found file) {
    CatalogFile.ValuesFile values = file.file().values();
    return values == null || sharing == ValueSharing.NONE
        ? null
        : new StoredValues(built, file.valuesKey().orElseThrow(), values);
  }
}
