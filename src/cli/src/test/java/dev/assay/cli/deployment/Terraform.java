package dev.assay.cli.deployment;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.assay.cli.deployment.TerraformModule.Block;
import java.io.BufferedReader;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Stream;
import org.junit.jupiter.api.Assumptions;

/**
 * Terraform itself, with a provider that knows what resources of AWS look like and makes none: see
 * {@code src/test/node/provider.cjs}. Without Terraform or Node.js, tests that ask for it are
 * skipped.
 */
final class Terraform implements AutoCloseable {

  private static final ObjectMapper JSON = new ObjectMapper();
  private static final Path NODE = Path.of("src/test/node").toAbsolutePath();

  private final Process provider;
  private final String address;

  private Terraform(Process provider, String address) {
    this.provider = provider;
    this.address = address;
  }

  /** What a command came to. */
  record Ended(int status, String printed) {}

  /** Starts the provider, with the types that these modules use. */
  static Terraform start(Collection<TerraformModule> modules) throws IOException {
    Path packages = NpmPackages.terraformProvider();
    Assumptions.assumeTrue(Programs.isThere("terraform"), "Terraform is not installed");
    ObjectNode types = JSON.createObjectNode();
    types.set("resources", types(modules, TerraformModule::resources));
    types.set("data", types(modules, TerraformModule::data));
    Process provider =
        new ProcessBuilder(
                "node",
                NODE.resolve("provider.cjs").toString(),
                packages.toString(),
                NODE.resolve("provider.proto").toString(),
                types.toString())
            .redirectError(ProcessBuilder.Redirect.INHERIT)
            .start();
    BufferedReader told = provider.inputReader(StandardCharsets.UTF_8);
    String address = told.readLine();
    if (address == null) {
      throw new IllegalStateException("the provider has not started");
    }
    return new Terraform(provider, address);
  }

  private static JsonNode types(
      Collection<TerraformModule> modules, Function<TerraformModule, List<Block>> blocks) {
    return JSON.valueToTree(
        modules.stream()
            .flatMap(each -> blocks.apply(each).stream())
            .map(Block::type)
            .distinct()
            .toList());
  }

  /** Runs a command in a module's folder. */
  Ended run(Path folder, String... command) throws IOException, InterruptedException {
    List<String> words = new ArrayList<>(List.of("terraform"));
    Stream.of(command).forEach(words::add);
    ProcessBuilder builder =
        new ProcessBuilder(words).directory(folder.toFile()).redirectErrorStream(true);
    builder
        .environment()
        .putAll(
            Map.of(
                "TF_REATTACH_PROVIDERS", address,
                "TF_IN_AUTOMATION", "1",
                "TF_CLI_ARGS", "-no-color",
                "TF_CLI_CONFIG_FILE", "/dev/null",
                "CHECKPOINT_DISABLE", "1"));
    Process process = builder.start();
    process.getOutputStream().close();
    String printed = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    return new Ended(process.waitFor(), printed);
  }

  /** The resources that were applied in a folder, those of its modules too. */
  List<JsonNode> applied(Path folder) throws IOException, InterruptedException {
    List<JsonNode> resources = new ArrayList<>();
    collect(parsed(run(folder, "show", "-json").printed()).at("/values/root_module"), resources);
    return resources;
  }

  private static void collect(JsonNode module, List<JsonNode> resources) {
    module.path("resources").forEach(resources::add);
    module.path("child_modules").forEach(child -> collect(child, resources));
  }

  private static JsonNode parsed(String json) {
    try {
      return JSON.readTree(
          json.lines().filter(line -> line.startsWith("{")).findFirst().orElseThrow());
    } catch (JsonProcessingException unreadable) {
      throw new IllegalStateException(unreadable);
    }
  }

  @Override
  public void close() throws IOException {
    provider.getOutputStream().close();
    provider.destroy();
  }
}
