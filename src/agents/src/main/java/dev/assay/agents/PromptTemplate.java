package dev.assay.agents;

import dev.assay.agents.model.Prompt;
import dev.assay.agents.reading.FencedBlock;
import io.quarkus.qute.Engine;
import io.quarkus.qute.EvalContext;
import io.quarkus.qute.Template;
import io.quarkus.qute.ValueResolver;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.concurrent.CompletionStage;

/**
 * A prompt file: a Qute template of a system and a user part. Values are inserted as they are and
 * never parsed; {@code {value.fenced('sql')}} puts one into a block that it can't end.
 */
final class PromptTemplate {

  private static final String SYSTEM = "== system ==\n";
  private static final String USER = "\n== user ==\n";

  private final Template system;
  private final Template user;

  private PromptTemplate(Template system, Template user) {
    this.system = system;
    this.user = user;
  }

  /** Loads the file {@code <agent>.prompt} beside the agent's class. */
  static PromptTemplate of(Class<?> agent) {
    return parse(read(agent, agent.getSimpleName() + ".prompt"));
  }

  static PromptTemplate parse(String text) {
    int user = text.indexOf(USER);
    if (!text.startsWith(SYSTEM) || user < 0) {
      throw new IllegalStateException(
          "a prompt file needs the parts '== system ==' and '== user =='");
    }
    Engine engine = engine();
    return new PromptTemplate(
        engine.parse(text.substring(SYSTEM.length(), user)),
        engine.parse(text.substring(user + USER.length())));
  }

  /**
   * Fills both parts.
   *
   * @throws io.quarkus.qute.TemplateException when the template names a value that is not given
   */
  Prompt render(Map<String, Object> values) {
    return new Prompt(render(system, values), render(user, values));
  }

  private static String render(Template template, Map<String, Object> values) {
    return template.render(values).strip();
  }

  private static String read(Class<?> agent, String name) {
    try (InputStream resource = agent.getResourceAsStream(name)) {
      if (resource == null) {
        throw new IllegalStateException("the prompt file %s is not packaged".formatted(name));
      }
      return new String(resource.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException("cannot read the prompt file " + name, e);
    }
  }

  private static Engine engine() {
    return Engine.builder()
        .addDefaults()
        .addValueResolver(
            ValueResolver.builder()
                .applyToBaseClass(String.class)
                .applyToName("fenced")
                .applyToParameters(1)
                .resolveAsync(PromptTemplate::fenced)
                .build())
        .strictRendering(true)
        .build();
  }

  private static CompletionStage<Object> fenced(EvalContext context) {
    return context
        .evaluate(context.getParams().getFirst())
        .thenApply(tag -> FencedBlock.around((String) context.getBase(), (String) tag));
  }
}
