package dev.assay.agents.openai;

import java.util.Optional;

/**
 * A proxy on the way to a model.
 *
 * @param user that it wants to be told, if any
 * @param password of that user, not shown to who only prints this
 */
record ProxyServer(String host, int port, Optional<String> user, Optional<String> password) {

  @Override
  public String toString() {
    return host + ":" + port;
  }
}
