package dev.assay.sql;

import dev.assay.table.Values;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.CodingErrorAction;
import java.nio.charset.StandardCharsets;
import java.sql.ResultSet;
import java.sql.ResultSetMetaData;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The rows of a SQLite result as SQLite has them: each cell a whole number, a real number, text,
 * bytes or NULL, whatever its column was declared as. Bytes of a text that are not UTF-8 are left
 * out, and that there were some is remembered.
 */
final class SqliteRows implements ResultRows {

  private static final char REPLACEMENT = '\uFFFD';

  private final ResultSet result;
  private final List<String> names = new ArrayList<>();
  private boolean broken;

  SqliteRows(ResultSet result) throws SQLException {
    this.result = result;
    ResultSetMetaData shape = result.getMetaData();
    for (int column = 1; column <= shape.getColumnCount(); column++) {
      names.add(shape.getColumnLabel(column));
    }
  }

  @Override
  public List<String> names() {
    return names;
  }

  @Override
  public @Nullable List<@Nullable Object> next() throws SQLException {
    if (!result.next()) {
      return null;
    }
    List<@Nullable Object> row = new ArrayList<>(names.size());
    for (int column = 1; column <= names.size(); column++) {
      Object value = result.getObject(column);
      row.add(
          value instanceof String text && text.indexOf(REPLACEMENT) >= 0
              ? decoded(result.getBytes(column))
              : Values.normalized(value));
    }
    return row;
  }

  @Override
  public boolean hadBrokenText() {
    return broken;
  }

  /** The driver puts U+FFFD for what is not UTF-8; it may also stand in the text itself. */
  private String decoded(byte[] bytes) {
    try {
      return StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(bytes)).toString();
    } catch (CharacterCodingException notUtf8) {
      broken = true;
      return withoutBroken(bytes);
    }
  }

  private static String withoutBroken(byte[] bytes) {
    try {
      return StandardCharsets.UTF_8
          .newDecoder()
          .onMalformedInput(CodingErrorAction.IGNORE)
          .onUnmappableCharacter(CodingErrorAction.IGNORE)
          .decode(ByteBuffer.wrap(bytes))
          .toString();
    } catch (CharacterCodingException impossible) {
      throw new IllegalStateException(impossible);
    }
  }
}
