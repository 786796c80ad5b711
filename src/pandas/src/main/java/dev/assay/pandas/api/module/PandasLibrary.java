package dev.assay.pandas.api.module;

import dev.assay.pandas.api.array.ArrayType;
import dev.assay.pandas.api.array.MatrixType;
import dev.assay.pandas.api.dataframe.FrameType;
import dev.assay.pandas.api.datetimes.DateMethods;
import dev.assay.pandas.api.datetimes.IntervalType;
import dev.assay.pandas.api.datetimes.NatType;
import dev.assay.pandas.api.datetimes.OffsetObject;
import dev.assay.pandas.api.datetimes.OffsetsModule;
import dev.assay.pandas.api.datetimes.PeriodMethods;
import dev.assay.pandas.api.datetimes.SpanMethods;
import dev.assay.pandas.api.datetimes.TimeTypes;
import dev.assay.pandas.api.datetimes.ZonedTimestampType;
import dev.assay.pandas.api.dtype.CategoryMethods;
import dev.assay.pandas.api.dtype.DTypes;
import dev.assay.pandas.api.groupby.GrouperObject;
import dev.assay.pandas.api.groupby.GroupsType;
import dev.assay.pandas.api.groupby.PrettyDict;
import dev.assay.pandas.api.groupby.ResamplerObject;
import dev.assay.pandas.api.index.IndexType;
import dev.assay.pandas.api.numpy.LinearAlgebra;
import dev.assay.pandas.api.numpy.NumpyModule;
import dev.assay.pandas.api.numpy.TimeScalars;
import dev.assay.pandas.api.series.SeriesType;
import dev.assay.pandas.api.strings.BytesMethods;
import dev.assay.pandas.api.strings.StringMethods;
import dev.assay.pandas.api.testing.TestingModule;
import dev.assay.pandas.api.window.RollingObject;
import dev.assay.pandas.api.window.WeightedObject;
import dev.assay.pandas.column.Interval;
import dev.assay.pandas.column.Period;
import dev.assay.pandas.column.PeriodDistance;
import dev.assay.pandas.eval.Library;
import dev.assay.pandas.eval.PyModule;
import dev.assay.pandas.eval.PyType;
import dev.assay.pandas.value.NA;
import dev.assay.pandas.value.NaT;
import dev.assay.pandas.value.NumpyBool;
import dev.assay.pandas.value.NumpyFloat;
import dev.assay.pandas.value.NumpyInt;
import dev.assay.pandas.value.NumpySpan;
import dev.assay.pandas.value.NumpyTime;
import dev.assay.pandas.value.Timedelta;
import dev.assay.pandas.value.Timestamp;
import dev.assay.pandas.value.ZonedTimestamp;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** What pandas and numpy bring: their modules, and the types of their scalars. */
public final class PandasLibrary {

  private PandasLibrary() {}

  public static Library library() {
    Map<String, PyModule> modules = new LinkedHashMap<>();
    PyModule pandas = PandasModule.module();
    modules.put("pandas", pandas);
    for (String name : List.of("api", "tseries")) {
      modules.put("pandas." + name, (PyModule) pandas.attributes().get(name));
    }
    modules.put("pandas.tseries.offsets", OffsetsModule.module("pandas.tseries.offsets"));
    modules.put("pandas.api.types", DTypes.module());
    modules.put("pandas.errors", ErrorsModule.module());
    modules.put("pandas.testing", TestingModule.module());
    modules.put("numpy.linalg", LinearAlgebra.module());
    modules.put("numpy", NumpyModule.module());
    Map<Class<?>, PyType<?>> types = new LinkedHashMap<>();
    types.put(Timestamp.class, TimeTypes.TIMESTAMP);
    types.put(ZonedTimestamp.class, ZonedTimestampType.TYPE);
    types.put(Timedelta.class, TimeTypes.TIMEDELTA);
    types.put(NaT.class, NatType.TYPE);
    types.put(NA.class, TimeTypes.NA);
    types.put(Period.class, TimeTypes.PERIOD);
    types.put(Interval.class, IntervalType.TYPE);
    types.put(PeriodDistance.class, TimeTypes.PERIOD_DISTANCE);
    types.put(PrettyDict.class, PrettyDict.TYPE);
    types.put(NumpyInt.class, NumpyModule.INT64);
    types.put(NumpyFloat.class, NumpyModule.FLOAT64);
    types.put(NumpyBool.class, NumpyModule.BOOL);
    types.put(NumpyTime.class, TimeScalars.DATETIME);
    types.put(NumpySpan.class, TimeScalars.TIMEDELTA);
    return new Library(Map.of(), modules, types);
  }

  /** All tables of types, in the order in which the documentation shows them. */
  public static List<PyType<?>> tables() {
    return List.of(
        FrameType.TYPE,
        SeriesType.TYPE,
        GroupsType.TYPE,
        RollingObject.TYPE,
        WeightedObject.TYPE,
        ResamplerObject.TYPE,
        StringMethods.TYPE,
        BytesMethods.TYPE,
        DateMethods.TYPE,
        SpanMethods.TYPE,
        PeriodMethods.TYPE,
        CategoryMethods.TYPE,
        IndexType.TYPE,
        ArrayType.TYPE,
        MatrixType.TYPE,
        TimeTypes.TIMESTAMP,
        ZonedTimestampType.TYPE,
        TimeTypes.TIMEDELTA,
        TimeTypes.PERIOD,
        IntervalType.TYPE,
        TimeTypes.PERIOD_DISTANCE,
        OffsetObject.TYPE,
        GrouperObject.TYPE,
        NumpyModule.INT64,
        NumpyModule.FLOAT64,
        NumpyModule.BOOL,
        TimeScalars.DATETIME,
        TimeScalars.TIMEDELTA);
  }
}
