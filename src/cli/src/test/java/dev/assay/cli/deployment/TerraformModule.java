package dev.assay.cli.deployment;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import dev.assay.cli.gates.Checkout;
import dev.assay.cli.gates.TextFile;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * One Terraform module as HashiCorp's reader gives it: blocks as lists of objects, expressions as
 * text within <code>${}</code>.
 *
 * @param folder from the repository's root
 * @param files the names of its files
 * @param blocks of all its files, by kind
 */
public record TerraformModule(
    String folder, List<String> files, Map<String, List<JsonNode>> blocks) {

  private static final ObjectMapper JSON = new ObjectMapper();

  /** Gives the reader a module's files as one, and takes the whole in one go. */
  private static final String SCRIPT =
      """
      const { parse } = require("@cdktf/hcl2json");
      let input = "";
      process.stdin.on("data", part => input += part).on("end", async () => {
        const modules = JSON.parse(input);
        for (const module of modules) {
          module.parsed = [];
          for (const file of module.files) module.parsed.push(await parse(file.path, file.text));
        }
        process.stdout.write(JSON.stringify(modules));
      });
      """;

  /** One block with its labels: a resource's type and name, a variable's name. */
  record Block(List<String> labels, JsonNode body) {
    String name() {
      return labels.getLast();
    }

    String type() {
      return labels.getFirst();
    }
  }

  /** All modules of the repository, by their folders; read once, since that takes seconds. */
  public static Map<String, TerraformModule> all() {
    NpmPackages.hclReader();
    return Repository.MODULES;
  }

  /** Read when it is first asked for. */
  private static final class Repository {
    private static final Map<String, TerraformModule> MODULES =
        Collections.unmodifiableMap(
            read(
                Checkout.here().files().stream()
                    .filter(file -> file.path().endsWith(".tf"))
                    .toList()));
  }

  /** One module of one file. */
  static TerraformModule of(String text) {
    return read(List.of(new TextFile("module/main.tf", text))).get("module");
  }

  static Map<String, TerraformModule> read(List<TextFile> files) {
    NpmPackages.hclReader();
    Map<String, List<TextFile>> folders = new LinkedHashMap<>();
    for (TextFile file : files) {
      String folder = file.path().substring(0, file.path().lastIndexOf('/'));
      folders.computeIfAbsent(folder, _ -> new ArrayList<>()).add(file);
    }
    ArrayNode request = JSON.createArrayNode();
    folders.forEach(
        (folder, its) -> {
          ArrayNode list = request.addObject().put("folder", folder).putArray("files");
          its.forEach(file -> list.addObject().put("path", file.path()).put("text", file.text()));
        });
    Map<String, TerraformModule> modules = new LinkedHashMap<>();
    for (JsonNode module : parsed(NpmPackages.node(SCRIPT, request.toString()))) {
      String folder = module.path("folder").asText();
      modules.put(folder, module(folder, module));
    }
    return modules;
  }

  private static TerraformModule module(String folder, JsonNode module) {
    Map<String, List<JsonNode>> blocks = new LinkedHashMap<>();
    for (JsonNode file : module.path("parsed")) {
      file.properties()
          .forEach(
              kind ->
                  blocks
                      .computeIfAbsent(kind.getKey(), _ -> new ArrayList<>())
                      .add(kind.getValue()));
    }
    List<String> names =
        Stream.of(module.path("files"))
            .flatMap(files -> files.findValuesAsText("path").stream())
            .map(path -> path.substring(path.lastIndexOf('/') + 1))
            .toList();
    return new TerraformModule(folder, names, blocks);
  }

  private static JsonNode parsed(String json) {
    try {
      return JSON.readTree(json);
    } catch (JsonProcessingException unreadable) {
      throw new IllegalStateException("the reader of HCL gave no JSON", unreadable);
    }
  }

  List<Block> variables() {
    return labelled("variable");
  }

  List<Block> outputs() {
    return labelled("output");
  }

  List<Block> calls() {
    return labelled("module");
  }

  List<Block> resources() {
    return twiceLabelled("resource");
  }

  List<Block> data() {
    return twiceLabelled("data");
  }

  /** Local values by name. */
  public Map<String, JsonNode> locals() {
    Map<String, JsonNode> locals = new LinkedHashMap<>();
    for (JsonNode file : blocks.getOrDefault("locals", List.of())) {
      for (JsonNode block : file) {
        block.properties().forEach(local -> locals.put(local.getKey(), local.getValue()));
      }
    }
    return locals;
  }

  private List<Block> labelled(String kind) {
    List<Block> found = new ArrayList<>();
    for (JsonNode file : blocks.getOrDefault(kind, List.of())) {
      for (Map.Entry<String, JsonNode> named : file.properties()) {
        named.getValue().forEach(body -> found.add(new Block(List.of(named.getKey()), body)));
      }
    }
    return found;
  }

  private List<Block> twiceLabelled(String kind) {
    List<Block> found = new ArrayList<>();
    for (JsonNode file : blocks.getOrDefault(kind, List.of())) {
      for (Map.Entry<String, JsonNode> type : file.properties()) {
        for (Map.Entry<String, JsonNode> named : type.getValue().properties()) {
          named
              .getValue()
              .forEach(body -> found.add(new Block(List.of(type.getKey(), named.getKey()), body)));
        }
      }
    }
    return found;
  }

  /** Every text within what is given, names of attributes left out. */
  static Stream<String> texts(JsonNode node) {
    return node.isTextual()
        ? Stream.of(node.textValue())
        : node.valueStream().flatMap(TerraformModule::texts);
  }

  /** Every text of all kinds of blocks but these. */
  Stream<String> textsOutside(String kind) {
    return blocks.entrySet().stream()
        .filter(block -> !block.getKey().equals(kind))
        .flatMap(block -> block.getValue().stream())
        .flatMap(TerraformModule::texts);
  }

  /** The first group of each place where the pattern is found. */
  static List<String> found(Pattern pattern, Stream<String> texts) {
    return texts
        .flatMap(text -> pattern.matcher(text).results().map((MatchResult each) -> each.group(1)))
        .distinct()
        .toList();
  }
}
