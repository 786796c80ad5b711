package dev.assay.pandas.eval;

import dev.assay.pandas.value.Nearest;
import dev.assay.pandas.value.PythonError;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** The global variables, shared by the programs of one evaluation; what is built in lies below. */
public final class Globals {

  private static final int MOST_FRAMES = 30;

  private final Map<String, Object> variables = new LinkedHashMap<>();
  private final Map<String, Supplier<PythonError>> lacking = new HashMap<>();
  private final Library library;

  public Globals(Library library) {
    this.library = library;
  }

  /** The variable or the built-in of the name, {@code null} for none. */
  @Nullable Object get(String name) {
    Object value = variables.get(name);
    return value == null ? library.globals().get(name) : value;
  }

  public void set(String name, Object value) {
    variables.put(name, value);
  }

  /** Remembers why the name, which a program imports, has no value. */
  void lack(String name, Supplier<PythonError> refusal) {
    lacking.put(name, refusal);
  }

  void requireNotLacking(String name) {
    Supplier<PythonError> refusal = lacking.get(name);
    if (refusal != null) {
      throw refusal.get();
    }
  }

  /** Whether there was a variable of the name. */
  boolean remove(String name) {
    return variables.remove(name) != null;
  }

  /** All variables, in the order in which they were first set. */
  public Map<String, Object> variables() {
    return variables;
  }

  /** What may be meant by a name that nothing has, and which frames there are. */
  public String hint(String id) {
    String near = Nearest.suggestion(id, names());
    String frames = frames();
    return near.isEmpty() && !frames.isEmpty() ? "." + frames : near + frames;
  }

  /** {@code " The frames are a_df, b_df"}: which frames there are, or nothing for none. */
  private String frames() {
    List<String> frames =
        variables.entrySet().stream()
            .filter(each -> each.getValue() instanceof PyObject object && isFrame(object))
            .map(Map.Entry::getKey)
            .toList();
    if (frames.isEmpty()) {
      return "";
    }
    int more = frames.size() - MOST_FRAMES;
    return " The frames are %s%s"
        .formatted(
            frames.stream().limit(MOST_FRAMES).collect(Collectors.joining(", ")),
            more > 0 ? " and %d more".formatted(more) : "");
  }

  private static boolean isFrame(PyObject object) {
    return object.typeName().equals("DataFrame");
  }

  private List<String> names() {
    List<String> names = new ArrayList<>(variables.keySet());
    names.addAll(library.globals().keySet());
    return names;
  }
}
