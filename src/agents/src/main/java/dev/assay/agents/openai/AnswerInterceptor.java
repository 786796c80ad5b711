package dev.assay.agents.openai;

import dev.langchain4j.model.openai.internal.chat.ChatCompletionResponse;
import dev.langchain4j.model.openai.internal.embedding.EmbeddingResponse;
import jakarta.annotation.Priority;
import jakarta.ws.rs.Priorities;
import jakarta.ws.rs.core.HttpHeaders;
import jakarta.ws.rs.ext.Provider;
import jakarta.ws.rs.ext.ReaderInterceptor;
import jakarta.ws.rs.ext.ReaderInterceptorContext;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;

/**
 * Gives answers of servers the one shape that the client below reads. Quarkus registers it with
 * every REST client of the application by its annotation; embeddings are only unpacked, and what is
 * neither goes on as it is.
 */
@Provider
@Priority(Priorities.USER - 1000)
public final class AnswerInterceptor implements ReaderInterceptor {

  @Override
  public Object aroundReadFrom(ReaderInterceptorContext context) throws IOException {
    if (context.getType() == ChatCompletionResponse.class) {
      String read = ChatAnswer.read(text(context), RetryAfter.among(context.getHeaders()));
      context.setInputStream(new ByteArrayInputStream(read.getBytes(StandardCharsets.UTF_8)));
    } else if (context.getType() == EmbeddingResponse.class) {
      byte[] read = text(context).getBytes(StandardCharsets.UTF_8);
      context.setInputStream(new ByteArrayInputStream(read));
    }
    return context.proceed();
  }

  private static String text(ReaderInterceptorContext context) throws IOException {
    return ReceivedText.of(
        context.getInputStream().readAllBytes(),
        context.getHeaders().getFirst(HttpHeaders.CONTENT_TYPE),
        context.getHeaders().getFirst(HttpHeaders.CONTENT_ENCODING));
  }
}
