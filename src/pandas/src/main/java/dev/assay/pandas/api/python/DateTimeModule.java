package dev.assay.pandas.api.python;

import dev.assay.pandas.eval.PyModule;
import dev.assay.pandas.value.FixedZone;

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
        .value("timezone", ZoneTypes.FIXED)
        .value("UTC", FixedZone.UTC)
        .value("tzinfo", ZoneTypes.TZINFO)
        .build();
  }
}
