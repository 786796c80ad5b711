package dev.assay.cli.models;

import dev.assay.agents.Answer;
import dev.assay.agents.ModelCheck;
import dev.assay.agents.model.EmbeddingCall;
import dev.assay.agents.model.Embeddings;
import dev.assay.agents.model.ModelClient;
import dev.assay.agents.model.ModelException;
import dev.assay.agents.model.ModelSettings;
import dev.assay.agents.model.Models;
import dev.assay.cli.CommandContext;
import dev.assay.cli.ExitCodes;
import java.util.List;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code assay models check}: asks one model a little, and says what works and what does not. */
@Command(
    name = "check",
    description = "Makes one small call, and says in words what works and what does not.")
final class CheckModelCommand implements Callable<Integer> {

  @Parameters(arity = "0..1", paramLabel = "NAME", description = "The model; assay.model if none.")
  @Nullable String name;

  @Option(
      names = {"-h", "--help"},
      usageHelp = true,
      description = "Shows this.")
  boolean help;

  private final CommandContext context;

  CheckModelCommand(CommandContext context) {
    this.context = context;
  }

  @Override
  public Integer call() {
    Models models = context.models().configured();
    String checked = name == null ? models.main() : name;
    ModelSettings settings = models.settings(checked);
    ModelClient client = context.models().client(models);
    CheckedModel seen = new CheckedModel(settings, models.keyFrom(checked));
    try {
      if (models.embedding().filter(checked::equals).isPresent()) {
        Embeddings answer =
            client.embed(new EmbeddingCall(checked, List.of("orders of customers")));
        seen.embedded(answer);
      } else {
        Answer answer = ModelCheck.of(client, settings);
        seen.answered(answer, client.learned(checked));
      }
    } catch (ModelException failed) {
      seen.failed(failed);
    }
    seen.lines().forEach(context.out()::println);
    context.out().flush();
    return seen.works() ? ExitCodes.VERIFIED : ExitCodes.UNVERIFIED;
  }
}
