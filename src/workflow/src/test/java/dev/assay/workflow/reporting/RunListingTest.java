package dev.assay.workflow.reporting;

import static org.assertj.core.api.Assertions.assertThat;

import dev.assay.workflow.Fixture;
import dev.assay.workflow.artifacts.ArtifactKeys;
import dev.assay.workflow.run.Artifacts;
import dev.assay.workflow.run.Asker;
import dev.assay.workflow.run.ListedQuestion;
import dev.assay.workflow.run.Outcome;
import dev.assay.workflow.run.Problem;
import dev.assay.workflow.run.StepEvent;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What an asker has asked, a page at a time. */
class RunListingTest {

  private final Fixture run = Fixture.asking("Who are the owners?");
  private final Artifacts artifacts = run.artifacts();

  @Test
  void eachIsToldAsItStands() {
    ask("key-a");
    artifacts.replace(ArtifactKeys.refusal("key-b"), new Problem("asking", "no"));
    artifacts.replace(ArtifactKeys.question("run-2"), artifacts.question(Fixture.RUN));

    assertThat(list("key-").questions())
        .containsExactly(
            new ListedQuestion("a", "queued", null, "/v1/questions/a"),
            new ListedQuestion("b", "failed", null, "/v1/questions/b"));
    assertThat(list("run-1").questions())
        .containsExactly(
            new ListedQuestion("2", "running", "Who are the owners?", "/v1/questions/2"));
    assertThat(list("nobody-")).isEqualTo(new Outcome.Listed(List.of(), null));
  }

  @Test
  void thereIsANextPageWhereThisOneIsFull() {
    for (int number = 100; number < 145; number++) {
      ask("key-" + number);
    }
    ask("key2-1");

    List<String> ids = new ArrayList<>();
    String next = "";
    int pages = 0;
    while (next != null) {
      Outcome.Listed page = list("key-" + next);
      page.questions().forEach(question -> ids.add(question.id()));
      next = page.next();
      pages++;
    }

    assertThat(pages).isEqualTo(3);
    assertThat(ids).hasSize(45).doesNotHaveDuplicates().isSorted().startsWith("100");
  }

  @Test
  void aRunOfNobodyListsNothing() {
    assertThat(new RunListing(artifacts).run(event("key")))
        .isEqualTo(new Outcome.InvalidInput("run is of no asker"));
  }

  private void ask(String id) {
    artifacts.replace(ArtifactKeys.asker(id), new Asker(id.substring(0, id.indexOf('-'))));
  }

  private Outcome.Listed list(String after) {
    return (Outcome.Listed) new RunListing(artifacts).run(event(after));
  }

  private static StepEvent event(String after) {
    return StepEvent.of(after, "list").build();
  }
}
