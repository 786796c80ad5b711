package dev.assay.function.runtime;

import io.smallrye.config.ConfigMapping;
import java.util.Optional;

/**
 * Where the function's artifacts are. How S3 is reached (region, credentials, another endpoint) is
 * what the AWS SDK finds in Lambda, or {@code quarkus.s3.*}.
 */
@ConfigMapping(prefix = "assay.artifacts")
public interface ArtifactSettings {

  /** The bucket's name: {@code ASSAY_ARTIFACTS_BUCKET}. */
  String bucket();

  /** What all keys begin with, none when absent: {@code ASSAY_ARTIFACTS_PREFIX}. */
  Optional<String> prefix();
}
