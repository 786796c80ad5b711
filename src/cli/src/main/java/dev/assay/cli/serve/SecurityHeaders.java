package dev.assay.cli.serve;

import java.util.Map;

/** What every answer tells browsers. */
final class SecurityHeaders {

  /** Nothing runs and nothing is loaded but what this server has as files of its own. */
  private static final String POLICY =
      "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; img-src 'self';"
          + " base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

  /**
   * Pages of runs hold their style and script, and allow these alone, by digests in their own
   * policy. They run in an origin of their own.
   */
  static final String OF_PAGES =
      "base-uri 'none'; form-action 'none'; frame-ancestors 'none'; sandbox allow-scripts"
          + " allow-popups";

  static final String POLICY_HEADER = "Content-Security-Policy";

  static final Map<String, String> ALL =
      Map.of(
          "Cache-Control",
          "no-store",
          "X-Content-Type-Options",
          "nosniff",
          "X-Frame-Options",
          "DENY",
          "Referrer-Policy",
          "no-referrer",
          "Cross-Origin-Resource-Policy",
          "same-origin",
          "Cross-Origin-Opener-Policy",
          "same-origin",
          "Permissions-Policy",
          "camera=(), geolocation=(), microphone=()",
          POLICY_HEADER,
          POLICY);

  private SecurityHeaders() {}
}
