package dev.assay.pandas.frame.show;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** The columns of a table in several parts below each other, where a line has no place for all. */
final class Wrapping {

  private Wrapping() {}

  /**
   * The columns of each part, of which all begin with the index and end with a sign of whether
   * another one follows.
   *
   * @param columns lines of one width each
   * @param indexed whether the first column is the index
   */
  static List<List<List<String>>> parts(List<List<String>> columns, boolean indexed, int width) {
    List<List<String>> index = indexed ? List.of(columns.getFirst()) : List.of();
    List<List<String>> cells = columns.subList(index.size(), columns.size());
    int room = indexed ? width - width(columns.getFirst()) - 1 : width;
    List<Integer> ends = ends(cells, room);
    List<List<List<String>>> parts = new ArrayList<>();
    int start = 0;
    for (int end : ends) {
      List<List<String>> part = new ArrayList<>(index);
      part.addAll(cells.subList(start, end));
      if (ends.size() > 1) {
        part.add(sign(part.getLast().size(), end < cells.size()));
      }
      parts.add(part);
      start = end;
    }
    return parts;
  }

  private static List<String> sign(int lines, boolean continued) {
    List<String> sign = new ArrayList<>(Collections.nCopies(lines, continued ? "  " : " "));
    if (continued) {
      sign.set(0, " \\");
    }
    return sign;
  }

  /** Before which columns the parts end. */
  private static List<Integer> ends(List<List<String>> cells, int room) {
    List<Integer> ends = new ArrayList<>();
    int used = 0;
    for (int at = 0; at < cells.size(); at++) {
      int wide = width(cells.get(at)) + 1;
      used += wide;
      boolean last = at == cells.size() - 1;
      if (used + (last ? 1 : 2) > room && at > 0) {
        ends.add(at);
        used = wide;
      }
    }
    ends.add(cells.size());
    return ends;
  }

  private static int width(List<String> lines) {
    return lines.getFirst().length();
  }
}
