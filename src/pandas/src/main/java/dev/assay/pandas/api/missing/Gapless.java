package dev.assay.pandas.api.missing;

import dev.assay.pandas.column.CategoryColumn;
import dev.assay.pandas.column.Column;
import dev.assay.pandas.column.DType;
import dev.assay.pandas.column.MaskedColumn;
import dev.assay.pandas.column.ObjectColumn;
import dev.assay.pandas.column.Scalars;
import dev.assay.pandas.eval.Args;
import dev.assay.pandas.frame.missing.MissingValues;
import dev.assay.pandas.value.Allocation;
import dev.assay.pandas.value.PythonError;
import dev.assay.pandas.value.Text;

/** The argument {@code na_value} of {@code to_numpy}: what stands for missing cells. */
public final class Gapless {

  private Gapless() {}

  public static Column filled(Args args, Column cells) {
    if (!args.has("na_value") || !cells.hasMissing()) {
      return cells;
    }
    Object value = args.get("na_value");
    Object plain = Scalars.plain(value);
    boolean number = plain instanceof Long || plain instanceof Double;
    if (cells.dtype() != DType.OBJECT && !(cells.dtype().isFloat() && number)) {
      throw PythonError.unsupported(
          "this na_value of to_numpy() beside " + cells.dtypeName(), "use fillna() first");
    }
    return MissingValues.fill(cells, value, -1);
  }

  /** The cells of a series: each kind of array has its own way. */
  public static Column ofSeries(Args args, Column values) {
    return switch (values) {
      case CategoryColumn categories -> ofNumpy(args, categories.decoded());
      case MaskedColumn masked -> ofMasked(args, masked);
      default -> ofNumpy(args, values);
    };
  }

  /**
   * Nullable numbers keep their dtype only beside numbers, truths never; pandas' {@code
   * to_numpy_dtype_inference}.
   */
  private static Column ofMasked(Args args, MaskedColumn masked) {
    if (!masked.hasMissing()) {
      return masked;
    }
    Object filler = Scalars.plain(args.get("na_value"));
    boolean number = filler instanceof Long || filler instanceof Double || filler == Scalars.NAN;
    boolean fits = number && !masked.dtype().isBool();
    return fits || args.optional("dtype") != null
        ? MissingValues.fill(masked, filler, -1)
        : objects(masked, filler);
  }

  private static Column objects(Column values, Object filler) {
    return ObjectColumn.of(
        Allocation.objects(values.size(), at -> values.isMissing(at) ? filler : values.item(at)));
  }

  /** What stands for missing values has to be a number beside numbers, also if none is missing. */
  private static Column ofNumpy(Args args, Column values) {
    Object filler = Scalars.plain(args.get("na_value"));
    DType dtype = values.dtype();
    boolean numpy = args.optional("dtype") == null;
    boolean numbers = dtype.isReal();
    if (numpy && dtype.isInteger() && Scalars.isMissing(filler)) {
      throw filler == Scalars.NAN || filler instanceof Double
          ? PythonError.valueError("cannot convert float NaN to integer")
          : PythonError.typeError("na_value has to be a whole number, not " + Text.repr(filler));
    }
    if (numpy && numbers && filler instanceof String) {
      throw PythonError.valueError("could not convert string to float: " + Text.repr(filler));
    }
    if (numpy && dtype.isTime() && !Scalars.isMissing(filler)) {
      if (filler instanceof String) {
        throw PythonError.valueError("Error parsing datetime string " + Text.repr(filler));
      }
      if (filler instanceof Long || filler instanceof Double) {
        throw PythonError.unsupported(
            "to_numpy(na_value=) of times by a number", "give a Timestamp or Timedelta");
      }
    }
    return dtype == DType.OBJECT || dtype == DType.STRING
        ? objects(values, filler)
        : MissingValues.fill(values, filler, -1);
  }
}
