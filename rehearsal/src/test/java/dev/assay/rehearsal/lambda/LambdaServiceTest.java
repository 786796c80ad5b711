package dev.assay.rehearsal.lambda;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.InstanceOfAssertFactories.type;

import com.fasterxml.jackson.databind.node.NullNode;
import dev.assay.statemachine.TaskFailure;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/** How Lambda tells of functions that do not answer; these are scripts that never do. */
@EnabledOnOs(OS.LINUX)
class LambdaServiceTest {

  private static final Role BRIEF = role(1);

  /** Longer than any machine takes to start a process, or to kill one. */
  private static final Role PATIENT = role(600);

  private static Role role(int seconds) {
    return new Role(128, seconds, false, List.of("runs/*"), List.of("runs/*"), Map.of());
  }

  @TempDir Path folder;
  private LambdaService service;
  private InvokeApi api;

  @BeforeEach
  void start() throws IOException {
    service =
        new LambdaService(
            new LambdaService.Settings(
                Map.of("ends", PATIENT, "hangs", BRIEF, "waits", PATIENT),
                _ -> Map.of(),
                new RuntimeClient(folder, folder),
                folder,
                Duration.ofMillis(50),
                1),
            List.of(
                function("ends", "exit 3"),
                function("hangs", "read line <\"$0.pipe\""),
                function("waits", "read line <\"$0.pipe\"")));
    api = InvokeApi.start(service);
  }

  @AfterEach
  void stop() {
    api.close();
    service.close();
  }

  @Test
  void aProcessThatEndsIsAnExitError() {
    assertThatThrownBy(() -> invoke("assay-ends"))
        .asInstanceOf(type(TaskFailure.class))
        .extracting(TaskFailure::error, TaskFailure::errorCause)
        .containsExactly(
            "Runtime.ExitError",
            "{\"errorMessage\":\"Error: Runtime exited with error: exit status 3\","
                + "\"errorType\":\"Runtime.ExitError\"}");
  }

  @Test
  void aProcessThatTakesTooLongIsKilled() {
    assertThatThrownBy(() -> invoke("assay-hangs"))
        .asInstanceOf(type(TaskFailure.class))
        .extracting(TaskFailure::error, TaskFailure::errorCause)
        .containsExactly(
            "Sandbox.Timedout",
            "{\"errorMessage\":\"Error: Task timed out after 1.00 seconds\","
                + "\"errorType\":\"Sandbox.Timedout\"}");
    assertThat(service.figures("hangs").failures()).isEqualTo(1);
  }

  @Test
  void callsBeyondTheLimitAreThrottled() throws Exception {
    try (ExecutorService other = Executors.newVirtualThreadPerTaskExecutor()) {
      var first = other.submit(() -> invoke("assay-waits"));
      while (service.underWay("waits") == 0) {
        Thread.onSpinWait();
      }

      assertThatThrownBy(() -> invoke("assay-waits"))
          .asInstanceOf(type(TaskFailure.class))
          .extracting(TaskFailure::error, TaskFailure::errorCause)
          .containsExactly("Lambda.TooManyRequestsException", "Rate Exceeded.");
      service.killBusy("waits");
      assertThatThrownBy(first::get)
          .hasMessageContaining("Error: Runtime exited with error: signal: killed");
    }
  }

  @Test
  void aFunctionThatIsNotThereIsNotFound() {
    assertThatThrownBy(() -> invoke("hangs"))
        .asInstanceOf(type(TaskFailure.class))
        .extracting(TaskFailure::error)
        .isEqualTo("Lambda.ResourceNotFoundException");
  }

  @Test
  void aPackageThatIsNotThereIsNamedWithItsRemedy() {
    assertThatThrownBy(() -> FunctionPackage.unpack("revision", Path.of("none.zip"), folder))
        .hasMessage(
            "function revision has no package at none.zip: build it with ./mvnw -pl"
                + " functions/revision -am package -DskipTests");
  }

  private Object invoke(String function) throws Exception {
    return new InvokeClient(api.endpoint()).invoke(function, NullNode.instance);
  }

  /** A package with a bootstrap, as native ones have it. */
  private FunctionPackage function(String name, String script) throws IOException {
    Path task = Files.createDirectories(folder.resolve("task-" + name));
    Path bootstrap = task.resolve("bootstrap");
    Files.writeString(
        bootstrap, "#!/bin/sh\n[ -p \"$0.pipe\" ] || mkfifo \"$0.pipe\"\n" + script + "\n");
    assertThat(bootstrap.toFile().setExecutable(true)).isTrue();
    return new FunctionPackage(name, task, 1, true);
  }
}
