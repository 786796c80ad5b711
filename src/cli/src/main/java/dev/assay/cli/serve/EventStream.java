package dev.assay.cli.serve;

import com.fasterxml.jackson.databind.JsonNode;

/** Events that are sent as they happen, until they end or nobody listens any more. */
@FunctionalInterface
interface EventStream {

  /** Sends events; each call answers whether somebody still listens. */
  interface Listener {
    boolean event(String name, JsonNode data);

    /** Keeps the connection from being taken for dead. */
    boolean nothing();
  }

  /** Tells all events; the answer ends with it. */
  void tell(Listener listener) throws InterruptedException;
}
