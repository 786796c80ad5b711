package dev.assay.cli.batch;

import dev.assay.catalog.Catalog;
import dev.assay.catalog.CatalogException;
import dev.assay.catalog.CatalogReader;
import dev.assay.catalog.DatabaseLocation;
import dev.assay.catalog.ValueSharing;
import dev.assay.catalog.glossary.GlossaryYaml;
import dev.assay.cli.run.DatabaseValues;
import dev.assay.workflow.artifacts.ArtifactKeys;
import dev.assay.workflow.batch.DatabaseCatalogs;
import dev.assay.workflow.catalogs.KeptCatalog;
import dev.assay.workflow.run.Artifacts;
import dev.assay.workflow.run.InvalidQuestionException;
import dev.assay.workflow.run.Part;
import dev.assay.workflow.run.RunSettings;
import dev.assay.workflow.testdata.SampledRows;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * The catalogs of a folder of databases, {@code <folder>/<name>/<name>.sqlite} as BIRD and Spider
 * have them, each read when a question first names it.
 */
public final class LocalCatalogs implements DatabaseCatalogs {

  private static final Pattern NAME = Pattern.compile("[A-Za-z0-9_][A-Za-z0-9_. -]*");

  private static final int MOST_NAMED = 10;

  private final Path folder;
  private final Artifacts artifacts;
  private final RunSettings settings;
  private final Map<String, Found> found = new HashMap<>();

  /** The catalogs of the folder, kept for runs of these settings as they are asked for. */
  public LocalCatalogs(Path folder, Artifacts artifacts, RunSettings settings) {
    this.folder = folder;
    this.artifacts = artifacts;
    this.settings = settings;
  }

  @Override
  public synchronized Found find(@Nullable String name) {
    String wanted = name == null ? only() : name;
    Found known = found.get(wanted);
    return known == null ? read(wanted) : known;
  }

  /** The name of the one database that there is. */
  private String only() {
    List<String> names = names(folder);
    if (names.size() == 1) {
      return names.getFirst();
    }
    throw new InvalidQuestionException(
        "'db_id' is missing, and there are %d databases: %s%s"
            .formatted(
                names.size(),
                names.stream().limit(MOST_NAMED).collect(Collectors.joining(", ")),
                names.size() > MOST_NAMED ? ", …" : ""));
  }

  /** Where the database of a name is. */
  public static DatabaseLocation location(Path folder, String name) {
    return DatabaseLocation.parse(file(folder, name).toString());
  }

  /** The names of the databases in a folder. */
  static List<String> names(Path folder) {
    try (Stream<Path> folders = Files.list(folder)) {
      return folders
          .map(each -> each.getFileName().toString())
          .filter(name -> NAME.matcher(name).matches() && Files.isRegularFile(file(folder, name)))
          .sorted()
          .toList();
    } catch (IOException unreadable) {
      throw new UncheckedIOException("cannot read the folder '%s'".formatted(folder), unreadable);
    }
  }

  private static Path file(Path folder, String name) {
    return folder.resolve(name).resolve(name + ".sqlite");
  }

  /** The catalog with the glossary that is beside the database's file, if there is one. */
  private static Catalog withTerms(Catalog catalog, Path file) {
    Path glossary = file.resolveSibling(GlossaryYaml.FILE);
    return Files.isRegularFile(glossary)
        ? catalog.withTerms(GlossaryYaml.read(glossary).terms())
        : catalog;
  }

  private Found read(String name) {
    Path file = file(folder, name);
    if (!NAME.matcher(name).matches() || !Files.isRegularFile(file)) {
      throw new InvalidQuestionException(
          "there is no database '%s': it would be <folder>/<name>/<name>.sqlite".formatted(name));
    }
    try {
      DatabaseLocation location = location(folder, name);
      Catalog declared = withTerms(new CatalogReader(System::getenv).read(location), file);
      boolean shared = settings.linking().shareValues() != ValueSharing.NONE;
      DatabaseValues values =
          shared ? DatabaseValues.of(declared, location) : new DatabaseValues(declared, null);
      Catalog catalog = values.catalog();
      KeptCatalog kept = new KeptCatalog(catalog, values.index());
      Found read = Found.of(kept.keep(artifacts), catalog);
      if (!settings.has(Part.TEST_DATA_GENERATION)) {
        artifacts.create(
            ArtifactKeys.sampledRows(read.key()),
            SampledDatabase.of(file, catalog),
            SampledRows.class);
      }
      found.put(name, read);
      return read;
    } catch (CatalogException unreadable) {
      throw new InvalidQuestionException(String.valueOf(unreadable.getMessage()), unreadable);
    }
  }
}
