package dev.assay.workflow.testcode;

import dev.assay.analysis.databases.UsedParts;
import dev.assay.catalog.Catalog;
import dev.assay.catalog.FrameNames;
import dev.assay.table.TableText;
import dev.assay.workflow.testdata.TestDataAttempt;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;

/** Test data as prompts show them: the frames by their names, with their rows. */
public final class FramesText {

  static final int MOST_ROWS = 30;

  private FramesText() {}

  /** All of them, the names in order. */
  public static String of(Catalog catalog, TestDataAttempt data) {
    return joined(shown(catalog, data));
  }

  /**
   * The same, with the tables that a query reads and the test data have no rows for: on these its
   * result shows little, and whoever compares it has to see why.
   */
  public static String of(Catalog catalog, TestDataAttempt data, String sql) {
    Map<String, String> frames = shown(catalog, data);
    FrameNames names = catalog.frameNames();
    UsedParts.of(catalog, List.of(sql)).tables().stream()
        .map(table -> names.frame(table.name()))
        .forEach(frame -> frames.putIfAbsent(frame, "(no rows)"));
    return joined(frames);
  }

  private static Map<String, String> shown(Catalog catalog, TestDataAttempt data) {
    FrameNames names = catalog.frameNames();
    Map<String, String> frames = new TreeMap<>();
    data.tables()
        .forEach(
            (table, rows) -> frames.put(names.frame(table), TableText.aligned(rows, MOST_ROWS)));
    return frames;
  }

  private static String joined(Map<String, String> frames) {
    return frames.entrySet().stream()
        .map(frame -> frame.getKey() + ":\n" + frame.getValue())
        .collect(Collectors.joining("\n\n"));
  }
}
