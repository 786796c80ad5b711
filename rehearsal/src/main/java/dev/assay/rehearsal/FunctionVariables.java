package dev.assay.rehearsal;

import dev.assay.rehearsal.lambda.Arns;
import dev.assay.rehearsal.lambda.Role;
import java.net.URI;
import java.util.HashMap;
import java.util.Map;

/**
 * The variables that Terraform sets for a function ({@code terraform/examples/complete}); a test
 * holds their names against those.
 */
public final class FunctionVariables {

  private static final String ASKING = "batch";

  private FunctionVariables() {}

  /** Those of one function. */
  public static Map<String, String> of(String function, String bucket, URI models) {
    Map<String, String> variables = new HashMap<>();
    variables.put("ASSAY_ARTIFACTS_BUCKET", bucket);
    variables.put("JAVA_TOOL_OPTIONS", "--add-opens=java.base/java.lang=ALL-UNNAMED");
    if (Role.all().get(function).callsModels()) {
      variables.putAll(models(models));
      variables.put("ASSAY_MODEL_SECRET", Arns.secret());
    }
    if (function.equals(ASKING)) {
      variables.putAll(models(models));
      variables.put("ASSAY_MODEL", "writer");
      variables.put("ASSAY_TEST_CODE_MODELS", "coder-a,coder-b,coder-c");
      variables.put("ASSAY_SHARE_VALUES", "samples");
    }
    return variables;
  }

  private static Map<String, String> models(URI url) {
    return Map.of(
        "OPENAI_BASE_URL", url.toString(),
        "ASSAY_MODELS_WRITER_PRICE_INPUT", "2.50",
        "ASSAY_MODELS_WRITER_PRICE_OUTPUT", "10");
  }
}
