package dev.assay.catalog.values;

import java.io.BufferedOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.channels.Channels;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/**
 * Builds a value index from a stream of values of any length, in about 300 MB of heap.
 *
 * <pre>{@code
 * try (ValueIndexBuilder builder = ValueIndexBuilder.at(folder.resolve("values.index"))) {
 *   builder.add("airports", "City", "Aberdeen ");
 *   builder.finish();
 * }
 * }</pre>
 *
 * What it writes is in a hidden folder beside the file, which takes the file's place when all is
 * done; closed without being finished, it leaves nothing behind. Values may come in any order and
 * again. Blank values and those of more than {@link ValueIndex#LONGEST_VALUE} code points are
 * counted, and not indexed: no keyword comes near to them. Unpaired surrogates become question
 * marks. For one thread.
 */
public final class ValueIndexBuilder implements AutoCloseable {

  private static final long MEMORY = 128L << 20;
  private static final int BUFFER = 1 << 20;

  private final Path file;
  private final Path folder;
  private final RecordSorter sorter;
  private final Map<ValuePlace, Integer> places = new LinkedHashMap<>();
  private long skipped;
  private boolean finished;

  private ValueIndexBuilder(Path file, Path folder, long memory) {
    this.file = file;
    this.folder = folder;
    this.sorter = new RecordSorter(folder, memory);
  }

  /**
   * A builder of that file, in a folder that is there.
   *
   * @throws ValueIndexException if nothing can be written there
   */
  public static ValueIndexBuilder at(Path file) {
    return at(file, MEMORY);
  }

  static ValueIndexBuilder at(Path file, long memory) {
    Path target = file.toAbsolutePath();
    try {
      Path folder =
          Files.createTempDirectory(target.getParent(), "." + target.getFileName() + ".building-");
      return new ValueIndexBuilder(target, folder, memory);
    } catch (IOException unwritable) {
      throw unwritable(target, unwritable);
    }
  }

  /**
   * Adds a value.
   *
   * @throws ValueIndexException if the disk is full
   */
  public void add(String table, String column, String value) {
    int place = places.computeIfAbsent(new ValuePlace(table, column), _ -> places.size());
    ValueRecord added = ValueRecord.of(value, place);
    if (added == null) {
      skipped++;
      return;
    }
    try {
      sorter.add(added);
    } catch (IOException unwritable) {
      throw unwritable(file, unwritable);
    }
  }

  /**
   * Writes the index and puts it in its place; an index that was there before is replaced.
   *
   * @throws ValueIndexException if the disk is full
   */
  public ValueIndexSummary finish() {
    if (finished) {
      throw new IllegalStateException("the value index is finished already");
    }
    Path written = folder.resolve("index");
    try {
      IndexWriter writer = write(written);
      Files.move(
          written, file, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
      finished = true;
      return new ValueIndexSummary(writer.values(), skipped + writer.skipped(), writer.size());
    } catch (IOException unwritable) {
      throw unwritable(file, unwritable);
    }
  }

  private IndexWriter write(Path written) throws IOException {
    try (FileChannel channel =
            FileChannel.open(written, StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE);
        OutputStream out = new BufferedOutputStream(Channels.newOutputStream(channel), BUFFER)) {
      IndexWriter writer = new IndexWriter(out);
      sorter.drainTo(writer::add);
      writer.finish(new ArrayList<>(places.keySet()));
      out.flush();
      channel.force(true);
      return writer;
    }
  }

  /** Removes what was written on the way. */
  @Override
  public void close() {
    try (Stream<Path> files = Files.walk(folder)) {
      List<Path> inner = files.sorted(Comparator.reverseOrder()).toList();
      for (Path each : inner) {
        Files.delete(each);
      }
    } catch (IOException | UncheckedIOException left) {
      throw new ValueIndexException(
          "cannot remove the folder '%s' of an unfinished value index: %s"
              .formatted(folder, left.getMessage()),
          left);
    }
  }

  private static ValueIndexException unwritable(Path file, IOException cause) {
    return new ValueIndexException(
        "cannot write the value index '%s': %s".formatted(file, cause.getMessage()), cause);
  }
}
