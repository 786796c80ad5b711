package dev.assay.pandas.api.memory;

import dev.assay.pandas.api.array.ArrayObject;
import dev.assay.pandas.api.array.MatrixObject;
import dev.assay.pandas.api.common.Wrap;
import dev.assay.pandas.api.dataframe.FrameObject;
import dev.assay.pandas.api.indexing.Select;
import dev.assay.pandas.api.series.SeriesObject;
import dev.assay.pandas.column.DType;
import dev.assay.pandas.column.Positions;
import dev.assay.pandas.eval.Context;
import dev.assay.pandas.frame.DataFrame;
import dev.assay.pandas.frame.reshape.Transpose;
import org.jspecify.annotations.Nullable;

/**
 * Parts of frames by slices, single rows and single columns: without copy-on-write, pandas 2 gives
 * views of the frame's values, where lists and masks give copies.
 */
public final class Views {

  private Views() {}

  /** The array that a value is, or whose values numpy's {@code asarray} takes without a copy. */
  public static @Nullable Object array(Context context, Object value) {
    return switch (value) {
      case ArrayObject array -> array;
      case MatrixObject array -> array;
      case FrameObject frame -> frame.shared().values(context, frame);
      case SeriesObject series when isOfNumpy(series.series().dtype()) ->
          Wrap.values(context, series.memory());
      default -> null;
    };
  }

  /** Whether a series of a dtype holds one of numpy's arrays. */
  public static boolean isOfNumpy(DType dtype) {
    return dtype.isNumeric() && !dtype.isNullable() || dtype.isTime() || dtype == DType.OBJECT;
  }

  /** A slice of the rows, of the frame's own values. */
  public static FrameObject rows(Context context, FrameObject source, int[] rows) {
    FrameObject part = Wrap.frame(context, source.frame().sliced(rows));
    link(source, part, rows, Positions.all(source.frame().columnCount()));
    return part;
  }

  /** What was chosen, which sees the frame's values where it is a view of them. */
  public static Object of(
      Context context,
      FrameObject source,
      Select.Chosen rows,
      Select.Chosen columns,
      Object chosen) {
    boolean view = (rows.single() || rows.slice()) && (columns.single() || columns.slice());
    if (!view) {
      return chosen;
    }
    if (chosen instanceof SeriesObject series && columns.single()) {
      Memory memory = source.memory(columns.positions()[0]);
      return SeriesObject.of(
          rows.positions().length == source.frame().rowCount() && Positions.isAll(rows.positions())
              ? memory
              : memory.part(rows.positions()),
          series.series());
    }
    if (chosen instanceof SeriesObject series && rows.single()) {
      return source
          .shared()
          .row(context, source, rows.positions()[0], columns.positions(), series.series());
    }
    if (chosen instanceof FrameObject part
        && part.frame().columnCount() == columns.positions().length) {
      if (columns.whole()) {
        link(source, part, rows.positions(), columns.positions());
      } else {
        columns(source, part, rows.positions(), columns.positions());
      }
    }
    return chosen;
  }

  /**
   * Columns that a slice or a label of a first level chose: a view where the frame is one block, a
   * copy where it is several.
   */
  public static void columns(FrameObject source, FrameObject part, int[] rows, int[] columns) {
    switch (source.shared().layout(source.frame())) {
      case ONE_BLOCK -> link(source, part, rows, columns);
      case BLOCKS -> {
        // Each block's columns are taken out of it, whichever they are.
      }
      case UNKNOWN -> {
        for (int at = 0; at < columns.length; at++) {
          part.memory(at).ofPerhaps(source);
          source.memory(columns[at]).ofPerhaps(part);
        }
      }
    }
  }

  /** Rows as columns, of the frame's own values where these are one block. */
  public static FrameObject transposed(Context context, FrameObject source) {
    FrameObject turned = Wrap.frame(context, Transpose.of(source.frame()));
    DataFrame frame = turned.frame();
    int[] all = Positions.all(source.frame().columnCount());
    for (int at = 0; at < frame.columnCount(); at++) {
      SeriesObject row = source.shared().row(context, source, at, all, frame.series(at));
      turned.shared().link(frame, at, row.memory());
    }
    return turned;
  }

  private static void link(FrameObject source, FrameObject part, int[] rows, int[] columns) {
    DataFrame frame = part.frame();
    for (int at = 0; at < columns.length; at++) {
      part.shared().link(frame, at, source.memory(columns[at]).part(rows));
    }
  }
}
