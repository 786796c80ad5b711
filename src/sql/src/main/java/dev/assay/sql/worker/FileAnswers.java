package dev.assay.sql.worker;

import dev.assay.sql.Queries;
import dev.assay.sql.ResultRows;
import dev.assay.table.Binary;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.function.BooleanSupplier;
import org.jspecify.annotations.Nullable;

/** Answers requests that read a user's database file: the rows, some at a time. */
final class FileAnswers {

  private static final int MOST_ROWS = 1_000;
  private static final int MOST_UNITS = 1 << 18;

  /** A longer value is not handed over: it would be more than half of what the other side takes. */
  private static final int LONGEST = 16 << 20;

  private final OpenFiles files = new OpenFiles();
  private final DataInputStream in;
  private final DataOutputStream out;
  private final BooleanSupplier fit;
  private boolean ended;

  /**
   * Over the streams of a worker.
   *
   * @param fit whether the worker can take more requests
   */
  FileAnswers(DataInputStream in, DataOutputStream out, BooleanSupplier fit) {
    this.in = in;
    this.out = out;
    this.fit = fit;
  }

  void answer(ReadRequest request) throws IOException {
    ended = false;
    try {
      files.use(request.file(), queries -> answer(request, queries));
    } catch (SQLException failure) {
      fail(failure);
    } catch (OutOfMemoryError exhausted) {
      fail(new SQLException("it needs more memory than there is", exhausted));
    } catch (StackOverflowError exhausted) {
      fail(new SQLException("it is nested too deeply", exhausted));
    } catch (RuntimeException ofDriver) {
      fail(new SQLException(String.valueOf(ofDriver.getMessage()), ofDriver));
    }
    // by now the file is closed: whoever has the answer and writes to the file finds it free
    out.flush();
  }

  private void answer(ReadRequest request, Queries queries) throws SQLException, IOException {
    if (request.preparing()) {
      queries.prepare(request.query().sql(), request.query().time());
      out.writeByte(ReadMessages.LAST);
      end();
      return;
    }
    queries.<Void, IOException>read(
        request.query(),
        rows -> {
          send(rows, request.query().rows());
          return null;
        });
  }

  private void send(ResultRows rows, int wanted) throws SQLException, IOException {
    int left = wanted;
    boolean named = false;
    boolean last = false;
    while (!last) {
      Some some = Some.of(rows, Math.min(left, MOST_ROWS));
      left -= some.rows().size();
      last = some.last() || left == 0;
      out.writeByte(last ? ReadMessages.LAST : ReadMessages.SOME);
      if (!named) {
        new CellWriter(out).texts(rows.names());
        named = true;
      }
      ReadMessages.write(some.rows(), rows.hadBrokenText(), out);
      if (!last) {
        out.flush();
        left = in.readByte() == ReadMessages.MORE ? left : 0;
      }
    }
    end();
  }

  /**
   * Rows that are handed over at once.
   *
   * @param last whether there are none after them
   */
  private record Some(List<List<@Nullable Object>> rows, boolean last) {

    static Some of(ResultRows source, int most) throws SQLException {
      List<List<@Nullable Object>> rows = new ArrayList<>();
      long units = 0;
      while (rows.size() < most && units < MOST_UNITS) {
        List<@Nullable Object> row = source.next();
        if (row == null) {
          return new Some(rows, true);
        }
        units += units(row);
        rows.add(row);
      }
      return new Some(rows, false);
    }
  }

  private static long units(List<@Nullable Object> row) throws SQLException {
    long units = row.size();
    for (Object value : row) {
      int length =
          switch (value) {
            case String text -> text.length();
            case Binary binary -> binary.hex().length() / 2;
            case null, default -> 0;
          };
      if (length > LONGEST) {
        throw new SQLException(
            "the result has a value of more than %,d characters".formatted(LONGEST));
      }
      units += length;
    }
    return units;
  }

  private void fail(SQLException failure) throws IOException {
    if (ended) {
      // a second answer would be taken for that of the next request: this process has to end
      throw new IOException("what was read could not be closed", failure);
    }
    out.writeByte(ReadMessages.FAILED);
    ReadMessages.write(failure, out);
    end();
  }

  private void end() throws IOException {
    ended = true;
    out.writeBoolean(fit.getAsBoolean());
  }
}
