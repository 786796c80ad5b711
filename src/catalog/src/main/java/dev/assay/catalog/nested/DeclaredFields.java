package dev.assay.catalog.nested;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * The fields that a declared type names, such as {@code STRUCT<id INT64, tags ARRAY<STRING>>} of
 * BigQuery, {@code OBJECT(city VARCHAR)} of Snowflake or {@code struct<id:int>} of Hive.
 */
public final class DeclaredFields {

  private static final Set<String> OBJECTS = Set.of("STRUCT", "RECORD", "ROW", "OBJECT", "TUPLE");
  private static final Set<String> ARRAYS = Set.of("ARRAY", "LIST");
  private static final int DEEPEST = 15;

  private final String type;
  private final List<NestedField> fields = new ArrayList<>();
  private int at;

  private DeclaredFields(String type) {
    this.type = type;
  }

  /** The fields, in their order; empty when the type names none. */
  public static List<NestedField> of(String declaredType) {
    DeclaredFields parser = new DeclaredFields(declaredType.strip());
    parser.type(List.of());
    boolean named = parser.fields.stream().anyMatch(field -> field.path().size() > depth(field));
    return named ? List.copyOf(parser.fields) : List.of();
  }

  /** How many of the steps are without a name. */
  private static long depth(NestedField field) {
    return field.path().stream().filter(NestedField.EACH::equals).count();
  }

  /** The type without its fields: {@code ARRAY<STRUCT>}. */
  public static String brief(String declaredType) {
    DeclaredFields parser = new DeclaredFields(declaredType.strip());
    String word = parser.word().toUpperCase(Locale.ROOT);
    boolean opens = parser.opens();
    parser.at++;
    return ARRAYS.contains(word) && opens
        ? "%s<%s>".formatted(word, brief(parser.type.substring(parser.at)))
        : word;
  }

  /** Reads a type up to the comma or bracket behind it. */
  private void type(List<String> path) {
    int from = at;
    String word = word().toUpperCase(Locale.ROOT);
    boolean isObject = OBJECTS.contains(word) && opens();
    boolean isArray = ARRAYS.contains(word) && opens();
    if (path.size() > DEEPEST || (!isObject && !isArray)) {
      skip();
      fields.add(new NestedField(path, scalar(type.substring(from, at))));
      return;
    }
    List<String> inner = isArray || isRepeated() ? step(path, NestedField.EACH) : path;
    at++;
    if (isArray) {
      type(inner);
    } else {
      fields(inner);
    }
    at++;
    skip();
  }

  private void fields(List<String> path) {
    while (at < type.length() && !closes()) {
      String name = name();
      if (name == null) {
        at = type.length();
        return;
      }
      space();
      if (at < type.length() && type.charAt(at) == ':') {
        at++;
      }
      type(step(path, name));
      if (at < type.length() && type.charAt(at) == ',') {
        at++;
      }
    }
  }

  /** Whether the bracket that opens here is followed by another pair: {@code STRUCT(a INT)[]}. */
  private boolean isRepeated() {
    int before = at;
    at++;
    while (at < type.length() && !closes()) {
      skip();
      if (at < type.length() && type.charAt(at) == ',') {
        at++;
      }
    }
    at++;
    space();
    boolean repeated = at < type.length() && type.charAt(at) == '[';
    at = before;
    return repeated;
  }

  private static List<String> step(List<String> path, String name) {
    List<String> longer = new ArrayList<>(path);
    longer.add(name);
    return longer;
  }

  /** The type's name and lengths, without what is said of the field beside its type. */
  private static String scalar(String written) {
    return written
        .replaceAll("(?is)\\s+(not\\s+null|options\\s*\\(|comment\\s|default\\s|collate\\s).*", "")
        .strip()
        .replaceAll("\\s+", " ");
  }

  private String word() {
    space();
    int from = at;
    while (at < type.length()
        && (Character.isLetterOrDigit(type.charAt(at)) || type.charAt(at) == '_')) {
      at++;
    }
    return type.substring(from, at);
  }

  private @Nullable String name() {
    space();
    char quote = at < type.length() ? type.charAt(at) : ' ';
    if (quote == '"' || quote == '`') {
      int end = type.indexOf(quote, at + 1);
      String name = end < 0 ? null : type.substring(at + 1, end);
      at = end < 0 ? at : end + 1;
      return name;
    }
    String name = word();
    return name.isEmpty() ? null : name;
  }

  /** Goes to the comma or the closing bracket that belongs to what was begun here. */
  private void skip() {
    int open = 0;
    while (at < type.length()) {
      char next = type.charAt(at);
      if (next == '\'' || next == '"' || next == '`') {
        int end = type.indexOf(next, at + 1);
        at = end < 0 ? type.length() - 1 : end;
      } else if (next == '(' || next == '<') {
        open++;
      } else if (open == 0 && (closes() || next == ',')) {
        return;
      } else if (closes()) {
        open--;
      }
      at++;
    }
  }

  private void space() {
    while (at < type.length() && Character.isWhitespace(type.charAt(at))) {
      at++;
    }
  }

  private boolean opens() {
    space();
    return at < type.length() && (type.charAt(at) == '<' || type.charAt(at) == '(');
  }

  private boolean closes() {
    return type.charAt(at) == '>' || type.charAt(at) == ')';
  }
}
