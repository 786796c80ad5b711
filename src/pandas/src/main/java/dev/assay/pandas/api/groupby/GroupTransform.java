package dev.assay.pandas.api.groupby;

import dev.assay.pandas.api.common.Functions;
import dev.assay.pandas.api.common.MoreArguments;
import dev.assay.pandas.api.common.Read;
import dev.assay.pandas.api.common.Wrap;
import dev.assay.pandas.api.dataframe.FrameObject;
import dev.assay.pandas.api.series.SeriesObject;
import dev.assay.pandas.column.Column;
import dev.assay.pandas.column.Columns;
import dev.assay.pandas.column.DType;
import dev.assay.pandas.column.DoubleColumn;
import dev.assay.pandas.column.ObjectColumn;
import dev.assay.pandas.column.Scalars;
import dev.assay.pandas.eval.Args;
import dev.assay.pandas.eval.PyCallable;
import dev.assay.pandas.frame.DataFrame;
import dev.assay.pandas.frame.Series;
import dev.assay.pandas.frame.assign.Reindexer;
import dev.assay.pandas.frame.index.Index;
import dev.assay.pandas.value.Allocation;
import dev.assay.pandas.value.PySet;
import dev.assay.pandas.value.PythonError;
import dev.assay.pandas.value.TypeNames;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** {@code transform} of groups by a function of the program's own. */
final class GroupTransform {

  private final GroupsObject groups;
  private final Args args;
  private final PyCallable function;
  private final DataFrame values;
  private final int[] sources;
  private final List<List<Column>> parts = new ArrayList<>();
  private int filled;

  GroupTransform(GroupsObject groups, Args args) {
    this.groups = groups;
    this.args = args;
    this.function = function(groups, args);
    this.values = groups.values();
    this.sources = Allocation.ints(values.rowCount());
    Arrays.fill(sources, -1);
    values.data().forEach(_ -> parts.add(new ArrayList<>()));
  }

  private static PyCallable function(GroupsObject groups, Args args) {
    Object given = args.get("func");
    if (groups.isSeries() && !(given instanceof PyCallable) && !Read.isListLike(given)) {
      throw new PythonError("AssertionError", "")
          .hinting(": a function is needed, or the name of one");
    }
    return Functions.callable(args.context(), given);
  }

  /** A row for each row of the groups, in their order. */
  DataFrame result() {
    for (int group = 0; group < groups.grouping().count(); group++) {
      int[] rows = groups.grouping().groups().rows()[group];
      if (rows.length > 0) {
        add(rows, groups.isSeries() ? List.of(ofSeries(group, rows)) : ofFrame(rows));
      } else if (groups.isSeries()
          && !groups.isLeftOut(group)) { // what there is of no rows has no dtype that counts
        ofSeries(group, rows);
      }
    }
    boolean none = filled == 0 || values.columnCount() == 0;
    if (none && groups.isSeries()) {
      return values.withData(List.of(DoubleColumn.allMissing(values.rowCount())));
    }
    if (none) {
      throw PythonError.valueError("No objects to concatenate");
    }
    return values.withData(
        parts.stream().map(each -> Columns.concat(each).takeOrMissing(sources)).toList());
  }

  private void add(int[] rows, List<Column> columns) {
    for (int at = 0; at < rows.length; at++) {
      sources[rows[at]] = filled + at;
    }
    filled += rows.length;
    for (int at = 0; at < columns.size(); at++) {
      parts.get(at).add(columns.get(at));
    }
  }

  private Column ofSeries(int group, int[] rows) {
    Series own = values.series(0).take(rows);
    Object result = called(own.named(groups.grouping().labels().label(group)));
    if (result == Scalars.NONE) {
      return DoubleColumn.allMissing(rows.length); // a series made of None
    }
    return column(result, own.index());
  }

  /** Single values for all columns are one row, of one dtype, which is repeated. */
  private List<Column> ofFrame(int[] rows) {
    List<Object> results = new ArrayList<>();
    for (int at = 0; at < values.columnCount(); at++) {
      results.add(called(values.series(at).take(rows)));
    }
    if (results.stream().anyMatch(Read::isListLike)) {
      Index index = values.index().take(rows);
      if (!results.stream().allMatch(each -> isLike(each, index))) {
        throw PythonError.unsupported(
            "transform() by a function that gives other labels", "use apply()");
      }
      return results.stream().map(each -> column(each, index)).toList();
    }
    Column row = Columns.infer(results);
    List<Column> columns = new ArrayList<>();
    for (int at = 0; at < results.size(); at++) {
      int[] repeated = Allocation.ints(rows.length);
      Arrays.fill(repeated, at);
      columns.add(
          row.dtype() == DType.OBJECT
              ? Columns.withTimes(ObjectColumn.filled(results.get(at), rows.length))
              : row.take(repeated));
    }
    return columns;
  }

  /** Whether a result is laid out as the group's rows are, or is one value for all. */
  private static boolean isLike(Object result, Index index) {
    return !(result instanceof SeriesObject series) || series.series().index().sameLabels(index);
  }

  private Object called(Series part) {
    Object given = Wrap.series(args, part);
    return MoreArguments.rest(args).call(args.context(), function, given);
  }

  /** What the function gave for a group: a series by its labels, one value for all rows. */
  private Column column(Object result, Index index) {
    if (result instanceof FrameObject) {
      throw PythonError.valueError(
          "Data must be 1-dimensional, got a DataFrame instead: give a Series or one value");
    }
    if (result instanceof PySet) {
      throw PythonError.typeError("'%s' type is unordered", TypeNames.of(result));
    }
    if (!Read.isListLike(result)) {
      return Columns.filled(result, index.size());
    }
    if (result instanceof SeriesObject series) {
      return Reindexer.rows(series.series(), index).values();
    }
    Column column = Read.column(args.context(), result);
    if (column.size() != index.size()) {
      throw PythonError.valueError("Length mismatch: transform must keep the number of rows");
    }
    return column;
  }
}
