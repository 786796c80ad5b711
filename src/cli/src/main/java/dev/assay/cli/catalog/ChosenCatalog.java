package dev.assay.cli.catalog;

import dev.assay.cli.CommandContext;
import dev.assay.cli.run.ReadStore;
import dev.assay.workflow.artifacts.ArtifactStore;
import dev.assay.workflow.catalogs.CatalogFiles;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** The options that choose a built catalog. */
final class ChosenCatalog {

  @Option(
      names = "--catalog",
      required = true,
      paramLabel = "DIR|s3://BUCKET/PREFIX",
      description = "Where the catalog was built to.")
  String location = "";

  @Option(
      names = "--name",
      paramLabel = "NAME",
      description = "The catalog's name, where there are several.")
  @Nullable String name;

  /** The store, which has to be there. */
  ArtifactStore store(CommandContext context) {
    return ReadStore.open(context, location, "catalogs");
  }

  CatalogFiles.Found open(CommandContext context) {
    return new CatalogFiles(store(context)).get(Optional.ofNullable(name));
  }
}
