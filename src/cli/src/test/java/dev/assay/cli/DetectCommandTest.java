package dev.assay.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class DetectCommandTest {

  private static final String PAIRS =
      """
      [{"id": 4, "question": "Who buys?", "evidence": "", "db_id": "shop",
        "sql": "SELECT name FROM customers", "label": true, "error_types": []},
       {"id": 5, "question": "Who buys?", "evidence": "", "db_id": "shop",
        "sql": "SELECT nme FROM customers", "label": false,
        "error_types": [{"error_type": "Attribute-Related Errors",
                         "sub_error_type": "Attribute Mismatch"}]},
       {"id": 6, "question": "How many buy?", "evidence": "", "db_id": "shop",
        "sql": "SELECT count(*) FROM orders", "label": false,
        "error_types": [{"error_type": "Attribute-Related Errors",
                         "sub_error_type": "Attribute Missing"}]}]
      """;

  private final CommandLineHarness assay = new CommandLineHarness();

  @TempDir Path folder;

  @Test
  void inspectorsNeedNoModelAndNoMoreThanDdl() throws IOException {
    assertThat(detect(PAIRS)).isEqualTo(ExitCodes.UNVERIFIED);

    assertThat(assay.out())
        .isEqualTo(
            """
            3 pairs: 2 wrong, 1 right

            told by            flagged  of these wrong  precision  recall  accuracy
            inspectors         1        1               100.0 %    50.0 %  66.7 %
              detector         1        1               100.0 %    50.0 %  66.7 %
                unknown-name   1        1               100.0 %    50.0 %  66.7 %
              execution-error  1        1               100.0 %    50.0 %  66.7 %
                error          1        1               100.0 %    50.0 %  66.7 %

            kind of error             pairs  inspectors
            Attribute-Related Errors  2      50.0 %
              Attribute Mismatch      1      100.0 %
              Attribute Missing       1      0.0 %

            Wrong SQL is what is looked for: recall is the share of it that is flagged.
            """);
  }

  @Test
  void eachPairIsAnEntryOfTheJson() throws IOException {
    detect(PAIRS, "--output", "json", "--statistics");

    JsonNode root = new ObjectMapper().readTree(assay.out());
    assertThat(root.at("/tellers/0/teller").asText()).isEqualTo("inspectors");
    assertThat(root.at("/tellers/0/recall/low").asDouble()).isBetween(0.09, 0.1);
    assertThat(root.at("/tellers/2/inspector").asText()).isEqualTo("detector");
    assertThat(root.at("/tellers/2/kind").asText()).isEqualTo("unknown-name");
    assertThat(root.at("/kinds/1/subErrorType").asText()).isEqualTo("Attribute Mismatch");
    assertThat(root.at("/entries/1/id").asText()).isEqualTo("5");
    assertThat(root.at("/entries/1/findings/0/message").asText()).contains("nme");
    assertThat(root.at("/entries/2/findings")).isEmpty();
  }

  @Test
  void aDatabaseWithoutTablesIsToldAndTheOthersGoOn() throws IOException {
    Files.writeString(folder.resolve("void.sql"), "-- nothing yet\n");
    String more =
        """
        [{"question": "Who buys?", "db_id": "void", "sql": "SELECT 1", "label": false},
        """;

    assertThat(detect(PAIRS.replaceFirst("\\[", more))).isEqualTo(ExitCodes.UNVERIFIED);
    assertThat(assay.out())
        .contains("4 pairs: 3 wrong, 1 right")
        .endsWith(
            "1 pair was not looked at, and counts as not flagged: database 'void': the file"
                + " declares no tables that can be read\n");

    CommandLineHarness json = new CommandLineHarness();
    json.run(
        "eval",
        "--detect",
        folder.resolve("pairs.json").toString(),
        "--databases",
        folder.toString(),
        "--output",
        "json");
    JsonNode root = new ObjectMapper().readTree(json.out());
    assertThat(root.at("/unread").asInt()).isEqualTo(1);
    assertThat(root.at("/entries/0/unread").asText()).contains("no tables");
    assertThat(root.at("/entries/2/findings/0/message").asText()).contains("nme");
  }

  @Test
  void whatCannotRunIsToldOnOneLine() throws IOException {
    assertThat(detect(PAIRS.replace("\"shop\"", "\"store\""))).isEqualTo(ExitCodes.COULD_NOT_RUN);
    assertThat(detect(PAIRS.replace("true", "\"maybe\""))).isEqualTo(ExitCodes.COULD_NOT_RUN);
    assertThat(detect(PAIRS, "--benchmark", "bird")).isEqualTo(ExitCodes.COULD_NOT_RUN);
    assertThat(assay.run("eval", "--detect", folder.resolve("pairs.json").toString()))
        .isEqualTo(ExitCodes.COULD_NOT_RUN);
    assertThat(assay.run("eval", "--dialect", "mysql")).isEqualTo(ExitCodes.COULD_NOT_RUN);

    assertThat(assay.err().lines())
        .containsExactly(
            "assay: there is no database 'store': it would be %1$s/store/store.sqlite or, its DDL alone, %1$s/store.sql"
                .formatted(folder),
            "assay: pair 1 of %s has the 'label' \"maybe\": true is wanted where the SQL is right, else false"
                .formatted(folder.resolve("pairs.json")),
            "assay: --detect stands in place of --benchmark and --data",
            "assay: --detect needs --databases: the folder with DB_ID/DB_ID.sqlite or DB_ID.sql",
            "assay: --dialect is that of DDL files: it needs --detect");
  }

  @Test
  void testsGiveVerdictsAndWhatHasNoneIsToldApart() throws IOException {
    DemoBenchmark demo = demo();

    assertThat(assay.run(arguments(demo))).isEqualTo(ExitCodes.UNVERIFIED);
    assertThat(assay.out())
        .contains("3 pairs: 1 wrong, 2 right")
        .containsPattern("\nverdict +1 +1 +100.0 % +100.0 % +100.0 %\n")
        .endsWith("1 pairs have no verdict, and count as not flagged.\n");
  }

  @Test
  void repeatedItAsksNoModelAgain() throws IOException {
    DemoBenchmark demo = demo();
    assay.run(arguments(demo));
    demo.forgetCompletions();
    CommandLineHarness again = new CommandLineHarness();

    again.run(arguments(demo));
    assertThat(again.out()).isEqualTo(assay.out());
  }

  /** One that a test refutes, one that it confirms, and one that no model answers for. */
  private DemoBenchmark demo() throws IOException {
    DemoBenchmark demo = DemoBenchmark.in(folder, Map.of("1", "SELECT 1", "7", "SELECT 1"));
    JsonNode dev = new ObjectMapper().readTree(folder.resolve("dev.json").toFile());
    StringBuilder lines = new StringBuilder();
    lines.append(pair("1", dev.at("/0/question"), DemoBenchmark.PORTS_WRONG, "false"));
    lines.append(pair("7", dev.at("/1/question"), DemoBenchmark.ROUTES, "1"));
    lines.append(pair("unknown", dev.at("/1/question"), DemoBenchmark.ROUTES, "1"));
    Files.writeString(folder.resolve("pairs.jsonl"), lines);
    return demo;
  }

  private static String pair(String id, JsonNode question, String sql, String label) {
    return "{\"question_id\": \"%s\", \"db_id\": \"skerry_line\", \"question\": %s, \"sql\": \"%s\", \"label\": %s}\n"
        .formatted(id, question, sql, label);
  }

  private String[] arguments(DemoBenchmark demo) {
    return Stream.concat(
            Stream.of(
                "eval",
                "--detect",
                folder.resolve("pairs.jsonl").toString(),
                "--databases",
                folder.resolve("databases").toString(),
                "--run"),
            Stream.of(demo.answering()))
        .toArray(String[]::new);
  }

  private int detect(String pairs, String... options) throws IOException {
    Files.writeString(
        folder.resolve("shop.sql"),
        "CREATE TABLE customers (id INTEGER PRIMARY KEY, name TEXT);\n"
            + "CREATE TABLE orders (id INTEGER PRIMARY KEY, customer_id INTEGER);\n");
    Path file = Files.writeString(folder.resolve("pairs.json"), pairs);
    return assay.run(
        Stream.concat(
                Stream.of("eval", "--detect", file.toString(), "--databases", folder.toString()),
                Stream.of(options))
            .toArray(String[]::new));
  }
}
