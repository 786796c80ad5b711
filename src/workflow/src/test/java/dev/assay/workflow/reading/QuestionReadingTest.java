package dev.assay.workflow.reading;

import static org.assertj.core.api.Assertions.assertThat;

import dev.assay.agents.model.ModelCall;
import dev.assay.agents.model.ModelException;
import dev.assay.analysis.skeleton.Mention;
import dev.assay.workflow.Fixture;
import dev.assay.workflow.artifacts.ArtifactKeys;
import dev.assay.workflow.run.Outcome;
import dev.assay.workflow.run.RunSettings;
import dev.assay.workflow.strategy.Strategy;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Test;

class QuestionReadingTest {

  private static final String ALIGNED =
      """
      {"alignments": [
        {"token": "animals", "schema": "pets", "type": "tbl"},
        {"token": "heavy", "schema": "Pets.weight", "type": "col"},
        {"token": "cats", "schema": "species", "type": "tbl"},
        {"token": "Ann", "schema": "owners.name", "type": "val"}
      ]}
      """;

  private final Fixture run =
      Fixture.asking(
          "Which heavy animals has Ann?",
          RunSettings.of("main", List.of("a")).by(Strategy.named("dac")),
          null);

  @Test
  void wordsAreAlignedWithWhatTheDatabaseHasAndTheQuestionHasASkeleton() throws ModelException {
    run.answering("json", ALIGNED).answering("sql", "SELECT x FROM y WHERE z = 'Ann' AND w > 9");

    assertThat(read()).isEqualTo(new Outcome.Generated("runs/run-1/"));
    assertThat(entities().mentions())
        .containsExactly(
            new Mention("animals", Mention.Type.TABLE, "Pets", null),
            new Mention("heavy", Mention.Type.COLUMN, "Pets", "weight"),
            new Mention("Ann", Mention.Type.VALUE, "Owners", "name"));
    assertThat(skeleton().skeleton()).isEqualTo("SELECT _ FROM _ WHERE _ = _ AND _ > _");
  }

  @Test
  void theSkeletonIsAskedForWithoutTheSchema() throws ModelException {
    run.answering("json", ALIGNED).answering("sql", "SELECT 1");
    read();

    assertThat(run.calls())
        .extracting(ModelCall::step)
        .containsExactly("link-entities", "parse-skeleton");
    assertThat(run.calls().getFirst().prompt().user()).contains("CREATE TABLE");
    assertThat(run.calls().getLast().prompt().user()).doesNotContain("CREATE TABLE");
  }

  @Test
  void whatIsReadIsNotAskedForAgainNorIsACallBeforeAFailure() throws ModelException {
    run.answering("json", ALIGNED)
        .failing(new ModelException.RateLimited("slow down", Duration.ofSeconds(1)));
    try {
      read();
    } catch (ModelException expected) {
      run.answering("sql", "SELECT 1");
    }
    read();
    read();

    assertThat(run.calls())
        .extracting(ModelCall::step)
        .containsExactly("link-entities", "parse-skeleton", "parse-skeleton");
  }

  @Test
  void answersThatCannotBeReadAreAskedForOnceMoreAndThenDoneWithout() throws ModelException {
    run.answering("json", "[]").answering("json", "{}").answering("none").answering("none");

    assertThat(read())
        .isEqualTo(
            new Outcome.Unusable(
                "no entities in 2 answers; the last: the answer must be an object with"
                    + " 'alignments' alone no skeleton in 2 answers; the last: "
                    + skeletonProblem()));
    assertThat(run.calls().get(1).prompt().user())
        .contains("the answer must be an object with 'alignments' alone");
  }

  private static String skeletonProblem() {
    return "the answer has no block of SQL code (```sql): it is prose, which begins 'none'";
  }

  private Outcome read() throws ModelException {
    return new QuestionReading(run.artifacts(), run).run(Fixture.event("read-question"));
  }

  private Entities entities() {
    return run.artifacts().get(ArtifactKeys.entities(Fixture.RUN), Entities.class);
  }

  private ImpliedSkeleton skeleton() {
    return run.artifacts().get(ArtifactKeys.skeleton(Fixture.RUN), ImpliedSkeleton.class);
  }
}
