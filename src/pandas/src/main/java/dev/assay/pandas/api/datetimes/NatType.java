package dev.assay.pandas.api.datetimes;

import dev.assay.pandas.api.python.DateTimeType;
import dev.assay.pandas.column.Scalars;
import dev.assay.pandas.eval.PyType;
import dev.assay.pandas.value.NaT;
import dev.assay.pandas.value.None;
import dev.assay.pandas.value.PythonError;

/**
 * The table of NaT, which is also a datetime: its fields are NaN, what gives a time gives NaT
 * (pandas/_libs/tslibs/nattype.pyx).
 */
public final class NatType {

  public static final PyType<NaT> TYPE =
      PyType.builder("NaTType", NaT.class)
          .module("pandas._libs.tslibs.nattype")
          .doc("the missing date or duration")
          .bases(DateTimeType.TYPE)
          .with(NatType::fields)
          .with(NatType::times)
          .with(NatType::errors)
          .method("isoformat", "timespec='auto'", (_, _) -> "NaT")
          .property("tz", (_, _) -> None.NONE)
          .property("tzinfo", (_, _) -> None.NONE)
          .property("value", (_, _) -> Long.MIN_VALUE)
          .lacking(
              "test it with pd.isna(...) first", "as_unit asm8 to_numpy resolution fold max min")
          .build();

  private NatType() {}

  private static PyType.Builder<NaT> fields(PyType.Builder<NaT> table) {
    String numbers =
        "year month day hour minute second microsecond millisecond nanosecond quarter week"
            + " weekofyear dayofweek day_of_week dayofyear day_of_year days_in_month daysinmonth"
            + " days seconds microseconds nanoseconds qyear";
    for (String name : numbers.split(" ")) {
      table.property(name, (_, _) -> Scalars.NAN);
    }
    for (String name :
        "month end,month start,quarter end,quarter start,year end,year start".split(",")) {
      table.property("is_" + name.replace(' ', '_'), (_, _) -> false);
    }
    table.property("is_leap_year", (_, _) -> false);
    for (String name : "weekday isoweekday total_seconds".split(" ")) {
      table.method(name, "", (_, _) -> Scalars.NAN);
    }
    for (String name : "day_name month_name".split(" ")) {
      table.method(name, "!locale=None", (_, _) -> Scalars.NAN);
    }
    return table;
  }

  private static PyType.Builder<NaT> times(PyType.Builder<NaT> table) {
    String same =
        "date floor ceil round replace to_pydatetime to_datetime64 tz_localize tz_convert now"
            + " today";
    for (String name : same.split(" ")) {
      table.method(name, "*args, **kwargs", (_, _) -> Scalars.NAT);
    }
    return table;
  }

  private static PyType.Builder<NaT> errors(PyType.Builder<NaT> table) {
    String unsupported =
        "time strftime isocalendar timestamp toordinal ctime timetuple timetz astimezone combine"
            + " strptime fromordinal fromtimestamp utcfromtimestamp fromisocalendar utcnow dst"
            + " tzname utcoffset utctimetuple";
    for (String name : unsupported.split(" ")) {
      table.method(
          name,
          "*args, **kwargs",
          (_, _) -> {
            throw PythonError.valueError("NaTType does not support " + name);
          });
    }
    return table;
  }
}
