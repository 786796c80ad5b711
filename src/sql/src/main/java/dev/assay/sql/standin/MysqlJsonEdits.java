package dev.assay.sql.standin;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** MySQL's functions that give JSON with something changed. H2 calls them, with JSON as text. */
public final class MysqlJsonEdits {

  /** What is done with the item at the end of a path. */
  @FunctionalInterface
  private interface Edit {
    void apply(Object parent, JsonPath.Step last, Object item);
  }

  private MysqlJsonEdits() {}

  /** With an item at each path, whether there was one or not. */
  public static @Nullable String jsonSet(@Nullable String json, @Nullable String... edits) {
    return edited(
        json,
        (parent, last, item) -> {
          replace(parent, last, item);
          add(parent, last, item);
        },
        edits);
  }

  /** With an item at each path at which there is none. */
  public static @Nullable String jsonInsert(@Nullable String json, @Nullable String... edits) {
    return edited(json, MysqlJsonEdits::add, edits);
  }

  /** With another item at each path at which there is one. */
  public static @Nullable String jsonReplace(@Nullable String json, @Nullable String... edits) {
    return edited(json, MysqlJsonEdits::replace, edits);
  }

  /** With an item more at the end of the list at each path. */
  public static @Nullable String jsonArrayAppend(@Nullable String json, @Nullable String... edits) {
    return edited(
        json,
        (parent, last, item) -> {
          for (Object found : new JsonPath(List.of(last)).in(parent)) {
            List<Object> list = new ArrayList<>(found instanceof List<?> items ? items : List.of());
            if (!(found instanceof List)) {
              list.add(found);
            }
            list.add(item);
            replace(parent, last, list);
          }
        },
        edits);
  }

  /** Without what is at the paths. */
  public static @Nullable String jsonRemove(@Nullable String json, @Nullable String... paths) {
    if (json == null || Arrays.stream(paths).anyMatch(Objects::isNull)) {
      return null;
    }
    Object tree = MysqlJson.read(json);
    for (String path : paths) {
      edit(
          tree,
          Objects.requireNonNull(path),
          (parent, last, _) -> {
            if (parent instanceof Map<?, ?> object && last.name() != null) {
              object.remove(last.name());
            } else if (parent instanceof List<?> list && isIn(list, last)) {
              list.remove(last.place());
            }
          },
          JsonTree.NULL);
    }
    return JsonTree.exactly(tree);
  }

  /** One object of all, in which later members stand for earlier ones, and null for none. */
  public static @Nullable String jsonMergePatch(@Nullable String... documents) {
    if (Arrays.stream(documents).anyMatch(Objects::isNull)) {
      return null;
    }
    Object merged = JsonTree.NULL;
    for (String document : documents) {
      Object patch = MysqlJson.read(Objects.requireNonNull(document));
      merged = merged == JsonTree.NULL ? patch : patched(merged, patch);
    }
    return JsonTree.exactly(merged);
  }

  private static Object patched(Object target, Object patch) {
    if (!(patch instanceof Map<?, ?> members)) {
      return patch;
    }
    Map<Object, Object> merged =
        new LinkedHashMap<>(target instanceof Map<?, ?> object ? object : Map.of());
    members.forEach(
        (name, value) -> {
          if (value == JsonTree.NULL) {
            merged.remove(name);
          } else {
            merged.put(name, patched(merged.getOrDefault(name, JsonTree.NULL), value));
          }
        });
    return merged;
  }

  private static @Nullable String edited(
      @Nullable String json, Edit edit, @Nullable String... edits) {
    if (json == null || Arrays.stream(edits).anyMatch(Objects::isNull)) {
      return null;
    }
    Object tree = MysqlJson.read(json);
    for (int at = 0; at + 1 < edits.length; at += 2) {
      Object item = MysqlJson.read(Objects.requireNonNull(edits[at + 1]));
      edit(tree, Objects.requireNonNull(edits[at]), edit, item);
    }
    return JsonTree.exactly(tree);
  }

  private static void edit(Object tree, String text, Edit edit, Object item) {
    JsonPath path = JsonPath.of(text);
    List<JsonPath.Step> steps = path.steps();
    if (steps.isEmpty() || path.isForMany()) {
      throw MysqlJson.unreadable(text);
    }
    for (Object parent : new JsonPath(steps.subList(0, steps.size() - 1)).in(tree)) {
      boolean alone = steps.getLast().name() == null && !(parent instanceof List);
      if (alone) {
        throw MysqlJson.unreadable(text); // a single value as a list of it: the servers differ
      }
      edit.apply(parent, steps.getLast(), item);
    }
  }

  @SuppressWarnings("unchecked")
  private static void replace(Object parent, JsonPath.Step last, Object item) {
    if (parent instanceof Map<?, ?> object && object.containsKey(last.name())) {
      ((Map<String, Object>) object).put(Objects.requireNonNull(last.name()), item);
    } else if (parent instanceof List<?> list && isIn(list, last)) {
      ((List<Object>) list).set(last.place(), item);
    }
  }

  @SuppressWarnings("unchecked")
  private static void add(Object parent, JsonPath.Step last, Object item) {
    if (parent instanceof Map<?, ?> object && last.name() != null) {
      ((Map<String, Object>) object).putIfAbsent(last.name(), item);
    } else if (parent instanceof List<?> list && last.name() == null && !isIn(list, last)) {
      ((List<Object>) list).add(item);
    }
  }

  private static boolean isIn(List<?> list, JsonPath.Step step) {
    return step.name() == null && step.place() < list.size();
  }
}
