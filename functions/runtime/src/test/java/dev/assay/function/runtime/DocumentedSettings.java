package dev.assay.function.runtime;

import io.smallrye.config.ConfigMapping;
import io.smallrye.config.WithDefault;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** What the table of settings in {@code functions/README.md} says, and what it has to say. */
public final class DocumentedSettings {

  private static final Pattern ROW =
      Pattern.compile("^\\| (`[A-Z][^|]*) \\| [^|]* \\| ([^|]*) \\|$", Pattern.MULTILINE);

  private static final Pattern VARIABLE = Pattern.compile("`([A-Z_]+)`");

  private DocumentedSettings() {}

  /** The variables of the table, each with its default. */
  public static Map<String, String> table() {
    Map<String, String> table = new TreeMap<>();
    Matcher rows = ROW.matcher(readme());
    while (rows.find()) {
      VARIABLE
          .matcher(rows.group(1))
          .results()
          .forEach(variable -> table.put(variable.group(1), rows.group(2)));
    }
    return table;
  }

  /** The variables of a mapping, each with its default as the table is to tell it. */
  public static Map<String, String> of(Class<?> mapping) {
    String prefix = mapping.getAnnotation(ConfigMapping.class).prefix();
    Map<String, String> settings = new TreeMap<>();
    for (Method method : mapping.getDeclaredMethods()) {
      if (Modifier.isAbstract(method.getModifiers())) {
        settings.put(variable(prefix + "." + method.getName()), usual(method));
      }
    }
    return settings;
  }

  private static String variable(String setting) {
    return setting.replaceAll("([A-Z])", "_$1").replace('.', '_').toUpperCase(Locale.ROOT);
  }

  private static String usual(Method method) {
    WithDefault usual = method.getAnnotation(WithDefault.class);
    if (usual != null) {
      return "`" + usual.value() + "`";
    }
    return method.getReturnType() == Optional.class ? "none" : "none: it must be set";
  }

  private static String readme() {
    try {
      return Files.readString(Path.of("..", "README.md"));
    } catch (IOException unreadable) {
      throw new UncheckedIOException(unreadable);
    }
  }
}
