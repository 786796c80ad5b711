package dev.assay.sql.standin;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import org.h2.api.ErrorCode;
import org.h2.message.DbException;
import org.h2.value.Value;
import org.jspecify.annotations.Nullable;

/** MySQL's functions of JSON. H2 calls them, with JSON as text; each gives NULL for a NULL. */
public final class MysqlJson {

  private MysqlJson() {}

  /** A value as it stands within JSON. */
  public static String jsonItem(Value value) {
    return switch (value.getValueType()) {
      case Value.NULL -> "null";
      case Value.BOOLEAN,
          Value.TINYINT,
          Value.SMALLINT,
          Value.INTEGER,
          Value.BIGINT,
          Value.NUMERIC,
          Value.DECFLOAT,
          Value.REAL,
          Value.DOUBLE ->
          Objects.requireNonNull(MysqlText.text(value));
      default -> JsonTree.quoted(value.getString());
    };
  }

  /** An object of names and items by turns. */
  public static String jsonObject(@Nullable String... namesAndItems) {
    List<String> members = new ArrayList<>();
    for (int at = 0; at + 1 < namesAndItems.length; at += 2) {
      String name = namesAndItems[at];
      if (name == null) {
        throw unreadable("a name that is NULL");
      }
      members.add(JsonTree.quoted(name) + ": " + namesAndItems[at + 1]);
    }
    return JsonTree.exactly(read("{" + String.join(", ", members) + "}"));
  }

  /** A list of items. */
  public static String jsonArray(String... items) {
    return JsonTree.exactly(read("[" + String.join(", ", items) + "]"));
  }

  /** JSON that was made of values, as MySQL writes it. */
  public static @Nullable String jsonWritten(@Nullable String json) {
    return json == null ? null : JsonTree.exactly(JsonTree.ordered(read(json)));
  }

  /** What is at the paths: of one without wildcards the value, else a list of values. */
  public static @Nullable String jsonExtract(@Nullable String json, @Nullable String... paths) {
    if (json == null || hasNull(paths)) {
      return null;
    }
    Object tree = read(json);
    List<Object> found = new ArrayList<>();
    boolean several = paths.length > 1;
    for (String text : paths) {
      JsonPath path = JsonPath.of(Objects.requireNonNull(text));
      several |= path.isForMany();
      found.addAll(path.in(tree));
    }
    if (found.isEmpty()) {
      return null;
    }
    return JsonTree.written(several ? found : found.getFirst());
  }

  /** The text of a JSON text; whatever else it is, as it is. */
  public static @Nullable String jsonUnquote(@Nullable String json) {
    boolean quoted =
        json != null && json.length() > 1 && json.startsWith("\"") && json.endsWith("\"");
    return quoted && JsonTree.read(json) instanceof String text ? text : json;
  }

  /** The text as JSON. */
  public static @Nullable String jsonQuote(@Nullable String text) {
    return text == null ? null : JsonTree.quoted(text);
  }

  /** The single value at the path, without quotes. */
  public static @Nullable String jsonValue(@Nullable String json, @Nullable String path) {
    if (json == null || path == null) {
      return null;
    }
    Object value = first(json, path);
    if (value instanceof Boolean || value instanceof List || value instanceof Map) {
      throw unreadable(json); // MySQL and MariaDB differ
    }
    return value == null || value == JsonTree.NULL
        ? null
        : value instanceof String text ? text : JsonTree.written(value);
  }

  /** The number of members or items; 1 of a single value. */
  public static @Nullable Integer jsonLength(@Nullable String json, @Nullable String... paths) {
    Object value = json == null || hasNull(paths) ? null : first(json, pathOf(paths));
    return switch (value) {
      case null -> null;
      case List<?> list -> list.size();
      case Map<?, ?> object -> object.size();
      default -> 1;
    };
  }

  /** Whether the text is JSON. */
  public static @Nullable Integer jsonValid(@Nullable String json) {
    return json == null ? null : (Integer) (JsonTree.read(json) == null ? 0 : 1);
  }

  /** The name of its type. */
  public static @Nullable String jsonType(@Nullable String json) {
    return switch (json == null ? null : read(json)) {
      case null -> null;
      case List<?> list -> "ARRAY";
      case Map<?, ?> object -> "OBJECT";
      case String text -> "STRING";
      case Boolean flag -> "BOOLEAN";
      case BigDecimal number -> json.strip().matches("-?\\d+") ? "INTEGER" : "DOUBLE";
      default -> "NULL";
    };
  }

  /** The names of an object's members. */
  public static @Nullable String jsonKeys(@Nullable String json, @Nullable String... paths) {
    Object value = json == null || hasNull(paths) ? null : first(json, pathOf(paths));
    return value instanceof Map<?, ?> object
        ? JsonTree.written(new ArrayList<Object>(object.keySet()))
        : null;
  }

  /** Whether the other JSON is part of it. */
  public static @Nullable Integer jsonContains(
      @Nullable String json, @Nullable String part, @Nullable String... paths) {
    if (json == null || part == null || hasNull(paths)) {
      return null;
    }
    Object whole = first(json, pathOf(paths));
    return whole == null ? null : (Integer) (JsonTree.contains(whole, read(part)) ? 1 : 0);
  }

  /** Whether one of the paths, or each, leads to a value. */
  public static @Nullable Integer jsonContainsPath(
      @Nullable String json, @Nullable String mode, @Nullable String... paths) {
    if (json == null || mode == null || hasNull(paths)) {
      return null;
    }
    Object tree = read(json);
    long found = Arrays.stream(paths).filter(path -> !JsonPath.of(path).in(tree).isEmpty()).count();
    boolean holds = mode.toLowerCase(Locale.ROOT).equals("all") ? found == paths.length : found > 0;
    return holds ? 1 : 0;
  }

  /** How deep it is; 1 of a single value. */
  public static @Nullable Integer jsonDepth(@Nullable String json) {
    return json == null ? null : (Integer) JsonTree.depth(read(json));
  }

  private static String pathOf(@Nullable String... paths) {
    return paths.length == 0 ? "$" : Objects.requireNonNull(paths[0]);
  }

  private static @Nullable Object first(String json, String path) {
    List<Object> found = JsonPath.of(path).in(read(json));
    return found.isEmpty() ? null : found.getFirst();
  }

  static Object read(String json) {
    Object tree = JsonTree.read(json);
    if (tree == null) {
      throw unreadable(json);
    }
    return tree;
  }

  /** The servers differ in what they make of it: an error, or NULL and a warning. */
  static DbException unreadable(String what) {
    return DbException.get(ErrorCode.DATA_CONVERSION_ERROR_1, what);
  }

  private static boolean hasNull(@Nullable String... texts) {
    return Arrays.stream(texts).anyMatch(Objects::isNull);
  }
}
