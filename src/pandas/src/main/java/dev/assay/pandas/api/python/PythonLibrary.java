package dev.assay.pandas.api.python;

import dev.assay.pandas.eval.Exceptions;
import dev.assay.pandas.eval.Library;
import dev.assay.pandas.eval.NativeFunction;
import dev.assay.pandas.eval.PyModule;
import dev.assay.pandas.eval.PyType;
import dev.assay.pandas.value.AwareDateTime;
import dev.assay.pandas.value.Bytes;
import dev.assay.pandas.value.FixedZone;
import dev.assay.pandas.value.None;
import dev.assay.pandas.value.PyDict;
import dev.assay.pandas.value.PyFrozenSet;
import dev.assay.pandas.value.PyList;
import dev.assay.pandas.value.PyNamedTuple;
import dev.assay.pandas.value.PySet;
import dev.assay.pandas.value.PySlice;
import dev.assay.pandas.value.PyTuple;
import dev.assay.pandas.value.RegionZone;
import java.math.BigInteger;
import java.time.Duration;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** What Python itself brings: built-in functions and types, exceptions, modules. */
public final class PythonLibrary {

  private PythonLibrary() {}

  public static Library library() {
    return new Library(globals(), modules(), types());
  }

  private static Map<String, Object> globals() {
    Map<String, Object> globals = new LinkedHashMap<>(Functions.table());
    List<PyType<?>> named =
        List.of(
            IntType.TYPE,
            FloatType.TYPE,
            BoolType.TYPE,
            StrType.TYPE,
            ListType.TYPE,
            TupleType.TYPE,
            DictType.TYPE,
            SetType.TYPE,
            SetType.FROZEN,
            RangeValue.TYPE,
            OtherTypes.SLICE,
            OtherTypes.OBJECT);
    named.forEach(type -> globals.put(type.name(), type));
    globals.put(
        "type",
        new NativeFunction(
            "type", "object, /", args -> args.context().typeOf(args.get("object")).seen()));
    globals.putAll(Exceptions.types());
    globals.remove("error");
    globals.remove("StatisticsError");
    globals.keySet().removeAll(Exceptions.UNNAMED);
    globals.put("__name__", "__main__");
    return globals;
  }

  private static Map<String, PyModule> modules() {
    Map<String, PyModule> modules = new LinkedHashMap<>();
    List<PyModule> tables =
        List.of(
            MathModule.module(),
            ReModule.module(),
            DateTimeModule.module(),
            CollectionsModule.module(),
            ItertoolsModule.module(),
            FunctoolsModule.module(),
            TextBuffer.module(),
            JsonModule.module(),
            AstModule.module(),
            StatisticsModule.module(),
            dateutil(),
            RelativeDelta.module(),
            DateParserModule.module(),
            HeapqModule.module(),
            BisectModule.module(),
            CopyModule.module(),
            CalendarModule.module(),
            ZoneTypes.zoneinfo(),
            OperatorModule.module(),
            TextwrapModule.module());
    tables.forEach(module -> modules.put(module.name(), module));
    SmallModules.modules().forEach(module -> modules.put(module.name(), module));
    return modules;
  }

  private static PyModule dateutil() {
    return PyModule.builder("dateutil")
        .value("relativedelta", RelativeDelta.module())
        .value("parser", DateParserModule.module())
        .build();
  }

  private static Map<Class<?>, PyType<?>> types() {
    Map<Class<?>, PyType<?>> types = new LinkedHashMap<>();
    types.put(String.class, StrType.TYPE);
    types.put(Long.class, IntType.TYPE);
    types.put(BigInteger.class, IntType.TYPE);
    types.put(Double.class, FloatType.TYPE);
    types.put(Boolean.class, BoolType.TYPE);
    types.put(None.class, OtherTypes.NONE);
    types.put(Bytes.class, OtherTypes.BYTES);
    types.put(PyList.class, ListType.TYPE);
    types.put(PyTuple.class, TupleType.TYPE);
    types.put(PyDict.class, DictType.TYPE);
    types.put(PySet.class, SetType.TYPE);
    types.put(PyFrozenSet.class, SetType.FROZEN);
    types.put(PySlice.class, OtherTypes.SLICE);
    types.put(PyNamedTuple.class, NamedTuples.TYPE);
    types.put(CounterDict.class, CounterDict.TYPE);
    types.put(DefaultDict.class, DefaultDict.TYPE);
    types.put(OrderedDict.class, OrderedDict.TYPE);
    types.put(LocalDate.class, DateType.TYPE);
    types.put(LocalDateTime.class, DateTimeType.TYPE);
    types.put(AwareDateTime.class, AwareDateTimeType.TYPE);
    types.put(FixedZone.class, ZoneTypes.FIXED);
    types.put(RegionZone.class, ZoneTypes.REGION);
    types.put(LocalTime.class, TimeType.TYPE);
    types.put(Duration.class, TimedeltaType.TYPE);
    return types;
  }
}
