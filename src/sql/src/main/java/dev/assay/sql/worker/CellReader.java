package dev.assay.sql.worker;

import dev.assay.table.Column;
import dev.assay.table.Table;
import dev.assay.table.ValueType;
import dev.assay.table.Values;
import java.io.DataInputStream;
import java.io.EOFException;
import java.io.IOException;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.nio.charset.StandardCharsets;
import java.time.DateTimeException;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Reads what {@link CellWriter} has written. The other side may have been broken: no count is
 * believed further than bytes come, and what makes no sense is an error of input.
 */
final class CellReader {

  private static final int MOST_BYTES = 64 << 20;
  private static final int MOST_AHEAD = 1_000;

  private final DataInputStream in;

  CellReader(DataInputStream in) {
    this.in = in;
  }

  String text() throws IOException {
    boolean narrow = in.readBoolean();
    byte[] bytes = bytes();
    if (narrow) {
      return new String(bytes, StandardCharsets.ISO_8859_1);
    }
    char[] units = new char[bytes.length / 2];
    for (int index = 0; index < units.length; index++) {
      units[index] = (char) ((bytes[2 * index] & 0xFF) << 8 | (bytes[2 * index + 1] & 0xFF));
    }
    return new String(units);
  }

  List<String> texts() throws IOException {
    int count = count();
    List<String> texts = new ArrayList<>(Math.min(count, MOST_AHEAD));
    for (int index = 0; index < count; index++) {
      texts.add(text());
    }
    return texts;
  }

  Table table() throws IOException {
    int width = count();
    List<Column> columns = new ArrayList<>(Math.min(width, MOST_AHEAD));
    for (int index = 0; index < width; index++) {
      columns.add(new Column(text(), type(in.readUnsignedByte())));
    }
    int height = count();
    List<List<@Nullable Object>> rows = new ArrayList<>(Math.min(height, MOST_AHEAD));
    for (int index = 0; index < height; index++) {
      List<@Nullable Object> row = new ArrayList<>(width);
      for (int column = 0; column < width; column++) {
        row.add(cell());
      }
      rows.add(row);
    }
    return Table.of(columns, rows);
  }

  private static ValueType type(int ordinal) throws IOException {
    ValueType[] types = ValueType.values();
    if (ordinal >= types.length) {
      throw new IOException("no type: " + ordinal);
    }
    return types[ordinal];
  }

  private @Nullable Object cell() throws IOException {
    int kind = in.readUnsignedByte();
    return switch (kind) {
      case Cells.NULL -> null;
      case Cells.FALSE -> Boolean.FALSE;
      case Cells.TRUE -> Boolean.TRUE;
      case Cells.LONG -> in.readLong();
      case Cells.DOUBLE -> in.readDouble();
      case Cells.INTEGER -> new BigInteger(bytes());
      case Cells.DECIMAL -> decimal();
      case Cells.TEXT -> text();
      case Cells.DATE -> LocalDate.ofEpochDay(in.readLong());
      case Cells.TIME -> LocalTime.ofNanoOfDay(in.readLong());
      case Cells.MOMENT ->
          LocalDateTime.of(
              LocalDate.ofEpochDay(in.readLong()), LocalTime.ofNanoOfDay(in.readLong()));
      case Cells.BINARY -> Values.normalized(bytes());
      default -> throw new IOException("no kind of cell: " + kind);
    };
  }

  /** A cell; what makes no sense as one is an error of input. */
  @Nullable Object checkedCell() throws IOException {
    try {
      return cell();
    } catch (IllegalArgumentException | ArithmeticException | DateTimeException senseless) {
      throw new IOException("no cell: " + senseless.getMessage(), senseless);
    }
  }

  private BigDecimal decimal() throws IOException {
    int scale = in.readInt();
    return new BigDecimal(new BigInteger(bytes()), scale);
  }

  int count() throws IOException {
    int count = in.readInt();
    if (count < 0) {
      throw new IOException("no count: " + count);
    }
    return count;
  }

  private byte[] bytes() throws IOException {
    int length = count();
    if (length > MOST_BYTES) {
      throw new IOException("too many bytes: " + length);
    }
    byte[] bytes = in.readNBytes(length);
    if (bytes.length < length) {
      throw new EOFException("it ends within " + length + " bytes");
    }
    return bytes;
  }
}
