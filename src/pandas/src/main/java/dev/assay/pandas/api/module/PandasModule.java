package dev.assay.pandas.api.module;

import dev.assay.pandas.api.array.ArrayObject;
import dev.assay.pandas.api.array.Matrices;
import dev.assay.pandas.api.array.MatrixObject;
import dev.assay.pandas.api.common.Read;
import dev.assay.pandas.api.common.Wrap;
import dev.assay.pandas.api.csv.CsvReader;
import dev.assay.pandas.api.dataframe.Construct;
import dev.assay.pandas.api.dataframe.FrameCombination;
import dev.assay.pandas.api.dataframe.FrameObject;
import dev.assay.pandas.api.dataframe.FrameType;
import dev.assay.pandas.api.dataframe.JsonNormalize;
import dev.assay.pandas.api.datetimes.Conversions;
import dev.assay.pandas.api.datetimes.IntervalType;
import dev.assay.pandas.api.datetimes.OffsetObject;
import dev.assay.pandas.api.datetimes.OffsetsModule;
import dev.assay.pandas.api.datetimes.TimeTypes;
import dev.assay.pandas.api.dtype.CategoryCodes;
import dev.assay.pandas.api.dtype.CategoryType;
import dev.assay.pandas.api.dtype.DTypeObject;
import dev.assay.pandas.api.dtype.DTypes;
import dev.assay.pandas.api.dtype.PandasArray;
import dev.assay.pandas.api.groupby.GrouperObject;
import dev.assay.pandas.api.index.IndexObject;
import dev.assay.pandas.api.index.IndexSteps;
import dev.assay.pandas.api.index.IndexType;
import dev.assay.pandas.api.index.IndexTypes;
import dev.assay.pandas.api.indexing.LevelSelector;
import dev.assay.pandas.api.merge.Concat;
import dev.assay.pandas.api.merge.MergeAsof;
import dev.assay.pandas.api.merge.MergeOrdered;
import dev.assay.pandas.api.reshape.Binning;
import dev.assay.pandas.api.reshape.Melt;
import dev.assay.pandas.api.reshape.Pivot;
import dev.assay.pandas.api.reshape.PivotTable;
import dev.assay.pandas.api.reshape.Reshaping;
import dev.assay.pandas.api.reshape.Undummied;
import dev.assay.pandas.api.reshape.WideToLong;
import dev.assay.pandas.api.series.SeriesCounts;
import dev.assay.pandas.api.series.SeriesObject;
import dev.assay.pandas.api.series.SeriesType;
import dev.assay.pandas.api.series.SeriesValues;
import dev.assay.pandas.api.testing.TestingModule;
import dev.assay.pandas.column.BoolColumn;
import dev.assay.pandas.column.CategoryColumn;
import dev.assay.pandas.column.Column;
import dev.assay.pandas.column.Columns;
import dev.assay.pandas.column.DType;
import dev.assay.pandas.column.Matrix;
import dev.assay.pandas.column.ObjectColumn;
import dev.assay.pandas.column.Scalars;
import dev.assay.pandas.eval.Args;
import dev.assay.pandas.eval.PyModule;
import dev.assay.pandas.frame.Series;
import dev.assay.pandas.frame.codes.Factorizer;
import dev.assay.pandas.value.PyList;
import dev.assay.pandas.value.PyTuple;
import dev.assay.pandas.value.PythonError;

/** The table of the module {@code pandas}. */
public final class PandasModule {

  private PandasModule() {}

  static PyModule module() {
    PyModule.Builder table =
        PyModule.builder("pandas")
            .value("DataFrame", FrameType.TYPE)
            .value("Series", SeriesType.TYPE)
            .value("Index", IndexType.TYPE)
            .value("MultiIndex", IndexTypes.MULTI)
            .value("RangeIndex", IndexTypes.RANGE)
            .value("DatetimeIndex", IndexTypes.DATES)
            .value("TimedeltaIndex", IndexTypes.SPANS)
            .value("PeriodIndex", IndexTypes.PERIODS)
            .value("CategoricalIndex", IndexTypes.CATEGORIES)
            .value("IntervalIndex", IndexTypes.INTERVALS)
            .value("Interval", IntervalType.TYPE)
            .value("DatetimeTZDtype", DTypeObject.ZONED)
            .value("Timestamp", TimeTypes.TIMESTAMP)
            .value("Timedelta", TimeTypes.TIMEDELTA)
            .value("Period", TimeTypes.PERIOD)
            .value("DateOffset", OffsetObject.TYPE)
            .value("offsets", OffsetsModule.module("pandas.offsets"))
            .value(
                "tseries",
                PyModule.builder("pandas.tseries")
                    .value("offsets", OffsetsModule.module("pandas.tseries.offsets"))
                    .build())
            .value("Grouper", GrouperObject.TYPE)
            .value("CategoricalDtype", CategoryType.TYPE)
            .value("errors", ErrorsModule.module())
            .value("testing", TestingModule.module())
            .value("NA", Scalars.NA)
            .value("NaT", Scalars.NAT)
            .value("IndexSlice", LevelSelector.SLICE)
            .value("__version__", "2.3.3")
            .value(
                "api",
                PyModule.builder("pandas.api")
                    .value("types", DTypes.module())
                    .lacking("use rolling(...) of the rows reversed", "indexers")
                    .build())
            .function(
                "NamedAgg",
                "column, aggfunc",
                args -> PyTuple.of(args.get("column"), args.get("aggfunc")));
    DTypeObject.OF_PANDAS.keySet().forEach(type -> table.value(type.name(), type));
    addValues(table);
    addReshaping(table);
    Conversions.add(table);
    IndexSteps.functions(table);
    Binning.add(table);
    Lacking.ofModule(table);
    return table.build();
  }

  private static void addValues(PyModule.Builder table) {
    table
        .function("unique", "values", PandasModule::unique)
        .function(
            "value_counts",
            "values, sort=True, ascending=False, normalize=False, !bins=None, dropna=True",
            PandasModule::valueCounts)
        .function(
            "factorize",
            "values, sort=False, use_na_sentinel=True, size_hint=None",
            PandasModule::factorize)
        .function("isna", "obj", args -> missing(args, true))
        .function("isnull", "obj", args -> missing(args, true))
        .function("notna", "obj", args -> missing(args, false))
        .function("notnull", "obj", args -> missing(args, false));
  }

  private static void addReshaping(PyModule.Builder table) {
    table
        .function(
            "Categorical",
            "values, categories=None, ordered=None, dtype=None",
            args -> categorical(args, args.get("values")))
        .attribute("Categorical", "from_codes", CategoryCodes.NOTATION, CategoryCodes::of)
        .function("array", PandasArray.NOTATION, PandasArray::of)
        .function(
            "merge",
            "left, " + FrameCombination.MERGE,
            args -> {
              FrameCombination.requireName(args.get("left"));
              return FrameCombination.merge(args, Read.frame(args.get("left")));
            })
        .function("concat", Concat.NOTATION, Concat::of)
        .function("from_dummies", Undummied.NOTATION, Undummied::of)
        .function("merge_asof", MergeAsof.NOTATION, MergeAsof::of)
        .function("merge_ordered", MergeOrdered.NOTATION, MergeOrdered::of)
        .function(
            "melt",
            "frame, " + Reshaping.MELT,
            args -> Melt.of(args, Read.frame(args.get("frame"))))
        .function("json_normalize", JsonNormalize.NOTATION, JsonNormalize::of)
        .function("wide_to_long", WideToLong.NOTATION, WideToLong::of)
        .function(
            "pivot_table",
            "data, " + Reshaping.PIVOT_TABLE,
            args -> PivotTable.of(args, Read.framed(args, "data", "columns")))
        .function(
            "pivot",
            "data, *, columns, index=..., values=...",
            args -> Pivot.of(args, Read.frame(args.get("data"))))
        .function("read_csv", CsvReader.NOTATION, CsvReader::of)
        .function("read_table", CsvReader.NOTATION, CsvReader::of)
        .function("set_option", "*args", DisplayOptions::set)
        .function("option_context", "*args", DisplayOptions::within);
  }

  /** The values of a list with None in it are objects, which they are not in a series. */
  private static Column values(Args args) {
    return args.get("values") instanceof PyList list && list.items().contains(Scalars.NONE)
        ? ObjectColumn.of(list.items())
        : Read.column(args, "values");
  }

  /** The same for functions that make an array of a list, in which dates are objects. */
  private static Column listed(Args args) {
    Column values = values(args);
    return Construct.isRaw(args.get("values")) && values.dtype().isTime()
        ? ObjectColumn.of(values)
        : values;
  }

  private static Object unique(Args args) {
    Column column = listed(args);
    if (args.get("values") instanceof IndexObject index && DTypes.isExtension(column.dtype())) {
      return args.context().invoke(index, "unique");
    }
    return Wrap.array(args, Factorizer.codes(column, Factorizer.Missing.DISTINCT).uniques(column));
  }

  private static Object valueCounts(Args args) {
    Object name =
        args.get("values") instanceof SeriesObject given ? given.series().name() : Scalars.NONE;
    return Wrap.series(args, SeriesCounts.of(Series.of(values(args), name), args));
  }

  private static Object factorize(Args args) {
    Object values = args.get("values");
    if (values instanceof FrameObject frame) {
      throw PythonError.unsupported("a DataFrame in place of values", "give one column");
    }
    if (values instanceof MatrixObject) {
      throw PythonError.valueError("Buffer has wrong number of dimensions (expected 1, got 2)");
    }
    boolean labelled = values instanceof SeriesObject || values instanceof IndexObject;
    return SeriesValues.factorize(args, listed(args), labelled);
  }

  private static Object missing(Args args, boolean wanted) {
    Object value = args.get("obj");
    if (value instanceof FrameObject
        || value instanceof SeriesObject
        || value instanceof IndexObject) {
      return args.context().invoke(value, wanted ? "isna" : "notna");
    }
    boolean array = value instanceof PyList || value instanceof ArrayObject;
    if (!array && Read.isListLike(value)) {
      return !wanted; // one object, which is there
    }
    if (Matrices.isMatrix(value)) {
      Matrix matrix = Matrices.read(args.context(), value);
      BoolColumn missing = new BoolColumn(matrix.cells().missing());
      return MatrixObject.of(args.context(), matrix.withCells(wanted ? missing : missing.not()));
    }
    if (Read.isListLike(value)) {
      Column column = Read.column(args.context(), value);
      BoolColumn missing = new BoolColumn(column.missing());
      return Wrap.array(args, wanted ? missing : missing.not());
    }
    return Scalars.isMissing(value) == wanted;
  }

  /** What {@code pd.Categorical} makes of values. */
  public static Object categorical(Args args, Object given) {
    Column values = Read.column(args.context(), given);
    if (args.get("dtype") instanceof CategoryType known) {
      if (args.optional("categories") != null || args.optional("ordered") != null) {
        throw PythonError.valueError(
            "Cannot specify `categories` or `ordered` together with `dtype`.");
      }
      return Wrap.array(args, known.encode(values));
    }
    boolean ordered = CategoryType.ordered(args);
    CategoryType type = CategoryType.given(args, "categories", ordered);
    boolean list = type.categories() == null && given instanceof PyList;
    boolean nothing =
        values instanceof ObjectColumn && values.size() > 0 && Columns.isMissing(values);
    CategoryColumn encoded =
        list && !nothing
            ? CategoryType.ofList(args.context().list(given), ordered)
            : type.encode(nothing ? Columns.missing(DType.FLOAT64, values.size()) : values);
    return Wrap.array(args, encoded);
  }
}
