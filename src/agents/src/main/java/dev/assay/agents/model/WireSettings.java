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
  public static final WireSettings USUAL = builder().build();

  public WireSettings {
    body = Map.copyOf(body);
    headers = Map.copyOf(headers);
  }

  /** What nearly all servers understand, of which some is about to be told differently. */
  public static Builder builder() {
    return new Builder();
  }

  /** Makes settings; what is not said is as nearly all servers want it. */
  public static final class Builder {

    private Optional<TokenLimit> tokenLimit = Optional.empty();
    private SystemRole systemRole = SystemRole.SYSTEM;
    private Optional<String> reasoningEffort = Optional.empty();
    private boolean stream;
    private Map<String, Object> body = Map.of();
    private Map<String, String> headers = Map.of();
    private Optional<String> apiVersion = Optional.empty();
    private String keyHeader = AUTHORIZATION;
    private Optional<String> organisation = Optional.empty();
    private Optional<String> awsRegion = Optional.empty();

    private Builder() {}

    public Builder tokenLimit(TokenLimit name) {
      tokenLimit = Optional.of(name);
      return this;
    }

    public Builder systemRole(SystemRole role) {
      systemRole = role;
      return this;
    }

    public Builder reasoningEffort(String effort) {
      reasoningEffort = Optional.of(effort);
      return this;
    }

    public Builder stream(boolean inPieces) {
      stream = inPieces;
      return this;
    }

    public Builder body(Map<String, Object> fields) {
      body = fields;
      return this;
    }

    public Builder headers(Map<String, String> more) {
      headers = more;
      return this;
    }

    public Builder apiVersion(String version) {
      apiVersion = Optional.of(version);
      return this;
    }

    public Builder keyHeader(String name) {
      keyHeader = name;
      return this;
    }

    public Builder organisation(String name) {
      organisation = Optional.of(name);
      return this;
    }

    public Builder awsRegion(String region) {
      awsRegion = Optional.of(region);
      return this;
    }

    public WireSettings build() {
      return new WireSettings(
          tokenLimit,
          systemRole,
          reasoningEffort,
          stream,
          body,
          headers,
          apiVersion,
          keyHeader,
          organisation,
          awsRegion);
    }
  }
}
