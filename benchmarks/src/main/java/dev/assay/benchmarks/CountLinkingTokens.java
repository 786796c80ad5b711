package dev.assay.benchmarks;

import com.knuddels.jtokkit.Encodings;
import com.knuddels.jtokkit.api.Encoding;
import com.knuddels.jtokkit.api.EncodingType;
import dev.assay.agents.model.Prompt;
import dev.assay.workflow.artifacts.DirectoryArtifactStore;
import java.io.IOException;
import java.nio.file.Files;
import java.util.List;

/**
 * Counts the tokens of linking's prompt for made-up catalogs of 100 to 10,000 columns, in the
 * encoding o200k_base of GPT-4o: whatever the catalog's size, they are to be below 4,000.
 */
public final class CountLinkingTokens {

  private static final Encoding ENCODING =
      Encodings.newLazyEncodingRegistry().getEncoding(EncodingType.O200K_BASE);

  private CountLinkingTokens() {}

  /** Takes no arguments. */
  public static void main(String[] arguments) throws IOException {
    System.out.println("columns  tables  tokens");
    for (int columns : List.of(100, 300, 1_000, 3_000, 10_000)) {
      var store = new DirectoryArtifactStore(Files.createTempDirectory("assay-linking-tokens"));
      System.out.printf(
          "%,7d  %,6d  %,6d%n",
          columns, columns / 20, tokens(LinkingPrompt.ofColumns(columns, store)));
    }
  }

  static int tokens(Prompt prompt) {
    return ENCODING.countTokens(prompt.system()) + ENCODING.countTokens(prompt.user());
  }
}
