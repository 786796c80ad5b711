package dev.assay.agents.openai;

import jakarta.annotation.Priority;
import jakarta.ws.rs.Priorities;
import jakarta.ws.rs.core.HttpHeaders;
import jakarta.ws.rs.core.MultivaluedMap;
import jakarta.ws.rs.core.Response;
import jakarta.ws.rs.ext.Provider;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.eclipse.microprofile.rest.client.ext.ResponseExceptionMapper;
import org.jspecify.annotations.Nullable;

/**
 * Keeps what langchain4j's own mapper loses ({@code Retry-After} and its kin), and keeps out of
 * messages what it puts there (the body). Quarkus registers it with every REST client of the
 * application by its annotation; its priority puts it before langchain4j's.
 */
@Provider
@Priority(Priorities.USER - 1000)
public final class ErrorStatusMapper implements ResponseExceptionMapper<RuntimeException> {

  /** A redirection is none of ours to follow: the key would go elsewhere. */
  private static final int FIRST_ERROR = 300;

  @Override
  public boolean handles(int status, MultivaluedMap<String, Object> headers) {
    return status >= FIRST_ERROR;
  }

  @Override
  public RuntimeException toThrowable(Response response) {
    byte @Nullable [] body = response.readEntity(byte[].class);
    String text =
        body == null
            ? ""
            : ReceivedText.of(
                body,
                response.getHeaderString(HttpHeaders.CONTENT_TYPE),
                response.getHeaderString(HttpHeaders.CONTENT_ENCODING));
    Map<String, String> told = new TreeMap<>(RetryAfter.among(response.getStringHeaders()));
    Optional.ofNullable(response.getHeaderString(ErrorStatusException.LOCATION))
        .ifPresent(where -> told.put(ErrorStatusException.LOCATION, where));
    return new ErrorStatusException(response.getStatus(), text, told);
  }
}
