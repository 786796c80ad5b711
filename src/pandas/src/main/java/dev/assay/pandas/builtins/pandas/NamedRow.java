package dev.assay.pandas.builtins.pandas;

import dev.assay.pandas.eval.Context;
import dev.assay.pandas.eval.PyObject;
import dev.assay.pandas.eval.PyType;
import dev.assay.pandas.value.PyDict;
import dev.assay.pandas.value.PyTuple;
import dev.assay.pandas.value.Text;
import java.util.Iterator;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** A row of {@code itertuples()}: a tuple whose elements have names. */
record NamedRow(String name, List<Object> names, PyTuple values) implements PyObject {

  private static final PyType<NamedRow> TYPE =
      PyType.builder("Pandas", NamedRow.class)
          .doc("a row as a named tuple")
          .property("_fields", (self, _) -> PyTuple.copyOf(self.names))
          .method("_asdict", "", (self, _) -> self.dict())
          .build();

  private PyDict dict() {
    PyDict dict = new PyDict();
    for (int at = 0; at < names.size(); at++) {
      dict.put(names.get(at), values.get(at));
    }
    return dict;
  }

  @Override
  public PyType<?> type() {
    return TYPE;
  }

  @Override
  public String typeName() {
    return name;
  }

  @Override
  public String repr() {
    StringBuilder text = new StringBuilder(name + "(");
    for (int at = 0; at < names.size(); at++) {
      text.append(at == 0 ? "" : ", ").append(names.get(at)).append('=');
      text.append(Text.repr(values.get(at)));
    }
    return text.append(')').toString();
  }

  @Override
  public @Nullable Object attribute(Context context, String attribute) {
    int at = names.indexOf(attribute);
    return at < 0 ? null : values.get(at);
  }

  @Override
  public Object getItem(Context context, Object key) {
    return context.getItem(values, key);
  }

  @Override
  public Iterator<Object> iterate(Context context) {
    return values.iterator();
  }

  @Override
  public int length(Context context) {
    return values.size();
  }

  @Override
  public boolean sameAs(Object other) {
    return other instanceof NamedRow row && values.equals(row.values) || values.equals(other);
  }

  @Override
  public int pythonHash() {
    return values.hashCode();
  }
}
