package dev.assay.sql.worker;

import dev.assay.sql.ColumnDefinition;
import dev.assay.sql.Dialect;
import dev.assay.sql.ForeignKey;
import dev.assay.sql.LiveFile;
import dev.assay.sql.SqlFailure;
import dev.assay.sql.SqlLimits;
import dev.assay.sql.SqlOutcome;
import dev.assay.sql.TableDefinition;
import dev.assay.sql.TestTable;
import dev.assay.sql.UniqueKey;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.time.DateTimeException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;

/** Requests and answers as bytes. */
final class Messages {

  private Messages() {}

  static void write(Request request, DataOutputStream out) throws IOException {
    CellWriter cells = new CellWriter(out);
    cells.text(request.dialect().id());
    SqlLimits limits = request.limits();
    out.writeLong(limits.time().toMillis());
    out.writeInt(limits.rows());
    out.writeLong(limits.cells());
    out.writeInt(limits.valueLength());
    out.writeLong(limits.memory());
    out.writeInt(request.tables().size());
    for (TestTable table : request.tables()) {
      write(table.definition(), cells, out);
      cells.table(table.rows());
    }
    cells.texts(request.queries());
    out.writeBoolean(request.together());
    out.writeBoolean(request.on() != null);
    if (request.on() != null) {
      ReadMessages.write(request.on(), cells, out);
    }
    out.flush();
  }

  private static void write(TableDefinition table, CellWriter cells, DataOutputStream out)
      throws IOException {
    cells.text(table.name());
    out.writeInt(table.columns().size());
    for (ColumnDefinition column : table.columns()) {
      cells.text(column.name());
      cells.text(column.declaredType());
      out.writeBoolean(column.nullable());
    }
    cells.texts(table.primaryKey());
    out.writeInt(table.foreignKeys().size());
    for (ForeignKey key : table.foreignKeys()) {
      cells.texts(key.columns());
      cells.text(key.referencedTable());
      cells.texts(key.referencedColumns());
    }
    out.writeInt(table.uniqueKeys().size());
    for (UniqueKey key : table.uniqueKeys()) {
      cells.texts(key.columns());
      out.writeBoolean(key.nullsEqual());
    }
  }

  static Request readRequest(DataInputStream in) throws IOException {
    CellReader cells = new CellReader(in);
    Dialect dialect = Dialect.named(cells.text());
    SqlLimits limits =
        new SqlLimits(
            Duration.ofMillis(in.readLong()),
            in.readInt(),
            in.readLong(),
            in.readInt(),
            in.readLong());
    int count = cells.count();
    List<TestTable> tables = new ArrayList<>();
    for (int index = 0; index < count; index++) {
      tables.add(new TestTable(readDefinition(in, cells), cells.table()));
    }
    List<String> queries = cells.texts();
    boolean together = in.readBoolean();
    LiveFile on = in.readBoolean() ? ReadMessages.readFile(cells, in) : null;
    return new Request(dialect, limits, tables, queries, together, on);
  }

  private static TableDefinition readDefinition(DataInputStream in, CellReader cells)
      throws IOException {
    String name = cells.text();
    int width = cells.count();
    List<ColumnDefinition> columns = new ArrayList<>();
    for (int index = 0; index < width; index++) {
      columns.add(new ColumnDefinition(cells.text(), cells.text(), in.readBoolean()));
    }
    List<String> primaryKey = cells.texts();
    int keys = cells.count();
    List<ForeignKey> foreignKeys = new ArrayList<>();
    for (int index = 0; index < keys; index++) {
      foreignKeys.add(new ForeignKey(cells.texts(), cells.text(), cells.texts()));
    }
    int unique = cells.count();
    List<UniqueKey> uniqueKeys = new ArrayList<>();
    for (int index = 0; index < unique; index++) {
      uniqueKeys.add(new UniqueKey(cells.texts(), in.readBoolean()));
    }
    return new TableDefinition(name, columns, primaryKey, foreignKeys, null, uniqueKeys);
  }

  static void write(Answer answer, DataOutputStream out) throws IOException {
    CellWriter cells = new CellWriter(out);
    out.writeBoolean(answer.fit());
    out.writeInt(answer.outcomes().size());
    for (SqlOutcome outcome : answer.outcomes()) {
      switch (outcome) {
        case SqlOutcome.Executed executed -> {
          out.writeBoolean(true);
          out.writeBoolean(executed.ordered());
          cells.table(executed.result());
        }
        case SqlOutcome.Failed failed -> {
          out.writeBoolean(false);
          out.writeByte(failed.failure().kind().ordinal());
          cells.text(failed.failure().message());
        }
      }
    }
    out.flush();
  }

  /**
   * Reads an answer.
   *
   * @throws IOException also when what comes is no answer
   */
  static Answer readAnswer(DataInputStream in) throws IOException {
    CellReader cells = new CellReader(in);
    try {
      boolean fit = in.readBoolean();
      int count = cells.count();
      List<SqlOutcome> outcomes = new ArrayList<>();
      for (int index = 0; index < count; index++) {
        outcomes.add(in.readBoolean() ? readExecuted(in, cells) : readFailed(in, cells));
      }
      return new Answer(outcomes, fit);
    } catch (IllegalArgumentException | ArithmeticException | DateTimeException senseless) {
      throw new IOException("no answer: " + senseless.getMessage(), senseless);
    }
  }

  private static SqlOutcome readExecuted(DataInputStream in, CellReader cells) throws IOException {
    boolean ordered = in.readBoolean();
    return new SqlOutcome.Executed(cells.table(), ordered);
  }

  private static SqlOutcome readFailed(DataInputStream in, CellReader cells) throws IOException {
    SqlFailure.Kind[] kinds = SqlFailure.Kind.values();
    int kind = in.readUnsignedByte();
    if (kind >= kinds.length) {
      throw new IOException("no kind of failure: " + kind);
    }
    return SqlOutcome.failed(kinds[kind], cells.text());
  }
}
