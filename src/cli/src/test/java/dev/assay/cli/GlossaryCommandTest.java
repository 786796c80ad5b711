package dev.assay.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.json.JsonMapper;
import dev.assay.cli.demo.Demo;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class GlossaryCommandTest {

  private static final String QUESTION = "Which of our ports are in Lindholm?";
  private static final String OWN =
      """
      # ours
      terms:
      - term: our port
        meaning: a port that we own   # not a pier
        tables: [ports]
      """;
  private static final String EVIDENCE = "our port (glossary): a port that we own; tables: ports";

  @TempDir Path folder;
  private Path glossary;
  private final CommandLineHarness assay = new CommandLineHarness();

  @BeforeEach
  void thereIsAGlossary() throws IOException {
    glossary = Files.writeString(folder.resolve("glossary.yaml"), OWN);
  }

  private int imported(String name, String content) throws IOException {
    Path file = Files.writeString(folder.resolve(name), content);
    return assay.run("glossary", "import", file.toString(), "--glossary", glossary.toString());
  }

  @Test
  void importedTermsComeBelowThoseThatAreThereWhichStayToTheLetter() throws IOException {
    String cube = "cubes: [{name: ports, measures: [{name: port_count, type: count}]}]\n";

    assertThat(imported("cube.yaml", cube)).isEqualTo(ExitCodes.VERIFIED);
    assertThat(imported("cube.yaml", cube)).isEqualTo(ExitCodes.VERIFIED);

    assertThat(glossary)
        .content()
        .isEqualTo(OWN + "- term: \"port_count\"\n  sql: \"COUNT(*)\"\n  source: \"cube\"\n");
    assertThat(assay.out())
        .contains("cube.yaml (cube): 1 terms, 0 of them new")
        .contains("2 terms in");
  }

  @Test
  void aFileOfNothingKnownChangesNothing() throws IOException {
    assertThat(imported("x.yaml", "x: 1\n")).isEqualTo(ExitCodes.COULD_NOT_RUN);
    assertThat(assay.err()).contains("x.yaml' defines no terms");
    assertThat(glossary).content().isEqualTo(OWN);
  }

  @Test
  void theTermsOfAQuestionAreShownAsEvidenceSaysThem() {
    assertThat(assay.run("glossary", "show", QUESTION, "--glossary", glossary.toString()))
        .isEqualTo(ExitCodes.VERIFIED);
    assertThat(assay.out()).isEqualTo(EVIDENCE + System.lineSeparator());
  }

  @Test
  void aQuestionWithoutTermsHasNone() {
    assertThat(assay.run("glossary", "show", "how many?", "--glossary", glossary.toString()))
        .isEqualTo(ExitCodes.UNVERIFIED);
  }

  @Test
  void aQuestionThatNamesATermHasItAsEvidence() throws IOException {
    Path database = folder.resolve("skerry.sqlite");
    Demo.at(database);

    asked("--database", database.toString(), "--glossary", glossary.toString(), "--evidence", "x");

    assertThat(evidence()).isEqualTo("x\n" + EVIDENCE);
  }

  @Test
  void theGlossaryBesideACatalogIsReadByItself() throws IOException {
    Path database = folder.resolve("skerry.sqlite");
    Demo.at(database);
    String catalogs = folder.resolve("built").toString();
    assay.run("catalog", "build", "--database", database.toString(), "--out", catalogs);
    Files.copy(glossary, Path.of(catalogs, "catalogs", "skerry", "glossary.yaml"));

    asked("--catalog", catalogs);

    assertThat(evidence()).isEqualTo(EVIDENCE);
  }

  @Test
  void aTermOfATableThatIsNotThereIsFoundByValidate() throws IOException {
    Path database = folder.resolve("skerry.sqlite");
    Demo.at(database);
    String catalogs = folder.resolve("built").toString();
    assay.run("catalog", "build", "--database", database.toString(), "--out", catalogs);
    Files.writeString(
        Path.of(catalogs, "catalogs", "skerry", "glossary.yaml"),
        OWN.replace("[ports]", "[harbours]"));

    assertThat(assay.run("catalog", "validate", "--catalog", catalogs))
        .isEqualTo(ExitCodes.UNVERIFIED);
    assertThat(assay.out())
        .contains("the term 'our port' of the glossary: the database 'skerry' has no table");
  }

  private void asked(String... how) throws IOException {
    List<String> arguments = new ArrayList<>(List.of("ask", QUESTION, "--question-id", "1"));
    arguments.addAll(List.of("--store", folder.resolve("store").toString()));
    arguments.addAll(DemoRecording.replaying(DemoRecording.into(folder)));
    arguments.addAll(List.of(how));
    assertThat(assay.run(arguments.toArray(String[]::new))).isEqualTo(ExitCodes.VERIFIED);
  }

  private String evidence() throws IOException {
    try (Stream<Path> runs = Files.list(folder.resolve("store").resolve("runs"))) {
      Path question = runs.findFirst().orElseThrow().resolve("question.json");
      return new JsonMapper().readTree(question.toFile()).path("evidence").asText();
    }
  }
}
