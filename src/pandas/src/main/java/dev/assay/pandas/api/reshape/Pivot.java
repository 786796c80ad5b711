package dev.assay.pandas.api.reshape;

import dev.assay.pandas.api.common.KeyColumns;
import dev.assay.pandas.api.common.Read;
import dev.assay.pandas.api.common.Relabel;
import dev.assay.pandas.api.common.Wrap;
import dev.assay.pandas.column.Column;
import dev.assay.pandas.column.Columns;
import dev.assay.pandas.column.Scalars;
import dev.assay.pandas.eval.Args;
import dev.assay.pandas.frame.DataFrame;
import dev.assay.pandas.frame.codes.Factorizer;
import dev.assay.pandas.frame.concat.FrameArray;
import dev.assay.pandas.frame.index.Index;
import dev.assay.pandas.frame.index.KnownLabels;
import dev.assay.pandas.frame.index.MultiIndex;
import dev.assay.pandas.frame.reshape.Unstacker;
import dev.assay.pandas.frame.select.LabelSelector;
import dev.assay.pandas.value.PyTuple;
import dev.assay.pandas.value.PythonError;
import dev.assay.pandas.value.Text;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** {@code pivot}: the values of columns become labels; no two rows may meet in one cell. */
public final class Pivot {

  private Pivot() {}

  public static Object of(Args args, DataFrame frame) {
    List<Object> columns = parts(args, args.get("columns"));
    List<Column> levels = new ArrayList<>();
    List<Object> names = new ArrayList<>();
    List<Object> keys =
        args.has("index") && args.get("index") != Scalars.NONE
            ? parts(args, args.get("index"))
            : List.of();
    requirePresent(frame, keys);
    requirePresent(frame, columns);
    if (keys.isEmpty()) {
      levels.addAll(frame.index().levels());
      names.addAll(frame.index().names());
    }
    for (Object key : keys) {
      levels.add(column(frame, key));
      names.add(key);
    }
    for (Object column : columns) {
      levels.add(column(frame, column));
      names.add(column);
    }
    levels.forEach(level -> Factorizer.codes(level, Factorizer.Missing.KEEP));
    DataFrame indexed = frame.withIndex(new MultiIndex(levels, names).knowingCategories());
    List<Integer> moved = new ArrayList<>();
    boolean given = args.has("values") && args.get("values") != Scalars.NONE;
    if (given && !Read.isList(args.get("values"))) {
      int at = frame.columns().find(args.get("values"));
      if (at < 0) {
        throw KnownLabels.column(frame, args.get("values"));
      }
      columns.forEach(column -> moved.add(level(names, column)));
      return Wrap.frame(args, Unstacker.unstack(indexed.series(at), moved, null));
    }
    List<Object> wanted = new ArrayList<>();
    if (given) {
      wanted.addAll(Read.items(args, "values"));
    } else {
      frame.columns().labels().stream()
          .filter(label -> !keys.contains(label) && !columns.contains(label))
          .forEach(wanted::add);
    }
    int[] positions = Relabel.dropped(frame.columns(), wanted, false);
    DataFrame chosen = indexed.select(positions);
    columns.forEach(column -> moved.add(level(names, column)));
    return Wrap.frame(
        args, Unstacker.unstack(given ? unnamed(unified(chosen)) : chosen, moved, null));
  }

  /** The labels of keys; those of a tuple are labels each. */
  private static List<Object> parts(Args args, Object given) {
    return given instanceof PyTuple tuple ? tuple.items() : Read.labels(args.context(), given);
  }

  private static void requirePresent(DataFrame frame, List<Object> keys) {
    for (Object key : keys) {
      if (new LabelSelector(frame.columns()).find(key).length == 0) {
        throw KnownLabels.column(frame, key);
      }
    }
  }

  /** Which level has a name: the first, where numbers name several. */
  private static int level(List<Object> names, Object name) {
    if (!(name instanceof Long) && Collections.frequency(names, name) > 1) {
      throw PythonError.valueError(
          "The name " + Text.str(name) + " occurs multiple times, use a level number");
    }
    return names.indexOf(name);
  }

  /** The values that are named by a list have no name in common. */
  private static DataFrame unnamed(DataFrame frame) {
    Index columns = frame.columns();
    return frame.withColumns(
        columns.withNames(Collections.nCopies(columns.levelCount(), Scalars.NONE)));
  }

  /** Columns named together are one array. */
  private static DataFrame unified(DataFrame frame) {
    Column all = FrameArray.of(frame.data());
    List<Column> data = new ArrayList<>();
    for (int at = 0; at < frame.columnCount(); at++) {
      data.add(Columns.withTimes(all.slice(at * frame.rowCount(), (at + 1) * frame.rowCount())));
    }
    return frame.withData(data);
  }

  /** A column by its label; levels of the index are none. */
  private static Column column(DataFrame frame, Object label) {
    int[] positions = frame.positions(label);
    if (positions.length == 0) {
      throw KnownLabels.column(frame, label);
    }
    return positions.length == 1 ? frame.column(positions[0]) : KeyColumns.of(frame, label);
  }
}
