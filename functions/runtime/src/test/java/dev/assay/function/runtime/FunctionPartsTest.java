package dev.assay.function.runtime;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.assay.agents.model.ModelClient;
import dev.assay.agents.openai.OpenAiModelClient;
import dev.assay.agents.recorded.ReplayingModelClient;
import io.smallrye.config.PropertiesConfigSource;
import io.smallrye.config.SmallRyeConfig;
import io.smallrye.config.SmallRyeConfigBuilder;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import software.amazon.awssdk.services.s3.S3Client;

class FunctionPartsTest {

  private final FunctionParts parts = new FunctionParts();

  @TempDir Path folder;

  @Test
  void modelsAreCalledUnlessARecordingIsNamed() {
    assertThat(models(Map.of())).isInstanceOf(OpenAiModelClient.class);
  }

  @Test
  void aRecordingAnswersInPlaceOfModels() throws IOException {
    Path file = Files.writeString(folder.resolve("completions.jsonl"), "");

    assertThat(models(Map.of("assay.replay", file.toString())))
        .isInstanceOf(ReplayingModelClient.class);
  }

  @Test
  void aRecordingThatIsNotThereIsNamed() {
    Path file = folder.resolve("none.jsonl");

    assertThatThrownBy(() -> models(Map.of("assay.replay", file.toString())))
        .hasMessage("no such file of recorded completions: %s", file);
  }

  @Test
  void aSettingThatNoModelHasIsNamedAtOnce() {
    assertThatThrownBy(() -> models(Map.of("assay.models.gpt.modelname", "x")))
        .hasMessageStartingWith("unknown setting assay.models.gpt.modelname: a model has ");
  }

  @Test
  void aBucketThatCannotExistIsNamed() {
    assertThatThrownBy(() -> parts.store(noS3(), settings("Bucket", Optional.empty())))
        .hasMessage("'Bucket' is not a bucket's name: 3 to 63 lower-case letters, digits, - and .");
  }

  @Test
  void aPrefixThatCannotBeginKeysIsNamed() {
    assertThatThrownBy(() -> parts.store(noS3(), settings("bucket", Optional.of("../a"))))
        .hasMessageStartingWith("'../a' is not a prefix of keys: ");
  }

  private ModelClient models(Map<String, String> properties) {
    SmallRyeConfig config =
        new SmallRyeConfigBuilder()
            .withMapping(CallSettings.class)
            .withSources(new PropertiesConfigSource(properties, "test", 100))
            .withDefaultValue("smallrye.config.mapping.validate-unknown", "false")
            .build();
    return parts.models(config, config.getConfigMapping(CallSettings.class));
  }

  private static ArtifactSettings settings(String bucket, Optional<String> prefix) {
    return new ArtifactSettings() {
      @Override
      public String bucket() {
        return bucket;
      }

      @Override
      public Optional<String> prefix() {
        return prefix;
      }
    };
  }

  private static S3Client noS3() {
    return new S3Client() {
      @Override
      public String serviceName() {
        return "s3";
      }

      @Override
      public void close() {}
    };
  }
}
