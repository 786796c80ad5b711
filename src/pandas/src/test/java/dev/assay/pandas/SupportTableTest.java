package dev.assay.pandas;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;

/**
 * The document of what is supported, and the README's table, say what the tables of the language
 * say.
 */
class SupportTableTest {

  private static final Path DOCUMENT = Path.of("../../docs/test-code-language.md");
  private static final Path README = Path.of("../../README.md");

  @Test
  void theDocumentIsNotStale() throws IOException {
    if (Boolean.getBoolean("assay.docs.write")) {
      Files.writeString(DOCUMENT, SupportTable.text());
    }

    assertThat(Files.readString(DOCUMENT))
        .as("written anew by -Dtest=SupportTableTest -Dassay.docs.write=true")
        .isEqualTo(SupportTable.text());
  }

  @Test
  void theTableOfTheReadmeIsNotStale() throws IOException {
    String readme = Files.readString(README);
    if (Boolean.getBoolean("assay.docs.write")) {
      Files.writeString(README, SupportOverview.into(readme));
    }

    assertThat(Files.readString(README))
        .as("written anew by -Dtest=SupportTableTest -Dassay.docs.write=true")
        .isEqualTo(SupportOverview.into(readme));
  }
}
