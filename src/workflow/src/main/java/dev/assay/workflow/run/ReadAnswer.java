package dev.assay.workflow.run;

import dev.assay.agents.Answer;
import dev.assay.agents.model.ModelException;
import java.util.List;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * What a model's answer was read as.
 *
 * @param value null when no answer could be read
 * @param problem why the last answer could not be read; empty when it could
 */
public record ReadAnswer<T>(@Nullable T value, String problem) {

  /** Asks a model. */
  public interface Asking {

    /** The answer, given what was wrong with the one before: nothing the first time. */
    Answer ask(List<String> problems) throws ModelException;
  }

  /**
   * Asks until an answer can be read, telling each time what was wrong with the one before.
   *
   * @param rounds how often, at most
   * @param reader throws an IllegalArgumentException, with the problem, for what it cannot read
   */
  public static <T> ReadAnswer<T> within(int rounds, Asking asking, Function<String, T> reader)
      throws ModelException {
    List<String> problems = List.of();
    for (int round = 1; round <= rounds; round++) {
      switch (asking.ask(problems)) {
        case Answer.NoCode none -> problems = List.of(none.reason());
        case Answer.Code code -> {
          try {
            return new ReadAnswer<>(reader.apply(code.text()), "");
          } catch (IllegalArgumentException wrong) {
            problems = List.of(String.valueOf(wrong.getMessage()));
          }
        }
      }
    }
    return new ReadAnswer<>(null, String.join("; ", problems));
  }
}
