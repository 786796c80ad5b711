package dev.assay.pandas.api.python;

import dev.assay.pandas.eval.Args;
import dev.assay.pandas.eval.Context;
import dev.assay.pandas.eval.PyObject;
import dev.assay.pandas.eval.PyType;
import dev.assay.pandas.value.None;
import dev.assay.pandas.value.PyDict;
import dev.assay.pandas.value.PyTuple;
import dev.assay.pandas.value.PythonError;
import dev.assay.pandas.value.Text;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.regex.MatchResult;

/** Where a regular expression matched. */
public final class MatchValue implements PyObject {

  static final PyType<MatchValue> TYPE =
      PyType.builder("Match", MatchValue.class)
          .module("re")
          .doc("a match of a regular expression")
          .property("string", (self, _) -> self.text)
          .property("re", (self, _) -> self.pattern)
          .property("lastindex", (self, _) -> self.lastIndex())
          .property("lastgroup", (self, _) -> self.lastGroup())
          .method("group", "*groups", MatchValue::group)
          .method("groups", "default=None", (self, args) -> self.groups(args.get("default")))
          .method("groupdict", "default=None", MatchValue::groupDict)
          .method("expand", "template, /", MatchValue::expand)
          .method("start", "group=0, /", (self, args) -> self.start(args))
          .method("end", "group=0, /", (self, args) -> self.end(args))
          .method(
              "span", "group=0, /", (self, args) -> PyTuple.of(self.start(args), self.end(args)))
          .build();

  private final PatternValue pattern;
  private final String text;
  private final MatchResult result;

  MatchValue(PatternValue pattern, String text, MatchResult result) {
    this.pattern = pattern;
    this.text = text;
    this.result = result;
  }

  MatchResult result() {
    return result;
  }

  @Override
  public PyType<?> type() {
    return TYPE;
  }

  @Override
  public String repr() {
    return "<re.Match object; span=(%d, %d), match=%s>"
        .formatted(offset(result.start()), offset(result.end()), Text.quoted(result.group()));
  }

  /** An offset in code points. */
  private long offset(int units) {
    return units < 0 ? -1 : text.codePointCount(0, units);
  }

  private long start(Args args) {
    return offset(result.start(number(args.get("group"))));
  }

  private long end(Args args) {
    return offset(result.end(number(args.get("group"))));
  }

  /** What the group matched, or the other value when it took no part. */
  public Object group(int group, Object missing) {
    int start = result.start(group);
    return start < 0 ? missing : text.substring(start, result.end(group));
  }

  PyTuple groups(Object missing) {
    List<Object> groups = new ArrayList<>();
    for (int group = 1; group <= result.groupCount(); group++) {
      groups.add(group(group, missing));
    }
    return PyTuple.copyOf(groups);
  }

  private int number(Object group) {
    if (group instanceof Long number && number >= 0 && number <= result.groupCount()) {
      return Math.toIntExact(number);
    }
    Integer named = group instanceof String name ? pattern.regex().names().get(name) : null;
    if (named == null) {
      throw PythonError.indexError("no such group");
    }
    return named;
  }

  private static Object group(MatchValue self, Args args) {
    PyTuple wanted = args.rest("groups");
    if (wanted.size() == 0) {
      return self.group(0, None.NONE);
    }
    List<Object> groups = new ArrayList<>();
    wanted.forEach(one -> groups.add(self.group(self.number(one), None.NONE)));
    return groups.size() == 1 ? groups.getFirst() : PyTuple.copyOf(groups);
  }

  private static Object groupDict(MatchValue self, Args args) {
    PyDict dict = new PyDict();
    self.pattern
        .regex()
        .names()
        .forEach((name, group) -> dict.put(name, self.group(group, args.get("default"))));
    return dict;
  }

  private static Object expand(MatchValue self, Args args) {
    return ReplacementTemplate.parse(args.string("template"), self.pattern.regex()).fill(self);
  }

  /** The group that ended last; of those that end together, the one around the others. */
  private Object lastIndex() {
    int last = 0;
    for (int group = 1; group <= result.groupCount(); group++) {
      boolean later =
          last == 0
              || result.end(group) > result.end(last)
              || result.start(group) == result.end(last);
      if (result.start(group) >= 0 && later) {
        last = group;
      }
    }
    return last == 0 ? None.NONE : (Object) (long) last;
  }

  private Object lastGroup() {
    Object last = lastIndex();
    for (Map.Entry<String, Integer> group : pattern.regex().names().entrySet()) {
      if (last instanceof Long index && index == (long) group.getValue()) {
        return group.getKey();
      }
    }
    return None.NONE;
  }

  @Override
  public Object getItem(Context context, Object key) {
    return group(number(key), None.NONE);
  }
}
