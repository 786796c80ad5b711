package dev.assay.workflow.functioncalls;

import dev.assay.agents.QuestionContext;
import dev.assay.agents.model.ModelClient;
import dev.assay.agents.model.ModelException;
import dev.assay.analysis.calls.CallAssembly;
import dev.assay.analysis.calls.CallInspection;
import dev.assay.analysis.detector.Detector;
import dev.assay.catalog.Catalog;
import dev.assay.catalog.ValueSharing;
import dev.assay.catalog.values.ValueIndex;
import dev.assay.catalog.values.ValueIndexException;
import dev.assay.workflow.artifacts.ArtifactKeys;
import dev.assay.workflow.linking.DamagedIndexException;
import dev.assay.workflow.linking.ValueIndexes;
import dev.assay.workflow.run.Artifacts;
import dev.assay.workflow.run.Attempts;
import dev.assay.workflow.run.Question;
import dev.assay.workflow.run.Stopwatch;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Has the first candidate written as calls, and keeps how it came about. */
public final class FunctionCallGeneration {

  private final Artifacts artifacts;
  private final ModelClient models;
  private final ValueIndexes indexes;
  private final Stopwatch.Source time;

  public FunctionCallGeneration(
      Artifacts artifacts, ModelClient models, ValueIndexes indexes, Stopwatch.Source time) {
    this.artifacts = artifacts;
    this.models = models;
    this.indexes = indexes;
    this.time = time;
  }

  /** The query of that candidate, written now or before; without SQL when no program is of use. */
  public CallTurns write(Question question, int candidate, QuestionContext context)
      throws ModelException {
    String key = ArtifactKeys.functionCalls(question.run(), candidate);
    Optional<CallTurns> known = artifacts.find(key, CallTurns.class);
    if (known.isPresent()) {
      return known.get();
    }
    Stopwatch watch = time.start();
    Catalog catalog = artifacts.catalog(question);
    CallWriting writing =
        new CallWriting(
            models,
            new CallInspection(catalog, new Detector(catalog, isShown(question)), values(question)),
            new CallAssembly(catalog),
            context,
            new Attempts(question, candidate));
    CallTurns turns = turns(writing, watch);
    return artifacts.create(key, turns, CallTurns.class);
  }

  /** A model that refuses leaves the query to be written without calls. */
  private static CallTurns turns(CallWriting writing, Stopwatch watch) throws ModelException {
    try {
      return writing.write(watch);
    } catch (ModelException.Refused refused) {
      return CallTurns.none(String.valueOf(refused.getMessage()), watch);
    }
  }

  private static boolean isShown(Question question) {
    return question.settings().linking().shareValues() != ValueSharing.NONE;
  }

  /** The values to look conditions up in; null where none may be shown, or none can be read. */
  private @Nullable ValueIndex values(Question question) {
    if (!isShown(question)) {
      return null;
    }
    try {
      return indexes.of(question.catalog()).orElse(null);
    } catch (ValueIndexException | DamagedIndexException unreadable) {
      return null; // linking, which reads it first, has told so
    }
  }
}
