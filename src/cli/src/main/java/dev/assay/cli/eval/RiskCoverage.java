package dev.assay.cli.eval;

import dev.assay.evaluation.Benchmark;
import dev.assay.report.RiskCoveragePage;
import dev.assay.workflow.reporting.Confidence;
import dev.assay.workflow.reporting.RunResult;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;

/**
 * What confidence is worth: the share that is right among the answers above each one. Questions
 * without an answer have none.
 *
 * @param points the highest confidence first
 */
record RiskCoverage(List<Point> points) {

  /**
   * The answers of a confidence or a higher one.
   *
   * @param answers how many there are; {@code right} how many of them are
   * @param coverage their share of all questions, 0 to 1
   */
  record Point(double confidence, int answers, int right, double coverage) {}

  /** An answer's confidence, and whether it is right. */
  record Answer(double confidence, boolean right) {}

  static RiskCoverage of(Benchmark benchmark, List<RunScore> scores) {
    return of(scores.stream().flatMap(score -> answer(benchmark, score)).toList(), scores.size());
  }

  /** The curve of answers to some of so many questions. */
  static RiskCoverage of(List<Answer> answers, int questions) {
    return new RiskCoverage(
        answers.stream()
            .map(Answer::confidence)
            .distinct()
            .sorted(Comparator.reverseOrder())
            .map(least -> point(answers, least, questions))
            .toList());
  }

  /** The same for a page, with the name of what answered. */
  RiskCoveragePage.Curve curve(String name, int questions) {
    return new RiskCoveragePage.Curve(
        name,
        questions,
        points.stream()
            .map(
                point ->
                    new RiskCoveragePage.Point(
                        point.confidence(), point.answers(), point.right(), point.coverage()))
            .toList());
  }

  private static Stream<Answer> answer(Benchmark benchmark, RunScore score) {
    RunResult result = score.answer().result();
    Confidence confidence = result == null ? null : result.confidence();
    return confidence == null
        ? Stream.empty()
        : Stream.of(new Answer(confidence.value(), score.last().isRight(benchmark)));
  }

  private static Point point(List<Answer> answers, double least, int questions) {
    List<Answer> above = answers.stream().filter(answer -> answer.confidence() >= least).toList();
    int right = Math.toIntExact(above.stream().filter(Answer::right).count());
    return new Point(least, above.size(), right, (double) above.size() / questions);
  }
}
