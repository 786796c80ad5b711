package dev.assay.cli.serve;

import dev.assay.workflow.run.RunSettings;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.util.function.Function;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** The settings of runs with the suite as it is: read again when a question has come or gone. */
final class CurrentSuite implements Supplier<RunSettings> {

  private final Path folder;
  private final Function<Path, RunSettings> reading;
  private @Nullable FileTime changed;
  private @Nullable RunSettings read;

  CurrentSuite(Path folder, Function<Path, RunSettings> reading) {
    this.folder = folder;
    this.reading = reading;
  }

  @Override
  public synchronized RunSettings get() {
    FileTime now = changed();
    RunSettings before = read;
    if (before != null && now.equals(changed)) {
      return before;
    }
    RunSettings settings = reading.apply(folder);
    read = settings;
    changed = now;
    return settings;
  }

  private FileTime changed() {
    try {
      return Files.getLastModifiedTime(folder);
    } catch (IOException absent) {
      return FileTime.fromMillis(0);
    }
  }
}
