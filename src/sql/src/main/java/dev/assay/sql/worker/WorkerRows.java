package dev.assay.sql.worker;

import dev.assay.sql.ResultRows;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.sql.SQLException;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The rows that a worker reads of a database file, some at a time. The worker may have been broken:
 * what it sends is believed no further than it makes sense.
 */
final class WorkerRows implements ResultRows {

  private static final int MOST_AT_ONCE = 1_000;

  private final DataInputStream in;
  private final DataOutputStream out;
  private final Deque<List<@Nullable Object>> rows = new ArrayDeque<>();
  private List<String> names = List.of();
  private boolean named;
  private boolean brokenText;
  private boolean last;
  private boolean fit;
  private @Nullable SQLException failure;

  /**
   * After a request was sent.
   *
   * @param preparing whether no rows will come
   */
  WorkerRows(DataInputStream in, DataOutputStream out, boolean preparing) throws IOException {
    this.in = in;
    this.out = out;
    receive(preparing);
  }

  /** The process that sends the rows has ended. */
  static final class BrokenOffException extends SQLException {
    private static final long serialVersionUID = 1;

    BrokenOffException(IOException reason) {
      super(reason);
    }
  }

  private void receive(boolean withoutRows) throws IOException {
    int kind = in.readUnsignedByte();
    switch (kind) {
      case ReadMessages.SOME, ReadMessages.LAST -> {
        last = kind == ReadMessages.LAST;
        if (!withoutRows) {
          receiveRows();
        }
      }
      case ReadMessages.FAILED -> {
        failure = ReadMessages.readFailure(in);
        last = true;
      }
      default -> throw new IOException("no kind of rows: " + kind);
    }
    if (last) {
      fit = in.readBoolean();
    }
  }

  private void receiveRows() throws IOException {
    CellReader cells = new CellReader(in);
    if (!named) {
      names = List.copyOf(cells.texts());
      named = true;
    }
    brokenText = in.readBoolean();
    int count = cells.count();
    if (count > MOST_AT_ONCE) {
      throw new IOException("too many rows: " + count);
    }
    for (int row = 0; row < count; row++) {
      List<@Nullable Object> values = new ArrayList<>(Math.min(names.size(), MOST_AT_ONCE));
      for (int column = 0; column < names.size(); column++) {
        values.add(cells.checkedCell());
      }
      rows.add(values);
    }
  }

  /** Throws what the worker failed with before it had rows. */
  void check() throws SQLException {
    if (failure != null) {
      throw failure;
    }
  }

  @Override
  public List<String> names() {
    return names;
  }

  @Override
  public @Nullable List<@Nullable Object> next() throws SQLException {
    try {
      while (rows.isEmpty() && !last) {
        out.writeByte(ReadMessages.MORE);
        out.flush();
        receive(false);
      }
    } catch (IOException ended) {
      throw new BrokenOffException(ended);
    }
    check();
    return rows.poll();
  }

  @Override
  public boolean hadBrokenText() {
    return brokenText;
  }

  /** Has the worker end with this query; whether it can take another one. */
  boolean end() throws IOException {
    if (!last) {
      out.writeByte(ReadMessages.ENOUGH);
      out.flush();
      receive(false);
    }
    return last && fit;
  }
}
