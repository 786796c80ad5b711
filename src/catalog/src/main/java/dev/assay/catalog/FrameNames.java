package dev.assay.catalog;

import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/**
 * The names of the pandas frames that stand for tables: {@code airports_df} for {@code Airports}.
 * The one place that knows the rule, for prompts and for what reads their answers.
 */
public final class FrameNames {

  private static final String SUFFIX = "_df";

  private final Map<String, String> frameByTable;
  private final Map<String, String> tableByFrame;

  private FrameNames(Map<String, String> frameByTable, Map<String, String> tableByFrame) {
    this.frameByTable = frameByTable;
    this.tableByFrame = tableByFrame;
  }

  /**
   * The name for a table seen alone: in lower case, with {@code _} for what a Python name cannot
   * hold, {@code t_} before what it cannot begin with, and {@code _df} behind.
   */
  public static String of(String tableName) {
    return stem(tableName) + SUFFIX;
  }

  /**
   * The names for the tables of one catalog; where two tables would share one, a number is added.
   */
  public static FrameNames over(List<String> tableNames) {
    Map<String, String> frames = new LinkedHashMap<>();
    Map<String, String> tables = new HashMap<>();
    for (String table : tableNames) {
      String stem = stem(table);
      String frame = stem + SUFFIX;
      for (int number = 2; tables.containsKey(frame); number++) {
        frame = stem + "_" + number + SUFFIX;
      }
      frames.put(table, frame);
      tables.put(frame, table);
    }
    return new FrameNames(frames, tables);
  }

  /**
   * The frame of a table of the catalog.
   *
   * @throws IllegalArgumentException when the catalog has no table of exactly that name
   */
  public String frame(String tableName) {
    String frame = frameByTable.get(tableName);
    if (frame == null) {
      throw new IllegalArgumentException("no table '%s'".formatted(tableName));
    }
    return frame;
  }

  /** The table that a frame stands for; models write the name in any case. */
  public Optional<String> table(String frameName) {
    return Optional.ofNullable(tableByFrame.get(frameName.toLowerCase(Locale.ROOT)));
  }

  private static String stem(String tableName) {
    StringBuilder name = new StringBuilder(tableName.length());
    tableName
        .toLowerCase(Locale.ROOT)
        .codePoints()
        .forEach(point -> name.appendCodePoint(isPythonNamePart(point) ? point : '_'));
    if (name.isEmpty() || !isPythonNameStart(name.codePointAt(0))) {
      name.insert(0, "t_");
    }
    return name.toString();
  }

  private static boolean isPythonNameStart(int point) {
    return point == '_' || Character.isUnicodeIdentifierStart(point);
  }

  private static boolean isPythonNamePart(int point) {
    return Character.isUnicodeIdentifierPart(point) && !Character.isIdentifierIgnorable(point);
  }
}
