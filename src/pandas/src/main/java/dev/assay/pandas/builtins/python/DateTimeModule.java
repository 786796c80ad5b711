package dev.assay.pandas.builtins.python;

import dev.assay.pandas.eval.PyModule;

/** The table of the module {@code datetime}. */
final class DateTimeModule {

  private DateTimeModule() {}

  static PyModule module() {
    return PyModule.builder("datetime")
        .value("date", DateType.TYPE)
        .value("datetime", DateTimeType.TYPE)
        .value("time", TimeType.TYPE)
        .value("timedelta", TimedeltaType.TYPE)
        .value("MINYEAR", 1L)
        .value("MAXYEAR", 9999L)
        .refused("timezone", "dates and times have no time zone; leave it out")
        .refused("UTC", "dates and times have no time zone; leave it out")
        .refused("tzinfo", "dates and times have no time zone; leave it out")
        .build();
  }
}
