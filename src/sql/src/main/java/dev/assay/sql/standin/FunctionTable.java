package dev.assay.sql.standin;

import dev.assay.sql.SqlToken;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * What becomes of a dialect's functions on H2, from a file beside this class. Section {@code same}
 * names those that H2 gives the same for; {@code ours} those that are in a class of this package;
 * {@code written} tells how others are written with these, by name and number of arguments. What is
 * in none of them is not executed.
 */
final class FunctionTable {

  /** What the names of our own functions begin with. */
  static final String PREFIX = "ASSAY_";

  private final Set<String> same = new HashSet<>();
  private final Map<String, String> classes = new LinkedHashMap<>();
  private final Map<String, String> templates = new HashMap<>();

  private FunctionTable() {}

  static FunctionTable read(String resource) {
    FunctionTable table = new FunctionTable();
    String section = "";
    for (String line : text(resource).lines().map(String::strip).toList()) {
      if (line.startsWith("[")) {
        section = line;
      } else if (!line.isEmpty() && !line.startsWith("#")) {
        table.add(section, line);
      }
    }
    return table;
  }

  private void add(String section, String line) {
    List<String> parts = List.of(line.split("\\s+"));
    switch (section) {
      case "[same]" -> parts.forEach(name -> same.add(name.toUpperCase(Locale.ROOT)));
      case "[ours]" ->
          parts.subList(1, parts.size()).forEach(name -> classes.put(name, parts.getFirst()));
      case "[written]" ->
          templates.put(parts.getFirst().toUpperCase(Locale.ROOT), line.split("\\s+", 2)[1]);
      default -> throw new IllegalStateException("a line in no section: " + line);
    }
  }

  private static String text(String resource) {
    try (InputStream in = FunctionTable.class.getResourceAsStream(resource)) {
      if (in == null) {
        throw new IllegalStateException("the list " + resource + " is missing from the build");
      }
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException unreadable) {
      throw new UncheckedIOException(unreadable);
    }
  }

  /** Statements that make our functions known to a database. */
  List<String> declarations() {
    List<String> statements = new ArrayList<>();
    classes.forEach(
        (name, owner) ->
            statements.add(
                "CREATE ALIAS %s DETERMINISTIC FOR '%s.%s.%s'"
                    .formatted(
                        PREFIX + snake(name).toUpperCase(Locale.ROOT),
                        FunctionTable.class.getPackageName(),
                        owner,
                        name)));
    return statements;
  }

  boolean isSame(String upperCaseName) {
    return same.contains(upperCaseName);
  }

  boolean isOurs(String upperCaseName) {
    return classes.keySet().stream().anyMatch(name -> snake(name).equalsIgnoreCase(upperCaseName));
  }

  private static String snake(String name) {
    return name.replaceAll("([A-Z])", "_$1");
  }

  /** The call in other words; null when there are none for so many arguments. */
  @Nullable List<SqlToken> written(String upperCaseName, List<List<SqlToken>> arguments) {
    String template = templates.get(upperCaseName + "/" + arguments.size());
    return template == null ? null : filled(template, arguments);
  }

  /** The template with {@code $1} as the first argument, and {@code '$1'} as its text. */
  static List<SqlToken> filled(String template, List<List<SqlToken>> arguments) {
    List<SqlToken> tokens = new ArrayList<>();
    for (String part : template.split(" ")) {
      if (part.startsWith("$")) {
        tokens.addAll(arguments.get(Integer.parseInt(part.substring(1)) - 1));
      } else if (part.startsWith("'$")) {
        List<SqlToken> argument = arguments.get(part.charAt(2) - '1');
        tokens.add(Tokens.string(argument.isEmpty() ? "" : argument.getFirst().text()));
      } else {
        tokens.addAll(Tokens.of(part));
      }
    }
    return tokens;
  }
}
