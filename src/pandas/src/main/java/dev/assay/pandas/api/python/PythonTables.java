package dev.assay.pandas.api.python;

import dev.assay.pandas.eval.PyType;
import java.util.List;

/** All tables of Python's types, those without a name of their own among them. */
public final class PythonTables {

  private PythonTables() {}

  /** The tables in the order in which the documentation shows them. */
  public static List<PyType<?>> all() {
    return List.of(
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
        DateType.TYPE,
        DateTimeType.TYPE,
        TimeType.TYPE,
        TimedeltaType.TYPE,
        AwareDateTimeType.TYPE,
        ZoneTypes.TZINFO,
        ZoneTypes.FIXED,
        ZoneTypes.REGION,
        CounterDict.TYPE,
        DefaultDict.TYPE,
        OrderedDict.TYPE,
        Deque.TYPE,
        NamedTuples.TYPE,
        PatternValue.TYPE,
        MatchValue.TYPE,
        RelativeDelta.TYPE,
        TextBuffer.TYPE);
  }
}
