package dev.assay.agents.openai;

import io.quarkus.rest.client.reactive.runtime.RestClientBuilderImpl;
import java.util.Optional;
import java.util.function.Supplier;
import org.eclipse.microprofile.rest.client.RestClientBuilder;
import org.eclipse.microprofile.rest.client.spi.RestClientListener;

/**
 * Puts a proxy on the way of the REST clients below, which the layer between keeps to itself: it
 * takes a proxy and hands it to no client. Found as a service.
 */
public final class ProxyListener implements RestClientListener {

  private static final ScopedValue<ProxyServer> PROXY = ScopedValue.newInstance();

  /** Builds something whose REST clients go through the proxy, if there is one. */
  static <T> T through(Optional<ProxyServer> proxy, Supplier<T> build) {
    return proxy.isPresent() ? ScopedValue.where(PROXY, proxy.get()).call(build::get) : build.get();
  }

  @Override
  public void onNewClient(Class<?> api, RestClientBuilder builder) {
    if (PROXY.isBound()) {
      ProxyServer proxy = PROXY.get();
      builder.proxyAddress(proxy.host(), proxy.port());
      if (builder instanceof RestClientBuilderImpl quarkus) {
        proxy.user().ifPresent(quarkus::proxyUser);
        proxy.password().ifPresent(quarkus::proxyPassword);
      }
    }
  }
}
