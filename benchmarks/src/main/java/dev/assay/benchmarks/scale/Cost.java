package dev.assay.benchmarks.scale;

import dev.assay.benchmarks.scale.Assumptions.Model;
import dev.assay.benchmarks.scale.Assumptions.StepFunctions.Kind;
import java.util.Map;

/** What a simulation's questions cost, by part, in the currency of the prices. */
record Cost(double models, double lambda, double stepFunctions, double s3, double api) {

  private static final double MILLION = 1e6;

  static Cost of(Assumptions assumptions, Kind kind, Outcome outcome) {
    Used used = outcome.used();
    return new Cost(
        models(assumptions, used),
        used.gbSeconds * assumptions.lambda().gbSecondPrice()
            + used.calls * assumptions.lambda().millionCallsPrice() / MILLION,
        stepFunctions(assumptions, kind, used),
        used.s3Writes * assumptions.s3().thousandWritesPrice() / 1000
            + used.s3Reads * assumptions.s3().thousandReadsPrice() / 1000,
        used.questions
            * assumptions.apiGateway().requestsPerQuestion()
            * assumptions.apiGateway().millionRequestsPrice()
            / MILLION);
  }

  private static double models(Assumptions assumptions, Used used) {
    double sum = 0;
    for (Map.Entry<String, long[]> tokens : used.tokens.entrySet()) {
      Model model = assumptions.models().get(tokens.getKey());
      sum += tokens.getValue()[0] * model.inputPrice() / MILLION;
      sum += tokens.getValue()[1] * model.outputPrice() / MILLION;
    }
    return sum;
  }

  private static double stepFunctions(Assumptions assumptions, Kind kind, Used used) {
    double transitions = used.questions * assumptions.measured().transitions();
    return transitions * kind.millionTransitionsPrice() / MILLION
        + used.questions * kind.millionStartsPrice() / MILLION
        + used.executionSeconds * kind.memoryGb() * kind.gbSecondPrice();
  }

  /** In a batch; a question on demand comes through the API besides. */
  double total() {
    return models + lambda + stepFunctions + s3;
  }
}
