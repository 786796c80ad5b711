package dev.assay.cli;

import dev.assay.agents.model.ModelClient;
import dev.assay.agents.model.Models;
import io.smallrye.config.PropertiesConfigSource;
import io.smallrye.config.SmallRyeConfigBuilder;
import java.util.Map;

/** Models with these settings, for all of which one client answers. */
record ConfiguredModels(Map<String, String> settings, ModelClient client)
    implements CommandContext.ModelAccess {

  @Override
  public Models configured() {
    return Models.from(
        new SmallRyeConfigBuilder()
            .withSources(new PropertiesConfigSource(settings, "test", 100))
            .build());
  }

  @Override
  public ModelClient client(Models configured) {
    return client;
  }
}
