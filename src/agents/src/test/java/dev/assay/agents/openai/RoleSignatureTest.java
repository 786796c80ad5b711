package dev.assay.agents.openai;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.github.tomakehurst.wiremock.verification.LoggedRequest;
import dev.assay.agents.model.ModelCall;
import dev.assay.agents.model.ModelException;
import dev.assay.agents.model.ModelSettings;
import dev.assay.agents.model.Prompt;
import dev.assay.agents.model.WireSettings;
import io.quarkus.test.junit.QuarkusTest;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.HexFormat;
import java.util.Map;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.auth.credentials.AwsCredentialsProvider;
import software.amazon.awssdk.auth.credentials.AwsSessionCredentials;
import software.amazon.awssdk.auth.credentials.StaticCredentialsProvider;
import software.amazon.awssdk.core.exception.SdkClientException;

/** Calls to Bedrock carry the signature of a role (AWS Signature Version 4) in place of a key. */
@QuarkusTest
class RoleSignatureTest {

  private static final String SECRET = "only-for-tests";

  @Test
  void aCallIsSignedOverWhatIsSent() throws Exception {
    try (ChatServer server = new ChatServer()) {
      server.answers(200, ChatServer.completion("\"Hello\"", "\"stop\""));
      client(
              server,
              StaticCredentialsProvider.create(
                  AwsSessionCredentials.create("AKIDEXAMPLE", SECRET, "session-1")))
          .complete(new ModelCall("generate-sql", "m", "q", 1, new Prompt("é", "How many?"), 0));

      LoggedRequest request = server.requests().getFirst();
      String authorization = request.getHeader("Authorization");
      String date = request.getHeader("X-Amz-Date");
      String scope = date.substring(0, 8) + "/eu-west-1/bedrock/aws4_request";
      assertThat(request.getHeader("X-Amz-Security-Token")).isEqualTo("session-1");
      assertThat(authorization)
          .startsWith("AWS4-HMAC-SHA256 Credential=AKIDEXAMPLE/" + scope + ", SignedHeaders=host;")
          .endsWith("Signature=" + signature(request, authorization, date, scope));
    }
  }

  /** What botocore 1.44.8 computes of the same request at the same time, with AWS' example keys. */
  @Test
  void theSignatureIsThatOfAwsOwnClients() {
    RoleSignature signature =
        new RoleSignature(
            StaticCredentialsProvider.create(
                AwsSessionCredentials.create(
                    "AKIDEXAMPLE", "wJalrXUtnFEMI/K7MDENG+bPxRfiCYEXAMPLEKEY", "tok/en+1=")),
            Clock.fixed(Instant.parse("2015-08-30T12:36:00Z"), ZoneOffset.UTC));

    Map<String, String> headers =
        signature.headers(
            URI.create(
                "https://bedrock-runtime.us-west-2.amazonaws.com/openai/v1/chat/completions"),
            "us-west-2",
            "{\"model\": \"é\"}".getBytes(StandardCharsets.UTF_8));

    assertThat(headers)
        .containsEntry("X-Amz-Date", "20150830T123600Z")
        .containsEntry(
            "Authorization",
            "AWS4-HMAC-SHA256 Credential=AKIDEXAMPLE/20150830/us-west-2/bedrock/aws4_request,"
                + " SignedHeaders=host;x-amz-content-sha256;x-amz-date;x-amz-security-token,"
                + " Signature=8e4fd0842baa44f5ec9a164920f084d90c98bd00d41526d6bdecd092c5b0b4a9");
  }

  @Test
  void withoutARoleTheCallIsNotMade() throws Exception {
    try (ChatServer server = new ChatServer()) {
      OpenAiModelClient client =
          client(
              server,
              () -> {
                throw SdkClientException.create("none");
              });

      assertThatThrownBy(
              () ->
                  client.complete(
                      new ModelCall("generate-sql", "m", "q", 1, new Prompt("a", "b"), 0)))
          .isInstanceOf(ModelException.Refused.class)
          .hasMessage(
              "model m: no AWS role is found to sign the call with: set AWS_BEARER_TOKEN_BEDROCK,"
                  + " or credentials as the AWS SDK finds them");
      assertThat(server.requests()).isEmpty();
    }
  }

  /** Computed from what arrived, step by step as AWS describes it. */
  private static String signature(
      LoggedRequest request, String authorization, String date, String scope) throws Exception {
    String names = authorization.replaceAll(".*SignedHeaders=([^,]*),.*", "$1");
    StringBuilder canonical = new StringBuilder("POST\n/v1/chat/completions\n\n");
    for (String name : names.split(";")) {
      canonical.append(name).append(':').append(request.getHeader(name)).append('\n');
    }
    canonical.append('\n').append(names).append('\n').append(sha256(request.getBody()));
    String toSign =
        "AWS4-HMAC-SHA256\n%s\n%s\n%s"
            .formatted(date, scope, sha256(canonical.toString().getBytes(StandardCharsets.UTF_8)));
    byte[] key = ("AWS4" + SECRET).getBytes(StandardCharsets.UTF_8);
    for (String part : scope.split("/")) {
      key = hmac(key, part);
    }
    return HexFormat.of().formatHex(hmac(key, toSign));
  }

  private static String sha256(byte[] bytes) throws Exception {
    return HexFormat.of().formatHex(MessageDigest.getInstance("SHA-256").digest(bytes));
  }

  private static byte[] hmac(byte[] key, String text) throws Exception {
    Mac mac = Mac.getInstance("HmacSHA256");
    mac.init(new SecretKeySpec(key, "HmacSHA256"));
    return mac.doFinal(text.getBytes(StandardCharsets.UTF_8));
  }

  private static OpenAiModelClient client(ChatServer server, AwsCredentialsProvider role) {
    ModelSettings settings =
        ModelSettings.of("m", server.baseUrl())
            .timeout(Duration.ofSeconds(20))
            .wire(WireSettings.builder().awsRegion("eu-west-1").build())
            .build();
    return new OpenAiModelClient(
        _ -> settings,
        Clock.systemUTC(),
        new Network(Map.of(), new RoleSignature(role, Clock.systemUTC())));
  }
}
