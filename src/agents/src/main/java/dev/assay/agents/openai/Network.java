package dev.assay.agents.openai;

import dev.assay.agents.model.ModelException;
import dev.assay.agents.model.ModelSettings;
import io.quarkus.arc.Arc;
import io.quarkus.tls.TlsConfigurationRegistry;
import java.util.Map;
import java.util.Optional;

/** The network on the way to models: its proxies, and the certificates that it adds. */
final class Network {

  private static final String CA_FILE = "ASSAY_CA_FILE";
  private static final String TLS = "assay-models";

  private final Map<String, String> environment;
  private final RoleSignature role;

  Network(Map<String, String> environment) {
    this(environment, RoleSignature.ofProcess());
  }

  Network(Map<String, String> environment, RoleSignature role) {
    this.environment = environment;
    this.role = role;
  }

  /** The network of this process. */
  static Network ofEnvironment() {
    return new Network(System.getenv());
  }

  /** What signs the calls of a model, where its server takes no key. */
  Optional<RoleSignature> signature(ModelSettings model) {
    return model.wire().awsRegion().map(_ -> role);
  }

  /**
   * Checks what the environment says.
   *
   * @throws ModelException.Refused naming the variable that cannot be used
   */
  void check(ModelSettings model) throws ModelException {
    try {
      proxyTo(model);
      tls();
      signature(model).ifPresent(RoleSignature::check);
    } catch (IllegalArgumentException unusable) {
      ModelException refused =
          new ModelException.Refused(model.name(), String.valueOf(unusable.getMessage()));
      refused.initCause(WithheldException.of(unusable));
      throw refused;
    }
  }

  Optional<ProxyServer> proxyTo(ModelSettings model) {
    return new Proxies(environment).to(model.baseUrl());
  }

  /** Name of the configuration that trusts the certificates of the environment, too. */
  Optional<String> tls() {
    String file = environment.get(CA_FILE);
    if (file == null || file.isBlank()) {
      return Optional.empty();
    }
    String name = TLS + "-" + file.hashCode();
    TlsConfigurationRegistry registry =
        Arc.container().instance(TlsConfigurationRegistry.class).get();
    if (registry.get(name).isEmpty()) {
      registry.register(name, new TrustedToo(CA_FILE, file));
    }
    return Optional.of(name);
  }
}
