package dev.assay.agents.openai;

import java.net.URI;
import java.net.URISyntaxException;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * The proxies that the environment names, as curl reads it: {@code HTTPS_PROXY}, {@code
 * HTTP_PROXY}, {@code ALL_PROXY} and {@code NO_PROXY}, in capitals or not.
 */
final class Proxies {

  private static final int DEFAULT_PORT = 8080;

  private final Map<String, String> environment;

  Proxies(Map<String, String> environment) {
    this.environment = environment;
  }

  /**
   * The proxy on the way to a URL, if there is one.
   *
   * @throws IllegalArgumentException when it is named in a way that cannot be read
   */
  Optional<ProxyServer> to(URI url) {
    String scheme = url.getScheme().toLowerCase(Locale.ROOT);
    String host = url.getHost().toLowerCase(Locale.ROOT);
    return isExempt(host)
        ? Optional.empty()
        : named(scheme + "_proxy").or(() -> named("all_proxy")).map(Proxies::proxy);
  }

  private boolean isExempt(String host) {
    List<String> exempt =
        Stream.of(named("no_proxy").orElse("").split("[,\\s]+"))
            .map(name -> name.toLowerCase(Locale.ROOT))
            .toList();
    return exempt.stream()
        .filter(name -> !name.isEmpty())
        .map(name -> name.replaceFirst("^\\*?\\.", "").replaceFirst(":\\d+$", ""))
        .anyMatch(name -> name.equals("*") || host.equals(name) || host.endsWith("." + name));
  }

  private Optional<String> named(String variable) {
    return Stream.of(variable, variable.toUpperCase(Locale.ROOT))
        .map(environment::get)
        .filter(value -> value != null && !value.isBlank())
        .map(String::strip)
        .findFirst();
  }

  private static ProxyServer proxy(String text) {
    try {
      URI url = new URI(text.contains("://") ? text : "http://" + text);
      if (url.getHost() != null && "http".equalsIgnoreCase(url.getScheme())) {
        int port = url.getPort() < 0 ? DEFAULT_PORT : url.getPort();
        String user = url.getUserInfo() == null ? "" : url.getUserInfo();
        int colon = user.indexOf(':');
        return new ProxyServer(
            url.getHost(),
            port,
            Optional.of(colon < 0 ? user : user.substring(0, colon))
                .filter(name -> !name.isEmpty()),
            colon < 0 ? Optional.empty() : Optional.of(user.substring(colon + 1)));
      }
    } catch (URISyntaxException unreadable) {
      // the text is not repeated: it may hold a password
      throw new IllegalArgumentException(wanted());
    }
    throw new IllegalArgumentException(wanted());
  }

  private static String wanted() {
    return "HTTPS_PROXY and its kin must be like http://proxy.example:3128 or http://name:password@proxy.example:3128, with signs in them as %40: other proxies are not supported";
  }
}
