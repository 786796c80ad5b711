package dev.assay.cli;

import dev.assay.agents.model.ModelClient;
import dev.assay.agents.model.Models;
import dev.assay.cli.run.ManualTime;
import dev.assay.workflow.artifacts.DirectoryArtifactStore;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.List;
import java.util.Optional;
import java.util.Queue;
import org.jspecify.annotations.Nullable;

/** The command line as a process would run it, without the process: what it prints and answers. */
public final class CommandLineHarness {

  private final StringWriter out = new StringWriter();
  private final StringWriter err = new StringWriter();
  private final CommandContext.Stores stores;
  private final CommandContext.ModelAccess models;
  private final StopRequest stop = new StopRequest();
  private final Queue<String> typed = new ArrayDeque<>();
  private @Nullable Path own;
  private boolean attended = true;

  public CommandLineHarness() {
    this(new NoModels());
  }

  CommandLineHarness(CommandContext.ModelAccess models) {
    this(location -> new DirectoryArtifactStore(Path.of(location)), models);
  }

  /** With stores of other kinds than folders. */
  CommandLineHarness(CommandContext.Stores stores) {
    this(stores, new NoModels());
  }

  private CommandLineHarness(CommandContext.Stores stores, CommandContext.ModelAccess models) {
    this.stores = stores;
    this.models = models;
  }

  public int run(String... arguments) {
    return AssayCommand.over(context()).execute(arguments);
  }

  /** The context that commands get. */
  public CommandContext context() {
    return new CommandContext(
        new PrintWriter(out, true),
        new PrintWriter(err, true),
        new ManualTime(),
        stores,
        models,
        stop,
        attended ? _ -> Optional.ofNullable(typed.poll()) : Terminal.NONE,
        own);
  }

  /** Somebody sits at the terminal, and will type these lines. */
  public CommandLineHarness typing(String... lines) {
    typed.addAll(List.of(lines));
    return this;
  }

  /** Nobody sits there: output goes to a file, or a program started the process. */
  CommandLineHarness unattended() {
    attended = false;
    return this;
  }

  /** The user has a folder of settings, where it is remembered what she allowed. */
  CommandLineHarness remembering(Path folder) {
    own = folder;
    return this;
  }

  /** Tells a command that goes on by itself to end. */
  public StopRequest stop() {
    return stop;
  }

  public String out() {
    return out.toString();
  }

  public String err() {
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
