package dev.assay.agents.model;

import static java.util.function.Predicate.not;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.math.BigDecimal;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
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
        .containsEntry("model-name", usual.modelName().equals(usual.name()) ? "the name" : "")
        .containsEntry("temperature", "`%s`".formatted(plain(usual.temperature())))
        .containsEntry("send-temperature", "`%s`".formatted(usual.sendTemperature()))
        .containsEntry("max-tokens", "`%d`".formatted(usual.maxTokens()))
        .containsEntry("timeout", "`%ds`".formatted(usual.timeout().toSeconds()))
        .containsEntry("system-role", "`%s`".formatted(wire.systemRole().value()))
        .containsEntry("stream", "`%s`".formatted(wire.stream()))
        .containsEntry("price-input", told(usual.prices(), "not priced"))
        .containsEntry("price-output", told(usual.prices(), "not priced"))
        .containsEntry("reasoning-effort", told(wire.reasoningEffort(), "not sent"))
        .containsEntry("body", told(Optional.of(wire.body()).filter(not(Map::isEmpty)), "none"))
        .containsEntry(
            "headers", told(Optional.of(wire.headers()).filter(not(Map::isEmpty)), "none"))
        .containsEntry("organisation", told(wire.organisation(), "none"));
    String azure = "%s, `%s`".formatted(told(wire.apiVersion(), "none"), wire.keyHeader());
    assertThat(table("| key | meaning | default |"))
        .containsEntry("api-version", azure)
        .containsEntry("api-key-header", azure);
  }

  /** The table says of these where their values come from. */
  @Test
  void otherDefaultsAreAbsent() {
    ModelSettings usual = ModelSettings.of("m", URI.create("http://localhost/v1")).build();

    assertThat(usual.apiKey()).isEmpty();
    assertThat(usual.contextWindow()).isEmpty();
    assertThat(usual.wire().tokenLimit()).isEmpty();
    assertThat(usual.wire().awsRegion()).isEmpty();
  }

  private static String told(Optional<?> value, String absent) {
    return value.map(each -> "`%s`".formatted(each)).orElse(absent);
  }

  private static String plain(double number) {
    return BigDecimal.valueOf(number).stripTrailingZeros().toPlainString();
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
