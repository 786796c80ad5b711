package dev.assay.sql.worker;

import dev.assay.table.Binary;
import dev.assay.table.Column;
import dev.assay.table.Table;
import java.io.DataOutputStream;
import java.io.IOException;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.nio.charset.StandardCharsets;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Writes texts, cells and tables as bytes; {@link CellReader} reads them. */
final class CellWriter {

  private final DataOutputStream out;

  CellWriter(DataOutputStream out) {
    this.out = out;
  }

  /** Text by its UTF-16 units, since an unpaired surrogate has to arrive as it is. */
  void text(String text) throws IOException {
    boolean narrow = text.chars().allMatch(c -> c < 256);
    byte[] bytes = text.getBytes(narrow ? StandardCharsets.ISO_8859_1 : StandardCharsets.UTF_16BE);
    if (!narrow && !new String(bytes, StandardCharsets.UTF_16BE).equals(text)) {
      bytes = units(text);
    }
    out.writeBoolean(narrow);
    out.writeInt(bytes.length);
    out.write(bytes);
  }

  private static byte[] units(String text) {
    byte[] bytes = new byte[text.length() * 2];
    for (int index = 0; index < text.length(); index++) {
      bytes[2 * index] = (byte) (text.charAt(index) >> 8);
      bytes[2 * index + 1] = (byte) text.charAt(index);
    }
    return bytes;
  }

  void texts(List<String> texts) throws IOException {
    out.writeInt(texts.size());
    for (String text : texts) {
      text(text);
    }
  }

  void table(Table table) throws IOException {
    out.writeInt(table.columnCount());
    for (Column column : table.columns()) {
      text(column.name());
      out.writeByte(column.type().ordinal());
    }
    out.writeInt(table.rowCount());
    for (List<@Nullable Object> row : table.rows()) {
      for (Object cell : row) {
        cell(cell);
      }
    }
  }

  void cell(@Nullable Object cell) throws IOException {
    switch (cell) {
      case null -> out.writeByte(Cells.NULL);
      case Boolean flag -> out.writeByte(flag ? Cells.TRUE : Cells.FALSE);
      case Long number -> {
        out.writeByte(Cells.LONG);
        out.writeLong(number);
      }
      case Double number -> {
        out.writeByte(Cells.DOUBLE);
        out.writeDouble(number);
      }
      case BigInteger number -> {
        out.writeByte(Cells.INTEGER);
        bytes(number.toByteArray());
      }
      case BigDecimal number -> {
        out.writeByte(Cells.DECIMAL);
        out.writeInt(number.scale());
        bytes(number.unscaledValue().toByteArray());
      }
      case String text -> {
        out.writeByte(Cells.TEXT);
        text(text);
      }
      case LocalDate date -> {
        out.writeByte(Cells.DATE);
        out.writeLong(date.toEpochDay());
      }
      case LocalTime time -> {
        out.writeByte(Cells.TIME);
        out.writeLong(time.toNanoOfDay());
      }
      case LocalDateTime moment -> {
        out.writeByte(Cells.MOMENT);
        out.writeLong(moment.toLocalDate().toEpochDay());
        out.writeLong(moment.toLocalTime().toNanoOfDay());
      }
      case Binary binary -> {
        out.writeByte(Cells.BINARY);
        bytes(binary.bytes());
      }
      default -> throw new IOException("no cell: " + cell.getClass().getName());
    }
  }

  private void bytes(byte[] bytes) throws IOException {
    out.writeInt(bytes.length);
    out.write(bytes);
  }
}
