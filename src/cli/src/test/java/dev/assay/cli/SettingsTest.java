package dev.assay.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.tuple;

import dev.assay.cli.config.Settings;
import dev.assay.cli.config.SettingsDefaults;
import dev.assay.cli.options.AskedDatabase;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import picocli.CommandLine;

class SettingsTest {

  @TempDir Path folder;

  private Settings read(Map<String, String> environment) {
    return Settings.read(folder, environment::get);
  }

  private void write(String name, String content) throws IOException {
    Path file = folder.resolve(name);
    Files.createDirectories(file.getParent());
    Files.writeString(file, content);
  }

  @Test
  void theFolderGoesBeforeTheHomeAndEachValueSaysWhereItIsFrom() throws IOException {
    write("assay.yaml", "database: shop.sqlite\nmodel: gpt-4o\n");
    write("home/.config/assay/config.yaml", "database: other.sqlite\nstore: /var/runs\n");
    String home = folder.resolve("home").toString();

    Settings settings = read(Map.of("HOME", home));

    assertThat(settings.option("database")).contains("shop.sqlite");
    assertThat(settings.option("store")).contains("/var/runs");
    assertThat(settings.properties()).isEqualTo(Map.of("assay.model", "gpt-4o"));
    assertThat(settings.inForce(_ -> null))
        .extracting(Settings.Setting::name)
        .containsExactly("database", "models.model", "store");
    assertThat(settings.inForce(_ -> null).getLast().source())
        .endsWith("home/.config/assay/config.yaml");
  }

  @Test
  void whatTheEnvironmentSaysIsShownInPlaceOfFiles() throws IOException {
    write("assay.yaml", "model: gpt-4o\nstore: runs\n");

    assertThat(
            read(Map.of())
                .inForce(
                    Map.of("ASSAY_MODEL", "qwen3", "ASSAY_SHARE_VALUES", "none", "ASSAY_STORE", "x")
                        ::get))
        .extracting(Settings.Setting::name, Settings.Setting::value, Settings.Setting::source)
        .containsExactly(
            tuple("models.model", "qwen3", "ASSAY_MODEL"),
            tuple("share-values", "none", "ASSAY_SHARE_VALUES"),
            tuple("store", "runs", folder.resolve("assay.yaml").toString()));
  }

  @Test
  void whatMayBeASecretOfTheEnvironmentIsNotShown() throws IOException {
    write(
        "assay.yaml",
        """
        models: {headers: '{"X-Team": "a"}', models: {x: {base-url: "https://host/v1", body: "{}"}}}
        """);
    Map<String, String> environment =
        Map.of(
            "ASSAY_HEADERS", "{\"Authorization\": \"Bearer abc\"}",
            "ASSAY_MODELS_X_BODY", "{\"key\": \"abc\"}",
            "ASSAY_MODELS_X_BASE_URL", "https://me:abc@host/v1");

    assertThat(read(Map.of()).inForce(environment::get))
        .extracting(Settings.Setting::name, Settings.Setting::shown)
        .containsExactly(
            tuple("models.headers", "(set, not shown)"),
            tuple("models.models.x.base-url", "https:***host/v1"),
            tuple("models.models.x.body", "(set, not shown)"));
  }

  @Test
  void aProfileGoesBeforeTheRestOfItsFile() throws IOException {
    write(
        "assay.yaml",
        """
        database: shop.sqlite
        store: runs
        profile: test
        profiles:
          test: {database: test.sqlite}
          live: {database: "postgresql://reader@db/shop", models: {model: large, test-code-models: "a,b"}}
        """);

    assertThat(read(Map.of()).option("database")).contains("test.sqlite");
    Settings live = read(Map.of("ASSAY_PROFILE", "live"));
    assertThat(live.option("database")).contains("postgresql://reader@db/shop");
    assertThat(live.option("store")).contains("runs");
    assertThat(live.properties()).containsEntry("assay.test-code-models", "a,b");
  }

  @Test
  void whatIsGivenGoesBeforeFiles() throws IOException {
    write("assay.yaml", "database: shop.sqlite\n");
    AskedDatabase asked = new AskedDatabase();
    CommandLine line =
        new CommandLine(
            CommandLine.Model.CommandSpec.create()
                .addMixin("asked", CommandLine.Model.CommandSpec.forAnnotatedObject(asked)));

    line.setDefaultValueProvider(new SettingsDefaults(read(Map.of()), List.of()));
    line.parseArgs();
    assertThat(asked.isGiven()).isTrue();

    List<String> arguments = List.of("--catalog", "catalogs");
    line.setDefaultValueProvider(new SettingsDefaults(read(Map.of()), arguments));
    line.parseArgs(arguments.toArray(String[]::new));
    assertThat(asked.catalogs()).contains("catalogs");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      textBlock =
          """
          colour: red | 'colour' is no setting: there are model, models, profile, profiles, catalog, concurrency
          database: [a, b] | 'database' needs one value
          - a | is no YAML of names and values
          database: "a | cannot read the settings in
          {profile: none, profiles: {}} | has no profile 'none'
          models: {api-key: abc} | 'models.api-key' is a secret: set it in the environment instead
          models: {headers: '{"Authorization": "Bearer abc"}'} | 'models.headers.Authorization' is a secret
          models: {models: {x: {headers: '{"Cookie": "abc"}'}}} | 'models.models.x.headers.Cookie' is a secret
          models: {models: {x: {body: '{"api_key": "abc"}'}}} | 'models.models.x.body.api_key' is a secret
          models: {headers: '{"a'} | 'models.headers' is no JSON
          database: postgresql://reader:abc@db/shop | 'database' holds a password: leave it out
          database: postgresql://reader:p/abc@db/shop | 'database' holds a password: leave it out
          database: postgresql://reader:p@abc@db/shop | 'database' holds a password: leave it out
          database: postgresql://db/shop?sslpassword=abc | 'database' holds a password: leave it out
          database: "jdbc:mysql://(host=h,password=abc)/x" | 'database' holds a password: leave it out
          models: {models: {x: {base-url: "https://:abc@host/v1"}}} | 'models.models.x.base-url' holds a password
          models: {models: {x: {base-url: "https://host/v1?api-key=abc"}}} | 'models.models.x.base-url' holds a password
          models: {body: '{"auth": {"api_key": "abc"}}'} | 'models.body.auth.api_key' is a secret
          models: {body: '{"all": [{"token": "abc"}]}'} | 'models.body.all.token' is a secret
          models: {headers: '{"X-Client-Secret": "abc"}'} | 'models.headers.X-Client-Secret' is a secret
          database: jdbc:h2:mem:shop;PASSWORD=abc | 'database' holds a password: leave it out
          {profile: live, profiles: {live: {database: "jdbc:oracle:thin:reader/abc@db:1521/shop"}}} | 'database' holds a password
          models: {models: {x: {base-url: "https://me:abc@host/v1"}}} | 'models.models.x.base-url' holds a password
          """)
  void whatCannotBeReadIsNamed(String content, String message) throws IOException {
    write("assay.yaml", content);

    assertThatThrownBy(() -> read(Map.of()))
        .isInstanceOf(UsageException.class)
        .hasMessageNotContaining("abc")
        .hasMessageContaining("assay.yaml'")
        .hasMessageContaining(message);
  }

  @Test
  void aFileOfAnySizeIsRefused() throws IOException {
    write("assay.yaml", "database: \"" + "x".repeat(1 << 20) + "\"");

    assertThatThrownBy(() -> read(Map.of()))
        .isInstanceOf(UsageException.class)
        .hasMessageEndingWith("assay.yaml' is too large: give settings of at most 1,048,576 bytes");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      textBlock =
          """
          {models: {x: {api_key: v}}} | models.models.x.api_key
          {models: {x: {API-KEY: v}}} | models.models.x.API-KEY
          {models: {x: {apiKey: v}}} | models.models.x.apiKey
          {models: {x: {"api.key": v}}} | models.models.x.api.key
          {models: {x: {api: {key: v}}}} | models.models.x.api.key
          {"models.x.api-key": v} | models.models.x.api-key
          {models_x_api_key: v} | models.models_x_api_key
          {Password: v} | models.Password
          {models: {x: {api_key: {a: v}}}} | models.models.x.api_key
          """)
  void aSecretIsRefusedHoweverItIsSpelt(String models, String name) throws IOException {
    write("assay.yaml", "models: " + models + "\n");

    assertThatThrownBy(() -> read(Map.of()))
        .isInstanceOf(UsageException.class)
        .hasMessageContaining("'%s' is a secret".formatted(name));
  }

  @Test
  void settingsWhoseNamesAreLikeSecretsAreRead() throws IOException {
    write(
        "assay.yaml",
        "models: {models: {my-key: {max-tokens: 5, api-key-header: api-key, model-name: monkey}}}\n");

    assertThat(read(Map.of()).properties())
        .containsEntry("assay.models.my-key.max-tokens", "5")
        .containsEntry("assay.models.my-key.api-key-header", "api-key");
  }

  @Test
  void shellsCompleteCommandsAndOptions() {
    CommandLineHarness bash = new CommandLineHarness();
    assertThat(bash.run("completion", "bash")).isZero();
    assertThat(bash.out()).contains("complete -F", "bashcompinit", "--share-values");
    assertThat(bash.out())
        .contains(
            "=(\"none\" \"linked\" \"samples\") # --share-values values",
            "=(\"spider\" \"bird\" \"jsonl\" \"defog\" \"spider2\") # --benchmark values",
            "=(\"tssql\" \"select\" \"dac\" \"tool\" \"reforce\" \"full\") # --strategy values")
        .containsPattern("'--database'\\)\n.*\n.*\n *COMPREPLY=\\( \\$\\( compgen -f ");

    CommandLineHarness fish = new CommandLineHarness();
    assertThat(fish.run("completion", "fish")).isZero();
    assertThat(fish.out())
        .contains(
            "complete -c assay -n '__fish_use_subcommand' -a ask -d 'Answers a question",
            "complete -c assay -n '__fish_seen_subcommand_from ask' -l database -r -F -d '",
            "complete -c assay -n '__fish_seen_subcommand_from suite; and not __fish_seen_subcommand_from add run check export' -a add -d '",
            "complete -c assay -n '__fish_seen_subcommand_from suite; and __fish_seen_subcommand_from add' -l confirmed -d '",
            "complete -c assay -n '__fish_use_subcommand' -l version -d '",
            "complete -c assay -n '__fish_seen_subcommand_from ask' -l share-values -x -a 'none linked samples' -d '",
            "complete -c assay -n '__fish_seen_subcommand_from ask' -l strategy -r -F -a 'tssql select dac tool reforce full' -d '",
            "complete -c assay -n '__fish_seen_subcommand_from completion' -a 'bash zsh fish'\n",
            "complete -c assay -n '__fish_seen_subcommand_from batch' -F\n");
    assertThat(fish.out().lines()).allMatch(line -> line.startsWith("complete -c assay"));
  }
}
