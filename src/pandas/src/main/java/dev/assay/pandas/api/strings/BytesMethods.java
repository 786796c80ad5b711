package dev.assay.pandas.api.strings;

import dev.assay.pandas.api.common.Wrap;
import dev.assay.pandas.api.python.Encoding;
import dev.assay.pandas.column.Columns;
import dev.assay.pandas.column.ObjectColumn;
import dev.assay.pandas.column.Scalars;
import dev.assay.pandas.eval.Args;
import dev.assay.pandas.eval.Context;
import dev.assay.pandas.eval.PyObject;
import dev.assay.pandas.eval.PyType;
import dev.assay.pandas.frame.Series;
import dev.assay.pandas.value.Bytes;
import dev.assay.pandas.value.PythonError;
import java.util.ArrayList;
import java.util.List;

/** {@code series.str} of encoded text, which can be decoded again. */
public record BytesMethods(Series series) implements PyObject {

  public static final PyType<BytesMethods> TYPE =
      PyType.builder("StringMethods", BytesMethods.class)
          .doc("the methods of bytes on every element of a series")
          .method("len", "", BytesMethods::lengths)
          .method("decode", "encoding, errors='strict'", BytesMethods::decoded)
          .build();

  /** Whether a series holds bytes and nothing else. */
  public static boolean applies(Series series) {
    boolean some = false;
    for (Object value : series.values() instanceof ObjectColumn all ? all.items() : List.of()) {
      if (!(value instanceof Bytes) && !Scalars.isMissing(value)) {
        return false;
      }
      some |= value instanceof Bytes;
    }
    return some;
  }

  @Override
  public PyType<?> type() {
    return TYPE;
  }

  @Override
  public Object attribute(Context context, String attribute) {
    throw PythonError.typeError(
            "Cannot use .str.%s with values of inferred dtype 'bytes'", attribute)
        .hinting("; .str.decode() them first");
  }

  private static Object lengths(BytesMethods self, Args args) {
    List<Object> lengths = new ArrayList<>();
    for (Object value : self.series.values().items()) {
      lengths.add(value instanceof Bytes bytes ? (Object) (long) bytes.length() : Scalars.NAN);
    }
    return Wrap.series(args, self.series.withValues(Columns.infer(lengths)));
  }

  private static Object decoded(BytesMethods self, Args args) {
    Encoding encoding = Encoding.of(args);
    List<Object> texts = new ArrayList<>();
    for (Object value : self.series.values().items()) {
      texts.add(value instanceof Bytes bytes ? encoding.decode(bytes) : value);
    }
    return Wrap.series(args, self.series.withValues(ObjectColumn.of(texts)));
  }
}
