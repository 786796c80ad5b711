package dev.assay.agents.model;

import java.util.Map;
import java.util.Optional;

/**
 * What one server wants to be told differently from others; {@code docs/models.md} describes the
 * settings.
 *
 * @param tokenLimit the name of the limit of tokens; absent for the one that the endpoint is known
 *     to take
 * @param systemRole the role of the instructions
 * @param reasoningEffort how long the model may reason, in its server's words
 * @param stream whether the answer is asked for in pieces
 * @param body fields that are added to each request, or replace ours
 * @param headers that are added to each request
 * @param apiVersion Azure's parameter of the URL
 * @param keyHeader the header of the key; {@code Authorization} has {@code Bearer} before it
 * @param organisation OpenAI's header of that name
 * @param awsRegion where requests are signed with the AWS role, for servers that take no key
 */
public record WireSettings(
    Optional<TokenLimit> tokenLimit,
    SystemRole systemRole,
    Optional<String> reasoningEffort,
    boolean stream,
    Map<String, Object> body,
    Map<String, String> headers,
    Optional<String> apiVersion,
    String keyHeader,
    Optional<String> organisation,
    Optional<String> awsRegion) {

  /** The header that most servers take the key from. */
  public static final String AUTHORIZATION = "Authorization";

  /** What nearly all servers understand. */
  public static final WireSettings USUAL =
      new WireSettings(
          Optional.empty(),
          SystemRole.SYSTEM,
          Optional.empty(),
          false,
          Map.of(),
          Map.of(),
          Optional.empty(),
          AUTHORIZATION,
          Optional.empty(),
          Optional.empty());

  public WireSettings {
    body = Map.copyOf(body);
    headers = Map.copyOf(headers);
  }
}
