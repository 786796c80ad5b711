package dev.assay.cli.run;

import com.fasterxml.jackson.databind.JsonNode;
import dev.assay.statemachine.ExecutionListener;
import dev.assay.statemachine.ExecutionResult;
import java.time.Duration;
import java.util.function.Consumer;

/**
 * A listener beside another.
 *
 * @param other hears of everything
 * @param ended is given each item of a Distributed Map that has been worked on
 */
record ItemListener(ExecutionListener other, Consumer<JsonNode> ended)
    implements ExecutionListener {

  @Override
  public void stateEntered(StateVisit visit, JsonNode input) {
    other.stateEntered(visit, input);
  }

  @Override
  public void stateExited(StateVisit visit, JsonNode output) {
    other.stateExited(visit, output);
  }

  @Override
  public void stateFailed(StateVisit visit, String error, String cause) {
    other.stateFailed(visit, error, cause);
  }

  @Override
  public void retrying(StateVisit visit, String error, String cause, int retry, Duration delay) {
    other.retrying(visit, error, cause, retry, delay);
  }

  @Override
  public void caught(StateVisit visit, String error, String cause, String next) {
    other.caught(visit, error, cause, next);
  }

  @Override
  public void waiting(StateVisit visit, Duration duration) {
    other.waiting(visit, duration);
  }

  @Override
  public void itemEnded(StateVisit map, int index, JsonNode item, ExecutionResult end) {
    ended.accept(item);
    other.itemEnded(map, index, item, end);
  }
}
