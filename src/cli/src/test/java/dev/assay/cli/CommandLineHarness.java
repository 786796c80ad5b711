package dev.assay.cli;

import dev.assay.agents.model.ModelClient;
import dev.assay.agents.model.Models;
import dev.assay.cli.run.ManualTime;
import dev.assay.workflow.artifacts.DirectoryArtifactStore;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Path;

/** The command line as a process would run it, without the process: what it prints and answers. */
final class CommandLineHarness {

  private final StringWriter out = new StringWriter();
  private final StringWriter err = new StringWriter();
  private final CommandContext.ModelAccess models;

  CommandLineHarness() {
    this(new NoModels());
  }

  CommandLineHarness(CommandContext.ModelAccess models) {
    this.models = models;
  }

  int run(String... arguments) {
    CommandContext context =
        new CommandContext(
            new PrintWriter(out, true),
            new PrintWriter(err, true),
            new ManualTime(),
            location -> new DirectoryArtifactStore(Path.of(location)),
            models);
    return AssayCommand.over(context).execute(arguments);
  }

  String out() {
    return out.toString();
  }

  String err() {
    return err.toString();
  }

  private record NoModels() implements CommandContext.ModelAccess {
    @Override
    public Models configured() {
      throw new AssertionError("no model should be needed");
    }

    @Override
    public ModelClient client(Models configured) {
      throw new AssertionError("no model should be needed");
    }
  }
}
