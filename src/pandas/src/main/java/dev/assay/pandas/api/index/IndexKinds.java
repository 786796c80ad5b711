package dev.assay.pandas.api.index;

import dev.assay.pandas.api.dtype.InferredType;
import dev.assay.pandas.eval.PyType;
import dev.assay.pandas.frame.index.Index;
import dev.assay.pandas.frame.index.MultiIndex;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;

/** What kind of labels an index has: {@code inferred_type}, and questions that pandas derives. */
final class IndexKinds {

  private static final Map<String, Set<String>> QUESTIONS = new LinkedHashMap<>();

  static {
    QUESTIONS.put("is_boolean", Set.of("boolean"));
    QUESTIONS.put("is_categorical", Set.of("categorical"));
    QUESTIONS.put("is_floating", Set.of("floating", "mixed-integer-float", "integer-na"));
    QUESTIONS.put("is_integer", Set.of("integer"));
    QUESTIONS.put("is_interval", Set.of("interval"));
    QUESTIONS.put("is_numeric", Set.of("integer", "floating"));
    QUESTIONS.put("holds_integer", Set.of("integer", "mixed-integer"));
  }

  private IndexKinds() {}

  static PyType.Builder<IndexObject> add(PyType.Builder<IndexObject> table) {
    table
        .property("inferred_type", (self, _) -> of(self.index()))
        .method("is_object", "", (self, _) -> isObjects(self.index()))
        .method(
            "is_",
            "other",
            (self, args) ->
                args.get("other") instanceof IndexObject other && other.index() == self.index());
    QUESTIONS.forEach(
        (name, kinds) -> table.method(name, "", (self, _) -> kinds.contains(of(self.index()))));
    return table;
  }

  private static String of(Index index) {
    return index instanceof MultiIndex ? "mixed" : InferredType.of(index.column());
  }

  private static boolean isObjects(Index index) {
    return index instanceof MultiIndex || index.column().dtypeName().equals("object");
  }
}
