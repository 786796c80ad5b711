package dev.assay.pandas.api.numpy;

import dev.assay.pandas.api.array.ArrayObject;
import dev.assay.pandas.api.array.NumpyDTypes;
import dev.assay.pandas.api.common.Read;
import dev.assay.pandas.column.DoubleColumn;
import dev.assay.pandas.eval.Args;
import dev.assay.pandas.eval.PyIterator;
import dev.assay.pandas.value.PyDict;
import dev.assay.pandas.value.PyList;
import dev.assay.pandas.value.PySet;
import dev.assay.pandas.value.PyTuple;
import dev.assay.pandas.value.PythonError;
import dev.assay.pandas.value.TypeNames;
import java.util.Set;

/**
 * Arguments as numpy reads them: tuples of rows are lists of rows, an empty list is one of floats.
 */
final class GivenArrays {

  /** Functions that read lists themselves. */
  private static final Set<String> READING =
      Set.of("array", "asarray", "asanyarray", "select", "vectorize", "iterable", "isscalar");

  private GivenArrays() {}

  static Args read(Args args) {
    if (args.knows("dtype") && args.optional("dtype") != null) {
      NumpyDTypes.require(args.context(), args.get("dtype"));
    }
    return READING.contains(args.function()) ? args : args.reading(GivenArrays::read);
  }

  private static Object read(Object value) {
    if (value instanceof PySet || value instanceof PyDict || value instanceof PyIterator) {
      throw PythonError.typeError("numpy takes a %s for one object", TypeNames.of(value))
          .hinting("; make a list of it: list(...)");
    }
    if (value instanceof PyList list && list.size() == 0) {
      return new ArrayObject(DoubleColumn.of());
    }
    boolean rows =
        value instanceof PyTuple tuple
            && tuple.size() > 0
            && tuple.items().stream().allMatch(Read::isListLike);
    return rows ? PyList.copyOf(((PyTuple) value).items()) : value;
  }
}
