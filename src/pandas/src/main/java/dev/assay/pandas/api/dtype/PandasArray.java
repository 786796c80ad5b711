package dev.assay.pandas.api.dtype;

import dev.assay.pandas.api.array.ArrayObject;
import dev.assay.pandas.api.common.Read;
import dev.assay.pandas.api.common.Wrap;
import dev.assay.pandas.api.dataframe.Construct;
import dev.assay.pandas.api.index.IndexObject;
import dev.assay.pandas.api.series.SeriesObject;
import dev.assay.pandas.column.Column;
import dev.assay.pandas.column.DType;
import dev.assay.pandas.column.DoubleColumn;
import dev.assay.pandas.column.ObjectColumn;
import dev.assay.pandas.column.Scalars;
import dev.assay.pandas.eval.Args;
import dev.assay.pandas.frame.convert.Casts;
import dev.assay.pandas.frame.convert.DTypeNames;
import dev.assay.pandas.frame.convert.Nullables;
import dev.assay.pandas.value.PyDict;
import dev.assay.pandas.value.PyList;
import dev.assay.pandas.value.PySet;
import dev.assay.pandas.value.PyTuple;
import dev.assay.pandas.value.PythonError;
import dev.assay.pandas.value.Text;
import java.util.List;

/** {@code pd.array}: values in an array of pandas' own, of the nullable dtype that they have. */
public final class PandasArray {

  public static final String NOTATION = "data, dtype=None, !copy=True";

  private PandasArray() {}

  public static Object of(Args args) {
    Object data = args.get("data");
    requireSequence(data);
    if ("category".equals(args.get("dtype")) && data instanceof PyList list) {
      return Wrap.array(args, CategoryType.ofList(args.context().list(list), false));
    }
    if (isOfNumpy(args)) {
      throw PythonError.unsupported(
          "pd.array() of a dtype of numpy's", "use np.array(values), or a dtype such as 'Int64'");
    }
    Column column =
        Construct.isRaw(data) && isKept(args)
            ? ObjectColumn.of(args.context().list(data))
            : Read.column(args.context(), data);
    requireWhole(args, column);
    Column typed =
        args.optional("dtype") == null
            ? nullable(data, column)
            : Astype.cast(args.context(), column, args.get("dtype"));
    args.budget().cells(typed.size());
    return ArrayObject.ofPandas(typed);
  }

  /** Whether text is to be made, of numbers as they are given, or they are to stay objects. */
  private static boolean isKept(Args args) {
    Object dtype = args.get("dtype");
    if (dtype == Scalars.NONE || dtype instanceof CategoryType) {
      return false;
    }
    DType known = DTypeNames.of(Astype.name(args.context(), dtype));
    return known == DType.STRING || known == DType.OBJECT || isWhole(args);
  }

  private static boolean isWhole(Args args) {
    return args.optional("dtype") != null && Astype.isInteger(args.context(), args.get("dtype"));
  }

  /** Elements of a list that numpy makes whole numbers of, which it cuts fractions off. */
  private static void requireWhole(Args args, Column column) {
    if (column instanceof ObjectColumn && isWhole(args)) {
      Construct.requireConvertible(column, Astype.dtype(args.context(), args.get("dtype")));
    }
  }

  /** Whether numpy makes whole numbers or truths of values as they are given. */
  private static boolean isOfNumpy(Args args) {
    Object dtype = args.get("dtype");
    if (dtype == Scalars.NONE || dtype instanceof CategoryType) {
      return false;
    }
    DType known = DTypeNames.of(Astype.name(args.context(), dtype));
    return Astype.isWithoutUnit(args.context(), dtype)
        || known == DType.BOOL
        || known != null && known.isInteger() && !known.isNullable();
  }

  private static void requireSequence(Object data) {
    if (data instanceof PySet) {
      throw PythonError.typeError("'set' type is unordered");
    }
    if (data instanceof PyDict || !Read.isListLike(data)) {
      throw PythonError.valueError("Cannot pass scalar '%s' to 'pandas.array'", Text.str(data))
          .hinting("; give a list");
    }
  }

  /** Series and indexes keep their dtype, and fractions are no whole numbers here. */
  private static Column nullable(Object data, Column column) {
    if (data instanceof SeriesObject || data instanceof IndexObject) {
      return column;
    }
    if (column.size() == 0) {
      return Casts.cast(DoubleColumn.of(), DType.NULLABLE_FLOAT64);
    }
    if (!(column instanceof DoubleColumn)) {
      requireOneKind(column);
      return Nullables.convert(column);
    }
    List<Object> given =
        switch (data) {
          case PyList list -> list.items();
          case PyTuple tuple -> tuple.items();
          default -> column.items();
        };
    List<Object> known = given.stream().filter(each -> !Scalars.isMissing(each)).toList();
    if (known.isEmpty()) {
      return column;
    }
    boolean whole = known.stream().map(Scalars::plain).allMatch(Long.class::isInstance);
    return Casts.cast(column, whole ? DType.NULLABLE_INT64 : DType.NULLABLE_FLOAT64);
  }

  private static void requireOneKind(Column column) {
    boolean numbers = false;
    boolean others = false;
    for (Object item : column.dtype() == DType.OBJECT ? column.items() : List.of()) {
      Object plain = Scalars.plain(item);
      numbers |= plain instanceof Number && !Scalars.isMissing(plain);
      others |= plain instanceof String || plain instanceof Boolean;
    }
    if (numbers && others) {
      throw PythonError.unsupported(
          "pd.array() of numbers beside text or truths", "use pd.Series(values, dtype=object)");
    }
  }
}
