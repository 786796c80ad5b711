package dev.assay.cli.models;

import dev.assay.agents.model.Models;
import dev.assay.cli.CommandContext;
import dev.assay.cli.ExitCodes;
import dev.assay.cli.output.ChosenOutput;
import dev.assay.cli.output.TextColumns;
import dev.assay.workflow.run.Json;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

/** {@code assay models}: lists what is configured of models; {@code check} asks one of them. */
@Command(
    name = "models",
    description = {
      "Lists the models that are configured: provider, host, context, prices, and where the key is;"
          + " never the key."
    })
public final class ModelsCommand implements Callable<Integer> {

  @Mixin final ChosenOutput output = new ChosenOutput();

  private final CommandContext context;

  private ModelsCommand(CommandContext context) {
    this.context = context;
  }

  /** The command with its own command over a context. */
  public static CommandLine over(CommandContext context) {
    return new CommandLine(new ModelsCommand(context))
        .addSubcommand(new CheckModelCommand(context));
  }

  @Override
  public Integer call() {
    Models models = context.models().configured();
    List<ModelRow> rows = models.all().stream().map(name -> ModelRow.of(models, name)).toList();
    if (output.isJson()) {
      context.out().println(new String(Json.bytes(rows), StandardCharsets.UTF_8));
    } else {
      print(models, rows);
    }
    context.out().flush();
    return ExitCodes.VERIFIED;
  }

  private void print(Models models, List<ModelRow> rows) {
    if (rows.isEmpty()) {
      context
          .out()
          .println(
              "No model is configured: name one, as in ASSAY_MODEL=gpt-4o or mistral:codestral-latest.");
    } else {
      List<List<String>> lines = new ArrayList<>();
      lines.add(ModelRow.HEADINGS);
      rows.forEach(row -> lines.add(row.cells()));
      TextColumns.print(context.out(), lines);
      rows.stream()
          .filter(row -> row.problem() != null)
          .forEach(row -> context.out().println(row.name() + ": " + row.problem()));
    }
    context.out().println();
    context.out().println("Providers by name: " + String.join(", ", models.providers()) + ".");
    context
        .out()
        .println(
            "Endpoints, context windows and prices (per million tokens: in, out, cached) that are not configured: from "
                + models.knownFrom()
                + ".");
  }
}
