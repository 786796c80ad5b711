package dev.assay.pandas;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;

/**
 * The document of what is supported, and the overview of it, say what the tables of the language
 * say.
 */
class SupportTableTest {

  private static final Path DOCUMENT = Path.of("../../docs/test-code-language.md");
  private static final Path OVERVIEW = Path.of("../../docs/pandas.md");

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
  void theOverviewIsNotStale() throws IOException {
    String overview = Files.readString(OVERVIEW);
    if (Boolean.getBoolean("assay.docs.write")) {
      Files.writeString(OVERVIEW, SupportOverview.into(overview));
    }

    assertThat(Files.readString(OVERVIEW))
        .as("written anew by -Dtest=SupportTableTest -Dassay.docs.write=true")
        .isEqualTo(SupportOverview.into(overview));
  }
}
