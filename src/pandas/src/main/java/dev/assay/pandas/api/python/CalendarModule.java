package dev.assay.pandas.api.python;

import dev.assay.pandas.eval.Args;
import dev.assay.pandas.eval.PyModule;
import dev.assay.pandas.frame.time.DateNames;
import dev.assay.pandas.value.PyTuple;
import dev.assay.pandas.value.PythonError;
import java.time.DateTimeException;
import java.time.LocalDate;
import java.time.Year;
import java.util.ArrayList;
import java.util.List;

/** The table of calendar. */
final class CalendarModule {

  private CalendarModule() {}

  static PyModule module() {
    return PyModule.builder("calendar")
        .value("month_name", months(DateNames.MONTHS))
        .value("month_abbr", months(shortened(DateNames.MONTHS)))
        .value("day_name", PyTuple.copyOf(DateNames.DAYS))
        .value("day_abbr", PyTuple.copyOf(shortened(DateNames.DAYS)))
        .function("isleap", "year", args -> Year.isLeap(args.integer("year")))
        .function("monthrange", "year, month", CalendarModule::monthRange)
        .function(
            "weekday",
            "year, month, day",
            args -> day(args, args.count("day")).getDayOfWeek().getValue() - 1L)
        .build();
  }

  /** Months are counted from one; there is nothing before it. */
  private static PyTuple months(List<String> names) {
    List<Object> counted = new ArrayList<>(List.of(""));
    counted.addAll(names);
    return PyTuple.copyOf(counted);
  }

  private static List<String> shortened(List<String> names) {
    return names.stream().map(name -> name.substring(0, 3)).toList();
  }

  private static LocalDate day(Args args, int day) {
    try {
      return LocalDate.of(args.count("year"), args.count("month"), day);
    } catch (DateTimeException error) {
      throw PythonError.valueError("bad month or day: " + error.getMessage());
    }
  }

  private static Object monthRange(Args args) {
    LocalDate first = day(args, 1);
    return PyTuple.of(first.getDayOfWeek().getValue() - 1L, (long) first.lengthOfMonth());
  }
}
