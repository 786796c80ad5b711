package dev.assay.cli.serve;

/** What is answered where: the page, evidence by its links, agents, and the API. */
final class ServedRoutes implements Route {

  private final SameOrigin origin;
  private final boolean onThisMachine;
  private final PageFiles page = new PageFiles();
  private final EvidenceHandler evidence;
  private final AgentRoute agents;
  private final ApiHandler api;

  /**
   * Routes of a server.
   *
   * @param onThisMachine whether only this machine reaches it, where browsers may be led to it
   *     under other names
   */
  ServedRoutes(
      SameOrigin origin,
      boolean onThisMachine,
      EvidenceHandler evidence,
      AgentRoute agents,
      ApiHandler api) {
    this.origin = origin;
    this.onThisMachine = onThisMachine;
    this.evidence = evidence;
    this.agents = agents;
    this.api = api;
  }

  @Override
  public ApiAnswer answer(HttpCall call) {
    if (onThisMachine) {
      var problem = origin.problem(call);
      if (problem.isPresent()) {
        return problem.get().answer();
      }
    }
    if (call.uri().getRawPath().startsWith(SignedLinks.PATH)) {
      return evidence.answer(call);
    }
    if (call.uri().getRawPath().equals(AgentRoute.PATH)) {
      return agents.answer(call);
    }
    return page.find(call).orElseGet(() -> api.answer(call));
  }
}
