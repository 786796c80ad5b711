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

  private MssqlJson() {}

  /** The text, number or condition at the path; NULL of objects and lists. */
  public static @Nullable String jsonScalar(@Nullable String json, @Nullable String path) {
    Object value = at(json, path);
    return switch (value) {
      case null -> null;
      case Map<?, ?> _, List<?> _ -> null;
      case String text -> text;
      default -> value == JsonTree.NULL ? null : JsonTree.exactly(value);
    };
  }

  /** The object or list at the path. */
  public static @Nullable String jsonPart(@Nullable String json, @Nullable String path) {
    Object value = at(json, path);
    return value instanceof Map || value instanceof List ? JsonTree.exactly(value) : null;
  }

  /** Whether the text is an object or a list. */
  public static @Nullable Integer isJson(@Nullable String json) {
    Object tree = json == null ? null : JsonTree.read(json);
    return json == null ? null : (Integer) (tree instanceof Map || tree instanceof List ? 1 : 0);
  }

  private static @Nullable Object at(@Nullable String json, @Nullable String path) {
    if (json == null || path == null) {
      return null;
    }
    Object tree = JsonTree.read(json);
    if (tree == null) {
      throw DbException.get(ErrorCode.INVALID_VALUE_2, json, "JSON");
    }
    JsonPath steps = JsonPath.of(LAX.matcher(path).replaceFirst(""));
    if (steps.isForMany()) {
      throw DbException.get(ErrorCode.FEATURE_NOT_SUPPORTED_1, "a path for many values");
    }
    List<Object> found = steps.in(tree);
    return found.isEmpty() ? null : found.getFirst();
  }
}
