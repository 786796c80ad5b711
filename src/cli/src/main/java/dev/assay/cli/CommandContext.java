package dev.assay.cli;

import dev.assay.agents.model.ModelClient;
import dev.assay.agents.model.Models;
import dev.assay.statemachine.Time;
import dev.assay.workflow.artifacts.ArtifactStore;
import java.io.PrintWriter;

/**
 * What commands work with, handed to them so that tests can hand them something else.
 *
 * @param out for data: answers, tables, JSON
 * @param err for people: progress and errors
 * @param stores opens artifact stores by their location
 * @param models reads which models there are; only when a command needs them
 * @param stop tells commands that go on by themselves when to end
 * @param terminal where somebody may be asked
 */
public record CommandContext(
    PrintWriter out,
    PrintWriter err,
    Time time,
    Stores stores,
    ModelAccess models,
    StopRequest stop,
    Terminal terminal) {

  /** A context in which nobody can be asked. */
  public CommandContext(
      PrintWriter out,
      PrintWriter err,
      Time time,
      Stores stores,
      ModelAccess models,
      StopRequest stop) {
    this(out, err, time, stores, models, stop, Terminal.NONE);
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
