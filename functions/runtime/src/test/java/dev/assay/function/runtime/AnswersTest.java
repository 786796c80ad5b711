package dev.assay.function.runtime;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.TextNode;
import dev.assay.workflow.artifacts.ArtifactStore;
import dev.assay.workflow.artifacts.ArtifactStoreException;
import dev.assay.workflow.artifacts.S3ArtifactStore;
import dev.assay.workflow.artifacts.S3Server;
import dev.assay.workflow.artifacts.StoreLocation;
import dev.assay.workflow.run.RetryableException;
import java.io.ByteArrayOutputStream;
import java.net.URI;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.services.s3.S3Client;

/** Answers as Funqy writes them. */
class AnswersTest {

  private static final String KEY = "runs/run-1/question.json";

  @Test
  void whatAStepGivesIsTheAnswer() {
    assertThat(Answers.of(() -> new TextNode("done"))).isEqualTo(new TextNode("done"));
  }

  @Test
  void aStoreThatDoesNotAnswerIsToldByANameWhenTheAnswerIsWritten() {
    try (S3Client stopped = S3Server.client(URI.create("http://localhost:1"))) {
      ArtifactStore store = new S3ArtifactStore(stopped, new StoreLocation.Bucket("bucket", ""));

      JsonNode answer = Answers.of(() -> new TextNode(store.list("").toString()));
      JsonNode read = Answers.of(() -> new TextNode(store.read(KEY).toString()));

      for (JsonNode each : new JsonNode[] {answer, read}) {
        ByteArrayOutputStream written = new ByteArrayOutputStream();
        assertThatExceptionOfType(RetryableException.class)
            .isThrownBy(
                () -> new ObjectMapper().writerFor(JsonNode.class).writeValue(written, each))
            .withMessageContaining("check that the store exists")
            .withCauseInstanceOf(ArtifactStoreException.class);
        assertThat(written.size()).isZero();
      }
    }
  }
}
