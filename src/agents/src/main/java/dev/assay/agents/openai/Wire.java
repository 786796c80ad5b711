package dev.assay.agents.openai;

import dev.assay.agents.model.ModelSettings;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.UUID;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicReference;
import org.jspecify.annotations.Nullable;

/**
 * How one model's server is spoken to, and what has been learned of it in this run. Requests carry
 * its mark in a header that never leaves the machine: the layer that writes them is not ours, and
 * hands nothing else through.
 */
final class Wire {

  /** The header that carries the mark. */
  static final String MARK = "x-assay-wire";

  private static final Map<String, Wire> WIRES = new ConcurrentHashMap<>();

  private final String mark = UUID.randomUUID().toString();
  private final ModelSettings model;
  private final Optional<RoleSignature> signature;
  private final AtomicReference<WireForm> form;
  private final Set<String> learned = ConcurrentHashMap.newKeySet();

  private Wire(ModelSettings model, Optional<RoleSignature> signature) {
    this.model = model;
    this.signature = signature;
    this.form = new AtomicReference<>(WireForm.of(model));
  }

  /** A way to a model. */
  static Wire to(ModelSettings model, Network network) {
    Wire wire = new Wire(model, network.signature(model));
    WIRES.put(wire.mark, wire);
    return wire;
  }

  static Optional<Wire> of(@Nullable Object mark) {
    return mark == null ? Optional.empty() : Optional.ofNullable(WIRES.get(mark.toString()));
  }

  Map<String, String> marked() {
    return Map.of(MARK, mark);
  }

  ModelSettings model() {
    return model;
  }

  WireForm form() {
    return form.get();
  }

  Optional<RoleSignature> signature() {
    return signature;
  }

  /** Sends requests in another form from now on, unless a call beside has learned meanwhile. */
  void learn(WireForm now, Cure cure) {
    if (form.compareAndSet(now, cure.form())) {
      learned.add(cure.setting());
    }
  }

  /** The settings that the server was found to want. */
  List<String> learned() {
    return learned.stream().sorted().toList();
  }
}
