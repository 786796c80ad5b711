package dev.assay.cli.serve;

import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.assay.catalog.glossary.GlossaryYaml;
import dev.assay.catalog.glossary.ProposedTerm;
import dev.assay.cli.UsageException;
import dev.assay.cli.suite.KeptAnswers;
import dev.assay.workflow.artifacts.ArtifactKeys;
import dev.assay.workflow.artifacts.ArtifactStore;
import dev.assay.workflow.run.Artifacts;
import dev.assay.workflow.run.Json;
import java.time.InstantSource;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** What askers say of answers, and the suite that right ones are put into. */
final class FeedbackApi {

  private final ArtifactStore store;
  private final Artifacts artifacts;
  private final @Nullable KeptAnswers suite;
  private final InstantSource clock;

  /**
   * Feedback on runs of a store.
   *
   * @param suite where right answers can be put; null where the server has none
   */
  FeedbackApi(ArtifactStore store, @Nullable KeptAnswers suite, InstantSource clock) {
    this.store = store;
    this.artifacts = new Artifacts(store);
    this.suite = suite;
    this.clock = clock;
  }

  Map<String, Function<ApiRequest, ApiAnswer>> operations() {
    return Map.of("giveFeedback", this::take, "keepAnswer", this::keep);
  }

  /** Who changes her mind says so again. */
  private ApiAnswer take(ApiRequest request) {
    String run = answered(request);
    boolean right = request.body().path("right").asBoolean();
    String kept = feedback(run).map(Feedback::kept).orElse(null);
    artifacts.replace(
        ArtifactKeys.feedback(run),
        new Feedback(right, request.body().path("because").asText(), clock.instant(), kept));
    ObjectNode answer = Json.object().put("right", right);
    if (right) {
      answer.put("suite", suite != null).put("run", run);
    } else {
      ProposedTerm.of(request.body().path("because").asText())
          .ifPresent(term -> answer.put("proposal", GlossaryYaml.text(List.of(term))));
    }
    return ApiAnswer.json(200, answer);
  }

  private ApiAnswer keep(ApiRequest request) {
    String run = answered(request);
    if (suite == null) {
      throw new RefusedRequestException(
          new ApiError(
              403,
              "no-suite",
              null,
              "this server has no suite: who runs it gives it one with --suite DIR, or adds the answer"
                  + " with 'assay suite add %s --confirmed'".formatted(run)));
    }
    Feedback said = feedback(run).orElse(null);
    if (said == null || !said.right()) {
      throw new RefusedRequestException(
          ApiError.invalid("right", "say first that the answer is right"));
    }
    String kept = said.kept() == null ? added(suite, run) : said.kept();
    artifacts.replace(
        ArtifactKeys.feedback(run), new Feedback(true, said.because(), said.said(), kept));
    return ApiAnswer.json(200, Json.object().put("name", kept));
  }

  private Optional<Feedback> feedback(String run) {
    return artifacts.find(ArtifactKeys.feedback(run), Feedback.class);
  }

  private String added(KeptAnswers to, String run) {
    try {
      return to.keep(artifacts, run);
    } catch (UsageException unfit) {
      throw new RefusedRequestException(ApiError.invalid(null, String.valueOf(unfit.getMessage())));
    }
  }

  private String answered(ApiRequest request) {
    String run = ServedRuns.run(request.owner(), request.parameter("id").orElseThrow());
    if (store.read(ArtifactKeys.result(run)).isEmpty()) {
      throw new RefusedRequestException(
          ApiError.notFound("there is no such question, or it has not been answered yet"));
    }
    return run;
  }
}
