package dev.assay.pandas.api.python;

import dev.assay.pandas.eval.Args;
import dev.assay.pandas.eval.PyModule;
import dev.assay.pandas.frame.time.DateParser;
import dev.assay.pandas.frame.time.WrittenDate;
import dev.assay.pandas.value.PythonError;

/** The table of the module {@code dateutil.parser}. */
final class DateParserModule {

  private DateParserModule() {}

  static PyModule module() {
    return PyModule.builder("dateutil.parser")
        .function(
            "parse",
            "timestr, *, dayfirst=False, yearfirst=False, !default=None, !fuzzy=False",
            DateParserModule::parse)
        .function("isoparse", "timestr, *, dayfirst=False", DateParserModule::parse)
        .build();
  }

  private static Object parse(Args args) {
    String text = args.string("timestr");
    boolean yearFirst = args.knows("yearfirst") && args.truth("yearfirst");
    WrittenDate parsed = DateParser.readLoosely(text, args.truth("dayfirst"), yearFirst);
    if (parsed == null) {
      throw PythonError.valueError("Unknown string format: " + text);
    }
    return parsed.moment();
  }
}
