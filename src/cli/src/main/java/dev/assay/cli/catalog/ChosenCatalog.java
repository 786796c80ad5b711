package dev.assay.cli.catalog;

import dev.assay.cli.CommandContext;
import dev.assay.cli.UsageException;
import dev.assay.workflow.artifacts.ArtifactStore;
import dev.assay.workflow.artifacts.StoreLocation;
import dev.assay.workflow.catalogs.CatalogFiles;
import java.nio.file.Files;
import java.nio.file.Path;
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

  /** The store; a folder that is not there is not made, as it is for what writes into one. */
  ArtifactStore store(CommandContext context) {
    if (StoreLocation.parse(location) instanceof StoreLocation.Folder(Path folder)
        && !Files.isDirectory(folder)) {
      throw new UsageException("there is no folder '%s' with catalogs".formatted(location));
    }
    return context.stores().open(location);
  }

  CatalogFiles.Found open(CommandContext context) {
    return new CatalogFiles(store(context)).get(Optional.ofNullable(name));
  }
}
