package dev.assay.function.runtime;

import com.github.tomakehurst.wiremock.WireMockServer;
import com.github.tomakehurst.wiremock.core.WireMockConfiguration;
import io.quarkus.test.common.QuarkusTestResourceLifecycleManager;
import java.util.Map;

/** A server for the models named main and small, which speaks the OpenAI API as a test tells it. */
public final class ModelServer implements QuarkusTestResourceLifecycleManager {

  /** The setting that holds the port. */
  public static final String PORT = "test.model-server.port";

  /** The key that the model named main is called with. */
  public static final String KEY = "sk-test-0123456789";

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
        "gpt-test",
        "assay.models.small.base-url",
        server.baseUrl() + "/v1",
        "assay.models.small.model-name",
        "text-embedding-test");
  }

  @Override
  public void stop() {
    server.stop();
  }
}
