package dev.assay.function.exploration;

import io.smallrye.config.ConfigMapping;
import java.util.Optional;

/** The database that models may ask. */
@ConfigMapping(prefix = "assay")
public interface DatabaseSettings {

  /**
   * Its address, without a password, which is in the secret of the models' keys as {@code
   * ASSAY_DATABASE_PASSWORD}; nothing is explored when absent.
   */
  Optional<String> database();
}
