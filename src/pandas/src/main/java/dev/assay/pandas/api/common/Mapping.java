package dev.assay.pandas.api.common;

import dev.assay.pandas.api.series.SeriesObject;
import dev.assay.pandas.api.series.SeriesValues;
import dev.assay.pandas.column.CategoryColumn;
import dev.assay.pandas.column.Column;
import dev.assay.pandas.column.Columns;
import dev.assay.pandas.column.DType;
import dev.assay.pandas.column.DoubleColumn;
import dev.assay.pandas.column.MaskedColumn;
import dev.assay.pandas.column.Scalars;
import dev.assay.pandas.eval.Context;
import dev.assay.pandas.eval.PyCallable;
import dev.assay.pandas.frame.Series;
import dev.assay.pandas.frame.compute.TextAsTimes;
import dev.assay.pandas.frame.index.Index;
import dev.assay.pandas.value.Allocation;
import dev.assay.pandas.value.PyDict;
import dev.assay.pandas.value.PythonError;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/**
 * Values looked up in a dict or a series, or given to a function: {@code map} of series, indexes
 * and keys.
 */
public final class Mapping {

  private Mapping() {}

  public static Column of(Context context, Column values, Object mapper, boolean skipMissing) {
    if (values instanceof CategoryColumn categories) {
      return ofCategories(context, categories, mapper, skipMissing);
    }
    if (values instanceof MaskedColumn masked && !(mapper instanceof SeriesObject)) {
      return of(context, masked.plain(), mapper, skipMissing);
    }
    return switch (mapper) {
      case PyDict dict
          when !dict.typeName().equals("collections.defaultdict")
              && !dict.typeName().equals("defaultdict") ->
          byDict(values, dict);
      case PyDict dict -> byDefaultDict(context, values, dict);
      case SeriesObject series -> bySeries(values, series.series());
      case PyCallable function -> byFunction(context, values, function, skipMissing);
      default ->
          throw PythonError.typeError("'" + context.typeName(mapper) + "' object is not callable");
    };
  }

  /**
   * Each category mapped once, and NaN too where there is one: categories again where these remain
   * distinct and NaN is what it was (pandas' {@code Categorical.map}).
   */
  private static Column ofCategories(
      Context context, CategoryColumn column, Object mapper, boolean skipMissing) {
    Column changed = of(context, column.categories(), mapper, skipMissing);
    boolean missing = column.hasMissing();
    Object none = missing && !skipMissing ? ofMissing(context, mapper) : Scalars.NAN;
    if (none == Scalars.NAN && SeriesValues.isUnique(changed) && !changed.hasMissing()) {
      return new CategoryColumn(column.codes(), changed, column.ordered());
    }
    List<Object> values = new ArrayList<>(changed.items());
    if (missing) {
      values.add(none);
    }
    int[] positions = column.codes().clone();
    for (int at = 0; at < positions.length; at++) {
      positions[at] = positions[at] < 0 ? values.size() - 1 : positions[at];
    }
    return Columns.infer(values).take(positions);
  }

  private static Object ofMissing(Context context, Object mapper) {
    return switch (mapper) {
      case PyDict dict -> Objects.requireNonNullElse(dict.get(Scalars.NAN), Scalars.NAN);
      case SeriesObject series -> {
        int found = series.series().index().find(Scalars.NAN);
        yield found < 0 ? Scalars.NAN : series.series().values().item(found);
      }
      default -> context.call(mapper, Scalars.NAN);
    };
  }

  private static Column byDict(Column values, PyDict dict) {
    Column found = dict.size() == 0 ? DoubleColumn.of() : Columns.infer(dict.values());
    Column keys = Columns.infer(dict.keys());
    if (dict.size() > 0 && areUnlike(values, keys)) {
      return found.takeOrMissing(none(values.size()));
    }
    Map<Object, Integer> places = new HashMap<>();
    dict.keys().forEach(key -> places.put(Scalars.key(key), places.size()));
    Column sought = TextAsTimes.beside(keys, values);
    return found.takeOrMissing(
        Allocation.ints(
            values.size(), at -> places.getOrDefault(Scalars.key(sought.item(at)), -1)));
  }

  private static Column byDefaultDict(Context context, Column values, PyDict dict) {
    List<Object> results = new ArrayList<>(values.size());
    values.items().forEach(item -> results.add(context.getItem(dict, item)));
    return Columns.infer(results);
  }

  /** Whether one are truths and the others numbers: none is found then, though True equals 1. */
  private static boolean areUnlike(Column values, Column labels) {
    DType one = kind(values);
    DType other = kind(labels);
    return one.isNumeric() && other.isNumeric() && one.isBool() != other.isBool();
  }

  /** The dtype of a column, of objects that of their truths. */
  private static DType kind(Column column) {
    boolean truths = column.dtype() == DType.OBJECT && column.size() > 0;
    for (int at = 0; at < column.size() && truths; at++) {
      truths = Scalars.plain(column.item(at)) instanceof Boolean;
    }
    return truths ? DType.BOOL : column.dtype();
  }

  private static int[] none(int size) {
    int[] positions = Allocation.ints(size);
    Arrays.fill(positions, -1);
    return positions;
  }

  private static Column bySeries(Column values, Series mapping) {
    if (!mapping.index().isUnique()) {
      throw new PythonError(
          "InvalidIndexError", "Reindexing only valid with uniquely valued Index objects");
    }
    int[] positions = none(values.size());
    boolean one = mapping.index().levelCount() == 1;
    Column plain = values instanceof MaskedColumn masked ? masked.plain() : values;
    boolean unlike = one && areUnlike(plain, mapping.index().column());
    Column sought = one ? TextAsTimes.beside(mapping.index().column(), plain) : plain;
    int missing = one ? ofMissing(values, mapping.index()) : -1;
    for (int at = 0; at < positions.length && !unlike; at++) {
      positions[at] =
          missing >= 0 && values.isMissing(at) ? missing : mapping.index().find(sought.item(at));
    }
    return mapping.values().takeOrMissing(positions);
  }

  /**
   * Where the label of missing values stands that are not the label's own kind: categories and
   * nullable labels have one for all, -1 where it is found as others are.
   */
  private static int ofMissing(Column values, Index labels) {
    Column column = labels.column();
    boolean numbers = values.dtype().isNumeric() && column instanceof MaskedColumn;
    if (!(column instanceof CategoryColumn) && !numbers) {
      return -1;
    }
    for (int at = 0; at < column.size(); at++) {
      if (column.isMissing(at)) {
        return at;
      }
    }
    return -1;
  }

  private static Column byFunction(
      Context context, Column values, PyCallable function, boolean skipMissing) {
    if (!skipMissing) {
      return Functions.map(context, values, function);
    }
    List<Object> results = new ArrayList<>(values.size());
    for (int at = 0; at < values.size(); at++) {
      results.add(values.isMissing(at) ? values.item(at) : context.call(function, values.item(at)));
    }
    return Columns.infer(results);
  }
}
