package dev.assay.pandas.api.array;

import dev.assay.pandas.api.common.Wrap;
import dev.assay.pandas.eval.Context;
import dev.assay.pandas.eval.PyObject;
import dev.assay.pandas.eval.PyType;
import dev.assay.pandas.frame.DataFrame;
import dev.assay.pandas.value.BinaryOperator;
import dev.assay.pandas.value.CompareOperator;
import dev.assay.pandas.value.PyTuple;
import dev.assay.pandas.value.PythonError;
import java.util.Iterator;
import org.jspecify.annotations.Nullable;

/**
 * What {@code to_records} gives: an array of tuples, whose fields have names.
 *
 * @param rows the tuples
 * @param frame the fields as columns
 */
public record RecordsObject(ArrayObject rows, DataFrame frame) implements PyObject {

  static final PyType<RecordsObject> TYPE =
      PyType.builder("recarray", RecordsObject.class)
          .doc("rows of a frame as tuples whose fields have names")
          .module("numpy")
          .property("dtype", (self, _) -> new Fields(self.names()))
          .build();

  /** The dtype of records, of which programs ask the names alone. */
  private record Fields(PyTuple names) implements PyObject {

    private static final PyType<Fields> TYPE =
        PyType.builder("dtype[void]", Fields.class)
            .doc("the names of the fields of records")
            .module("numpy")
            .property("names", (self, _) -> self.names)
            .build();

    @Override
    public PyType<?> type() {
      return TYPE;
    }

    @Override
    public String repr() {
      throw PythonError.unsupported("the dtype of records as text", "use dtype.names");
    }
  }

  private PyTuple names() {
    return PyTuple.copyOf(frame.columns().labels());
  }

  @Override
  public PyType<?> type() {
    return TYPE;
  }

  @Override
  public String repr() {
    throw PythonError.unsupported("an array of records as text", "use tolist()");
  }

  @Override
  public Object attribute(Context context, String name) {
    return frame.columns().find(name) < 0 ? context.attribute(rows, name) : field(context, name);
  }

  @Override
  public Object getItem(Context context, Object key) {
    return key instanceof String name ? field(context, name) : rows.getItem(context, key);
  }

  private Object field(Context context, String name) {
    int at = frame.columns().find(name);
    if (at < 0) {
      throw PythonError.valueError("no field of name " + name);
    }
    return Wrap.array(context, frame.column(at));
  }

  @Override
  public @Nullable Object compare(Context context, CompareOperator operator, Object other) {
    return rows.compare(
        context, operator, other instanceof RecordsObject records ? records.rows() : other);
  }

  @Override
  public @Nullable Object binary(Context context, BinaryOperator operator, Object right) {
    throw PythonError.typeError("records have no operators").hinting("; compute with their fields");
  }

  @Override
  public Iterator<Object> iterate(Context context) {
    return rows.iterate(context);
  }

  @Override
  public int length(Context context) {
    return rows.length(context);
  }

  @Override
  public boolean truth(Context context) {
    return rows.truth(context);
  }
}
