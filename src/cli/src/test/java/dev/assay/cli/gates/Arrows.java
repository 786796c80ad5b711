package dev.assay.cli.gates;

import static java.util.Map.entry;

import java.util.Map;
import java.util.Set;
import java.util.TreeSet;

/** Which module may use which other: what each stands above. */
final class Arrows {

  private static final Map<String, Set<String>> ABOVE =
      Map.ofEntries(
          entry("table", Set.of()),
          entry("pandas", Set.of("table")),
          entry("sql", Set.of("table")),
          entry("evaluation", Set.of("table", "sql")),
          entry("catalog", Set.of("table", "pandas", "sql")),
          entry("analysis", Set.of("table", "pandas", "sql", "catalog")),
          entry("agents", Set.of("table", "pandas", "sql", "catalog")),
          entry("workflow", Set.of("table", "pandas", "sql", "catalog", "analysis", "agents")),
          entry(
              "report",
              Set.of("table", "pandas", "sql", "catalog", "analysis", "agents", "workflow")),
          entry("statemachine", Set.of()),
          entry(
              "cli",
              Set.of(
                  "table",
                  "pandas",
                  "sql",
                  "evaluation",
                  "catalog",
                  "analysis",
                  "agents",
                  "workflow",
                  "report",
                  "statemachine")));

  /** What the functions share, itself one of the functions' folders. */
  private static final String RUNTIME = "functions/runtime";

  private static final Set<String> FUNCTIONS_RUNTIME =
      Set.of("table", "pandas", "sql", "catalog", "analysis", "agents", "workflow");

  private static final Set<String> FUNCTIONS =
      Set.of(
          "table",
          "pandas",
          "sql",
          "catalog",
          "analysis",
          "agents",
          "workflow",
          "report",
          "function-runtime");

  private static final Set<String> BENCHMARKS =
      Set.of(
          "table",
          "pandas",
          "sql",
          "evaluation",
          "catalog",
          "analysis",
          "agents",
          "workflow",
          "report",
          "statemachine",
          "cli");

  /** What is deployed, around which AWS is rehearsed; the functions are built before, as zips. */
  private static final Set<String> REHEARSAL =
      Set.of(
          "table",
          "agents",
          "catalog",
          "workflow",
          "statemachine",
          "cli",
          "function-runtime",
          "function-relevant-linking",
          "function-test-data-generation",
          "function-test-code-voting",
          "function-sql-execution",
          "function-revision",
          "function-exploration",
          "function-reporting",
          "function-batch");

  private Arrows() {}

  /** The libraries and the command line, by name; each is {@code src/<name>}. */
  static Set<String> modules() {
    return new TreeSet<>(ABOVE.keySet());
  }

  /**
   * The modules that the code in a folder may use.
   *
   * @param folder {@code src/<name>}, {@code functions} or a folder in it, {@code rehearsal}, or
   *     {@code benchmarks}
   * @throws IllegalArgumentException when no arrow is drawn for that folder
   */
  static Set<String> from(String folder) {
    if (folder.equals(RUNTIME)) {
      return FUNCTIONS_RUNTIME;
    }
    if (folder.equals("functions") || folder.startsWith("functions/")) {
      return FUNCTIONS;
    }
    if (folder.equals("benchmarks")) {
      return BENCHMARKS;
    }
    if (folder.equals("rehearsal")) {
      return REHEARSAL;
    }
    Set<String> below = ABOVE.get(folder.replaceFirst("^src/", ""));
    if (below == null) {
      throw new IllegalArgumentException(
          folder + " is in no layer: draw its arrows in " + Arrows.class.getSimpleName());
    }
    return below;
  }
}
