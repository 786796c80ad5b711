package dev.assay.pandas.api.indexing;

import dev.assay.pandas.api.array.MatrixObject;
import dev.assay.pandas.api.common.Read;
import dev.assay.pandas.api.dataframe.FrameObject;
import dev.assay.pandas.column.Column;
import dev.assay.pandas.column.Matrix;
import dev.assay.pandas.column.Scalars;
import dev.assay.pandas.eval.Context;
import dev.assay.pandas.eval.PyIterator;
import dev.assay.pandas.frame.DataFrame;
import dev.assay.pandas.frame.assign.Reindexer;
import dev.assay.pandas.frame.index.Index;
import dev.assay.pandas.frame.index.Levels;
import dev.assay.pandas.frame.index.MultiIndex;
import dev.assay.pandas.frame.select.LabelSelector;
import dev.assay.pandas.value.PythonError;
import dev.assay.pandas.value.Text;

/**
 * {@code df[label] = value}: a label may stand for several columns, as repeated names and the first
 * levels of names do (pandas' {@code DataFrame.__setitem__}).
 */
public final class ColumnSetter {

  private final Context context;
  private final DataFrame frame;
  private final Object label;
  private final int[] positions;

  public ColumnSetter(Context context, DataFrame frame, Object label) {
    this.context = context;
    this.frame = frame;
    this.label = label;
    positions =
        frame.columns() instanceof MultiIndex multi
            ? new LabelSelector(multi).find(label)
            : frame.positions(label);
  }

  public DataFrame set(Object value) {
    return switch (value) {
      case FrameObject given -> ofFrame(given.frame());
      case MatrixObject given -> ofMatrix(given.matrix());
      case PyIterator iterator ->
          throw PythonError.typeError("object of type '" + iterator.typeName() + "' has no len()")
              .hinting("; make a list of it");
      case Object list when isSpread(list) ->
          throw PythonError.unsupported(
              "setting columns of one label by a list", "give the columns labels of their own");
      default -> ofColumn(Read.columnFor(context, value, frame.index()));
    };
  }

  private DataFrame ofColumn(Column values) {
    if (positions.length == 0) {
      context.budget().cells(values.size());
      return frame.append(label, values);
    }
    DataFrame changed = frame;
    for (int position : positions) {
      changed = changed.replace(position, values);
    }
    return changed;
  }

  /** Columns of a frame take the places of as many columns, one by one. */
  private DataFrame ofFrame(DataFrame given) {
    if (positions.length == 0) {
      if (given.columnCount() != 1) {
        throw PythonError.valueError(
            "Cannot set a DataFrame %s the column %s",
            given.columnCount() == 0 ? "without columns to" : "with multiple columns to the single",
            Text.str(label));
      }
      return ofColumn(Reindexer.rows(given.series(0), frame.index()).values());
    }
    if (given.columnCount() != positions.length) {
      throw PythonError.valueError("Columns must be same length as key");
    }
    DataFrame values = below(given);
    DataFrame changed = frame;
    for (int at = 0; at < positions.length; at++) {
      Column column = Reindexer.rows(values.series(at), frame.index()).values();
      changed = changed.replace(positions[at], column);
    }
    return changed;
  }

  /** Below a label of the first levels, columns are matched by the other levels. */
  private DataFrame below(DataFrame given) {
    Index columns = frame.columns();
    int depth = Scalars.isTuple(label) ? Scalars.elements(label).size() : 1;
    if (depth >= columns.levelCount()) {
      return given;
    }
    return Reindexer.columns(given, Levels.below(columns.take(positions), depth));
  }

  private DataFrame ofMatrix(Matrix given) {
    if (given.rowCount() != frame.rowCount()) {
      throw Read.otherLength(given.rowCount(), frame.rowCount());
    }
    if (given.columnCount() != Math.max(1, positions.length)) {
      throw PythonError.valueError(
          positions.length > 1
              ? "Columns must be same length as key"
              : "Expected a 1D array, got an array with shape (%d, %d)"
                  .formatted(given.rowCount(), given.columnCount()));
    }
    if (positions.length == 0) {
      return ofColumn(given.column(0));
    }
    DataFrame changed = frame;
    for (int at = 0; at < positions.length; at++) {
      changed = changed.replace(positions[at], given.column(at));
    }
    return changed;
  }

  /** Whether there are as many values as columns of a repeated name: each gets one, all down. */
  private boolean isSpread(Object value) {
    return positions.length > 1
        && Read.isListLike(value)
        && !frame.columns().isUnique()
        && Read.items(context, value).size() == positions.length;
  }
}
