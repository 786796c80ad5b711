package dev.assay.workflow.testcode;

import dev.assay.catalog.Catalog;
import dev.assay.catalog.FrameNames;
import dev.assay.table.Table;
import dev.assay.table.TableText;
import dev.assay.workflow.testdata.TestDataAttempt;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;

/** Test data as prompts show them: the frames by their names, with their rows. */
public final class FramesText {

  static final int MOST_ROWS = 30;

  private FramesText() {}

  /** All of them, the names in order. */
  public static String of(Catalog catalog, TestDataAttempt data) {
    FrameNames names = catalog.frameNames();
    Map<String, Table> frames = new TreeMap<>();
    data.tables().forEach((table, rows) -> frames.put(names.frame(table), rows));
    return frames.entrySet().stream()
        .map(frame -> frame.getKey() + ":\n" + TableText.aligned(frame.getValue(), MOST_ROWS))
        .collect(Collectors.joining("\n\n"));
  }
}
