package dev.assay.cli;

import dev.assay.agents.model.ModelClient;
import dev.assay.agents.model.Models;
import dev.assay.statemachine.Time;
import dev.assay.workflow.artifacts.ArtifactStore;
import java.io.PrintWriter;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;

/**
 * What commands work with, handed to them so that tests can hand them something else.
 *
 * @param out for data: answers, tables, JSON
 * @param err for people: progress and errors
 * @param stores opens artifact stores by their location
 * @param models reads which models there are; only when a command needs them
 * @param stop tells commands that go on by themselves when to end
 * @param terminal where somebody may be asked
 * @param own the folder of the user's own settings, where it is remembered what she allowed; null
 *     where nothing is remembered
 */
public record CommandContext(
    PrintWriter out,
    PrintWriter err,
    Time time,
    Stores stores,
    ModelAccess models,
    StopRequest stop,
    Terminal terminal,
    @Nullable Path own) {

  /** A context in which nobody can be asked. */
  public CommandContext(
      PrintWriter out,
      PrintWriter err,
      Time time,
      Stores stores,
      ModelAccess models,
      StopRequest stop) {
    this(out, err, time, stores, models, stop, Terminal.NONE, null);
  }

  /** Opens artifact stores. */
  @FunctionalInterface
  public interface Stores {
    /** The store at a folder, or at {@code s3://bucket/prefix}. */
    ArtifactStore open(String location);
  }

  /** The way to models. */
  public interface ModelAccess {
    /** The models that are configured. */
    Models configured();

    /** A client that calls them. */
    ModelClient client(Models models);
  }
}
