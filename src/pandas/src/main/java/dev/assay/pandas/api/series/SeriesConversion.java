package dev.assay.pandas.api.series;

import dev.assay.pandas.api.array.ArrayCasts;
import dev.assay.pandas.api.array.ArrayObject;
import dev.assay.pandas.api.array.NumpyDTypes;
import dev.assay.pandas.api.common.Wrap;
import dev.assay.pandas.api.csv.CsvWriter;
import dev.assay.pandas.api.dataframe.DictsInto;
import dev.assay.pandas.api.dataframe.FrameConversion;
import dev.assay.pandas.api.dataframe.FrameDicts;
import dev.assay.pandas.api.dataframe.FrameObject;
import dev.assay.pandas.api.dataframe.FrameRows;
import dev.assay.pandas.api.dtype.Astype;
import dev.assay.pandas.api.dtype.DTypeObject;
import dev.assay.pandas.api.missing.Gapless;
import dev.assay.pandas.api.reshape.Reshaping;
import dev.assay.pandas.column.CategoryColumn;
import dev.assay.pandas.column.Column;
import dev.assay.pandas.column.Columns;
import dev.assay.pandas.column.DType;
import dev.assay.pandas.column.MaskedColumn;
import dev.assay.pandas.column.ObjectColumn;
import dev.assay.pandas.column.PeriodColumn;
import dev.assay.pandas.column.Scalars;
import dev.assay.pandas.column.ZonedColumn;
import dev.assay.pandas.eval.Args;
import dev.assay.pandas.eval.PyIterator;
import dev.assay.pandas.eval.PyType;
import dev.assay.pandas.frame.DataFrame;
import dev.assay.pandas.frame.Series;
import dev.assay.pandas.frame.convert.Casts;
import dev.assay.pandas.frame.convert.Nullables;
import dev.assay.pandas.frame.index.Index;
import dev.assay.pandas.frame.show.TableText;
import dev.assay.pandas.value.Equality;
import dev.assay.pandas.value.PyDict;
import dev.assay.pandas.value.PyList;
import dev.assay.pandas.value.PyTuple;
import dev.assay.pandas.value.PythonError;
import java.util.ArrayList;
import java.util.List;

/** Methods of a series that turn it into something else. */
public final class SeriesConversion {

  private SeriesConversion() {}

  static PyType.Builder<SeriesObject> add(PyType.Builder<SeriesObject> table) {
    return table
        .method("tolist", "", (self, _) -> PyList.copyOf(self.series().values().items()))
        .method("to_list", "", (self, _) -> PyList.copyOf(self.series().values().items()))
        .method("to_numpy", "dtype=None, copy=False, na_value=...", SeriesConversion::toNumpy)
        .method("to_dict", "*, into=None", SeriesConversion::toDict)
        .method("to_frame", "name=...", SeriesConversion::toFrame)
        .method(
            "to_string",
            "!buf=None, !na_rep='NaN', !float_format=None, header=True, index=True, !length=False,"
                + " !dtype=False, !name=False, !max_rows=None, !min_rows=None",
            SeriesConversion::text)
        .method("astype", "dtype, copy=None, errors='raise'", SeriesConversion::astype)
        .method(
            "convert_dtypes",
            "!infer_objects=True, !convert_string=True, !convert_integer=True,"
                + " !convert_boolean=True, !convert_floating=True, !dtype_backend='numpy_nullable'",
            (self, args) -> converted(self, args, Nullables.convert(self.series().values())))
        .method(
            "infer_objects",
            "copy=None",
            (self, args) -> converted(self, args, Columns.inferred(self.series().values())))
        .method("copy", "deep=True", SeriesConversion::copy)
        .method("info", "**kwargs", (_, args) -> FrameConversion.info(args))
        .method("item", "", (self, _) -> SeriesType.single(self))
        .method("squeeze", "axis=None|0|'index'|'rows'", (self, _) -> squeezed(self))
        .method("items", "", (self, _) -> items(self))
        .method("to_csv", CsvWriter.NOTATION, CsvWriter::of)
        .method("unstack", "level=-1, fill_value=None, !sort=True", Reshaping::unstackSeries);
  }

  private static Object converted(SeriesObject self, Args args, Column values) {
    return Wrap.series(args, self.series().withValues(values));
  }

  private static Object toFrame(SeriesObject self, Args args) {
    Series named = args.has("name") ? self.series().named(args.get("name")) : self.series();
    boolean none = args.has("name") && args.get("name") == Scalars.NONE;
    DataFrame column = named.toFrame();
    FrameObject frame =
        Wrap.frame(
            args,
            none
                ? column.withColumns(Index.of(ObjectColumn.of(Scalars.NONE), Scalars.NONE))
                : column);
    return frame;
  }

  private static Object text(SeriesObject self, Args args) {
    FrameConversion.requireNoAliases(args);
    return new TableText(true, args.truth("index"), args.truth("header"))
        .series(self.series(), false);
  }

  private static Object copy(SeriesObject self, Args args) {
    return args.optional("deep") == null || args.truth("deep")
        ? Wrap.series(args, self.series().separate())
        : new SeriesObject(self.series());
  }

  private static Object squeezed(SeriesObject self) {
    return self.series().size() == 1
        ? self.series().values().get(0)
        : new SeriesObject(self.series());
  }

  private static Object toNumpy(SeriesObject self, Args args) {
    if (args.optional("dtype") != null) {
      NumpyDTypes.require(args.context(), args.get("dtype"));
    }
    Column values = self.series().values();
    if (args.has("na_value")) {
      values = Gapless.ofSeries(args, values);
    }
    if (args.optional("dtype") != null) {
      return ArrayCasts.astype(args.context(), ArrayObject.ofPandas(values), args.get("dtype"));
    }
    boolean reals = self.series().values().hasMissing() && values.dtype().isInteger();
    return Wrap.array(
        args,
        switch (values) {
          case CategoryColumn categories -> categories.decoded();
          case MaskedColumn masked when reals -> Casts.cast(masked.plain(), DType.FLOAT64);
          case MaskedColumn masked -> masked.plain();
          case ObjectColumn text -> Casts.cast(text, DType.OBJECT);
          case PeriodColumn _, ZonedColumn _ -> ObjectColumn.of(values);
          default -> values;
        });
  }

  private static Object toDict(SeriesObject self, Args args) {
    return DictsInto.of(args, toDict(self));
  }

  public static PyDict toDict(SeriesObject self) {
    PyDict dict = new PyDict();
    Series series = self.series();
    for (int at = 0; at < series.size(); at++) {
      dict.put(series.index().label(at), FrameDicts.cell(series.values(), at));
    }
    return dict;
  }

  private static Object astype(SeriesObject self, Args args) {
    if (args.get("dtype") instanceof PyDict dict
        && !dict.keys().stream().allMatch(key -> Equality.equal(key, self.series().name()))) {
      throw PythonError.keyError(
          "Only the Series name can be used for the key in Series dtype mappings.");
    }
    boolean several =
        args.get("dtype") instanceof SeriesObject dtypes
            && (dtypes.series().size() > 1
                || dtypes.series().index().find(self.series().name()) < 0);
    if (several) {
      throw PythonError.keyError(
          "Only the Series name can be used for the key in Series dtype mappings.");
    }
    Object dtype =
        args.get("dtype") instanceof SeriesObject named
            ? named.series().values().get(0)
            : args.get("dtype");
    Series series = self.series();
    if (dtype instanceof PyDict dict) {
      Object own = dict.get(series.name());
      dtype = own == null ? DTypeObject.of(series.values()) : own;
    }
    Object wanted = dtype;
    return Wrap.series(args, series.withValues(Astype.cast(args, series.values(), wanted)));
  }

  private static Object items(SeriesObject self) {
    List<Object> pairs = new ArrayList<>();
    Series series = self.series();
    Column values = FrameRows.listed(series.values());
    for (int at = 0; at < series.size(); at++) {
      // pandas' own arrays give numpy's scalars, where numpy's give Python's
      Object value = values instanceof MaskedColumn ? values.get(at) : values.item(at);
      pairs.add(PyTuple.of(series.index().label(at), value));
    }
    return new PyIterator("zip", pairs.iterator());
  }
}
