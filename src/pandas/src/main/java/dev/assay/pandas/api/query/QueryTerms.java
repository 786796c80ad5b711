package dev.assay.pandas.api.query;

import dev.assay.pandas.api.series.SeriesObject;
import dev.assay.pandas.column.Scalars;
import dev.assay.pandas.eval.PyModule;
import dev.assay.pandas.eval.PyType;
import dev.assay.pandas.frame.Series;
import dev.assay.pandas.frame.index.Index;
import dev.assay.pandas.value.PythonError;
import org.jspecify.annotations.Nullable;

/** What names stand for in a query: levels of the index, and values of the program. */
final class QueryTerms {

  private QueryTerms() {}

  /**
   * The value that a name or attribute has. pandas asks each one how many dimensions it has, and
   * falls over the function of that name in numpy, and over the property of its own types.
   */
  static Object required(Object value) {
    boolean numpy = value instanceof PyModule module && module.name().equals("numpy");
    if (numpy || value instanceof PyType<?> type && type.members().containsKey("ndim")) {
      throw PythonError.typeError("'>' not supported between ndim and 'int'")
          .hinting("; compute the value before the query, and name its variable with @");
    }
    return value;
  }

  /** A level of the index as a column, by its name, or by its number where it has none. */
  static @Nullable SeriesObject level(Index index, String label) {
    int level = index.names().indexOf(label);
    for (int at = 0; at < index.levelCount() && level < 0; at++) {
      boolean unnamed = index.names().get(at) == Scalars.NONE;
      level = unnamed && label.equals("ilevel_" + at) ? at : -1;
    }
    if (level >= 0) {
      return new SeriesObject(new Series(index.levels().get(level), index, label));
    }
    if (!label.equals("index")) {
      return null;
    }
    if (index.levelCount() > 1) {
      throw PythonError.unsupported(
          "index in query() for an index of several levels", "name one of the levels");
    }
    return new SeriesObject(new Series(index.levels().getFirst(), index, index.name()));
  }
}
