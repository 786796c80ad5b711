package dev.assay.function.runtime;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.fasterxml.jackson.databind.node.TextNode;
import dev.assay.workflow.HeardLogs;
import dev.assay.workflow.artifacts.ArtifactStore;
import dev.assay.workflow.artifacts.ArtifactStoreException;
import dev.assay.workflow.artifacts.S3ArtifactStore;
import dev.assay.workflow.artifacts.S3Server;
import dev.assay.workflow.artifacts.StoreLocation;
import dev.assay.workflow.run.Json;
import dev.assay.workflow.run.MissingArtifactException;
import dev.assay.workflow.run.RetryableException;
import java.io.ByteArrayOutputStream;
import java.net.URI;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.services.s3.S3Client;

/** Answers as Funqy writes them. */
class AnswersTest {

  private static final JsonNode EVENT = Json.object().put("run", "run-1").put("step", "link");
  private static final String KEY = "runs/run-1/question.json";

  private final HeardLogs log = new HeardLogs("assay");

  @AfterEach
  void stopListening() {
    log.close();
  }

  @Test
  void whatAStepGivesIsTheAnswer() {
    assertThat(Answers.of(EVENT, _ -> new TextNode("done"))).isEqualTo(new TextNode("done"));
  }

  @Test
  void anEventIsOneLineWithItsRunItsStepAndWhatBecameOfIt() {
    ObjectNode answer = Json.object().put("outcome", "linked").put("reason", "cell 'Ada'");

    Answers.of(EVENT, _ -> answer);

    assertThat(log.lines())
        .singleElement()
        .asString()
        .matches("INFO assay\\.functions: run run-1, step link: linked in \\d+ ms");
  }

  @Test
  void aBatchALineOfItAndItsFileAreNamed() {
    JsonNode answer = Json.object().put("outcome", "done");
    ObjectNode line = Json.object().put("step", "ask");
    line.putObject("item").put("run", "run-2");

    Answers.of(Json.object().put("step", "end").put("batch", "batch-1"), _ -> answer);
    Answers.of(Json.object().put("step", "begin").put("key", "inbox/may.jsonl"), _ -> answer);
    Answers.of(line, _ -> answer);

    assertThat(log.lines())
        .extracting(each -> each.replaceFirst(": done in .*", ""))
        .containsExactly(
            "INFO assay.functions: batch batch-1, step end",
            "INFO assay.functions: file inbox/may.jsonl, step begin",
            "INFO assay.functions: run run-2, step ask");
  }

  @Test
  void whatIsNoNameOfOursIsNotRepeated() {
    Answers.of(
        Json.object().put("run", "Ada Byron").put("step", "SELECT 1"),
        _ -> Json.object().put("outcome", "invalid-input"));

    assertThat(log.lines())
        .singleElement()
        .asString()
        .matches("WARN assay\\.functions: run none, step none: invalid-input in \\d+ ms");
  }

  @Test
  void aFailureIsOneLineAndATraceWithItsCausesAndNoMessageOfOthers() {
    RuntimeException failure =
        new MissingArtifactException("runs/run-1/linking.json", "s3://bucket/");
    failure.initCause(new IllegalStateException("cell 'Ada'"));

    assertThatExceptionOfType(MissingArtifactException.class)
        .isThrownBy(
            () ->
                Answers.of(
                    EVENT,
                    _ -> {
                      throw failure;
                    }));

    assertThat(log.lines()).hasSize(2).noneMatch(line -> line.contains("Ada"));
    assertThat(log.lines().getFirst())
        .matches(
            "ERROR assay\\.functions: run run-1, step link: failed in \\d+ ms: dev\\.assay\\.\\S+:"
                + " no artifact runs/run-1/linking\\.json in s3://bucket/ at dev\\.assay\\.\\S+,"
                + " caused by java\\.lang\\.IllegalStateException at dev\\.assay\\.\\S+");
    assertThat(log.lines().getLast())
        .startsWith("DEBUG assay.functions: run run-1, step link: failed")
        .contains("  caused by java.lang.IllegalStateException", "    at dev.assay.");
  }

  @Test
  void aStoreThatDoesNotAnswerIsToldByANameWhenTheAnswerIsWritten() {
    try (S3Client stopped = S3Server.client(URI.create("http://localhost:1"))) {
      ArtifactStore store = new S3ArtifactStore(stopped, new StoreLocation.Bucket("bucket", ""));

      JsonNode answer = Answers.of(EVENT, _ -> new TextNode(store.list("").toString()));
      JsonNode read = Answers.of(EVENT, _ -> new TextNode(store.read(KEY).toString()));

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
