package dev.assay.cli;

import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import dev.assay.cli.demo.Demo;
import dev.assay.cli.demo.DemoQuestion;
import dev.assay.workflow.artifacts.DirectoryArtifactStore;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/** Questions of the demo as a benchmark in BIRD's format, and the demo's completions. */
final class DemoBenchmark {

  /** Lindholm is written with spaces around it here and there. */
  static final String PORTS = "SELECT name FROM ports WHERE TRIM(city) = 'Lindholm'";

  /** As a benchmark's annotator might get it wrong. */
  static final String PORTS_WRONG = "SELECT name FROM ports WHERE city = 'Lindholm'";

  static final String ROUTES =
      "SELECT name, distance_nm FROM routes WHERE status = 'operating' ORDER BY distance_nm DESC LIMIT 3";

  private static final JsonMapper JSON = new JsonMapper();

  private final Path data;
  private final Path completions;

  private DemoBenchmark(Path data, Path completions) {
    this.data = data;
    this.completions = completions;
  }

  /** The questions with these ids, each with its gold SQL, in the order of the demo. */
  static DemoBenchmark in(Path folder, Map<String, String> gold) throws IOException {
    Path database = folder.resolve("databases/skerry_line/skerry_line.sqlite");
    Files.createDirectories(database.getParent());
    List<DemoQuestion> questions = Demo.at(database).questions();
    ArrayNode dev = JSON.createArrayNode();
    questions.stream()
        .filter(question -> gold.containsKey(question.id()))
        .forEach(
            question ->
                dev.addObject()
                    .put("question_id", question.id())
                    .put("db_id", "skerry_line")
                    .put("question", question.text())
                    .put("evidence", question.evidence())
                    .put("difficulty", "simple")
                    .put("SQL", gold.get(question.id())));
    Files.writeString(folder.resolve("dev.json"), dev.toString());
    return new DemoBenchmark(folder, DemoRecording.into(folder));
  }

  /** The keys of the runs' artifacts of one kind. */
  List<String> artifacts(String kind) {
    return new DirectoryArtifactStore(store())
        .list("runs/").stream().filter(key -> key.contains("/" + kind + "/")).toList();
  }

  /** What is kept under a key. */
  String text(String key) throws IOException {
    return Files.readString(store().resolve(key));
  }

  private Path store() {
    return data.resolve("store");
  }

  /** From here on, no model answers. */
  void forgetCompletions() throws IOException {
    Files.writeString(completions, "");
  }

  /** The command's name and options, then those that say what is asked and what answers. */
  String[] arguments(String... command) {
    return Stream.of(
            Stream.of(command),
            Stream.of("--benchmark", "bird", "--data", data.toString()),
            Stream.of(answering()))
        .flatMap(each -> each)
        .toArray(String[]::new);
  }

  /** The options that say what answers. */
  String[] answering() {
    List<String> options = new ArrayList<>(List.of("--store", store().toString()));
    options.addAll(DemoRecording.replaying(completions));
    return options.toArray(String[]::new);
  }
}
