package dev.assay.function.runtime;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.assay.agents.model.ApiKey;
import java.time.Duration;
import java.time.Instant;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import software.amazon.awssdk.core.exception.SdkClientException;
import software.amazon.awssdk.core.exception.SdkException;
import software.amazon.awssdk.services.secretsmanager.model.ResourceNotFoundException;

class ModelSecretTest {

  private static final String DEFAULT = "OPENAI_API_KEY";
  private static final String CONTENT =
      "{\"OPENAI_API_KEY\": \"sk-1 \", \"assay.models.judge.api-key\": \"own\"}";

  private Instant now = Instant.parse("2026-03-02T12:00:00Z");
  private String text = CONTENT;
  private int reads;
  private boolean reachable = true;

  private final ModelSecret secret = new ModelSecret("models", this::read, () -> now);

  @Test
  void keysAreFoundByTheNamesOfTheirSettings() {
    assertThat(secret.find(DEFAULT)).contains(new ApiKey("sk-1"));
    assertThat(secret.find("assay.models.judge.api-key")).contains(new ApiKey("own"));
    assertThat(secret.find("assay.models.other.api-key")).isEmpty();
  }

  @Test
  void theSecretIsNotReadBeforeAKeyIsWanted() {
    assertThat(reads).isZero();
  }

  @Test
  void theSecretIsReadOnceInFiveMinutes() {
    secret.find(DEFAULT);
    now = now.plus(ModelSecret.FRESH).minusMillis(1);
    secret.find(DEFAULT);

    assertThat(reads).isEqualTo(1);
  }

  @Test
  void aKeyThatIsChangedIsUsedAfterFiveMinutes() {
    secret.find(DEFAULT);
    text = "{\"OPENAI_API_KEY\": \"sk-2\"}";
    now = now.plus(ModelSecret.FRESH);

    assertThat(secret.find(DEFAULT)).contains(new ApiKey("sk-2"));
  }

  @Test
  void keysReadBeforeAreUsedWhileTheSecretCannotBeRead() {
    secret.find(DEFAULT);
    reachable = false;
    now = now.plus(Duration.ofHours(1));

    assertThat(secret.find(DEFAULT)).contains(new ApiKey("sk-1"));
  }

  @Test
  void aSecretThatCannotBeReadAtFirstIsNamed() {
    reachable = false;

    assertThatThrownBy(() -> secret.find(DEFAULT))
        .hasMessage(
            "the secret models with the models' keys cannot be read (SdkClientException): check that"
                + " it has a value, and that the function's role may read it")
        .hasCauseInstanceOf(SdkException.class);
  }

  @Test
  void aSecretWithoutAValueIsNamed() {
    ModelSecret empty =
        new ModelSecret(
            "models",
            () -> {
              throw ResourceNotFoundException.builder().message("no value").build();
            },
            () -> now);

    assertThatThrownBy(() -> empty.find(DEFAULT))
        .hasMessageContaining("cannot be read (ResourceNotFoundException)");
  }

  @ParameterizedTest
  @ValueSource(strings = {"sk-4fT9wQ71", "[\"sk-4fT9wQ71\"]", "{\"a\": {\"b\": \"sk-4fT9wQ71\"}}"})
  void whatIsNoObjectOfTextsIsRefusedWithoutBeingShown(String wrong) {
    text = wrong;

    assertThatThrownBy(() -> secret.find(DEFAULT))
        .hasMessage(
            "the secret models is not a JSON object of texts, such as {\"OPENAI_API_KEY\": \"...\"}")
        .hasNoCause();
  }

  private String read() {
    reads++;
    if (!reachable) {
      throw SdkClientException.create("no route to sk-4fT9wQ71");
    }
    return text;
  }
}
