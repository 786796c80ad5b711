package dev.assay.function.runtime;

import dev.assay.agents.model.ApiKeys;
import dev.assay.agents.model.ModelClient;
import dev.assay.agents.model.Models;
import dev.assay.agents.openai.OpenAiModelClient;
import dev.assay.agents.recorded.RecordedCompletions;
import dev.assay.agents.recorded.ReplayingModelClient;
import dev.assay.workflow.WorkflowFunctions;
import dev.assay.workflow.artifacts.ArtifactLinks;
import dev.assay.workflow.artifacts.ArtifactStore;
import dev.assay.workflow.artifacts.S3ArtifactStore;
import dev.assay.workflow.artifacts.S3Links;
import dev.assay.workflow.artifacts.StoreLocation;
import jakarta.enterprise.inject.Produces;
import jakarta.inject.Singleton;
import java.nio.file.Path;
import java.time.Clock;
import org.eclipse.microprofile.config.Config;
import software.amazon.awssdk.services.s3.S3Client;

/** Puts together what functions ask for, by configuration; each is made when first asked for. */
@Singleton
final class FunctionParts {

  private final Clock clock = Clock.systemUTC();

  @Produces
  @Singleton
  ArtifactStore store(S3Client s3, ArtifactSettings settings) {
    return new S3ArtifactStore(s3, bucket(settings));
  }

  @Produces
  @Singleton
  ArtifactLinks links(S3Client s3, ArtifactSettings settings) {
    return new S3Links(s3, bucket(settings));
  }

  private static StoreLocation.Bucket bucket(ArtifactSettings settings) {
    return new StoreLocation.Bucket(settings.bucket(), settings.prefix().orElse(""));
  }

  @Produces
  @Singleton
  WorkflowFunctions functions(ArtifactStore store) {
    return new WorkflowFunctions(store, clock);
  }

  /** The secret of the models' keys; whoever deploys may keep a password of a database there. */
  @Produces
  @Singleton
  ApiKeys secret(CallSettings settings) {
    return keys(settings);
  }

  @Produces
  @Singleton
  ModelClient models(Config config, CallSettings settings) {
    return settings
        .replay()
        .<ModelClient>map(file -> new ReplayingModelClient(RecordedCompletions.read(Path.of(file))))
        .orElseGet(
            () -> new OpenAiModelClient(Models.from(config, keys(settings))::settings, clock));
  }

  private ApiKeys keys(CallSettings settings) {
    return settings
        .modelSecret()
        .<ApiKeys>map(secret -> new ModelSecret(secret, new AwsSecret(secret), clock))
        .orElse(ApiKeys.NONE);
  }
}
