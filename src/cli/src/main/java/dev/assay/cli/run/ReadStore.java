package dev.assay.cli.run;

import dev.assay.cli.CommandContext;
import dev.assay.cli.UsageException;
import dev.assay.workflow.artifacts.ArtifactKeys;
import dev.assay.workflow.artifacts.ArtifactStore;
import dev.assay.workflow.artifacts.StoreLocation;
import java.nio.file.Files;
import java.nio.file.Path;

/** Stores that commands read from: they have to be there, and so do the runs that are named. */
public final class ReadStore {

  private ReadStore() {}

  /**
   * The store; a folder that is not there is not made, as it is for what writes into one.
   *
   * @param what is kept in it
   * @throws UsageException when there is no such folder
   */
  public static ArtifactStore open(CommandContext context, String location, String what) {
    if (StoreLocation.parse(location) instanceof StoreLocation.Folder(Path folder)
        && !Files.isDirectory(folder)) {
      throw new UsageException("there is no folder '%s' with %s".formatted(location, what));
    }
    return context.stores().open(location);
  }

  /**
   * Refuses the id of a run that is not in the store.
   *
   * @throws UsageException naming the run and the store
   */
  public static void requireRun(ArtifactStore store, String run) {
    if (!ArtifactKeys.isRun(run)) {
      throw new UsageException("not a run's id: " + run);
    }
    if (store.read(ArtifactKeys.question(run)).isEmpty()) {
      throw new UsageException(
          "there is no run '%s' in %s: take the id that ask printed, and its --store"
              .formatted(run, store.location()));
    }
  }
}
