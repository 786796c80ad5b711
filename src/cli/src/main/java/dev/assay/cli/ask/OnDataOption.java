package dev.assay.cli.ask;

import dev.assay.agents.model.ModelClient;
import dev.assay.catalog.CatalogException;
import dev.assay.catalog.DatabaseLocation;
import dev.assay.catalog.DatabaseQueries;
import dev.assay.cli.CommandContext;
import dev.assay.cli.UsageException;
import dev.assay.cli.options.AskedDatabase;
import dev.assay.cli.run.OnDataRun;
import dev.assay.sql.Dialect;
import dev.assay.table.TableText;
import dev.assay.workflow.artifacts.ArtifactStore;
import dev.assay.workflow.reporting.RunResult;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** The option that has an answer tried on the rows of the user's own database. */
public final class OnDataOption {

  @Option(
      names = "--on-data",
      description =
          "Tries the answer and its test code on the rows of --database, too: on this machine, for"
              + " reading only. Of a difference, models see made-up values, unless samples are"
              + " shared.")
  boolean wanted;

  boolean isWanted() {
    return wanted;
  }

  /**
   * Refuses what cannot be done, before anything is paid for.
   *
   * @param dialect of the answer; null when it is the database's own
   */
  void check(AskedDatabase asked, @Nullable Dialect dialect) {
    if (!wanted) {
      return;
    }
    if (!asked.isConnected()) {
      throw new UsageException(
          "--on-data needs --database, a connection to the rows: a catalog holds none");
    }
    DatabaseLocation location = location(asked);
    if (location != null && dialect != null && dialect != location.dialect()) {
      throw new UsageException(
          "--on-data: the answer is in the dialect of %s, and --database is %s"
              .formatted(dialect.promptName(), location.dialect().promptName()));
    }
  }

  /** Tries the answer; whether there is something to report. */
  boolean test(
      CommandContext context,
      AskedDatabase asked,
      ArtifactStore store,
      ModelClient client,
      RunResult result) {
    DatabaseLocation location = location(asked);
    String name = location == null ? "" : location.dialect().promptName() + ", your own database";
    return new OnDataRun(
            store,
            client,
            context.time(),
            line -> context.err().println("on data: " + TableText.oneLine(line)))
        .test(result, () -> opened(asked), name);
  }

  /** Where the database is; null where a file of it is no longer there, which is told later. */
  @Nullable DatabaseLocation location(AskedDatabase asked) {
    try {
      return asked.location();
    } catch (CatalogException gone) {
      return null;
    }
  }

  private static DatabaseQueries opened(AskedDatabase asked) {
    DatabaseQueries queries = asked.queries();
    if (queries == null) {
      throw new CatalogException("there is no connection to the database");
    }
    return queries;
  }
}
