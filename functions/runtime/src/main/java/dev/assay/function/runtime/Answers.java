package dev.assay.function.runtime;

import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.JsonSerializable;
import com.fasterxml.jackson.databind.SerializerProvider;
import com.fasterxml.jackson.databind.jsontype.TypeSerializer;
import com.fasterxml.jackson.databind.node.POJONode;
import dev.assay.workflow.run.RetryableException;
import java.util.function.UnaryOperator;

/**
 * What functions answer. Funqy has one name for whatever a function throws; only what is thrown
 * while the answer is written keeps its own. So a failure that state machines tell from others, to
 * try again, is an answer that cannot be written.
 */
public final class Answers {

  private Answers() {}

  /** The step's answer to an event; the log has a line of it. */
  public static JsonNode of(JsonNode event, UnaryOperator<JsonNode> step) {
    ToldEvent told = ToldEvent.begun(event);
    try {
      JsonNode answer = RetryableException.named(() -> step.apply(event));
      told.answered(answer);
      return answer;
    } catch (RetryableException failure) {
      told.mayPass(failure);
      return new POJONode(new Failed(failure));
    } catch (RuntimeException unexpected) {
      told.failed(unexpected);
      throw unexpected;
    }
  }

  private record Failed(RetryableException failure) implements JsonSerializable {

    @Override
    public void serialize(JsonGenerator json, SerializerProvider serializers)
        throws RetryableException {
      throw failure;
    }

    @Override
    public void serializeWithType(
        JsonGenerator json, SerializerProvider serializers, TypeSerializer type)
        throws RetryableException {
      throw failure;
    }
  }
}
