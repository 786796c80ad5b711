package dev.assay.cli.config;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.fasterxml.jackson.dataformat.yaml.YAMLMapper;
import dev.assay.agents.Answer;
import dev.assay.agents.ModelCheck;
import dev.assay.agents.model.InvalidModelSettingException;
import dev.assay.agents.model.ModelException;
import dev.assay.agents.model.Models;
import dev.assay.catalog.CatalogException;
import dev.assay.catalog.DatabaseLocation;
import dev.assay.catalog.DatabaseQueries;
import dev.assay.catalog.ValueSharing;
import dev.assay.cli.CommandContext;
import dev.assay.cli.ExitCodes;
import dev.assay.cli.GoOn;
import dev.assay.cli.UsageException;
import dev.assay.table.TableText;
import dev.assay.workflow.run.Json;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.function.Function;
import java.util.stream.Stream;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** {@code assay init}: asks what a first use needs, tries it, and writes the settings' file. */
@Command(
    name = "init",
    description = {
      "Asks five questions, tries the database and the models, and writes assay.yaml. An answer that"
          + " does not work is asked for again; nothing is written before all is well.",
      "Passwords and keys stay in the environment: ASSAY_DATABASE_PASSWORD, OPENAI_API_KEY and so on."
    },
    footerHeading = "%nExit codes: ",
    footer = "0 the file is written, 2 it is not.")
public final class InitCommand implements Callable<Integer> {

  @Option(
      names = "--file",
      paramLabel = "FILE",
      description = "The file to write (default: ${DEFAULT-VALUE}).")
  Path file = Path.of("assay.yaml");

  @Option(
      names = {"-h", "--help"},
      usageHelp = true,
      description = "Shows this.")
  boolean help;

  private final CommandContext context;

  public InitCommand(CommandContext context) {
    this.context = context;
  }

  @Override
  public Integer call() {
    if (Files.exists(file)) {
      throw new UsageException(
          "there is a file '%s' already: change it by hand, or give another --file"
              .formatted(file));
    }
    write(asked());
    context.out().println("written: %s; now ask: assay ask \"…\"".formatted(file));
    context.out().flush();
    return ExitCodes.VERIFIED;
  }

  private ObjectNode asked() {
    try (GoOn _ = GoOn.telling("nothing was written; 'assay init' asks again", context.err())) {
      return settings();
    }
  }

  private ObjectNode settings() {
    Models models = context.models().configured();
    ObjectNode settings = Json.object();
    settings.put(
        "database",
        asked(
            "1/5 Database, a SQLite or DuckDB file, a folder of CSV or Parquet files, or a URL: ",
            "",
            this::database));
    String model =
        asked(
            "2/5 Model that writes SQL, such as openai:gpt-4o or ollama:qwen3: ",
            "",
            name -> model(models, name));
    settings.put("model", model);
    String testCode =
        asked(
            "3/5 Models for test code, with commas between them (the same): ",
            model,
            names -> models(models, names));
    settings.putObject("models").put("test-code-models", testCode);
    settings.put(
        "share-values",
        asked(
            "4/5 What models may see of values in the database, samples, linked or none (samples): ",
            ValueSharing.SAMPLES.id(),
            InitCommand::sharing));
    settings.put(
        "store", asked("5/5 Where runs are kept (.assay): ", ".assay", _ -> Optional.empty()));
    return settings;
  }

  /** Asks until the answer has no problem; an empty one is the usual answer where there is one. */
  private String asked(String question, String usual, Function<String, Optional<String>> problem) {
    while (true) {
      String typed =
          context
              .terminal()
              .ask(question)
              .orElseThrow(
                  () ->
                      new UsageException(
                          "nobody answers: run 'assay init' at a terminal, or write assay.yaml by hand;"
                              + " nothing was written"))
              .strip();
      String answer = typed.isEmpty() ? usual : typed;
      if (answer.isEmpty()) {
        continue;
      }
      Optional<String> found = problem.apply(answer);
      if (found.isEmpty()) {
        return answer;
      }
      context.err().println("  does not work: " + TableText.oneLine(found.get()));
    }
  }

  private Optional<String> database(String address) {
    if (Settings.hasPassword(address)) {
      return Optional.of(
          "a password has no place in a file: leave it out, and set ASSAY_DATABASE_PASSWORD");
    }
    try {
      DatabaseLocation location = DatabaseLocation.parse(address);
      DatabaseQueries.openByAnyRole(location, System::getenv).close();
      context.err().println("  works: '%s' can be opened".formatted(location.name()));
      return Optional.empty();
    } catch (CatalogException | IllegalArgumentException unfit) {
      return Optional.of(String.valueOf(unfit.getMessage()));
    }
  }

  private Optional<String> models(Models models, String names) {
    return Stream.of(names.split(","))
        .map(String::strip)
        .filter(name -> !name.isEmpty())
        .map(name -> model(models, name))
        .flatMap(Optional::stream)
        .findFirst();
  }

  private Optional<String> model(Models models, String name) {
    try {
      return switch (ModelCheck.of(context.models().client(models), models.settings(name))) {
        case Answer.Code _ -> {
          context.err().println("  works: %s writes SQL".formatted(TableText.oneLine(name)));
          yield Optional.empty();
        }
        case Answer.NoCode none -> Optional.of("no SQL is read from its answer: " + none.reason());
      };
    } catch (ModelException | InvalidModelSettingException failed) {
      return Optional.of(String.valueOf(failed.getMessage()));
    }
  }

  private static Optional<String> sharing(String name) {
    try {
      ValueSharing.named(name);
      return Optional.empty();
    } catch (IllegalArgumentException other) {
      return Optional.of(String.valueOf(other.getMessage()));
    }
  }

  private void write(ObjectNode settings) {
    try {
      Files.writeString(
          file, new YAMLMapper().writeValueAsString(settings), StandardOpenOption.CREATE_NEW);
    } catch (JsonProcessingException impossible) {
      throw new IllegalStateException(impossible);
    } catch (IOException unwritable) {
      throw new UsageException(
          "cannot write '%s': give a --file in a folder that exists".formatted(file), unwritable);
    }
  }
}
