package dev.assay.workflow;

import dev.assay.table.Table;
import dev.assay.workflow.reporting.RunHistory;
import dev.assay.workflow.run.Artifacts;
import java.util.Collection;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;

/** What must never be logged: cells of runs' data, and lines of prompts. */
public final class Secrets {

  /** Shorter cells are in any text. */
  private static final int SHORTEST_CELL = 3;

  /** Shorter lines are no prompt's own. */
  private static final int SHORTEST_LINE = 21;

  private final int shortestNumber;
  private final Set<String> texts = new TreeSet<>();

  /**
   * None yet.
   *
   * @param shortestNumber characters; what is timed and counted has shorter ones that are alike
   */
  public Secrets(int shortestNumber) {
    this.shortestNumber = shortestNumber;
  }

  /** Adds every cell of the run's test data, and of what its test case expects. */
  public Secrets ofRun(Artifacts artifacts, String run) {
    RunHistory history = RunHistory.read(artifacts, run);
    history.testData().forEach(data -> data.tables().values().forEach(this::ofTable));
    history.testCase().ifPresent(decided -> ofTable(decided.expected()));
    return this;
  }

  /** Adds every cell of a table. */
  public Secrets ofTable(Table table) {
    table.rows().stream()
        .flatMap(List::stream)
        .map(cell -> String.valueOf(cell).strip())
        .filter(cell -> cell.length() >= shortest(cell) && !cell.equals("null"))
        .forEach(texts::add);
    return this;
  }

  private int shortest(String cell) {
    return cell.matches("[-.\\d]+") ? shortestNumber : SHORTEST_CELL;
  }

  /** Adds the lines of prompts. */
  public Secrets ofPrompts(Collection<String> prompts) {
    prompts.stream()
        .flatMap(String::lines)
        .map(String::strip)
        .filter(line -> line.length() >= SHORTEST_LINE)
        .forEach(texts::add);
    return this;
  }

  /** All of them. */
  public Set<String> texts() {
    return Set.copyOf(texts);
  }

  /** Those that stand in a text as words of their own, and are no part of a time of day. */
  public List<String> in(String text) {
    return texts.stream().filter(secret -> text.contains(secret) && stands(secret, text)).toList();
  }

  private static boolean stands(String secret, String text) {
    return Pattern.compile("(?<!\\w|\\d:)" + Pattern.quote(secret) + "(?!\\w|:\\d)")
        .matcher(text)
        .find();
  }
}
