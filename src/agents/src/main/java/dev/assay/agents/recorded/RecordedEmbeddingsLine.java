package dev.assay.agents.recorded;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.assay.agents.model.Embedding;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;

/** Reads and writes the JSON of recorded vectors, as strictly as {@link RecordedLine}. */
final class RecordedEmbeddingsLine {

  private static final Set<String> FIELDS =
      Set.of("step", "model", "textsHash", "vectors", "tokens", "provenance");
  private static final Pattern SHA_256 = Pattern.compile("[0-9a-f]{64}");

  private RecordedEmbeddingsLine() {}

  /** Whether a line is of this kind. */
  static boolean is(JsonNode line) {
    return line.path("step").asText("").equals(RecordedEmbeddings.STEP);
  }

  static String write(RecordedEmbeddings recorded) {
    ObjectNode line = StrictLine.empty();
    line.put("step", RecordedEmbeddings.STEP).put("model", recorded.model());
    line.put("textsHash", recorded.textsHash());
    ArrayNode vectors = line.putArray("vectors");
    recorded.vectors().forEach(vector -> vectors.add(vector.text()));
    StrictLine.write(recorded.tokens(), line);
    line.put("provenance", recorded.provenance());
    return line.toString();
  }

  /**
   * Takes a line's fields.
   *
   * @throws IllegalArgumentException saying what is wrong with it
   */
  static RecordedEmbeddings parse(JsonNode node) {
    StrictLine.requireOnly(FIELDS, node, "");
    String hash = StrictLine.text(node, "textsHash");
    if (!SHA_256.matcher(hash).matches()) {
      throw new IllegalArgumentException("'textsHash' must be 64 lower-case hexadecimal digits");
    }
    return new RecordedEmbeddings(
        StrictLine.name(node, "model"),
        hash,
        vectors(node.path("vectors")),
        StrictLine.tokens(node.path("tokens")),
        StrictLine.name(node, "provenance"));
  }

  private static List<Embedding> vectors(JsonNode node) {
    List<Embedding> vectors = new ArrayList<>();
    for (JsonNode vector : node) {
      try {
        vectors.add(Embedding.parse(vector.asText()));
      } catch (IllegalArgumentException unreadable) {
        throw new IllegalArgumentException(
            "'vectors' must be Base64 of little-endian floats", unreadable);
      }
    }
    if (vectors.isEmpty()) {
      throw new IllegalArgumentException("'vectors' must be an array of strings");
    }
    return vectors;
  }
}
