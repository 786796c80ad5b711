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

  /** Where a request is from, as browsers say it: a page of ours, or what somebody typed. */
  private static final Set<String> OWN_SITES = Set.of("same-origin", "none");

  private static final String API = "/v1/";

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
    boolean foreign =
        origin == null ? isOfOtherSite(call) : !isOurs(origin.replaceFirst("^https?://", ""));
    return foreign
        ? Optional.of(
            new ApiError(403, "other-origin", null, "pages of other sites may not ask here"))
        : Optional.empty();
  }

  /**
   * Whether a browser says that another site's page asks, which is all that it tells of some
   * requests. Links to the page, to its documentation and to evidence may be followed from there.
   * The path is the decoded one, by which the API routes.
   */
  private static boolean isOfOtherSite(HttpCall call) {
    String site = call.header("Sec-Fetch-Site");
    String path = call.uri().getPath();
    boolean followed =
        call.method().equals("GET")
            && "navigate".equals(call.header("Sec-Fetch-Mode"))
            && !path.startsWith(API)
            && !path.equals(AgentRoute.PATH);
    return site != null && !OWN_SITES.contains(site) && !followed;
  }

  private boolean isOurs(String authority) {
    return authorities.contains(authority.toLowerCase(Locale.ROOT));
  }
}
