package dev.assay.sql.standin;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.h2.api.ErrorCode;
import org.h2.message.DbException;
import org.jspecify.annotations.Nullable;

/**
 * A path into JSON as MySQL writes it: {@code $.name."other name"[0][*].*}.
 *
 * @param steps names, places in lists, or {@code null} for all of either
 */
record JsonPath(List<Step> steps) {

  private static final Pattern STEP =
      Pattern.compile(
          "\\s*(?:\\.\\s*(?:\"((?:[^\"\\\\]|\\\\.)*+)\"|([\\p{L}_$][\\p{L}\\p{N}_$]*)|(\\*))"
              + "|\\[\\s*(?:(\\d{1,9})|(\\*))\\s*])");

  /** One part of it. */
  record Step(@Nullable String name, int place, boolean all) {}

  static JsonPath of(String text) {
    String path = text.strip();
    if (!path.startsWith("$")) {
      throw unreadable(text);
    }
    List<Step> steps = new ArrayList<>();
    Matcher step = STEP.matcher(path);
    int at = 1;
    while (at < path.length()) {
      if (!step.find(at) || step.start() != at) {
        throw unreadable(text); // **, ranges and what is no path
      }
      String name = step.group(1) != null ? step.group(1) : step.group(2);
      boolean all = step.group(3) != null || step.group(5) != null;
      int place = step.group(4) == null ? -1 : Integer.parseInt(step.group(4));
      steps.add(new Step(step.group(3) != null ? "*" : name, place, all));
      at = step.end();
    }
    return new JsonPath(steps);
  }

  /** It may be right: other servers and modes have more than these steps. */
  private static DbException unreadable(String path) {
    return DbException.get(ErrorCode.FEATURE_NOT_SUPPORTED_1, "the JSON path '" + path + "'");
  }

  /** Whether several values may be found. */
  boolean isForMany() {
    return steps.stream().anyMatch(Step::all);
  }

  List<Object> in(Object tree) {
    List<Object> found = List.of(tree);
    for (Step step : steps) {
      List<Object> next = new ArrayList<>();
      found.forEach(value -> add(step, value, next));
      found = next;
    }
    return found;
  }

  private static void add(Step step, Object value, List<Object> found) {
    if (step.name() != null) {
      if (value instanceof Map<?, ?> object) {
        if (step.all()) {
          found.addAll(object.values());
        } else if (object.containsKey(step.name())) {
          found.add(object.get(step.name()));
        }
      }
    } else if (value instanceof List<?> list) {
      if (step.all()) {
        found.addAll(list);
      } else if (step.place() < list.size()) {
        found.add(list.get(step.place()));
      }
    } else if (!step.all() && step.place() == 0) {
      found.add(value); // a single value is as a list of it
    }
  }
}
