package dev.assay.pandas.frame.aggregate;

import dev.assay.pandas.column.CategoryColumn;
import dev.assay.pandas.column.Column;
import dev.assay.pandas.column.DType;
import dev.assay.pandas.column.ObjectColumn;
import dev.assay.pandas.column.Scalars;
import dev.assay.pandas.value.PythonError;
import dev.assay.pandas.value.Text;
import dev.assay.pandas.value.TextBuilder;
import dev.assay.pandas.value.TypeNames;
import java.util.stream.Collectors;

/** Refuses what is not a number, in pandas' words. */
final class Numeric {

  private Numeric() {}

  /** A TypeError unless the values are numbers, or objects that are all numbers or missing. */
  static void require(Column values, String how, Groups groups) {
    if (values.dtype().isNumeric()) {
      return;
    }
    if (values instanceof ObjectColumn objects && values.dtype() == DType.OBJECT) {
      requireNumbers(objects, how, groups);
      return;
    }
    if (values instanceof CategoryColumn) {
      throw PythonError.typeError(
          groups.isWhole()
              ? "'Categorical' with dtype category does not support reduction '" + how + "'"
              : "category dtype does not support aggregation '" + how + "'");
    }
    if (groups.isWhole() && values.dtype().isTime()) {
      throw ofTimes(values, how);
    }
    throw PythonError.typeError(
        groups.isWhole()
            ? "Cannot perform reduction '" + how + "' with " + values.dtypeName() + " dtype"
            : "dtype '" + values.dtypeName() + "' does not support operation '" + how + "'");
  }

  /** The TypeError of a reduction that times do not have. */
  static PythonError ofTimes(Column times, String how) {
    return PythonError.typeError(
        "'%s' with dtype %s does not support reduction '%s'",
        times.dtype().arrayName(), times.dtypeName(), how);
  }

  private static void requireNumbers(ObjectColumn values, String how, Groups groups) {
    for (int row = 0; row < values.size(); row++) {
      Object value = values.values()[row];
      Object number = Scalars.plain(value);
      if (number instanceof Number || number instanceof Boolean || values.isMissing(row)) {
        continue;
      }
      throw PythonError.typeError(
          groups.isWhole()
              ? ofText(values, how, value)
              : "agg function failed [how->" + how + ",dtype->object]");
    }
  }

  private static String listed(ObjectColumn values) {
    return values.items().stream()
        .map(item -> Scalars.isMissing(item) ? "nan" : Text.repr(item))
        .collect(Collectors.joining(" ", "[", "]"));
  }

  private static String ofText(ObjectColumn values, String how, Object first) {
    return switch (how) {
      case "mean" -> ofSum(values);
      case "median" -> "Cannot convert " + listed(values) + " to numeric";
      case "quantile", "prod" -> "Could not convert " + Text.repr(first) + " to numeric";
      default -> "could not convert string to float: " + Text.repr(first);
    };
  }

  /**
   * What comes of adding up, where pandas takes 0 for what is missing: an error, or a long text.
   */
  private static String ofSum(ObjectColumn values) {
    TextBuilder sum = new TextBuilder();
    Object number = null;
    for (int row = 0; row < values.size(); row++) {
      Object value = values.isMissing(row) ? (Object) 0L : values.values()[row];
      if (value instanceof String && number != null) {
        return "unsupported operand type(s) for +: '%s' and 'str'".formatted(TypeNames.of(number));
      }
      if (!(value instanceof String) && !sum.isEmpty()) {
        return "can only concatenate str (not \"%s\") to str".formatted(TypeNames.of(value));
      }
      if (value instanceof String text) {
        sum.append(text);
      } else {
        number = value;
      }
    }
    return "Could not convert string " + Text.repr(sum.toString()) + " to numeric";
  }
}
