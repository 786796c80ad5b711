package dev.assay.pandas.api.python;

import dev.assay.pandas.eval.Args;
import dev.assay.pandas.eval.Context;
import dev.assay.pandas.eval.PyObject;
import dev.assay.pandas.eval.PyType;
import dev.assay.pandas.value.CountedText;
import dev.assay.pandas.value.Equality;
import dev.assay.pandas.value.PyDict;
import dev.assay.pandas.value.PyList;
import dev.assay.pandas.value.PythonError;
import dev.assay.pandas.value.Text;
import dev.assay.pandas.value.TypeNames;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * {@code collections.ChainMap}: dicts that are searched one after another; the first is written.
 */
final class ChainMap implements PyObject {

  static final PyType<ChainMap> TYPE =
      PyType.builder("ChainMap", ChainMap.class)
          .module("collections")
          .doc("dicts that are searched one after another")
          .constructor("*maps", ChainMap::create)
          .property("maps", (self, _) -> PyList.copyOf(self.maps))
          .method("get", "key, default=None", ChainMap::get)
          .method("keys", "", (self, _) -> new DictView(self.merged(), DictView.Kind.KEYS))
          .method("values", "", (self, _) -> new DictView(self.merged(), DictView.Kind.VALUES))
          .method("items", "", (self, _) -> new DictView(self.merged(), DictView.Kind.ITEMS))
          .lacking("make one dict of them", "fromkeys new_child parents pop popitem update")
          .build();

  private final List<PyDict> maps;

  private ChainMap(List<PyDict> maps) {
    this.maps = maps;
  }

  private static Object create(Args args) {
    List<PyDict> maps = new ArrayList<>();
    for (Object map : args.rest("maps")) {
      maps.add(dict(map));
    }
    return new ChainMap(maps.isEmpty() ? List.of(new PyDict()) : maps);
  }

  private static PyDict dict(Object map) {
    if (map instanceof PyDict dict) {
      return dict;
    }
    throw PythonError.unsupported(
        "ChainMap of '" + TypeNames.of(map) + "'", "make a dict of it first");
  }

  private PyDict first() {
    return maps.getFirst();
  }

  private static Object get(ChainMap self, Args args) {
    Object value = self.find(args.get("key"));
    return value == null ? args.get("default") : value;
  }

  private @Nullable Object find(Object key) {
    for (PyDict map : maps) {
      Object value = map.get(key);
      if (value != null) {
        return value;
      }
    }
    return null;
  }

  /** All entries, in the order of the last dict's keys, then those that earlier ones add. */
  private PyDict merged() {
    PyDict merged = new PyDict();
    maps.reversed().forEach(merged::putAll);
    return merged;
  }

  @Override
  public PyType<?> type() {
    return TYPE;
  }

  @Override
  public Object getItem(Context context, Object key) {
    Object value = find(key);
    if (value == null) {
      throw PythonError.keyError(key);
    }
    return value;
  }

  @Override
  public void setItem(Context context, Object key, Object value) {
    context.budget().objects(1);
    first().put(key, value);
  }

  @Override
  public void deleteItem(Context context, Object key) {
    if (first().remove(key) == null) {
      throw PythonError.keyError("Key not found in the first mapping: " + Text.repr(key));
    }
  }

  @Override
  public boolean contains(Context context, Object item) {
    return find(item) != null;
  }

  @Override
  public Iterator<Object> iterate(Context context) {
    context.budget().steps(maps.size());
    return merged().keys().iterator();
  }

  @Override
  public int length(Context context) {
    return merged().size();
  }

  @Override
  public boolean truth(Context context) {
    return maps.stream().anyMatch(map -> map.size() > 0);
  }

  @Override
  public String repr() {
    return "ChainMap(" + CountedText.join(", ", maps.stream().map(Text::repr).toList()) + ")";
  }

  @Override
  public boolean sameAs(Object other) {
    return Equality.equal(merged(), other instanceof ChainMap that ? that.merged() : other);
  }

  @Override
  public int pythonHash() {
    throw PythonError.typeError("unhashable type: 'ChainMap'");
  }
}
