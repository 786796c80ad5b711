package dev.assay.pandas.api.module;

import dev.assay.pandas.eval.Exceptions;
import dev.assay.pandas.eval.PyModule;
import java.util.List;

/** The table of {@code pandas.errors}: pandas' own exceptions and warnings. */
final class ErrorsModule {

  private static final List<String> NAMES =
      List.of(
          "MergeError",
          "OutOfBoundsDatetime",
          "OutOfBoundsTimedelta",
          "IntCastingNaNError",
          "InvalidIndexError",
          "DataError",
          "EmptyDataError",
          "ParserError",
          "UnsupportedFunctionCall",
          "SpecificationError",
          "UndefinedVariableError",
          "UnsortedIndexError",
          "IndexingError",
          "PerformanceWarning",
          "SettingWithCopyWarning");

  private ErrorsModule() {}

  static PyModule module() {
    PyModule.Builder table = PyModule.builder("pandas.errors");
    NAMES.forEach(name -> table.value(name, Exceptions.type(name)));
    return table.build();
  }
}
