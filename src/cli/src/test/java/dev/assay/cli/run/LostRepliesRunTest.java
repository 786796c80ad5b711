package dev.assay.cli.run;

import static org.assertj.core.api.Assertions.assertThat;

import dev.assay.agents.model.Completion;
import dev.assay.agents.model.Embedding;
import dev.assay.agents.model.EmbeddingCall;
import dev.assay.agents.model.Embeddings;
import dev.assay.agents.model.ModelCall;
import dev.assay.agents.model.ModelClient;
import dev.assay.agents.model.ModelException;
import dev.assay.agents.model.TokenUsage;
import dev.assay.statemachine.ExecutionListener;
import dev.assay.workflow.artifacts.ArtifactStore;
import dev.assay.workflow.artifacts.LostReplies;
import dev.assay.workflow.artifacts.OneAtATimeS3Client;
import dev.assay.workflow.artifacts.S3ArtifactStore;
import dev.assay.workflow.artifacts.S3Server;
import dev.assay.workflow.artifacts.S3ServerExtension;
import dev.assay.workflow.artifacts.StoreLocation;
import dev.assay.workflow.calls.PaidOnce;
import dev.assay.workflow.reporting.RunHistory;
import dev.assay.workflow.reporting.RunResult;
import dev.assay.workflow.reporting.RunStatus;
import dev.assay.workflow.run.Artifacts;
import dev.assay.workflow.run.ModelUse;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.UUID;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import software.amazon.awssdk.services.s3.S3Client;

/** Whole runs over an S3 whose first reply to the writer of each object gets lost. */
@Timeout(60)
@ExtendWith(S3ServerExtension.class)
class LostRepliesRunTest {

  private static final String RUN = "run-1";

  private final S3Client s3;
  private final ArtifactStore store;
  private final Artifacts artifacts;
  private final ManualTime time = new ManualTime();
  private final Charging models = new Charging(DemoRuns.DEMO.models());

  LostRepliesRunTest(S3Server server) {
    String bucket = "assay-" + UUID.randomUUID();
    s3 = LostReplies.client(server.endpoint());
    s3.createBucket(request -> request.bucket(bucket));
    store =
        new S3ArtifactStore(new OneAtATimeS3Client(s3), new StoreLocation.Bucket(bucket, "team"));
    artifacts = new Artifacts(store);
  }

  @AfterEach
  void closeClient() {
    s3.close();
  }

  @ParameterizedTest
  @ValueSource(strings = {"1", RunUnderTest.LONG})
  void eachCallIsPaidForOnceAndNobodyWaitsForItself(String question) {
    DemoRuns.DEMO.submission(RUN, DemoRuns.DEMO.question(question)).submit(artifacts, time.now());

    RunResult result =
        new LocalRun(store, models, time, ExecutionListener.NONE, UnaryOperator.identity())
            .execute(RUN);

    assertThat(result.status()).isEqualTo(RunStatus.VERIFIED);
    assertThat(result.usage().calls()).isEqualTo(models.charged.size());
    assertThat(result.usage().tokens()).isEqualTo(models.sum());
    assertThat(time.waits()).isEmpty();
  }

  /** The same texts twice at the same instant are the same object but for its number. */
  @Test
  void vectorsArePaidForAsOftenAsTheyAreMade() throws ModelException {
    DemoRuns.DEMO.submission(RUN, DemoRuns.DEMO.question("1")).submit(artifacts, time.now());
    EmbeddingCall call = new EmbeddingCall("small", List.of("a"));

    new PaidOnce(models, artifacts, RUN, time::now, time::sleep).embed(call);
    new PaidOnce(models, artifacts, RUN, time::now, time::sleep).embed(call);

    assertThat(RunHistory.read(artifacts, RUN).uses().stream().map(ModelUse::tokens))
        .containsExactlyElementsOf(models.charged)
        .hasSize(2);
  }

  /** What the models' provider would put on its bill. */
  private static final class Charging implements ModelClient {

    private final ModelClient models;
    private final List<TokenUsage> charged = Collections.synchronizedList(new ArrayList<>());

    Charging(ModelClient models) {
      this.models = models;
    }

    @Override
    public Completion complete(ModelCall call) throws ModelException {
      Completion completion = models.complete(call);
      charged.add(completion.tokens());
      return completion;
    }

    @Override
    public Embeddings embed(EmbeddingCall call) {
      TokenUsage tokens = new TokenUsage(3, 0, 0);
      charged.add(tokens);
      return new Embeddings(List.of(Embedding.of(List.of(1))), tokens, Duration.ofMillis(4));
    }

    TokenUsage sum() {
      return charged.stream().reduce(TokenUsage.ZERO, TokenUsage::plus);
    }
  }
}
