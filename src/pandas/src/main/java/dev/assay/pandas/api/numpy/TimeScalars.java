package dev.assay.pandas.api.numpy;

import dev.assay.pandas.api.dtype.DTypes;
import dev.assay.pandas.column.Scalars;
import dev.assay.pandas.eval.Args;
import dev.assay.pandas.eval.PyModule;
import dev.assay.pandas.eval.PyType;
import dev.assay.pandas.frame.time.DateColumns;
import dev.assay.pandas.value.Clock;
import dev.assay.pandas.value.NumpySpan;
import dev.assay.pandas.value.NumpyTemporal;
import dev.assay.pandas.value.NumpyTime;
import dev.assay.pandas.value.NumpyUnit;
import dev.assay.pandas.value.PythonError;
import dev.assay.pandas.value.Timedelta;
import dev.assay.pandas.value.Timestamp;
import java.time.Duration;
import java.time.LocalDate;
import java.time.LocalDateTime;
import org.jspecify.annotations.Nullable;

/** {@code np.datetime64} and {@code np.timedelta64}: counts of a unit. */
public final class TimeScalars {

  /** {@code np.datetime64}. */
  public static final PyType<NumpyTime> DATETIME =
      PyType.builder("datetime64", NumpyTime.class)
          .module("numpy")
          .doc("a date and time")
          .bases(NumpyModule.GENERIC)
          .constructor("value='NaT', unit=None", TimeScalars::datetime)
          .with(TimeScalars::add)
          .build();

  /** {@code np.timedelta64}. */
  public static final PyType<NumpySpan> TIMEDELTA =
      PyType.builder("timedelta64", NumpySpan.class)
          .module("numpy")
          .doc("a duration")
          .bases(NumpyModule.GENERIC)
          .constructor("value='NaT', unit=None", TimeScalars::timedelta)
          .with(TimeScalars::add)
          .build();

  private TimeScalars() {}

  static void add(PyModule.Builder table) {
    table
        .value("datetime64", DATETIME)
        .value("timedelta64", TIMEDELTA)
        .function("issubdtype", "arg1, arg2", args -> DTypes.isSubtype(args, "arg1", "arg2"));
  }

  private static <T extends NumpyTemporal> PyType.Builder<T> add(PyType.Builder<T> table) {
    return table
        .method("item", "", (self, _) -> self.item())
        .method("tolist", "", (self, _) -> self.item())
        .lacking("use pd.Timestamp(...) or pd.Timedelta(...)", "astype view")
        .property("dtype", (self, _) -> DTypes.named(dtypeName(self)))
        .property("ndim", (_, _) -> 0L)
        .property("size", (_, _) -> 1L);
  }

  private static String dtypeName(NumpyTemporal value) {
    String name = value instanceof NumpyTime ? "datetime64[" : "timedelta64[";
    return name + value.unit().symbol() + "]";
  }

  private static NumpyUnit unit(String symbol) {
    NumpyUnit unit = NumpyUnit.of(symbol);
    if (unit == null) {
      throw PythonError.typeError("Invalid datetime unit in metadata string \"[" + symbol + "]\"");
    }
    return unit;
  }

  private static Object datetime(Args args) {
    Object given = args.get("value");
    NumpyUnit wanted = args.optional("unit") == null ? null : unit(args.string("unit"));
    if (given instanceof String text && Clock.isNamedBy(text)) {
      return now(text, wanted);
    }
    Object plain = given instanceof NumpyTemporal ? given : Scalars.plain(given);
    if (plain instanceof Long count) {
      if (wanted == null) {
        throw PythonError.valueError("Converting an integer to a NumPy datetime requires a unit");
      }
      return new NumpyTime(count, wanted);
    }
    if (plain instanceof Double number && !number.isNaN()) {
      throw PythonError.valueError("Could not convert object to NumPy datetime");
    }
    if (plain instanceof NumpyTime time) {
      return wanted == null ? time : NumpyTime.at(time.nanos(), wanted);
    }
    NumpyUnit own = unitOf(plain);
    String text = plain instanceof String written ? completed(written) : "";
    Object moment = DateColumns.scalar(text.isEmpty() ? plain : text);
    return moment instanceof Timestamp time
        ? NumpyTime.at(time.nanos(), wanted == null ? own : wanted)
        : new NumpyTime(NumpyTemporal.NAT, wanted == null ? NumpyUnit.NANO : wanted);
  }

  /** Now is a second of UTC, today a day of the local zone. */
  private static NumpyTime now(String text, @Nullable NumpyUnit wanted) {
    String asked = "np.datetime64('" + text + "')";
    NumpyUnit own = text.equals(Clock.TODAY) ? NumpyUnit.DAY : NumpyUnit.SECOND;
    LocalDateTime time = own == NumpyUnit.DAY ? Clock.local(asked) : Clock.utc(asked);
    NumpyTime now = NumpyTime.at(Timestamp.of(time).nanos(), own);
    return wanted == null ? now : NumpyTime.at(now.nanos(), wanted);
  }

  /** A year or month alone with its first day. */
  private static String completed(String text) {
    return switch (text.length()) {
      case 4 -> text + "-01-01";
      case 7 -> text + "-01";
      case 13 -> text + ":00";
      default -> text;
    };
  }

  /** The unit that a text or a value of Python's is exact to. */
  private static NumpyUnit unitOf(Object value) {
    if (value instanceof LocalDate) {
      return NumpyUnit.DAY;
    }
    if (!(value instanceof String text)) {
      return NumpyUnit.MICRO;
    }
    NumpyUnit unit = NumpyUnit.ofText(text);
    if (unit == null && !text.equals("NaT") && !text.isEmpty()) {
      throw PythonError.valueError("Error parsing datetime string \"" + text + "\"");
    }
    return unit == null ? NumpyUnit.NANO : unit;
  }

  private static Object timedelta(Args args) {
    Object given = args.get("value");
    NumpyUnit wanted = args.optional("unit") == null ? null : unit(args.string("unit"));
    Object plain = given instanceof NumpyTemporal ? given : Scalars.plain(given);
    return switch (plain) {
      case String text when text.equals("NaT") ->
          new NumpySpan(NumpyTemporal.NAT, wanted == null ? NumpyUnit.NANO : wanted);
      case NumpySpan span ->
          wanted == null || span.unit() == wanted ? span : NumpySpan.of(span.nanos(), wanted);
      case Timedelta span -> NumpySpan.of(span.nanos(), wanted == null ? NumpyUnit.MICRO : wanted);
      case Duration span -> NumpySpan.of(span.toNanos(), wanted == null ? NumpyUnit.MICRO : wanted);
      case Long count when wanted != null -> new NumpySpan(count, wanted);
      case Long _ ->
          throw PythonError.unsupported("np.timedelta64 in no unit", "give a unit such as 'D'");
      default ->
          throw PythonError.valueError("Could not convert object to NumPy timedelta")
              .hinting("; give a whole number and a unit");
    };
  }
}
