package dev.assay.cli.suite;

import dev.assay.workflow.run.Artifacts;
import java.nio.file.Path;
import java.util.Optional;

/** A suite that answers are put into one after the other, each at most once. */
public final class KeptAnswers {

  /** Where a suite is when nobody says where. */
  public static final Path USUAL = Path.of("suite");

  private final SuiteFolder suite;

  /** The suite of a folder. */
  public KeptAnswers(Path folder) {
    this.suite = new SuiteFolder(folder);
  }

  /**
   * Keeps the answer of a run that a person has found right.
   *
   * @return the name of the folder that it is in
   * @throws dev.assay.cli.UsageException when it has no answer that can be kept
   */
  public synchronized String keep(Artifacts artifacts, String run) {
    return suite
        .nameOf(run)
        .orElseGet(
            () ->
                new AddedRun(artifacts, run, true)
                    .to(suite, Optional.empty())
                    .getFileName()
                    .toString());
  }
}
