package dev.assay.workflow.run;

import com.fasterxml.jackson.annotation.JsonProperty;
import dev.assay.agents.model.Prices;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Which models a run asks.
 *
 * @param main the model of everything but test code
 * @param testCode the models that write test code, the preferred one first
 * @param terms temperature and prices of models; a model that is not among them has temperature 0
 *     and no known price
 */
public record RunModels(
    @JsonProperty("model") String main,
    @JsonProperty("testCodeModels") List<String> testCode,
    List<ModelTerms> terms) {

  private static final double TEMPERATURE_STEP = 0.01;
  private static final double HIGHEST_TEMPERATURE = 2;

  public RunModels {
    testCode = List.copyOf(testCode);
    terms = List.copyOf(terms);
    if (main.isBlank() || testCode.stream().anyMatch(String::isBlank)) {
      throw new InvalidQuestionException("a model's name is empty");
    }
    if (testCode.isEmpty()) {
      throw new InvalidQuestionException("no model for test code: name at least one");
    }
    if (new HashSet<>(testCode).size() < testCode.size()) {
      throw new InvalidQuestionException(
          "a model for test code is named twice: " + String.join(", ", testCode));
    }
  }

  /** The same, of those for test code only the preferred one. */
  RunModels withoutOthersForTestCode() {
    return new RunModels(main, testCode.subList(0, 1), terms);
  }

  /** The same, with terms of more models. */
  RunModels knowing(List<ModelTerms> more) {
    List<ModelTerms> all = new ArrayList<>(terms);
    more.stream().filter(each -> terms(each.model()) == null).forEach(all::add);
    return new RunModels(main, testCode, all);
  }

  /** The model's temperature in a round, counted from 1: 0.01 more a round (TS-SQL B.4). */
  public double temperature(String name, int round) {
    ModelTerms known = terms(name);
    double first = known == null ? 0 : known.temperature();
    return Math.min(HIGHEST_TEMPERATURE, first + TEMPERATURE_STEP * (round - 1));
  }

  /** The model's prices, if they are known. */
  public Optional<Prices> prices(String name) {
    return Optional.ofNullable(terms(name)).map(ModelTerms::prices);
  }

  /** How many tokens an answer of the model can have; 0 where that is not known. */
  public int mostAnswerTokens(String name) {
    return Optional.ofNullable(terms(name)).map(ModelTerms::mostAnswerTokens).orElse(0);
  }

  private @Nullable ModelTerms terms(String name) {
    return terms.stream().filter(each -> each.model().equals(name)).findFirst().orElse(null);
  }
}
