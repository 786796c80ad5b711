package dev.assay.pandas.api.dataframe;

import dev.assay.pandas.api.array.Matrices;
import dev.assay.pandas.api.array.MatrixObject;
import dev.assay.pandas.api.common.Wrap;
import dev.assay.pandas.api.datetimes.PeriodIndexes;
import dev.assay.pandas.api.datetimes.ZonedLabels;
import dev.assay.pandas.api.dtype.DTypeObject;
import dev.assay.pandas.api.index.IndexObject;
import dev.assay.pandas.api.indexing.ILocObject;
import dev.assay.pandas.api.indexing.LocObject;
import dev.assay.pandas.api.module.Lacking;
import dev.assay.pandas.api.reshape.Reshaping;
import dev.assay.pandas.column.ObjectColumn;
import dev.assay.pandas.column.Scalars;
import dev.assay.pandas.eval.PyType;
import dev.assay.pandas.frame.Series;
import dev.assay.pandas.frame.reshape.Transpose;
import dev.assay.pandas.value.PyList;
import dev.assay.pandas.value.PyTuple;

/** The table of {@code pd.DataFrame}. */
public final class FrameType {

  public static final PyType<FrameObject> TYPE =
      PyType.builder("DataFrame", FrameObject.class)
          .module("pandas.core.frame")
          .doc("columns under labels, with labels for the rows")
          .constructor(
              "data=None, index=None, columns=None, dtype=None, copy=None", Construct::frame)
          .property("columns", (self, _) -> new IndexObject(self.frame().columns()))
          .property("index", (self, _) -> new IndexObject(self.frame().index()))
          .property(
              "values", (self, context) -> MatrixObject.of(context, Matrices.values(self.frame())))
          .property(
              "shape",
              (self, _) ->
                  PyTuple.of((long) self.frame().rowCount(), (long) self.frame().columnCount()))
          .property(
              "size", (self, _) -> (long) self.frame().rowCount() * self.frame().columnCount())
          .property("ndim", (_, _) -> 2L)
          .property(
              "empty", (self, _) -> self.frame().rowCount() == 0 || self.frame().columnCount() == 0)
          .property(
              "dtypes",
              (self, context) -> {
                Object[] dtypes = self.frame().data().stream().map(DTypeObject::of).toArray();
                return Wrap.series(
                    context,
                    new Series(ObjectColumn.of(dtypes), self.frame().columns(), Scalars.NONE));
              })
          .property(
              "axes",
              (self, context) ->
                  PyList.of(
                      Wrap.index(context, self.frame().index()),
                      Wrap.index(context, self.frame().columns())))
          .property("T", (self, context) -> Wrap.frame(context, Transpose.of(self.frame())))
          .property("loc", (self, _) -> new LocObject(self, false))
          .property("at", (self, _) -> new LocObject(self, true))
          .property("iloc", (self, _) -> new ILocObject(self, false))
          .property("iat", (self, _) -> new ILocObject(self, true))
          .function(
              "from_records",
              "data, index=None, !exclude=None, columns=None, coerce_float=False, !nrows=None",
              FrameFactories::fromRecords)
          .function(
              "from_dict",
              "data, orient='columns', dtype=None, columns=None",
              FrameFactories::fromDict)
          .method(
              "transpose",
              "!axes=None, *, copy=False",
              (self, args) -> Wrap.frame(args, Transpose.of(self.frame())))
          .with(FrameSelection::add)
          .with(FrameLabels::add)
          .with(PeriodIndexes::ofFrames)
          .with(ZonedLabels::ofFrames)
          .with(FrameStatistics::add)
          .with(FrameValues::add)
          .with(FrameConversion::add)
          .with(FrameApply::add)
          .with(FrameCombination::add)
          .with(FrameOperators::add)
          .with(Reshaping::add)
          .with(Lacking::ofFrames)
          .refused("sample", "use head(n), or sort_values() and head(n)")
          .refused("plot", "return the data")
          .refused("to_sql", "return the data")
          .refused("style", "return the data")
          .build();

  private FrameType() {}
}
