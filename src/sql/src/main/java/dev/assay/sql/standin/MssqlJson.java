package dev.assay.sql.standin;

import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import org.h2.api.ErrorCode;
import org.h2.message.DbException;
import org.jspecify.annotations.Nullable;

/** SQL Server's functions of JSON, with JSON as text. H2 calls them. */
public final class MssqlJson {

  private static final Pattern LAX = Pattern.compile("(?i)\\s*lax\\s+");

  /** The most characters of a value; NULL stands for a longer one. */
  private static final int LONGEST_SCALAR = 4000;

  private MssqlJson() {}

  /** The text, number or condition at the path; NULL of objects and lists. */
  public static @Nullable String jsonScalar(@Nullable String json, @Nullable String path) {
    String part = at(json, path);
    if (part == null || isObjectOrList(part)) {
      return null;
    }
    Object value = JsonTree.read(part);
    String scalar = value instanceof String text ? text : value == JsonTree.NULL ? null : part;
    return scalar == null || scalar.length() > LONGEST_SCALAR ? null : scalar;
  }

  /** The object or list at the path, as it is written there. */
  public static @Nullable String jsonPart(@Nullable String json, @Nullable String path) {
    String part = at(json, path);
    return part != null && isObjectOrList(part) ? part : null;
  }

  private static boolean isObjectOrList(String json) {
    return json.startsWith("{") || json.startsWith("[");
  }

  /** Whether the text is an object or a list. */
  public static @Nullable Integer isJson(@Nullable String json) {
    Object tree = json == null ? null : JsonTree.read(json);
    return json == null ? null : (Integer) (tree instanceof Map || tree instanceof List ? 1 : 0);
  }

  private static @Nullable String at(@Nullable String json, @Nullable String path) {
    if (json == null || path == null) {
      return null;
    }
    if (JsonTree.read(json) == null) {
      throw DbException.get(ErrorCode.INVALID_VALUE_2, json, "JSON");
    }
    JsonPath steps = JsonPath.of(LAX.matcher(path).replaceFirst(""));
    if (steps.isForMany()) {
      throw DbException.get(ErrorCode.FEATURE_NOT_SUPPORTED_1, "a path for many values");
    }
    return new JsonSource(json).at(steps);
  }
}
