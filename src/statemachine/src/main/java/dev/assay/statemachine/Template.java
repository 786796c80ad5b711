package dev.assay.statemachine;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;

/** A JSON value in which strings may be JSONata expressions. */
sealed interface Template {

  /** Every expression in it. */
  Stream<Expression> expressions();

  /** A value without expressions. */
  record Literal(JsonNode value) implements Template {
    @Override
    public Stream<Expression> expressions() {
      return Stream.empty();
    }
  }

  /**
   * One JSONata string.
   *
   * @param text what stands between the delimiters
   * @param field where it stands, for messages: {@code Arguments/Payload/question}
   * @param variables every variable it mentions, without {@code $}
   * @param unbound those that neither the expression itself nor JSONata defines
   */
  record Expression(String text, String field, Set<String> variables, Set<String> unbound)
      implements Template {
    @Override
    public Stream<Expression> expressions() {
      return Stream.of(this);
    }
  }

  /** An object with expressions somewhere inside. */
  record ObjectOf(Map<String, Template> fields) implements Template {
    @Override
    public Stream<Expression> expressions() {
      return fields.values().stream().flatMap(Template::expressions);
    }
  }

  /** An array with expressions somewhere inside. */
  record ArrayOf(List<Template> items) implements Template {
    @Override
    public Stream<Expression> expressions() {
      return items.stream().flatMap(Template::expressions);
    }
  }
}
