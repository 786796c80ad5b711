package dev.assay.sql.worker;

import dev.assay.sql.Dialect;
import dev.assay.sql.LiveFile;
import dev.assay.sql.TimedQuery;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.sql.SQLException;
import java.sql.SQLTimeoutException;
import java.time.Duration;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Requests that read a user's database file, and what comes of them, as bytes. */
final class ReadMessages {

  /** What is asked between rows: more of them, or none any more. */
  static final byte MORE = 1;

  static final byte ENOUGH = 2;

  /** What comes: rows with more after them, the last ones, or a failure. */
  static final byte SOME = 11;

  static final byte LAST = 12;
  static final byte FAILED = 13;

  private ReadMessages() {}

  static void write(ReadRequest request, DataOutputStream out) throws IOException {
    CellWriter cells = new CellWriter(out);
    write(request.file(), cells, out);
    TimedQuery query = request.query();
    cells.text(query.sql());
    out.writeLong(query.time().toMillis());
    out.writeInt(query.longest());
    out.writeInt(query.rows());
    out.writeBoolean(request.preparing());
    out.flush();
  }

  static ReadRequest readRequest(DataInputStream in) throws IOException {
    CellReader cells = new CellReader(in);
    LiveFile file = readFile(cells, in);
    TimedQuery query =
        new TimedQuery(cells.text(), Duration.ofMillis(in.readLong()), in.readInt(), in.readInt());
    return new ReadRequest(file, query, in.readBoolean());
  }

  static void write(LiveFile file, CellWriter cells, DataOutputStream out) throws IOException {
    cells.text(file.dialect().id());
    cells.text(file.url());
    out.writeInt(file.account().size());
    for (Map.Entry<String, String> each : file.account().entrySet()) {
      cells.text(each.getKey());
      cells.text(each.getValue());
    }
    cells.texts(file.settings());
    out.writeInt(file.longestStored());
  }

  static LiveFile readFile(CellReader cells, DataInputStream in) throws IOException {
    Dialect dialect = Dialect.named(cells.text());
    String url = cells.text();
    Map<String, String> account = new HashMap<>();
    for (int left = cells.count(); left > 0; left--) {
      account.put(cells.text(), cells.text());
    }
    return new LiveFile(dialect, url, account, cells.texts(), in.readInt());
  }

  static void write(List<List<@Nullable Object>> rows, boolean brokenText, DataOutputStream out)
      throws IOException {
    CellWriter cells = new CellWriter(out);
    out.writeBoolean(brokenText);
    out.writeInt(rows.size());
    for (List<@Nullable Object> row : rows) {
      for (Object cell : row) {
        cells.cell(cell);
      }
    }
  }

  static void write(SQLException failure, DataOutputStream out) throws IOException {
    CellWriter cells = new CellWriter(out);
    cells.text(String.valueOf(failure.getMessage()));
    cells.text(String.valueOf(failure.getSQLState()));
    out.writeInt(failure.getErrorCode());
    out.writeBoolean(failure instanceof SQLTimeoutException);
  }

  static SQLException readFailure(DataInputStream in) throws IOException {
    CellReader cells = new CellReader(in);
    String message = cells.text();
    String state = cells.text();
    int code = in.readInt();
    return in.readBoolean()
        ? new SQLTimeoutException(message, state, code)
        : new SQLException(message, state, code);
  }
}
