package dev.assay.statemachine;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ErrorNamesTest {

  @ParameterizedTest
  @CsvSource({
    "E, E, true",
    "E, e, false",
    "States.ALL, E, true",
    "States.ALL, States.Timeout, true",
    "States.ALL, States.QueryEvaluationError, true",
    "States.ALL, States.DataLimitExceeded, false",
    "States.TaskFailed, E, true",
    "States.TaskFailed, States.NoChoiceMatched, true",
    "States.TaskFailed, States.Timeout, false",
    "States.TaskFailed, States.HeartbeatTimeout, false",
    "States.TaskFailed, States.DataLimitExceeded, false",
    "States.Timeout, States.HeartbeatTimeout, true",
    "States.HeartbeatTimeout, States.Timeout, false",
    "States.DataLimitExceeded, States.DataLimitExceeded, true",
    "E, States.Timeout, false"
  })
  void coverEachOtherAsStepFunctionsSays(String entry, String error, boolean covers) {
    assertThat(ErrorNames.covers(entry, error)).isEqualTo(covers);
  }
}
