package dev.assay.cli;

import dev.assay.agents.model.ModelClient;
import dev.assay.agents.model.Models;
import dev.assay.agents.openai.OpenAiModelClient;
import dev.assay.cli.config.Settings;
import dev.assay.statemachine.Time;
import dev.assay.workflow.artifacts.DirectoryArtifactStore;
import dev.assay.workflow.artifacts.S3ArtifactStore;
import dev.assay.workflow.artifacts.StoreLocation;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.time.Clock;
import java.util.function.Supplier;
import org.eclipse.microprofile.config.Config;
import software.amazon.awssdk.services.s3.S3Client;

/** The context of commands in a real process. */
final class ProcessContext {

  private ProcessContext() {}

  /** For commands that tell and measure: no bucket can be opened, and no model called. */
  static CommandContext withoutQuarkus() {
    return context(
        location ->
            switch (StoreLocation.parse(location)) {
              case StoreLocation.Folder(var folder) -> new DirectoryArtifactStore(folder);
              case StoreLocation.Bucket bucket ->
                  throw new IllegalStateException("no bucket without Quarkus: " + bucket.name());
            },
        new NoModels(),
        new StopRequest());
  }

  /** For commands that work. */
  static CommandContext withQuarkus(Config config, Supplier<S3Client> s3, StopRequest stop) {
    return context(
        location ->
            switch (StoreLocation.parse(location)) {
              case StoreLocation.Folder(var folder) -> new DirectoryArtifactStore(folder);
              case StoreLocation.Bucket bucket -> new S3ArtifactStore(s3.get(), bucket);
            },
        new ConfiguredModels(config),
        stop);
  }

  private static CommandContext context(
      CommandContext.Stores stores, CommandContext.ModelAccess models, StopRequest stop) {
    return new CommandContext(
        new PrintWriter(System.out, false, StandardCharsets.UTF_8),
        new PrintWriter(System.err, true, StandardCharsets.UTF_8),
        Time.system(),
        stores,
        models,
        stop,
        Terminal.ofProcess(),
        Settings.own(System::getenv).orElse(null));
  }

  private record NoModels() implements CommandContext.ModelAccess {
    @Override
    public Models configured() {
      throw new IllegalStateException("no models without Quarkus");
    }

    @Override
    public ModelClient client(Models models) {
      throw new IllegalStateException("no models without Quarkus");
    }
  }

  private record ConfiguredModels(Config config) implements CommandContext.ModelAccess {
    @Override
    public Models configured() {
      return Models.from(config);
    }

    @Override
    public ModelClient client(Models models) {
      return new OpenAiModelClient(models::settings, Clock.systemUTC());
    }
  }
}
