package dev.assay.pandas.frame.concat;

import dev.assay.pandas.column.Column;
import dev.assay.pandas.column.Columns;
import dev.assay.pandas.column.DType;
import dev.assay.pandas.column.ObjectColumn;
import dev.assay.pandas.frame.DataFrame;
import dev.assay.pandas.value.Allocation;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * The columns of frames put one below the other. pandas decides for columns that lie beside each
 * other in one array of every frame at once: a part counts as missing only where all of them are,
 * and the kind of its missing values is that of the first ({@code JoinUnit} of its {@code
 * internals/concat.py}).
 *
 * @param places where each column of the result is in each frame; below zero where it is not
 */
record ColumnRuns(List<DataFrame> frames, List<int[]> places) {

  /** The columns of the result, of which there are so many. */
  List<Column> joined(int width) {
    List<Column> all = new ArrayList<>(width);
    int from = 0;
    while (from < width) {
      int to = from + 1;
      while (to < width && besidesInAll(to)) {
        to++;
      }
      if (to - from > 1 && anyVague(from, to)) {
        all.addAll(together(from, to));
      } else {
        for (int at = from; at < to; at++) {
          all.add(part(at, at + 1));
        }
      }
      from = to;
    }
    return all;
  }

  /** Whether each frame has the column, in the array that the one before is in. */
  private boolean besidesInAll(int at) {
    for (int frame = 0; frame < frames.size(); frame++) {
      int before = places.get(frame)[at - 1];
      int place = places.get(frame)[at];
      if (before < 0 || place < 0 || !shareArray(frame, before, place)) {
        return false;
      }
    }
    return true;
  }

  private boolean shareArray(int frame, int before, int place) {
    List<Column> pair = List.of(frames.get(frame).column(before), frames.get(frame).column(place));
    return FrameArray.isPlain(pair) && pair.stream().noneMatch(ColumnRuns::isConverted);
  }

  /**
   * Objects none of which is text are mostly numbers, truths or times that were made objects, and
   * those stay in an array of their own.
   */
  private static boolean isConverted(Column column) {
    if (!(column instanceof ObjectColumn objects) || FrameColumns.isVague(column)) {
      return false;
    }
    return Arrays.stream(objects.values()).noneMatch(String.class::isInstance);
  }

  private boolean anyVague(int from, int to) {
    for (int frame = 0; frame < frames.size(); frame++) {
      for (int at = from; at < to; at++) {
        int place = places.get(frame)[at];
        if (FrameColumns.isVague(frames.get(frame).column(place))) {
          return true;
        }
      }
    }
    return false;
  }

  /** The columns of each frame one below the other, in one column of all frames. */
  private Column part(int from, int to) {
    List<Column> parts = new ArrayList<>();
    List<Boolean> present = new ArrayList<>();
    for (int frame = 0; frame < frames.size(); frame++) {
      DataFrame given = frames.get(frame);
      List<Column> run = new ArrayList<>();
      for (int at = from; at < to; at++) {
        int place = places.get(frame)[at];
        run.add(place < 0 ? Columns.missing(DType.FLOAT64, given.rowCount()) : given.column(place));
      }
      present.add(places.get(frame)[from] >= 0);
      parts.add(run.size() == 1 ? run.getFirst() : Columns.concat(run));
    }
    return FrameColumns.concat(parts, present);
  }

  private List<Column> together(int from, int to) {
    Column all = part(from, to);
    List<Column> columns = new ArrayList<>();
    for (int at = 0; at < to - from; at++) {
      columns.add(all.take(rows(at, to - from)));
    }
    return columns;
  }

  /** Where the rows of one of so many columns are in the one column of all. */
  private int[] rows(int at, int width) {
    int[] rows = Allocation.ints(frames.stream().mapToInt(DataFrame::rowCount).sum());
    Allocation.of(rows.length);
    int next = 0;
    int start = 0;
    for (DataFrame frame : frames) {
      int count = frame.rowCount();
      for (int row = 0; row < count; row++) {
        rows[next++] = start + at * count + row;
      }
      start += width * count;
    }
    return rows;
  }
}
