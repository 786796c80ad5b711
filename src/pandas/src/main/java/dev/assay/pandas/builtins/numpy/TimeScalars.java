package dev.assay.pandas.builtins.numpy;

import dev.assay.pandas.builtins.pandas.DTypes;
import dev.assay.pandas.eval.Args;
import dev.assay.pandas.eval.PyModule;
import dev.assay.pandas.eval.PyType;
import dev.assay.pandas.frame.Scalars;
import dev.assay.pandas.frame.time.DateColumns;
import dev.assay.pandas.frame.time.TimedeltaParser;
import dev.assay.pandas.value.NaT;
import dev.assay.pandas.value.PythonError;
import dev.assay.pandas.value.Timedelta;
import dev.assay.pandas.value.Timestamp;
import java.time.LocalDateTime;

/** {@code np.datetime64} and {@code np.timedelta64}, whose values are pandas' own. */
final class TimeScalars {

  private static final String NO_CLOCK =
      "there is no clock; write the date that the question means";

  private static final PyType<Object> DATETIME =
      PyType.builder("datetime64", Object.class)
          .doc("a date and time")
          .constructor("value='NaT', unit=None", TimeScalars::datetime)
          .build();

  private static final PyType<Object> TIMEDELTA =
      PyType.builder("timedelta64", Object.class)
          .doc("a duration")
          .constructor("value='NaT', unit=None", TimeScalars::timedelta)
          .build();

  private TimeScalars() {}

  static void add(PyModule.Builder table) {
    table
        .value("datetime64", DATETIME)
        .value("timedelta64", TIMEDELTA)
        .function("issubdtype", "arg1, arg2", args -> DTypes.isSubtype(args, "arg1", "arg2"));
  }

  private static Object datetime(Args args) {
    Object given = args.get("value");
    if (given instanceof String text && (text.equals("today") || text.equals("now"))) {
      throw PythonError.unsupported("np.datetime64('" + text + "')", NO_CLOCK);
    }
    Object time =
        given instanceof String text && text.matches("\\d{4}")
            ? DateColumns.scalar(text + "-01-01")
            : DateColumns.scalar(given);
    if (time == Scalars.NAT) {
      return NaT.OF_NUMPY;
    }
    if (!(time instanceof Timestamp moment)) {
      return time;
    }
    return args.optional("unit") == null
        ? moment.asNumpy()
        : cut(moment, args.string("unit")).asNumpy();
  }

  private static Timestamp cut(Timestamp moment, String unit) {
    LocalDateTime time = moment.dateTime();
    return switch (unit) {
      case "Y" -> Timestamp.of(time.toLocalDate().withDayOfYear(1).atStartOfDay());
      case "M" -> Timestamp.of(time.toLocalDate().withDayOfMonth(1).atStartOfDay());
      case "D" -> Timestamp.of(time.toLocalDate().atStartOfDay());
      default -> moment;
    };
  }

  private static Object timedelta(Args args) {
    Object given = Scalars.plain(args.get("value"));
    if (given instanceof Timedelta || Scalars.isMissing(given) || "NaT".equals(given)) {
      return given instanceof Timedelta span ? span.asNumpy() : NaT.OF_NUMPY;
    }
    String unit = args.optionalString("unit");
    if (unit == null || unit.equals("Y") || unit.equals("M")) {
      throw PythonError.unsupported(
          "np.timedelta64 in " + (unit == null ? "no unit" : "'" + unit + "'"),
          "give a unit of fixed length such as 'D', or use pd.DateOffset(months=1)");
    }
    Long nanos = TimedeltaParser.unit(unit);
    if (nanos == null || !(given instanceof Long count)) {
      throw PythonError.typeError("Invalid datetime unit in metadata string \"[" + unit + "]\"");
    }
    return new Timedelta(Math.multiplyExact(count, nanos)).asNumpy();
  }
}
