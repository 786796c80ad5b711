package dev.assay.workflow.run;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.assay.agents.model.ModelCall;
import dev.assay.agents.model.ModelException;
import dev.assay.agents.model.Prompt;
import dev.assay.workflow.Fixture;
import org.junit.jupiter.api.Test;

class KeptCallsTest {

  private final Fixture run = Fixture.asking("Who?");

  private KeptCalls calls() {
    return new KeptCalls(run.artifacts(), run, Fixture.RUN, "explore-0");
  }

  private static ModelCall call(String prompt) {
    return new ModelCall("explore", "main", "q", 1, new Prompt("system", prompt), 0);
  }

  @Test
  void aRepeatedStepIsAnsweredFromWhatIsKept() throws ModelException {
    run.answering("one").answering("two");
    KeptCalls first = calls();
    first.complete(call("a"));
    first.complete(call("a"));

    KeptCalls again = calls();

    assertThat(again.complete(call("a")).text()).isEqualTo("one");
    assertThat(again.complete(call("a")).text()).isEqualTo("two");
    assertThat(run.calls()).hasSize(2);
    assertThat(run.store().list("runs/run-1/calls/"))
        .containsExactly("runs/run-1/calls/explore-0/1.json", "runs/run-1/calls/explore-0/2.json");
  }

  @Test
  void whatIsAskedOtherwiseIsAskedAnew() throws ModelException {
    run.answering("one").answering("other").answering("last");
    calls().complete(call("a"));

    KeptCalls again = calls();

    assertThat(again.complete(call("b")).text()).isEqualTo("other");
    assertThat(again.complete(call("c")).text()).isEqualTo("last");
    assertThat(run.store().list("runs/run-1/calls/")).hasSize(3);
  }

  @Test
  void aCallThatFailsIsNotKept() throws ModelException {
    run.failing(new ModelException.Unavailable("main", "it is down")).answering("one");
    KeptCalls calls = calls();

    assertThatThrownBy(() -> calls.complete(call("a")))
        .isInstanceOf(ModelException.Unavailable.class);
    assertThat(calls.complete(call("a")).text()).isEqualTo("one");
  }
}
