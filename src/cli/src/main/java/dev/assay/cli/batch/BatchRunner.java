package dev.assay.cli.batch;

import dev.assay.agents.model.ModelClient;
import dev.assay.cli.CommandContext;
import dev.assay.cli.GoOn;
import dev.assay.cli.options.AnsweringOptions;
import dev.assay.cli.run.LocalBatch;
import dev.assay.cli.run.RunIds;
import dev.assay.workflow.artifacts.ArtifactStore;
import dev.assay.workflow.batch.BatchBeginning;
import dev.assay.workflow.batch.BatchSteps;
import dev.assay.workflow.batch.DatabaseCatalogs;
import dev.assay.workflow.batch.QuestionAsking;
import dev.assay.workflow.run.Artifacts;
import dev.assay.workflow.run.RunSettings;
import java.util.random.RandomGenerator;

/** Answers a file of questions as the options say, and shows how far it has come. */
public final class BatchRunner {

  private final CommandContext context;
  private final AnsweringOptions options;
  private final ArtifactStore store;

  public BatchRunner(CommandContext context, AnsweringOptions options, ArtifactStore store) {
    this.context = context;
    this.options = options;
    this.store = store;
  }

  /**
   * Answers every line; those that have their answers already at no cost.
   *
   * @param file JSON lines, or one JSON array
   * @param settings of each run
   * @param databases what models may ask, where the strategy has them do so; closed in the end
   * @return the batch's id
   * @throws dev.assay.cli.run.UnfinishedBatchException when the process was interrupted
   * @throws dev.assay.workflow.batch.InvalidBatchException when the file is no batch
   */
  public String answer(
      byte[] file, DatabaseCatalogs catalogs, RunSettings settings, OpenDatabases databases) {
    int concurrency = options.concurrency();
    ModelClient client = options.models().client(context);
    BatchBeginning beginning = new BatchBeginning(store, settings);
    BatchBeginning.Begun begun = beginning.begin(file);
    String execution = RunIds.next(context.time().now(), RandomGenerator.getDefault());
    String key = "inbox/" + begun.id() + ".jsonl";
    store.create(key, file);
    context.err().println("batch " + begun.id());
    BatchSteps steps =
        new BatchSteps(
            store,
            beginning,
            new QuestionAsking(new Artifacts(store), catalogs, settings, context.time()::now));
    try (databases;
        GoOn _ = GoOn.whereItWas(context.err());
        BatchProgress progress = new BatchProgress(context.err(), begun.lines())) {
      new LocalBatch(store, client, steps, databases, context.time(), progress)
          .execute(key, concurrency, execution);
    }
    return begun.id();
  }
}
