package dev.assay.rehearsal.lambda;

import com.fasterxml.jackson.databind.JsonNode;
import dev.assay.statemachine.TaskFailure;
import dev.assay.statemachine.TaskInvoker;
import dev.assay.workflow.run.Json;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;

/** Calls functions by Lambda's Invoke API, and names its errors as Step Functions does. */
public final class InvokeClient implements TaskInvoker {

  private static final int TOO_MANY = 429;
  private static final int FIRST_ERROR = 400;
  private static final int FIRST_OF_SERVER = 500;

  private final HttpClient http = HttpClient.newHttpClient();
  private final URI endpoint;

  public InvokeClient(URI endpoint) {
    this.endpoint = endpoint;
  }

  @Override
  public JsonNode invoke(String functionName, JsonNode payload)
      throws TaskFailure, IOException, InterruptedException {
    return invoke(functionName, Json.bytes(payload));
  }

  /** Calls a function with bytes that need not be JSON. */
  public JsonNode invoke(String functionName, byte[] payload)
      throws TaskFailure, IOException, InterruptedException {
    URI path = endpoint.resolve("/2015-03-31/functions/%s/invocations".formatted(functionName));
    HttpRequest request =
        HttpRequest.newBuilder(path)
            .header("X-Amz-Invocation-Type", "RequestResponse")
            .POST(HttpRequest.BodyPublishers.ofByteArray(payload))
            .build();
    HttpResponse<byte[]> response = send(request);
    if (response.statusCode() >= FIRST_ERROR) {
      throw ofService(response);
    }
    JsonNode answer = Json.parse(response.body());
    if (response.headers().firstValue("X-Amz-Function-Error").isPresent()) {
      throw TaskFailure.ofFunction(
          answer.path("errorType").asText("Lambda.Unknown"), answer.path("errorMessage").asText());
    }
    return answer;
  }

  private HttpResponse<byte[]> send(HttpRequest request) throws TaskFailure, InterruptedException {
    try {
      return http.send(request, HttpResponse.BodyHandlers.ofByteArray());
    } catch (IOException unreachable) {
      throw TaskFailure.ofService(
          "Lambda.SdkClientException", String.valueOf(unreachable), unreachable);
    }
  }

  private static TaskFailure ofService(HttpResponse<byte[]> response) throws IOException {
    String type = response.headers().firstValue("X-Amzn-ErrorType").orElse("ServiceException");
    String message = Json.parse(response.body()).path("Message").asText();
    boolean named = response.statusCode() == TOO_MANY || response.statusCode() < FIRST_OF_SERVER;
    return TaskFailure.ofService("Lambda." + (named ? type : "ServiceException"), message);
  }
}
