package dev.assay.benchmarks;

import static org.assertj.core.api.Assertions.assertThat;

import dev.assay.agents.model.Prompt;
import dev.assay.workflow.artifacts.DirectoryArtifactStore;
import java.nio.file.Path;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Linking's prompt stays small, and shows what the question names, however large the catalog is.
 */
class LinkingTokensTest {

  @TempDir Path folder;

  @ParameterizedTest
  @ValueSource(ints = {100, 1_000, 3_000, 10_000})
  void thePromptStaysBelowFourThousandTokens(int columns) {
    Prompt prompt = LinkingPrompt.ofColumns(columns, new DirectoryArtifactStore(folder));

    assertThat(CountLinkingTokens.tokens(prompt)).isLessThan(4_000);
    assertThat(prompt.user()).contains("customer_", "invoice", "approval", "region");
  }
}
