package dev.assay.statemachine;

import java.util.List;
import java.util.OptionalInt;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/** The {@code Retry} and {@code Catch} fields of a Task, Map or Parallel state. */
record ErrorHandling(List<Retrier> retriers, List<Catcher> catchers) {

  /** The index of the first retrier that names the error. */
  OptionalInt retrierFor(StateFailure failure) {
    return failure.endsExecution()
        ? OptionalInt.empty()
        : IntStream.range(0, retriers.size())
            .filter(i -> covers(retriers.get(i).errorEquals(), failure))
            .findFirst();
  }

  /** The first catcher that names the error. */
  @Nullable Catcher catcherFor(StateFailure failure) {
    if (failure.endsExecution()) {
      return null;
    }
    for (Catcher catcher : catchers) {
      if (covers(catcher.errorEquals(), failure)) {
        return catcher;
      }
    }
    return null;
  }

  private static boolean covers(List<String> errorEquals, StateFailure failure) {
    return errorEquals.stream().anyMatch(entry -> ErrorNames.covers(entry, failure.error()));
  }
}
