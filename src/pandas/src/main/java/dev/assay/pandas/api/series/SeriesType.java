package dev.assay.pandas.api.series;

import dev.assay.pandas.api.array.ArrayObject;
import dev.assay.pandas.api.common.Wrap;
import dev.assay.pandas.api.dataframe.Construct;
import dev.assay.pandas.api.datetimes.DateMethods;
import dev.assay.pandas.api.datetimes.PeriodIndexes;
import dev.assay.pandas.api.datetimes.ZonedLabels;
import dev.assay.pandas.api.dtype.CategoryMethods;
import dev.assay.pandas.api.dtype.DTypeObject;
import dev.assay.pandas.api.index.IndexObject;
import dev.assay.pandas.api.indexing.SeriesLoc;
import dev.assay.pandas.api.module.Lacking;
import dev.assay.pandas.api.strings.BytesMethods;
import dev.assay.pandas.api.strings.StringMethods;
import dev.assay.pandas.column.Column;
import dev.assay.pandas.column.MaskedColumn;
import dev.assay.pandas.column.Positions;
import dev.assay.pandas.column.Scalars;
import dev.assay.pandas.eval.PyType;
import dev.assay.pandas.frame.Series;
import dev.assay.pandas.frame.sort.Sorter;
import dev.assay.pandas.value.PyTuple;
import dev.assay.pandas.value.PythonError;

/** The table of {@code pd.Series}. */
public final class SeriesType {

  public static final PyType<SeriesObject> TYPE =
      PyType.builder("Series", SeriesObject.class)
          .module("pandas.core.series")
          .doc("a column of values with labels")
          .constructor(
              "data=None, index=None, dtype=None, name=None, copy=None, !fastpath=False",
              args -> Construct.series(args))
          .property("values", (self, context) -> Wrap.readOnly(context, self.series().values()))
          .property("array", (self, _) -> ArrayObject.ofPandas(self.series().values()))
          .property("index", (self, _) -> new IndexObject(self.series().index()))
          .property("name", (self, _) -> self.series().name())
          .property("dtype", (self, _) -> DTypeObject.of(self.series().values()))
          .property("dtypes", (self, _) -> DTypeObject.of(self.series().values()))
          .property("size", (self, _) -> (long) self.series().size())
          .property("shape", (self, _) -> PyTuple.of((long) self.series().size()))
          .property("ndim", (_, _) -> 1L)
          .property("empty", (self, _) -> self.series().size() == 0)
          .property("T", (self, _) -> self)
          .property("loc", (self, _) -> new SeriesLoc(self, true, false))
          .property("at", (self, _) -> new SeriesLoc(self, true, true))
          .property("iloc", (self, _) -> new SeriesLoc(self, false, false))
          .property("iat", (self, _) -> new SeriesLoc(self, false, true))
          .property("str", (self, _) -> text(self.series()))
          .property("dt", (self, _) -> DateMethods.of(self.series()))
          .property("cat", (self, _) -> CategoryMethods.of(self))
          .property("is_unique", (self, _) -> SeriesValues.isUnique(self.series().values()))
          .property("hasnans", (self, _) -> self.series().values().hasMissing())
          .property("is_monotonic_increasing", (self, _) -> Sorter.isSorted(self.series().values()))
          .property(
              "is_monotonic_decreasing",
              (self, _) ->
                  Sorter.isSorted(
                      self.series()
                          .values()
                          .take(Positions.reversed(Positions.all(self.series().size())))))
          .with(SeriesStatistics::add)
          .with(SeriesSelection::add)
          .with(SeriesLabels::add)
          .with(SeriesValues::add)
          .with(SeriesConversion::add)
          .with(SeriesOperators::add)
          .with(SeriesWindows::add)
          .with(PeriodIndexes::ofSeries)
          .with(ZonedLabels::ofSeries)
          .with(Lacking::ofSeries)
          .refused("sample", "use head(n), or sort_values() and head(n)")
          .refused("plot", "return the data")
          .build();

  private SeriesType() {}

  private static Object text(Series series) {
    return BytesMethods.applies(series) ? new BytesMethods(series) : StringMethods.of(series);
  }

  static Object single(SeriesObject self) {
    if (self.series().size() != 1) {
      throw PythonError.valueError("can only convert an array of size 1 to a Python scalar");
    }
    Column values = self.series().values();
    return values instanceof MaskedColumn masked ? masked.get(0) : Scalars.plain(values.item(0));
  }
}
