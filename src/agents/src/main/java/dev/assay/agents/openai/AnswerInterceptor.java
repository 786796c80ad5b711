package dev.assay.agents.openai;

import dev.langchain4j.model.openai.internal.chat.ChatCompletionResponse;
import jakarta.annotation.Priority;
import jakarta.ws.rs.Priorities;
import jakarta.ws.rs.ext.Provider;
import jakarta.ws.rs.ext.ReaderInterceptor;
import jakarta.ws.rs.ext.ReaderInterceptorContext;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;

/**
 * Gives answers of servers the one shape that the client below reads. Quarkus registers it with
 * every REST client of the application by its annotation; what is no chat completion goes on as it
 * is.
 */
@Provider
@Priority(Priorities.USER - 1000)
public final class AnswerInterceptor implements ReaderInterceptor {

  @Override
  public Object aroundReadFrom(ReaderInterceptorContext context) throws IOException {
    if (context.getType() == ChatCompletionResponse.class) {
      String body = new String(context.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
      String read = ChatAnswer.read(body, RetryAfter.among(context.getHeaders()));
      context.setInputStream(new ByteArrayInputStream(read.getBytes(StandardCharsets.UTF_8)));
    }
    return context.proceed();
  }
}
