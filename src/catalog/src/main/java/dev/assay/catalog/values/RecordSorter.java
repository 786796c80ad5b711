package dev.assay.catalog.values;

import java.io.BufferedInputStream;
import java.io.BufferedOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.PriorityQueue;
import org.jspecify.annotations.Nullable;

/**
 * Sorts any number of records in bounded memory: sorted runs are spilled into files of a folder,
 * then merged. Equal records come out once.
 */
final class RecordSorter {

  /** Of files that are read at once; more are merged into one before. */
  private static final int MOST_RUNS = 128;

  private static final int BUFFER = 1 << 16;
  private static final int OVERHEAD_OF_A_RECORD = 40;

  private final Path folder;
  private final long memory;
  private final List<ValueRecord> pending = new ArrayList<>();
  private final List<Path> runs = new ArrayList<>();
  private long pendingBytes;
  private int files;

  /** Takes about so many bytes of the heap. */
  RecordSorter(Path folder, long memory) {
    this.folder = folder;
    this.memory = memory;
  }

  /** Receives records in their order. */
  interface Receiver {
    void accept(ValueRecord value) throws IOException;
  }

  void add(ValueRecord value) throws IOException {
    pending.add(value);
    pendingBytes += value.bytes().length + OVERHEAD_OF_A_RECORD;
    if (pendingBytes > memory) {
      spill();
    }
  }

  /** Hands over all records; the sorter is empty then. */
  void drainTo(Receiver receiver) throws IOException {
    if (runs.isEmpty()) {
      sorted(pending, receiver);
      pending.clear();
    } else {
      spill();
      merge(runs, receiver);
    }
  }

  /** In memory only. */
  static void sorted(List<ValueRecord> records, Receiver receiver) throws IOException {
    Collections.sort(records);
    ValueRecord last = null;
    for (ValueRecord each : records) {
      if (!each.equals(last)) {
        receiver.accept(each);
      }
      last = each;
    }
  }

  private void spill() throws IOException {
    runs.add(run(out -> sorted(pending, out)));
    pending.clear();
    pendingBytes = 0;
    if (runs.size() == MOST_RUNS) {
      List<Path> merged = List.copyOf(runs);
      runs.clear();
      runs.add(run(out -> merge(merged, out)));
    }
  }

  /** Hands over sorted records. */
  private interface Source {
    void drainTo(Receiver receiver) throws IOException;
  }

  private Path run(Source source) throws IOException {
    Path file = folder.resolve("run-" + files++);
    try (DataOutputStream out =
        new DataOutputStream(new BufferedOutputStream(Files.newOutputStream(file), BUFFER))) {
      source.drainTo(
          value -> {
            out.writeInt(value.bytes().length);
            out.write(value.bytes());
          });
      out.writeInt(0);
    }
    return file;
  }

  private static void merge(List<Path> files, Receiver receiver) throws IOException {
    PriorityQueue<Run> heads = new PriorityQueue<>();
    List<Run> opened = new ArrayList<>();
    try {
      for (Path file : files) {
        Run run = new Run(file);
        opened.add(run);
        if (run.advance()) {
          heads.add(run);
        }
      }
      ValueRecord last = null;
      for (Run run = heads.poll(); run != null; run = heads.poll()) {
        ValueRecord next = run.head();
        if (!next.equals(last)) {
          receiver.accept(next);
        }
        last = next;
        if (run.advance()) {
          heads.add(run);
        }
      }
    } finally {
      for (Run run : opened) {
        run.delete();
      }
    }
  }

  /** A file of sorted records, read one after the other. */
  private static final class Run implements Comparable<Run> {

    private final Path file;
    private final DataInputStream in;
    private @Nullable ValueRecord head;

    Run(Path file) throws IOException {
      this.file = file;
      this.in = new DataInputStream(new BufferedInputStream(Files.newInputStream(file), BUFFER));
    }

    /** Whether there was one more. */
    boolean advance() throws IOException {
      int length = in.readInt();
      head = length == 0 ? null : new ValueRecord(in.readNBytes(length));
      return head != null;
    }

    ValueRecord head() {
      if (head == null) {
        throw new IllegalStateException("the run is at its end");
      }
      return head;
    }

    void delete() throws IOException {
      in.close();
      Files.delete(file);
    }

    @Override
    public int compareTo(Run other) {
      return head().compareTo(other.head());
    }
  }
}
