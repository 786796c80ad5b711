package dev.assay.cli.serve;

import java.time.Duration;

/**
 * What a connection may take.
 *
 * @param line characters of the first line of a request
 * @param headers bytes of all its headers
 * @param body bytes that are read of a body; what is more is too large
 * @param passedOver bytes of a body that are let go, so that its sender hears the answer
 * @param connections at once
 * @param quiet how long a connection may take to send a request, or say nothing
 */
record HttpLimits(
    int line, int headers, int body, long passedOver, int connections, Duration quiet) {

  /** The body is what a state machine can be given, less what goes around the question. */
  static final HttpLimits DEFAULT =
      new HttpLimits(8192, 16384, 255 * 1024, 16L << 20, 1_000, Duration.ofSeconds(60));
}
