package dev.assay.workflow.candidates;

import dev.assay.agents.Answer;
import dev.assay.agents.PredictedResult;
import dev.assay.agents.ResultPredictionAgent;
import dev.assay.agents.ResultPredictionRequest;
import dev.assay.agents.model.ModelClient;
import dev.assay.agents.model.ModelException;
import dev.assay.analysis.databases.RelaxedEquality;
import dev.assay.catalog.Catalog;
import dev.assay.table.Table;
import dev.assay.workflow.artifacts.ArtifactKeys;
import dev.assay.workflow.candidates.Selected.Prediction;
import dev.assay.workflow.candidates.Selected.Rank;
import dev.assay.workflow.execution.Verdict;
import dev.assay.workflow.run.Artifacts;
import dev.assay.workflow.run.Outcome;
import dev.assay.workflow.run.Question;
import dev.assay.workflow.run.Step;
import dev.assay.workflow.run.StepEvent;
import dev.assay.workflow.run.Stopwatch;
import dev.assay.workflow.strategy.DatabaseForm;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * Selects the candidate whose results a model expects most often (Li and Xie 2.2 and 3): by passed
 * tests, the run's own test case among them, then by how probable the model held it, where that is
 * known of all candidates; else by how many samples do as it does.
 */
public final class CandidateSelection implements Step {

  /** Name of the step. */
  public static final String STEP = "select-candidate";

  private final Artifacts artifacts;
  private final ModelClient models;
  private final Stopwatch.Source time;

  public CandidateSelection(Artifacts artifacts, ModelClient models, Stopwatch.Source time) {
    this.artifacts = artifacts;
    this.models = models;
    this.time = time;
  }

  @Override
  public Outcome run(StepEvent event) throws ModelException {
    String key = ArtifactKeys.selection(event.run());
    Optional<Selected> before = artifacts.find(key, Selected.class);
    Selected selected =
        before.isPresent()
            ? before.get()
            : artifacts.create(key, selected(artifacts.question(event.run())), Selected.class);
    return new Outcome.SelectedCandidate(selected.candidate());
  }

  private Selected selected(Question question) throws ModelException {
    Stopwatch watch = time.start();
    Classes classes = artifacts.get(ArtifactKeys.classes(question.run()), Classes.class);
    List<Prediction> predictions = predictions(question, classes);
    List<Rank> ranks =
        IntStream.range(0, classes.classes().size())
            .mapToObj(candidate -> rank(question.run(), candidate, classes, predictions))
            .sorted(order(classes))
            .toList();
    return new Selected(
        ranks.getFirst().candidate(), ranks, predictions, watch.startedAt(), watch.millis());
  }

  private static Comparator<Rank> order(Classes classes) {
    boolean known = classes.classes().stream().allMatch(each -> each.logProbability() != null);
    Comparator<Rank> probability =
        known
            ? Comparator.comparing(
                rank ->
                    Objects.requireNonNull(
                        classes.classes().get(rank.candidate()).logProbability()))
            : Comparator.comparing(Rank::share);
    return Comparator.comparing(Rank::passes)
        .thenComparing(probability)
        .reversed()
        .thenComparing(Rank::candidate);
  }

  private List<Prediction> predictions(Question question, Classes classes) throws ModelException {
    ResultPredictionAgent agent = ResultPredictionAgent.asking(models);
    String model = question.settings().models().main();
    DatabaseForm form = question.settings().strategy().candidatesOrDefault().form();
    Catalog catalog = artifacts.catalog(question);
    List<Prediction> predictions = new ArrayList<>();
    for (Classes.Database database : classes.databases()) {
      int round = predictions.size() + 1;
      predictions.add(
          prediction(
              agent.predict(
                  new ResultPredictionRequest(
                      question.attempt(
                          model, round, question.settings().models().temperature(model, 1)),
                      form == DatabaseForm.CSV
                          ? DatabaseText.of(database.tables())
                          : DatabaseStatements.of(database.tables(), catalog),
                      form == DatabaseForm.SQLITE,
                      question.text(),
                      question.evidence()))));
    }
    return predictions;
  }

  private static Prediction prediction(Answer answer) {
    return switch (answer) {
      case Answer.NoCode none -> new Prediction(null, none.reason());
      case Answer.Code code -> {
        try {
          PredictedResult result = PredictedResult.parse(code.text());
          yield new Prediction(Table.ofValues(result.columns(), result.rows()), null);
        } catch (IllegalArgumentException wrong) {
          yield new Prediction(null, String.valueOf(wrong.getMessage()));
        }
      }
    };
  }

  private Rank rank(String run, int candidate, Classes classes, List<Prediction> predictions) {
    int tests = 0;
    int passes = 0;
    for (int at = 0; at < predictions.size(); at++) {
      Table expected = predictions.get(at).result();
      Table actual = classes.databases().get(at).results().get(candidate);
      if (expected != null) {
        tests++;
        passes += actual != null && RelaxedEquality.holds(expected, actual) ? 1 : 0;
      }
    }
    Optional<Verdict> verdict = artifacts.find(ArtifactKeys.verdict(run, candidate), Verdict.class);
    if (verdict.isPresent()) {
      tests++;
      passes += verdict.get().passed() ? 1 : 0;
    }
    return new Rank(candidate, passes, tests, classes.classes().get(candidate).share());
  }
}
