package dev.assay.cli.eval;

import dev.assay.cli.benchmark.BenchmarkAnswer;
import dev.assay.evaluation.Evaluation;
import dev.assay.evaluation.Question;
import dev.assay.evaluation.QuestionScore;
import dev.assay.workflow.execution.Trials;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** Scores answers: the first SQL, the final one, and the test cases by the gold SQL. */
final class RunEvaluation {

  private final Evaluation evaluation;
  private final Trials trials;

  RunEvaluation(Evaluation evaluation, Trials trials) {
    this.evaluation = evaluation;
    this.trials = trials;
  }

  List<RunScore> scores(List<BenchmarkAnswer> answers, Consumer<QuestionScore> listener) {
    List<Question> questions = answers.stream().map(BenchmarkAnswer::question).toList();
    List<QuestionScore> first =
        evaluation.scores(
            questions, answers.stream().map(BenchmarkAnswer::firstSql).toList(), _ -> {});
    List<QuestionScore> last =
        evaluation.scores(
            questions, answers.stream().map(BenchmarkAnswer::finalSql).toList(), listener);
    List<RunScore> scores = new ArrayList<>(answers.size());
    for (int at = 0; at < answers.size(); at++) {
      BenchmarkAnswer answer = answers.get(at);
      scores.add(new RunScore(answer, first.get(at), last.get(at), goldPasses(answer)));
    }
    return List.copyOf(scores);
  }

  private @Nullable Boolean goldPasses(BenchmarkAnswer answer) {
    return trials.findings(answer.run(), answer.question().gold()).map(List::isEmpty).orElse(null);
  }
}
