package dev.assay.cli.serve;

import dev.assay.workflow.run.RunSettings;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** The settings of runs with the suite as it is: read again when one of its files has changed. */
final class CurrentSuite implements Supplier<RunSettings> {

  private static final int DEPTH = 3;

  private final Path folder;
  private final Function<Path, RunSettings> reading;
  private @Nullable Written written;
  private @Nullable RunSettings read;

  CurrentSuite(Path folder, Function<Path, RunSettings> reading) {
    this.folder = folder;
    this.reading = reading;
  }

  @Override
  public synchronized RunSettings get() {
    Written now = written();
    RunSettings before = read;
    if (before != null && now.equals(written)) {
      return before;
    }
    RunSettings settings = reading.apply(folder);
    read = settings;
    written = now;
    return settings;
  }

  /** When its files were written, and how many there are. */
  private Written written() {
    if (!Files.isDirectory(folder)) {
      return Written.NOTHING;
    }
    try (Stream<Path> files = Files.walk(folder, DEPTH)) {
      return files.map(CurrentSuite::time).reduce(Written.NOTHING, Written::with, Written::with);
    } catch (IOException | UncheckedIOException changing) {
      return Written.NOTHING; // it is looked at again for the next question
    }
  }

  private static FileTime time(Path file) {
    try {
      return Files.getLastModifiedTime(file);
    } catch (IOException gone) {
      return FileTime.fromMillis(0);
    }
  }

  /** What tells one state of the files from another. */
  private record Written(long last, long files) {

    static final Written NOTHING = new Written(0, 0);

    Written with(FileTime time) {
      return new Written(Math.max(last, time.toMillis()), files + 1);
    }

    Written with(Written other) {
      return new Written(Math.max(last, other.last), files + other.files);
    }
  }
}
