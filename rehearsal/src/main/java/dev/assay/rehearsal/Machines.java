package dev.assay.rehearsal;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.assay.rehearsal.lambda.Arns;
import dev.assay.rehearsal.lambda.Role;
import dev.assay.statemachine.ExecutionListener;
import dev.assay.statemachine.ExecutionResult;
import dev.assay.statemachine.Interpreter;
import dev.assay.statemachine.ObjectAccess;
import dev.assay.statemachine.Services;
import dev.assay.statemachine.StateMachine;
import dev.assay.statemachine.TaskInvoker;
import dev.assay.statemachine.Time;
import dev.assay.workflow.artifacts.ArtifactStore;
import dev.assay.workflow.run.Json;
import dev.assay.workflow.run.Question;
import java.io.ByteArrayInputStream;
import java.io.FileNotFoundException;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.Map;

/** The state machines that are deployed, with ARNs in place of their placeholders, interpreted. */
public final class Machines {

  private static final String REFINE = "refine";

  private final Map<String, String> placeholders = new HashMap<>();
  private final Services services;
  private final Interpreter interpreter;

  /** Machines that call the functions, and have objects of one bucket. */
  public Machines(
      TaskInvoker functions, ArtifactStore objects, Time time, ExecutionListener listener) {
    Role.all()
        .keySet()
        .forEach(name -> placeholders.put(name.replace('-', '_'), Arns.function(name)));
    placeholders.put(REFINE, Arns.machine(REFINE));
    placeholders.put("artifact_bucket", "bucket");
    placeholders.put("artifact_prefix", "");
    this.services =
        new Services(functions, new Objects(objects), Map.of(Arns.name(REFINE), machine(REFINE)));
    this.interpreter = new Interpreter(services, time, listener);
  }

  /** Answers the question of a run that is there. */
  public ExecutionResult refine(Question question) {
    return interpreter.run(machine(REFINE), question.executionInput(), question.run());
  }

  /** Does what the upload of a file of questions starts. */
  public ExecutionResult batch(String key, int concurrency, String name) {
    ObjectNode event = Json.object().put("concurrency", concurrency);
    event.putObject("detail").putObject("object").put("key", key);
    return interpreter.run(machine("batch"), event, name);
  }

  /** Does what a posted question starts. */
  public ExecutionResult ask(String run, String owner, JsonNode request) {
    JsonNode input = Json.object().put("run", run).put("owner", owner).set("request", request);
    return interpreter.run(machine("ask"), input, run);
  }

  private StateMachine machine(String name) {
    String resource = "/infra/%s.asl.json".formatted(name);
    try (InputStream definition = Machines.class.getResourceAsStream(resource)) {
      if (definition == null) {
        throw new IllegalStateException("the state machine is not on the class path: " + resource);
      }
      String json = new String(definition.readAllBytes(), StandardCharsets.UTF_8);
      return StateMachine.parse(json, placeholders);
    } catch (IOException impossible) {
      throw new UncheckedIOException(impossible);
    }
  }

  private record Objects(ArtifactStore store) implements ObjectAccess {

    @Override
    public InputStream read(String bucket, String key) throws FileNotFoundException {
      return new ByteArrayInputStream(
          store.read(key).orElseThrow(() -> new FileNotFoundException("there is no " + key)));
    }

    @Override
    public void write(String bucket, String key, byte[] content) {
      store.write(key, content);
    }
  }
}
