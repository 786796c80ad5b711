package dev.assay.cli.deployment;

import com.fasterxml.jackson.databind.JsonNode;
import dev.assay.cli.gates.Checkout;
import dev.assay.cli.gates.TextFile;
import dev.assay.workflow.run.Json;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;

/** What {@code infra/functions.json} says of functions: the one place where it is said. */
public final class FunctionRegistry {

  private FunctionRegistry() {}

  /** Each function by its name. */
  public static JsonNode functions() {
    return json("infra/functions.json");
  }

  /** The steps of each function. */
  public static Map<String, Set<String>> steps() {
    Map<String, Set<String>> steps = new TreeMap<>();
    functions()
        .properties()
        .forEach(
            function -> {
              Set<String> its = new TreeSet<>();
              function.getValue().path("steps").forEach(step -> its.add(step.textValue()));
              steps.put(function.getKey(), its);
            });
    return steps;
  }

  /** A file of the repository. */
  static JsonNode json(String path) {
    String text =
        Checkout.here().files().stream()
            .filter(file -> file.path().equals(path))
            .map(TextFile::text)
            .findFirst()
            .orElseThrow();
    try {
      return Json.parse(text.getBytes(StandardCharsets.UTF_8));
    } catch (IOException broken) {
      throw new UncheckedIOException(path, broken);
    }
  }
}
