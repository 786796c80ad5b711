package dev.assay.cli.deployment;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * What resources of the AWS provider take, read from the TypeScript types that were generated from
 * its schema.
 */
final class AwsSchema {

  private static final Pattern INTERFACE =
      Pattern.compile("export interface (\\w+)( extends \\S+)? \\{\\n(.*?)\\n}", Pattern.DOTALL);
  private static final Pattern ARGUMENT =
      Pattern.compile(
          "docs/(?:resources|data-sources)/\\w+#(\\w+) .*?readonly \\w+(\\??): ([^;]+);",
          Pattern.DOTALL);

  private final Path library = NpmPackages.awsProvider().resolve("lib");

  /**
   * One argument.
   *
   * @param block what is in it, when it is a block
   */
  record Argument(boolean required, Optional<Map<String, Argument>> block) {}

  /** The arguments of a resource, or empty when the provider has no such resource. */
  Optional<Map<String, Argument>> resource(String type) {
    return arguments(type.replaceFirst("^aws_", "").replace('_', '-'));
  }

  /** The arguments of a data source, or empty when the provider has no such data source. */
  Optional<Map<String, Argument>> data(String type) {
    return arguments("data-" + type.replace('_', '-'));
  }

  private Optional<Map<String, Argument>> arguments(String folder) {
    Path types = library.resolve(folder).resolve("index.d.ts");
    if (!Files.isRegularFile(types)) {
      return Optional.empty();
    }
    try {
      return Optional.of(parse(Files.readString(types)));
    } catch (IOException unreadable) {
      throw new UncheckedIOException(unreadable);
    }
  }

  private static Map<String, Argument> parse(String text) {
    Map<String, String> bodies = new LinkedHashMap<>();
    String config = "";
    Matcher matcher = INTERFACE.matcher(text);
    while (matcher.find()) {
      bodies.put(matcher.group(1), matcher.group(3));
      if (matcher.group(2) != null) {
        config = matcher.group(1);
      }
    }
    return arguments(config, bodies);
  }

  private static Map<String, Argument> arguments(String name, Map<String, String> bodies) {
    Map<String, Argument> arguments = new LinkedHashMap<>();
    Matcher matcher = ARGUMENT.matcher(bodies.getOrDefault(name, ""));
    while (matcher.find()) {
      String type = matcher.group(3).replaceAll("\\[].*| \\| .*", "");
      boolean recursive = type.equals(name);
      arguments.put(
          matcher.group(1),
          new Argument(
              matcher.group(2).isEmpty(),
              bodies.containsKey(type) && !recursive
                  ? Optional.of(arguments(type, bodies))
                  : Optional.empty()));
    }
    return arguments;
  }
}
