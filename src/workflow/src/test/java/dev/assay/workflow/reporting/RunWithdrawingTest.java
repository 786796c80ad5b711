package dev.assay.workflow.reporting;

import static org.assertj.core.api.Assertions.assertThat;

import dev.assay.workflow.Fixture;
import dev.assay.workflow.artifacts.ArtifactKeys;
import dev.assay.workflow.artifacts.ArtifactLinks;
import dev.assay.workflow.run.Asker;
import dev.assay.workflow.run.Beginning;
import dev.assay.workflow.run.Outcome;
import dev.assay.workflow.run.StepEvent;
import org.junit.jupiter.api.Test;

/** Of whoever begins a run and whoever withdraws it, the first decides. */
class RunWithdrawingTest {

  private static final String WAITING = "key-1";

  private final Fixture run = Fixture.asking("Who are the owners?");

  @Test
  void aRunThatWaitsIsWithdrawnAndHasFailed() {
    run.artifacts().replace(ArtifactKeys.asker(WAITING), new Asker("key"));

    assertThat(withdraw(WAITING)).isEqualTo(new Outcome.Withdrawn());
    assertThat(withdraw(WAITING)).isEqualTo(new Outcome.Withdrawn());
    Outcome described =
        new RunDescribing(run.artifacts(), ArtifactLinks.NONE, () -> Fixture.NOW)
            .run(event(WAITING));
    assertThat(((Outcome.Described) described).run())
        .isEqualTo(RunDescription.failed("1", "it was withdrawn before it began"));
  }

  @Test
  void aRunThatNobodyHasAskedYetIsKnownByTheIdThatItsAskerKnows() {
    withdraw(WAITING);

    Outcome described =
        new RunDescribing(run.artifacts(), ArtifactLinks.NONE, () -> Fixture.NOW)
            .run(event(WAITING));
    assertThat(((Outcome.Described) described).run())
        .isEqualTo(RunDescription.failed("1", "it was withdrawn before it began"));
  }

  @Test
  void aRunThatHasBegunIsNot() {
    run.artifacts().replace(ArtifactKeys.beginning(WAITING), new Beginning(false));

    assertThat(withdraw(WAITING)).isEqualTo(new Outcome.Begun("the question has begun"));
    assertThat(withdraw(Fixture.RUN)).isEqualTo(new Outcome.Begun("the question has begun"));
  }

  private Outcome withdraw(String id) {
    return new RunWithdrawing(run.artifacts()).run(event(id));
  }

  private static StepEvent event(String id) {
    return StepEvent.of(id, "withdraw").build();
  }
}
