package dev.assay.cli.serve;

import java.net.URI;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Holds requests against the names that this server has: a page of another site that a browser on
 * this machine shows must not reach it, neither directly nor under a name that leads here.
 */
final class SameOrigin {

  private final Set<String> authorities;

  private SameOrigin(Set<String> authorities) {
    this.authorities = authorities;
  }

  /**
   * The names of a server.
   *
   * @param url how others reach it; null where nothing is said
   */
  static SameOrigin of(String host, int port, @Nullable URI url) {
    Set<String> names = new HashSet<>();
    for (String name : List.of(host, "localhost", "127.0.0.1", "[::1]")) {
      names.add(name.toLowerCase(Locale.ROOT) + ":" + port);
    }
    if (url != null && url.getAuthority() != null) {
      names.add(url.getAuthority().toLowerCase(Locale.ROOT));
    }
    return new SameOrigin(names);
  }

  /** Why a request is refused. */
  Optional<ApiError> problem(HttpCall call) {
    String host = call.header("Host");
    if (host != null && !isOurs(host)) {
      return Optional.of(
          new ApiError(
              421,
              "other-host",
              null,
              "this server is not known by that name: start it with --url where it has another"));
    }
    return foreign(call);
  }

  /** Why a request of a page of another site is refused. */
  Optional<ApiError> foreign(HttpCall call) {
    String origin = call.header("Origin");
    if (origin != null && !isOurs(origin.replaceFirst("^https?://", ""))) {
      return Optional.of(
          new ApiError(403, "other-origin", null, "pages of other sites may not ask here"));
    }
    return Optional.empty();
  }

  private boolean isOurs(String authority) {
    return authorities.contains(authority.toLowerCase(Locale.ROOT));
  }
}
