package dev.assay.pandas.api.dataframe;

import dev.assay.pandas.api.common.Read;
import dev.assay.pandas.api.common.Reduce;
import dev.assay.pandas.api.common.Wrap;
import dev.assay.pandas.api.dtype.Astype;
import dev.assay.pandas.api.dtype.ZonedCasts;
import dev.assay.pandas.column.Column;
import dev.assay.pandas.column.DType;
import dev.assay.pandas.column.MaskedColumn;
import dev.assay.pandas.eval.Args;
import dev.assay.pandas.eval.PyType;
import dev.assay.pandas.value.PythonError;
import dev.assay.pandas.value.TypeNames;
import org.jspecify.annotations.Nullable;

/** Columns chosen by their dtypes: {@code select_dtypes}. */
public final class DTypeChoice {

  private DTypeChoice() {}

  static Object of(FrameObject self, Args args) {
    Object include = args.optional("include");
    Object exclude = args.optional("exclude");
    if (isNothing(args, include) && isNothing(args, exclude)) {
      throw PythonError.valueError("at least one of include or exclude must be nonempty");
    }
    return Wrap.frame(
        args,
        Reduce.where(
                self.frame(),
                column ->
                    (include == null || isAnyOf(args, include, column))
                        && (exclude == null || !isAnyOf(args, exclude, column)))
            .separate());
  }

  private static boolean isNothing(Args args, @Nullable Object kinds) {
    return kinds == null || Read.labels(args.context(), kinds).isEmpty();
  }

  /** Whether a column's dtype is one of those named, or of the kinds that numpy and pandas name. */
  public static boolean isAnyOf(Args args, Object kinds, Column column) {
    return Read.labels(args.context(), kinds).stream().anyMatch(kind -> isOf(args, kind, column));
  }

  private static boolean isOf(Args args, Object kind, Column column) {
    DType dtype = column.dtype();
    return switch (name(args, kind)) {
      case "str", "str_" ->
          throw PythonError.typeError("string dtypes are not allowed, use 'object' instead");
      case "number", "numeric" -> dtype.isReal() || dtype.isTimedelta();
      case "integer" -> dtype.isInteger();
      case "floating" -> dtype.isFloat();
      case "datetime", "datetime64", "datetime64[ns]" -> dtype.isDatetime();
      case "datetimetz", "datetime64tz" -> dtype == DType.ZONED;
      case "float32", "float16" -> false;
      case "timedelta", "timedelta64", "timedelta64[ns]" -> dtype.isTimedelta();
      case "object_" -> dtype == DType.OBJECT;
      case String zoned when ZonedCasts.isZoned(zoned) -> dtype == DType.ZONED;
      default -> {
        DType wanted = Astype.dtype(args.context(), kind);
        if (wanted.isTime()) {
          throw PythonError.valueError(
              "'%s' is too specific of a frequency, try passing '%s'",
              wanted.text(), wanted.isDatetime() ? "datetime64" : "timedelta64");
        }
        yield wanted == dtype
            || column instanceof MaskedColumn masked && wanted == masked.data().dtype();
      }
    };
  }

  private static String name(Args args, Object kind) {
    return kind instanceof PyType<?> type
        ? TypeNames.lastPart(type.name())
        : args.context().str(kind);
  }
}
