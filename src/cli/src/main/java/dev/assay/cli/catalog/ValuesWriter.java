package dev.assay.cli.catalog;

import dev.assay.catalog.ValueSink;
import dev.assay.catalog.values.ValueIndexBuilder;
import dev.assay.catalog.values.ValueIndexSummary;
import dev.assay.workflow.artifacts.ArtifactKeys;
import dev.assay.workflow.artifacts.ArtifactStore;
import dev.assay.workflow.artifacts.Sha256;
import dev.assay.workflow.catalogs.CatalogFile;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * Indexes the text values of a database in a folder of its own, which is gone when it closes or the
 * process is interrupted: it may hold gigabytes.
 */
final class ValuesWriter implements AutoCloseable {

  private static final int DIGEST_LENGTH = 16;

  private final @Nullable Path folder;
  private final @Nullable ValueIndexBuilder builder;
  private final Thread atExit = Thread.ofPlatform().unstarted(this::abandon);

  private ValuesWriter(@Nullable Path folder, @Nullable ValueIndexBuilder builder) {
    this.folder = folder;
    this.builder = builder;
    Runtime.getRuntime().addShutdownHook(atExit);
  }

  /** A writer, or one that writes nothing. */
  static ValuesWriter opened(boolean nothing) {
    if (nothing) {
      return new ValuesWriter(null, null);
    }
    try {
      Path folder = Files.createTempDirectory("assay-catalog-");
      return new ValuesWriter(folder, ValueIndexBuilder.at(folder.resolve("values")));
    } catch (IOException unwritable) {
      throw new UncheckedIOException(unwritable);
    }
  }

  /** Where values go; null when nobody wants them. */
  @Nullable ValueSink sink() {
    return builder == null ? null : builder::add;
  }

  /** Finishes the index and puts it into the store; null when there is none. */
  CatalogFile.@Nullable ValuesFile kept(ArtifactStore store, String database) {
    if (builder == null || folder == null) {
      return null;
    }
    ValueIndexSummary summary = builder.finish();
    if (summary.values() == 0) {
      return null;
    }
    Path file = folder.resolve("values");
    try {
      String digest = Sha256.hexOfFile(file);
      String key = ArtifactKeys.builtValues(database, digest.substring(0, DIGEST_LENGTH));
      // the same values have the same key, so that what is there already is what would be written
      store.create(key, file);
      return new CatalogFile.ValuesFile(
          key.substring(key.lastIndexOf('/') + 1), summary.values(), summary.bytes(), digest);
    } catch (IOException unreadable) {
      throw new UncheckedIOException(unreadable);
    }
  }

  @Override
  public void close() {
    if (builder != null) {
      builder.close();
    }
    try {
      Runtime.getRuntime().removeShutdownHook(atExit);
      remove();
    } catch (IllegalStateException alreadyAtExit) {
      // the folder is being removed
    } catch (IOException left) {
      throw new UncheckedIOException(left);
    }
  }

  /** Nobody would read what cannot be removed: at exit there is no more to be done about it. */
  private void abandon() {
    try {
      remove();
    } catch (IOException | UncheckedIOException left) {
      // the system clears its temporary folder
    }
  }

  private void remove() throws IOException {
    if (folder == null) {
      return;
    }
    try (Stream<Path> files = Files.walk(folder)) {
      for (Path file : files.sorted(Comparator.reverseOrder()).toList()) {
        Files.deleteIfExists(file);
      }
    }
  }
}
