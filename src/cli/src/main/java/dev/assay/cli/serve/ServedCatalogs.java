package dev.assay.cli.serve;

import dev.assay.catalog.Catalog;
import dev.assay.cli.mcp.AskedCatalogs;
import dev.assay.workflow.batch.DatabaseCatalogs;
import dev.assay.workflow.run.Artifacts;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** The catalogs that questions are about, for agents; the last that were asked for are at hand. */
final class ServedCatalogs implements AskedCatalogs {

  private static final int AT_HAND = 8;

  private final List<String> names;
  private final DatabaseCatalogs catalogs;
  private final Artifacts artifacts;
  private final Map<String, Catalog> read = new LinkedHashMap<>(16, 0.75f, true);

  ServedCatalogs(List<String> names, DatabaseCatalogs catalogs, Artifacts artifacts) {
    this.names = List.copyOf(names);
    this.catalogs = catalogs;
    this.artifacts = artifacts;
  }

  @Override
  public List<String> names() {
    return names;
  }

  @Override
  public Catalog find(@Nullable String name) {
    String wanted = name == null && names.size() == 1 ? names.getFirst() : name;
    return read(catalogs.find(wanted).key());
  }

  /** Catalogs are kept by their content: what a key stands for does not change. */
  private synchronized Catalog read(String key) {
    Catalog catalog = read.computeIfAbsent(key, _ -> artifacts.get(key, Catalog.class));
    if (read.size() > AT_HAND) {
      read.remove(read.keySet().iterator().next());
    }
    return Objects.requireNonNull(catalog);
  }
}
