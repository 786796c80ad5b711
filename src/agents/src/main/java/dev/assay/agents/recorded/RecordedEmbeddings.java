package dev.assay.agents.recorded;

import dev.assay.agents.model.Embedding;
import dev.assay.agents.model.EmbeddingCall;
import dev.assay.agents.model.TokenUsage;
import java.util.List;

/**
 * One line of a file of recorded completions that holds vectors: those of the texts of one call.
 *
 * @param model the configured name of the model
 * @param textsHash hash of the texts; vectors answer these and no others, whichever question asks
 * @param vectors one for each text
 * @param tokens what the recorded call used
 * @param provenance where they come from
 */
public record RecordedEmbeddings(
    String model, String textsHash, List<Embedding> vectors, TokenUsage tokens, String provenance) {

  /** What stands as the step of such lines. */
  public static final String STEP = "embed";

  public RecordedEmbeddings {
    vectors = List.copyOf(vectors);
  }

  /** Which call the vectors answer. */
  record Key(String model, String textsHash) {

    static Key of(EmbeddingCall call) {
      return new Key(call.model(), call.hash());
    }
  }

  Key key() {
    return new Key(model, textsHash);
  }
}
