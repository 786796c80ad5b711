package dev.assay.workflow.calls;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.assay.agents.model.Completion;
import dev.assay.agents.model.Embedding;
import dev.assay.agents.model.EmbeddingCall;
import dev.assay.agents.model.Embeddings;
import dev.assay.agents.model.FinishReason;
import dev.assay.agents.model.ModelCall;
import dev.assay.agents.model.ModelClient;
import dev.assay.agents.model.ModelException;
import dev.assay.agents.model.Prompt;
import dev.assay.agents.model.TokenUsage;
import dev.assay.workflow.Fixture;
import dev.assay.workflow.artifacts.ArtifactKeys;
import dev.assay.workflow.reporting.RunHistory;
import dev.assay.workflow.run.Budget;
import dev.assay.workflow.run.ModelTerms;
import dev.assay.workflow.run.ModelUse;
import dev.assay.workflow.run.RunSettings;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.Semaphore;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicReference;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@Timeout(30)
class PaidOnceTest {

  private static final ModelUse NOTHING = new ModelUse("ask", "main", 1, TokenUsage.ZERO, 0);

  private final Fixture run = Fixture.asking("Who?");
  private final AtomicReference<Instant> now = new AtomicReference<>(Fixture.NOW);

  private ModelClient once(ModelClient models) {
    return once(models, run, waited -> now.updateAndGet(time -> time.plus(waited)));
  }

  private ModelClient once(ModelClient models, Fixture asked, Pause pause) {
    return new PaidOnce(models, asked.artifacts(), Fixture.RUN, now::get, pause);
  }

  private static ModelCall call(int round, String prompt) {
    return new ModelCall("ask", "main", "q", round, new Prompt("system", prompt), 0);
  }

  private static ModelCall call(String prompt) {
    return call(1, prompt);
  }

  private List<ModelUse> uses() {
    return RunHistory.read(run.artifacts(), Fixture.RUN).uses();
  }

  @Test
  void anAnswerIsKeptBeforeItIsRead() throws ModelException {
    run.answering("one");
    once(run).complete(call("a"));

    Completion again = once(run).complete(call("a"));

    assertThat(again.text()).isEqualTo("one");
    assertThat(again.tokens()).isEqualTo(new TokenUsage(100, 10, 0));
    assertThat(again.duration()).isEqualTo(Duration.ofMillis(5));
    assertThat(run.calls()).hasSize(1);
    assertThat(uses()).containsExactly(Fixture.use("ask", "main"));
  }

  @Test
  void whatIsAskedOtherwiseIsAnotherCall() throws ModelException {
    run.answering("one").answering("two").answering("three");

    assertThat(once(run).complete(call(1, "a")).text()).isEqualTo("one");
    assertThat(once(run).complete(call(2, "a")).text()).isEqualTo("two");
    assertThat(once(run).complete(call(1, "b")).text()).isEqualTo("three");
    assertThat(uses()).hasSize(3);
  }

  @Test
  void aCallThatFailsIsMadeAgainWithoutWaiting() throws ModelException {
    run.failing(new ModelException.Unavailable("main", "it is down")).answering("one");

    assertThatThrownBy(() -> once(run).complete(call("a")))
        .isInstanceOf(ModelException.Unavailable.class);

    assertThat(once(run).complete(call("a")).text()).isEqualTo("one");
    assertThat(now.get()).isEqualTo(Fixture.NOW);
    assertThat(uses()).hasSize(1);
  }

  @Test
  void anAnswerIsKeptForAThreadThatIsInterruptedMeanwhile() throws ModelException {
    run.answering("one");
    once(call -> {
          Thread.currentThread().interrupt();
          return run.complete(call);
        })
        .complete(call("a"));

    assertThat(Thread.interrupted()).isTrue();
    assertThat(once(run).complete(call("a")).text()).isEqualTo("one");
  }

  @Test
  void whoeverWasKilledIsWaitedForNoLongerThanALease() throws ModelException {
    run.answering("one");
    claimed(Fixture.NOW.plus(Lease.LENGTH));

    assertThat(once(run).complete(call("a")).text()).isEqualTo("one");

    assertThat(now.get()).isEqualTo(Fixture.NOW.plus(Lease.LENGTH));
    assertThat(uses()).hasSize(1);
  }

  @Test
  void aClaimThatHasEndedIsNotWaitedFor() throws ModelException {
    run.answering("one");
    claimed(Fixture.NOW);

    assertThat(once(run).complete(call("a")).text()).isEqualTo("one");
    assertThat(now.get()).isEqualTo(Fixture.NOW);
  }

  private void claimed(Instant until) {
    String key = ArtifactKeys.claim(Fixture.RUN, call("a").hash(), 1);
    run.artifacts().createNew(key, new CallClaim(NOTHING, until));
  }

  @Test
  void ofManyDeliveriesAtOnceOneCallsTheModel() throws Exception {
    Semaphore waiting = new Semaphore(0);
    ModelClient slow =
        call -> {
          waiting.acquireUninterruptibly(7);
          return run.complete(call);
        };
    run.answering("one");
    try (ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor()) {
      List<Future<Completion>> all =
          IntStream.range(0, 8)
              .mapToObj(
                  _ ->
                      threads.submit(
                          () ->
                              once(
                                      slow,
                                      run,
                                      _ -> {
                                        waiting.release();
                                        Thread.yield();
                                      })
                                  .complete(call("a"))))
              .toList();
      for (Future<Completion> each : all) {
        assertThat(each.get().text()).isEqualTo("one");
      }
    }
    assertThat(run.calls()).hasSize(1);
    assertThat(uses()).hasSize(1);
  }

  @Test
  void whoeverAnswersAfterItsLeaseIsMeteredAndDoesNotCount() throws ModelException {
    run.answering("faster").answering("late");
    ModelClient late =
        call -> {
          now.updateAndGet(time -> time.plus(Lease.LENGTH));
          once(run).complete(call);
          return run.complete(call);
        };

    Completion answer = once(late).complete(call("a"));

    assertThat(answer.text()).isEqualTo("faster");
    assertThat(uses()).hasSize(2);
    assertThat(once(run).complete(call("a")).text()).isEqualTo("faster");
  }

  @Test
  void embeddingsAreMeteredEachTimeTheyAreMade() throws ModelException {
    ModelClient embedding = new OneVector();
    EmbeddingCall call = new EmbeddingCall("small", List.of("a"));

    once(embedding).embed(call);
    once(embedding).embed(call);

    assertThat(uses())
        .containsExactly(
            new ModelUse("embed", "small", 1, new TokenUsage(3, 0, 0), 4),
            new ModelUse("embed", "small", 1, new TokenUsage(3, 0, 0), 4));
  }

  private static final class OneVector implements ModelClient {

    @Override
    public Completion complete(ModelCall call) {
      throw new IllegalStateException("only embeddings are asked for");
    }

    @Override
    public Embeddings embed(EmbeddingCall call) {
      return new Embeddings(
          List.of(Embedding.of(List.of(1))), new TokenUsage(3, 0, 0), Duration.ofMillis(4));
    }
  }

  private static void yieldLonger(Duration span) {
    for (long times = span.toMillis() / 50; times >= 0; times--) {
      Thread.yield();
    }
  }

  /** Each of these calls can take about 1,000 tokens, and takes 110. */
  private static Fixture within(long tokens) {
    ModelTerms terms = new ModelTerms("main", 0, null, 1_000);
    RunSettings settings =
        RunSettings.of("main", List.of("main"))
            .knowing(List.of(terms))
            .within(new Budget(tokens, null));
    return Fixture.asking("Who?", settings, null);
  }

  @Test
  void aCallIsNotMadeWhenItsAnswerMayNotFit() {
    Fixture small = within(1_000);

    assertThatThrownBy(() -> once(small, small, _ -> {}).complete(call("a")))
        .isInstanceOf(ModelException.OverBudget.class)
        .hasMessageMatching(
            "with the next call of main, the run takes 1,00\\d tokens, where 1,000 are allowed");
    assertThat(small.calls()).isEmpty();
  }

  /** Nobody ever has reserved more than there is, so nobody can ever take more. */
  @Test
  void callsSideBySideThatDoNotFitTogetherAreMadeOneAfterTheOther() throws Exception {
    Fixture small = within(1_900);
    AtomicInteger underWay = new AtomicInteger();
    AtomicInteger most = new AtomicInteger();
    ModelClient watched =
        call -> {
          most.accumulateAndGet(underWay.incrementAndGet(), Math::max);
          Thread.yield();
          underWay.decrementAndGet();
          return new Completion(
              "done", new TokenUsage(100, 10, 0), FinishReason.STOP, Duration.ZERO);
        };
    try (ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor()) {
      List<Future<Completion>> all =
          IntStream.range(0, 6)
              .mapToObj(
                  round ->
                      threads.submit(
                          () ->
                              once(watched, small, PaidOnceTest::yieldLonger)
                                  .complete(call(round + 1, "a"))))
              .toList();
      for (Future<Completion> each : all) {
        each.get();
      }
    }
    assertThat(most).hasValue(1);
    assertThat(RunHistory.read(small.artifacts(), Fixture.RUN).uses()).hasSize(6);
  }
}
