package dev.assay.agents.openai;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.net.URI;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ProxiesTest {

  private static final Map<String, String> ENVIRONMENT =
      Map.of(
          "HTTPS_PROXY", "http://proxy.example:3128",
          "http_proxy", "plain.example",
          "NO_PROXY", "localhost, .internal.example,*.corp.example");

  @ParameterizedTest
  @CsvSource({
    "https://api.openai.com/v1, proxy.example, 3128",
    "http://models.example/v1, plain.example, 8080",
  })
  void theSchemeChoosesTheProxy(URI url, String host, int port) {
    assertThat(new Proxies(ENVIRONMENT).to(url).orElseThrow())
        .isEqualTo(new ProxyServer(host, port, Optional.empty(), Optional.empty()));
  }

  @ParameterizedTest
  @CsvSource({
    "http://localhost:11434/v1",
    "https://llm.internal.example/v1",
    "https://internal.example/v1",
    "https://a.corp.example/v1",
  })
  void exemptHostsAreReachedWithout(URI url) {
    assertThat(new Proxies(ENVIRONMENT).to(url)).isEmpty();
  }

  @Test
  void aProxyThatCannotBeUsedIsNamed() {
    Proxies socks = new Proxies(Map.of("ALL_PROXY", "socks5://proxy.example:1080"));

    assertThatThrownBy(() -> socks.to(URI.create("https://a.example")))
        .hasMessage(
            "HTTPS_PROXY and its kin must be like http://proxy.example:3128 or"
                + " http://name:password@proxy.example:3128, with signs in them as %40: other proxies"
                + " are not supported");
  }

  @Test
  void aNameAndAPasswordAreRead() {
    Proxies named = new Proxies(Map.of("https_proxy", "http://me:p%40ss@proxy.example:1"));

    assertThat(named.to(URI.create("https://a.example")))
        .contains(new ProxyServer("proxy.example", 1, Optional.of("me"), Optional.of("p@ss")));
    assertThat(named.to(URI.create("https://a.example")).toString()).doesNotContain("p@ss");
  }
}
