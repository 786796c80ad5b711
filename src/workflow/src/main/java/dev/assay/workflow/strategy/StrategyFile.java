package dev.assay.workflow.strategy;

import dev.assay.catalog.CatalogException;
import dev.assay.catalog.descriptions.YamlFields;
import dev.assay.workflow.run.InvalidQuestionException;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import org.yaml.snakeyaml.nodes.Node;

/**
 * A strategy that a user puts together, as YAML:
 *
 * <pre>{@code
 * parts: [retriever, detector, candidates]
 * candidates: {samples: 5, temperature: 0.9, database: sqlite}
 * parallel-runs: 5
 * }</pre>
 *
 * <p>In place of samples there may be {@code models}, which are asked once each.
 */
public final class StrategyFile {

  private static final List<String> FIELDS = List.of("parts", "candidates", "parallel-runs");

  private final YamlFields yaml;
  private final List<StrategyPart> parts = new ArrayList<>();
  private CandidateSettings candidates = CandidateSettings.DEFAULT;
  private @Nullable Integer parallelRuns;

  private StrategyFile(Path file) {
    this.yaml = new YamlFields(file);
  }

  /** Whether a strategy of this name is meant to be a file. */
  public static boolean isFile(String name) {
    return name.endsWith(".yaml") || name.endsWith(".yml");
  }

  /**
   * Reads a strategy.
   *
   * @throws InvalidQuestionException if the file cannot be read, or is not as it must be
   */
  public static Strategy read(Path file) {
    StrategyFile read = new StrategyFile(file);
    try {
      YamlFields.read(file, read::readAll);
    } catch (IOException unreadable) {
      throw new InvalidQuestionException(
          "cannot read the strategy '%s'".formatted(file), unreadable);
    } catch (CatalogException wrong) {
      throw new InvalidQuestionException(String.valueOf(wrong.getMessage()), wrong);
    }
    String name = file.getFileName().toString().replaceFirst("[.]ya?ml$", "");
    return read.strategy(name);
  }

  private Strategy strategy(String name) {
    return Strategy.of(name, parts).selecting(candidates).running(parallelRuns);
  }

  private void readAll(Node root) {
    Map<String, Node> fields = yaml.fields(root, "the strategy", FIELDS);
    Node named = fields.get("parts");
    if (named == null) {
      throw yaml.wrong(root, "the strategy names no parts ('parts: [detector, …]')");
    }
    if (fields.containsKey("candidates")) {
      candidates = candidates(fields.get("candidates"));
    }
    if (fields.containsKey("parallel-runs")) {
      parallelRuns = parallelRuns(fields.get("parallel-runs"));
    }
    for (String name : yaml.texts(named, "the parts")) {
      try {
        parts.add(StrategyPart.named(name));
      } catch (InvalidQuestionException unknown) {
        throw yaml.wrong(named, String.valueOf(unknown.getMessage()), unknown);
      }
    }
  }

  private int parallelRuns(Node node) {
    try {
      int runs = Integer.parseInt(yaml.text(node, "'parallel-runs'"));
      return Objects.requireNonNull(Strategy.DEFAULT.running(runs).parallelRuns());
    } catch (NumberFormatException noNumber) {
      throw yaml.wrong(node, "'parallel-runs' must be a number", noNumber);
    } catch (InvalidQuestionException wrong) {
      throw yaml.wrong(node, String.valueOf(wrong.getMessage()), wrong);
    }
  }

  private CandidateSettings candidates(Node node) {
    Map<String, Node> fields =
        yaml.fields(node, "'candidates'", List.of("samples", "temperature", "models", "database"));
    try {
      CandidateSettings stated =
          CandidateSettings.DEFAULT.asking(
              yaml.texts(fields.get("models"), "the models of 'candidates'"));
      if (fields.containsKey("samples")) {
        stated = stated.sampling(Integer.parseInt(yaml.text(fields.get("samples"), "'samples'")));
      }
      if (fields.containsKey("temperature")) {
        stated =
            stated.at(Double.parseDouble(yaml.text(fields.get("temperature"), "'temperature'")));
      }
      return fields.containsKey("database")
          ? stated.shownAs(DatabaseForm.named(yaml.text(fields.get("database"), "'database'")))
          : stated;
    } catch (NumberFormatException noNumber) {
      throw yaml.wrong(
          node, "'samples' and 'temperature' of 'candidates' must be numbers", noNumber);
    } catch (InvalidQuestionException wrong) {
      throw yaml.wrong(node, String.valueOf(wrong.getMessage()), wrong);
    }
  }
}
