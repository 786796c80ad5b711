package dev.assay.agents.openai;

import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.assay.agents.model.ApiKey;
import dev.assay.agents.model.ModelSettings;
import dev.assay.agents.model.WireSettings;
import dev.langchain4j.model.openai.internal.chat.ChatCompletionRequest;
import io.quarkiverse.langchain4j.openai.common.OpenAiRestApi;
import jakarta.annotation.Priority;
import jakarta.ws.rs.Priorities;
import jakarta.ws.rs.client.ClientRequestContext;
import jakarta.ws.rs.client.ClientRequestFilter;
import jakarta.ws.rs.core.MultivaluedMap;
import jakarta.ws.rs.core.UriBuilder;
import jakarta.ws.rs.ext.Provider;
import jakarta.ws.rs.ext.WriterInterceptor;
import jakarta.ws.rs.ext.WriterInterceptorContext;
import java.io.IOException;
import java.net.URI;
import java.util.Optional;

/**
 * Gives requests to models the form that their server wants. Quarkus registers it with every REST
 * client of the application by its annotation; requests that carry no mark go on as they are.
 */
@Provider
@Priority(Priorities.USER - 1000)
public final class RequestInterceptor implements ClientRequestFilter, WriterInterceptor {

  /** The URL is fixed before the body is written. */
  @Override
  public void filter(ClientRequestContext request) {
    Wire.of(request.getHeaders().getFirst(Wire.MARK))
        .flatMap(wire -> wire.model().wire().apiVersion())
        .ifPresent(
            version ->
                request.setUri(
                    UriBuilder.fromUri(request.getUri())
                        .replaceQueryParam("api-version", version)
                        .build()));
  }

  @Override
  public void aroundWriteTo(WriterInterceptorContext context) throws IOException {
    MultivaluedMap<String, Object> headers = context.getHeaders();
    Optional<Wire> wire = Wire.of(headers.getFirst(Wire.MARK));
    if (wire.isEmpty()) {
      context.proceed();
      return;
    }
    headers.remove(Wire.MARK);
    identify(wire.get().model(), headers);
    if (context.getEntity() instanceof ChatCompletionRequest request) {
      ObjectNode formed = mapper().valueToTree(request);
      wire.get().form().apply(formed);
      write(formed, wire.get(), context);
    }
    context.proceed();
  }

  /** What is signed is written as bytes, since each of them counts. */
  private static void write(ObjectNode request, Wire wire, WriterInterceptorContext context)
      throws IOException {
    Optional<RoleSignature> signature = wire.signature();
    if (signature.isEmpty()) {
      context.setEntity(request);
      context.setType(ObjectNode.class);
      context.setGenericType(ObjectNode.class);
      return;
    }
    byte[] body = mapper().writeValueAsBytes(request);
    ModelSettings model = wire.model();
    signature
        .get()
        .headers(
            URI.create(model.baseUrl() + "/chat/completions"),
            model.wire().awsRegion().orElseThrow(),
            body)
        .forEach(context.getHeaders()::putSingle);
    context.setEntity(body);
    context.setType(byte[].class);
    context.setGenericType(byte[].class);
  }

  private static void identify(ModelSettings model, MultivaluedMap<String, Object> headers) {
    WireSettings wire = model.wire();
    if (!wire.keyHeader().equalsIgnoreCase(WireSettings.AUTHORIZATION)) {
      headers.remove(WireSettings.AUTHORIZATION);
      model.apiKey().map(ApiKey::value).ifPresent(key -> headers.putSingle(wire.keyHeader(), key));
    }
    wire.organisation().ifPresent(each -> headers.putSingle("OpenAI-Organization", each));
    wire.headers().forEach(headers::putSingle);
  }

  /** Quarkus's, which is there once the application has started. */
  private static ObjectMapper mapper() {
    return OpenAiRestApi.ObjectMapperHolder.MAPPER;
  }
}
