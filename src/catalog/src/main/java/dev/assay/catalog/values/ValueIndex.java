package dev.assay.catalog.values;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.nio.channels.FileChannel;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * All distinct text values of a database, asked for those near to a keyword (TS-SQL 3.1.1). A file
 * is mapped into memory, not read; any number of threads may ask at once.
 */
public final class ValueIndex implements AutoCloseable {

  /** The distance up to which a value counts as near (TS-SQL equation 2). */
  public static final double MOST_DISTANCE = 0.3;

  /** The longest value that is indexed, in code points of its normal form. */
  public static final int LONGEST_VALUE = 256;

  private final String name;
  private volatile @Nullable IndexLayout layout;

  private ValueIndex(String name, IndexLayout layout) {
    this.name = name;
    this.layout = layout;
  }

  /**
   * Opens a file that {@link ValueIndexBuilder} has written.
   *
   * @throws ValueIndexException if it is not there, or no value index of this version
   */
  public static ValueIndex open(Path file) {
    String name = file.toString();
    try (FileChannel channel = FileChannel.open(file, StandardOpenOption.READ)) {
      // not a closable arena: those that threads share need a switch in native images
      MemorySegment bytes =
          channel.map(FileChannel.MapMode.READ_ONLY, 0, channel.size(), Arena.ofAuto());
      return of(bytes, name);
    } catch (NoSuchFileException absent) {
      throw new ValueIndexException(
          "there is no value index '%s': build the catalog with values".formatted(name), absent);
    } catch (IOException unreadable) {
      throw new ValueIndexException(
          "cannot read the value index '%s': %s".formatted(name, unreadable.getMessage()),
          unreadable);
    }
  }

  /** An index of a few thousand values without a file: the values of each column. */
  public static ValueIndex inMemory(Map<ValuePlace, ? extends Iterable<String>> values) {
    List<ValuePlace> places = List.copyOf(values.keySet());
    List<ValueRecord> records = new ArrayList<>();
    for (int place = 0; place < places.size(); place++) {
      for (String value : values.get(places.get(place))) {
        ValueRecord added = ValueRecord.of(value, place);
        if (added != null) {
          records.add(added);
        }
      }
    }
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try {
      IndexWriter writer = new IndexWriter(bytes);
      RecordSorter.sorted(records, writer::add);
      writer.finish(places);
    } catch (IOException impossible) {
      throw new UncheckedIOException(impossible);
    }
    return of(MemorySegment.ofArray(bytes.toByteArray()), "in memory");
  }

  private static ValueIndex of(MemorySegment bytes, String name) {
    try {
      return new ValueIndex(name, IndexLayout.read(bytes, name));
    } catch (IndexOutOfBoundsException | NegativeArraySizeException damaged) {
      throw IndexLayout.damaged(name, damaged);
    }
  }

  /** How many distinct texts there are. */
  public long size() {
    return layout().values();
  }

  /** The columns whose values are indexed. */
  public List<ValuePlace> places() {
    return layout().places();
  }

  /**
   * The values within {@link #MOST_DISTANCE} of the keyword, the nearest first; of those that
   * differ only in case, spaces, accents or punctuation the one spelled most like the keyword.
   *
   * @param limit how many at most; TS-SQL keeps 5
   * @throws ValueIndexException if the file is damaged
   */
  public List<ValueMatch> near(String keyword, int limit) {
    return near(keyword, limit, layout(), null, false);
  }

  /** The same among the values of some columns; only these are among the places of the matches. */
  public List<ValueMatch> near(String keyword, int limit, Set<ValuePlace> within) {
    IndexLayout open = layout();
    return near(keyword, limit, open, places(open, within), false);
  }

  /**
   * The same where the keyword is taken for a misspelled value: those that one slip makes of it are
   * near however short they are, such as {@code NY} to {@code NV} and {@code dog} to {@code dgo}.
   */
  public List<ValueMatch> nearMisspelled(String keyword, int limit, Set<ValuePlace> within) {
    IndexLayout open = layout();
    return near(keyword, limit, open, places(open, within), true);
  }

  private static BitSet places(IndexLayout open, Set<ValuePlace> within) {
    BitSet places = new BitSet();
    for (int place = 0; place < open.places().size(); place++) {
      places.set(place, within.contains(open.places().get(place)));
    }
    return places;
  }

  private List<ValueMatch> near(
      String keyword, int limit, IndexLayout open, @Nullable BitSet within, boolean misspelled) {
    if (limit < 1) {
      throw new IllegalArgumentException("limit must be 1 or more, not " + limit);
    }
    try {
      return new NearSearch(keyword, limit, open.places(), within, misspelled).in(open.slices());
    } catch (IndexOutOfBoundsException | NegativeArraySizeException damaged) {
      throw IndexLayout.damaged(name, damaged);
    }
  }

  private IndexLayout layout() {
    IndexLayout open = layout;
    if (open == null) {
      throw new IllegalStateException("the value index '%s' is closed".formatted(name));
    }
    return open;
  }

  /** Lets go of the file; its memory is given back when no lookup needs it any more. */
  @Override
  public void close() {
    layout = null;
  }
}
