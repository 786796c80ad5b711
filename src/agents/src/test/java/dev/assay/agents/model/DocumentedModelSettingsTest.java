package dev.assay.agents.model;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** {@code docs/models.md} tells each setting of a model, and what holds where it is not set. */
class DocumentedModelSettingsTest {

  private static final Pattern ROW =
      Pattern.compile("^\\| (`[^|]*) \\| [^|]* \\| ([^|]*) \\|$", Pattern.MULTILINE);

  private static final Pattern NAME = Pattern.compile("`([a-z.-]+)`");

  @Test
  void eachSettingOfAModelIsTold() throws IOException {
    assertThat(table("| key | meaning | default |").keySet())
        .containsExactlyInAnyOrderElementsOf(ModelSettingsReader.KEYS);
  }

  @Test
  void eachSettingThatSaysWhichModelDoesWhatIsTold() throws IOException {
    assertThat(table("| setting | meaning | default |").keySet())
        .containsExactlyInAnyOrder(Models.MAIN, Models.TEST_CODE, Models.EMBEDDING);
  }

  @Test
  void defaultsAreToldAsTheyAre() throws IOException {
    ModelSettings usual = ModelSettings.of("m", URI.create("http://localhost/v1")).build();
    WireSettings wire = usual.wire();

    assertThat(table("| key | meaning | default |"))
        .containsEntry("temperature", "`%.0f`".formatted(usual.temperature()))
        .containsEntry("send-temperature", "`%s`".formatted(usual.sendTemperature()))
        .containsEntry("max-tokens", "`%d`".formatted(usual.maxTokens()))
        .containsEntry("timeout", "`%ds`".formatted(usual.timeout().toSeconds()))
        .containsEntry("system-role", "`%s`".formatted(wire.systemRole().value()))
        .containsEntry("stream", "`%s`".formatted(wire.stream()))
        .containsEntry("api-key-header", "none, `%s`".formatted(wire.keyHeader()))
        .containsEntry("body", "none")
        .containsEntry("organisation", "none");
    assertThat(wire.body()).isEmpty();
    assertThat(wire.organisation()).isEmpty();
    assertThat(usual.prices()).isEmpty();
  }

  /** The names of a table with this head, each with its default. */
  private static Map<String, String> table(String head) throws IOException {
    String text = Files.readString(Path.of("..", "..", "docs", "models.md"));
    String after = text.substring(text.indexOf(head));
    Matcher rows = ROW.matcher(after.substring(0, after.indexOf("\n\n")));
    Map<String, String> table = new TreeMap<>();
    while (rows.find()) {
      NAME.matcher(rows.group(1))
          .results()
          .forEach(name -> table.put(name.group(1), rows.group(2)));
    }
    return table;
  }
}
