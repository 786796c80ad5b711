package dev.assay.pandas.api.common;

import dev.assay.pandas.column.Column;
import dev.assay.pandas.column.Columns;
import dev.assay.pandas.column.DType;
import dev.assay.pandas.eval.Context;
import dev.assay.pandas.frame.DataFrame;
import dev.assay.pandas.frame.index.Index;
import dev.assay.pandas.frame.join.Aligner;
import dev.assay.pandas.frame.join.How;
import dev.assay.pandas.frame.join.JoinedRows;
import dev.assay.pandas.value.PythonError;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.function.BinaryOperator;

/**
 * Operators of frames that share some of their columns: pandas operates on those alone and puts
 * NaN, of floats, into all others, whatever they held.
 */
public final class SharedColumns {

  private SharedColumns() {}

  /** Whether the frames share some columns and either has others besides. */
  public static boolean areSome(DataFrame left, DataFrame right) {
    if (left.columns().levelCount() != right.columns().levelCount()) {
      return false;
    }
    Set<Object> lefts = new LinkedHashSet<>(left.columns().labels());
    Set<Object> rights = new LinkedHashSet<>(right.columns().labels());
    int all = lefts.size();
    lefts.retainAll(rights);
    return !lefts.isEmpty() && (lefts.size() != all || lefts.size() != rights.size());
  }

  public static DataFrame of(
      Context context, DataFrame left, DataFrame right, BinaryOperator<DataFrame> operation) {
    JoinedRows shared =
        Aligner.align(left.columns(), right.columns(), How.INNER, context.budget()).rows();
    DataFrame result = operation.apply(left.select(shared.left()), right.select(shared.right()));
    Index columns = Aligner.outer(left.columns(), right.columns(), context.budget()).index();
    if (columns.levelCount() != result.columns().levelCount()) {
      throw PythonError.valueError("cannot align columns whose levels have different names");
    }
    List<Integer> sources = sources(result.columns(), columns);
    if (sources.size() != columns.size()) {
      throw PythonError.valueError("cannot reindex on an axis with duplicate labels");
    }
    List<Column> data = new ArrayList<>();
    for (int source : sources) {
      data.add(
          source < 0 ? Columns.missing(DType.FLOAT64, result.rowCount()) : result.column(source));
    }
    return new DataFrame(columns, data, result.index());
  }

  /** Where the columns come from; each of the columns of one label stands once. */
  private static List<Integer> sources(Index labels, Index wanted) {
    if (labels.isUnique()) {
      List<Integer> sources = new ArrayList<>();
      wanted.labels().forEach(label -> sources.add(labels.find(label)));
      return sources;
    }
    Set<Integer> sources = new LinkedHashSet<>();
    for (Object label : wanted.labels()) {
      int[] found = labels.lookup().all(label);
      for (int at : found) {
        sources.add(at);
      }
      if (found.length == 0) {
        sources.add(-1);
      }
    }
    return new ArrayList<>(sources);
  }
}
