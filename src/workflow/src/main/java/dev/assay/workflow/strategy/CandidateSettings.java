package dev.assay.workflow.strategy;

import dev.assay.workflow.run.InvalidQuestionException;
import java.util.List;

/**
 * Where candidates come from, for strategies that select one of several (Li and Xie 2.1).
 *
 * @param samples how often the model is asked
 * @param temperature at which it is asked, so that its answers differ
 * @param models that are asked once each, in place of samples of one; none for that
 * @param given SQL that is there already, in place of all these; none for that
 * @param form how databases are shown to the model that predicts results
 */
public record CandidateSettings(
    int samples, double temperature, List<String> models, List<String> given, DatabaseForm form) {

  /** Eight samples of one model (Li and Xie 4.1 take more; prompts cost). */
  public static final int DEFAULT_SAMPLES = 8;

  /** What holds where nothing is said. */
  public static final CandidateSettings DEFAULT =
      new CandidateSettings(DEFAULT_SAMPLES, 0.8, List.of(), List.of(), DatabaseForm.CSV);

  private static final int MOST = 40;

  public CandidateSettings {
    models = List.copyOf(models);
    given = List.copyOf(given);
    int count = count(samples, models, given);
    if (count < 1 || count > MOST) {
      throw new InvalidQuestionException(
          "candidates must be 1 to %d, not %d".formatted(MOST, count));
    }
    if (!(temperature >= 0 && temperature <= 2)) {
      throw new InvalidQuestionException(
          "the temperature of candidates must be 0 to 2, not " + temperature);
    }
  }

  /** The same with so many samples of one model. */
  public CandidateSettings sampling(int times) {
    return new CandidateSettings(times, temperature, models, given, form);
  }

  /** The same at another temperature. */
  public CandidateSettings at(double other) {
    return new CandidateSettings(samples, other, models, given, form);
  }

  /** The same with models that are asked once each; none for samples of one. */
  public CandidateSettings asking(List<String> others) {
    return new CandidateSettings(samples, temperature, others, given, form);
  }

  /** The same with SQL that is there already; none for asking models. */
  public CandidateSettings taking(List<String> statements) {
    return new CandidateSettings(samples, temperature, models, statements, form);
  }

  /** The same with databases shown in another form. */
  public CandidateSettings shownAs(DatabaseForm other) {
    return new CandidateSettings(samples, temperature, models, given, other);
  }

  /** How many candidates there are to be. */
  public int count() {
    return count(samples, models, given);
  }

  private static int count(int samples, List<String> models, List<String> given) {
    return !given.isEmpty() ? given.size() : models.isEmpty() ? samples : models.size();
  }
}
