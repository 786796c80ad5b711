package dev.assay.pandas.api.dataframe;

import dev.assay.pandas.api.common.Read;
import dev.assay.pandas.api.common.Wrap;
import dev.assay.pandas.column.ObjectColumn;
import dev.assay.pandas.column.Scalars;
import dev.assay.pandas.eval.Args;
import dev.assay.pandas.eval.Context;
import dev.assay.pandas.frame.DataFrame;
import dev.assay.pandas.frame.index.Index;
import dev.assay.pandas.value.CountedText;
import dev.assay.pandas.value.PyDict;
import dev.assay.pandas.value.PyList;
import dev.assay.pandas.value.PythonError;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * {@code pd.json_normalize}: nested dicts as columns named by their paths, and lists within them as
 * rows, beside what stands above them.
 */
public final class JsonNormalize {

  public static final String NOTATION =
      "data, record_path=None, meta=None, meta_prefix=None, record_prefix=None,"
          + " errors='raise'|'ignore', sep='.', max_level=None";

  private final Args args;
  private final Context context;
  private final String separator;
  private final long deepest;
  private final List<List<Object>> meta = new ArrayList<>();
  private final Map<String, List<Object>> metaValues = new LinkedHashMap<>();
  private final List<Object> records = new ArrayList<>();

  private JsonNormalize(Args args) {
    this.args = args;
    context = args.context();
    separator = args.string("sep");
    deepest = args.optional("max_level") == null ? Long.MAX_VALUE : args.integer("max_level");
    if (args.optional("meta") != null) {
      for (Object path : listed(args.get("meta"))) {
        meta.add(listed(path));
      }
    }
    meta.forEach(path -> metaValues.put(name(path), new ArrayList<>()));
  }

  public static Object of(Args args) {
    return new JsonNormalize(args).result();
  }

  private Object result() {
    Object given = args.get("data");
    if (!(given instanceof PyDict) && !Read.isListLike(given)) {
      throw new PythonError("NotImplementedError", "data must be a dict or a list of dicts");
    }
    List<Object> data = given instanceof PyDict ? List.of(given) : context.list(given);
    if (args.optional("record_path") == null) {
      List<Object> flat = new ArrayList<>();
      for (Object each : data) {
        flat.add(flat(required(each), "", 0));
      }
      return context.call(FrameType.TYPE, PyList.copyOf(flat));
    }
    extract(data, listed(args.get("record_path")), new LinkedHashMap<>(), 0);
    return withMeta();
  }

  private static List<Object> listed(Object value) {
    return value instanceof PyList list ? list.items() : List.of(value);
  }

  private String name(List<Object> path) {
    return CountedText.join(separator, path.stream().map(context::str).toList());
  }

  private static PyDict required(Object value) {
    if (value instanceof PyDict dict) {
      return dict;
    }
    throw PythonError.attributeError("json_normalize() takes dicts");
  }

  /** Values that are no dicts first, then those of dicts, under their paths. */
  private PyDict flat(PyDict dict, String prefix, int level) {
    context.budget().cells(dict.size());
    PyDict flat = new PyDict();
    List<PyDict> nested = new ArrayList<>();
    for (PyDict.Entry entry : dict.entries()) {
      String key = context.str(entry.key());
      String path = level == 0 ? key : CountedText.join("", prefix, separator, key);
      Object label = level == 0 && entry.key() instanceof String ? entry.key() : path;
      if (entry.value() instanceof PyDict inner && level < deepest) {
        PyDict part = flat(inner, path, level + 1);
        context.budget().steps(part.size());
        if (level > 0) {
          part.entries().forEach(each -> flat.put(each.key(), each.value()));
        } else {
          nested.add(part);
        }
      } else {
        flat.put(label, entry.value());
      }
    }
    nested.forEach(part -> part.entries().forEach(each -> flat.put(each.key(), each.value())));
    return flat;
  }

  /** The lists at the end of a path, with what stands beside and above them. */
  private void extract(List<Object> data, List<Object> path, Map<String, Object> above, int level) {
    for (Object object : data) {
      if (path.size() > 1) {
        for (List<Object> each : meta) {
          if (level + 1 == each.size()) {
            above.put(name(each), field(object, each.subList(level, each.size())));
          }
        }
        Object inner = context.getItem(object, path.getFirst());
        extract(
            inner instanceof PyDict ? List.of(inner) : context.list(inner),
            path.subList(1, path.size()),
            above,
            level + 1);
        continue;
      }
      List<Object> found = lists(object, path.getFirst());
      for (List<Object> each : meta) {
        Object value =
            level + 1 > each.size()
                ? above.get(name(each))
                : field(object, each.subList(level, each.size()));
        for (int at = 0; at < found.size(); at++) {
          metaValues.get(name(each)).add(value == null ? Scalars.NONE : value);
        }
      }
      for (Object record : found) {
        records.add(record instanceof PyDict dict ? flat(dict, "", 0) : record);
      }
    }
  }

  private List<Object> lists(Object object, Object key) {
    Object found = object instanceof PyDict dict ? dict.get(key) : null;
    if (found == null) {
      throw PythonError.keyError(
          "Key '"
              + context.str(key)
              + "' not found. If specifying a record_path, all elements of data should have the"
              + " path.");
    }
    if (found instanceof PyList list) {
      return context.list(list);
    }
    if (Scalars.isMissing(found)) {
      return List.of();
    }
    throw PythonError.typeError(
        "Path must contain list or null, but got "
            + context.typeName(found)
            + " at "
            + context.repr(key));
  }

  private Object field(Object object, List<Object> path) {
    @Nullable Object found = object;
    for (Object key : path) {
      found = found instanceof PyDict dict ? dict.get(key) : null;
      if (found == null) {
        if (args.string("errors").equals("ignore")) {
          return Scalars.NAN;
        }
        throw PythonError.keyError(
            "Key '%s' not found. To replace missing values of '%s' with np.nan, pass in errors='ignore'"
                .formatted(context.str(key), context.str(key)));
      }
    }
    return Objects.requireNonNull(found);
  }

  private Object withMeta() {
    Object made = context.call(FrameType.TYPE, PyList.copyOf(records));
    DataFrame frame = ((FrameObject) made).frame();
    if (args.optional("record_prefix") != null) {
      String prefix = args.string("record_prefix");
      List<Object> labels = new ArrayList<>();
      frame
          .columns()
          .labels()
          .forEach(label -> labels.add(CountedText.join("", prefix, context.str(label))));
      frame = frame.withColumns(Index.ofLabels(labels));
    }
    for (Map.Entry<String, List<Object>> entry : metaValues.entrySet()) {
      String label =
          args.optional("meta_prefix") == null
              ? entry.getKey()
              : CountedText.join("", args.string("meta_prefix"), entry.getKey());
      if (frame.columns().find(label) >= 0) {
        throw PythonError.valueError(
            "Conflicting metadata name " + label + ", need distinguishing prefix ");
      }
      frame = frame.append(label, ObjectColumn.of(entry.getValue().toArray()));
    }
    return Wrap.frame(context, frame);
  }
}
