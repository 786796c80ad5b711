package dev.assay.function.revision;

import com.github.tomakehurst.wiremock.WireMockServer;
import com.github.tomakehurst.wiremock.core.WireMockConfiguration;
import io.quarkus.test.common.QuarkusTestResourceLifecycleManager;
import java.util.Map;

/** A server for the model named main, which speaks the OpenAI chat API as a test tells it. */
public final class ModelServer implements QuarkusTestResourceLifecycleManager {

  static final String PORT = "test.model-server.port";
  static final String KEY = "sk-test-0123456789";

  private final WireMockServer server =
      new WireMockServer(WireMockConfiguration.options().dynamicPort());

  @Override
  public Map<String, String> start() {
    server.start();
    return Map.of(
        PORT,
        Integer.toString(server.port()),
        "assay.models.main.base-url",
        server.baseUrl() + "/v1",
        "assay.models.main.api-key",
        KEY,
        "assay.models.main.model-name",
        "gpt-test");
  }

  @Override
  public void stop() {
    server.stop();
  }
}
