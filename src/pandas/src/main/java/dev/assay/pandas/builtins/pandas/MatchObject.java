package dev.assay.pandas.builtins.pandas;

import dev.assay.pandas.eval.PyObject;
import dev.assay.pandas.eval.PyType;
import dev.assay.pandas.value.None;
import dev.assay.pandas.value.PyTuple;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.MatchResult;
import org.jspecify.annotations.Nullable;

/** What a function is given in place of each match of a regular expression. */
record MatchObject(MatchResult match) implements PyObject {

  private static final PyType<MatchObject> TYPE =
      PyType.builder("Match", MatchObject.class)
          .doc("a match of a regular expression")
          .method("group", "group=0", (self, args) -> self.group(args.get("group")))
          .method("groups", "", (self, _) -> self.groups())
          .method("start", "", (self, _) -> (long) self.match.start())
          .method("end", "", (self, _) -> (long) self.match.end())
          .build();

  @Override
  public PyType<?> type() {
    return TYPE;
  }

  private Object group(Object key) {
    return text(
        key instanceof String name ? match.group(name) : match.group((int) (long) (Long) key));
  }

  private PyTuple groups() {
    List<Object> groups = new ArrayList<>();
    for (int at = 1; at <= match.groupCount(); at++) {
      groups.add(text(match.group(at)));
    }
    return PyTuple.copyOf(groups);
  }

  private static Object text(@Nullable String text) {
    return text == null ? None.NONE : text;
  }
}
