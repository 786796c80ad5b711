package dev.assay.cli.serve;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.assay.workflow.run.Json;
import java.util.List;
import java.util.function.Function;

/**
 * A part of what is listed, the last first: the first of them, or those that follow one that the
 * asker knows.
 *
 * @param more whether there are further ones behind it
 */
record ListedPart(List<String> ids, boolean more) {

  private static final int MOST = 50;

  ListedPart {
    ids = List.copyOf(ids);
  }

  /**
   * The part that is asked for.
   *
   * @param all the ids of all, the last first
   * @throws RefusedRequestException when there is none of the id that they are to follow
   */
  static ListedPart of(ApiRequest request, List<String> all) {
    int from = request.parameter("before").map(id -> behind(id, all)).orElse(0);
    int to = Math.min(from + MOST, all.size());
    return new ListedPart(all.subList(from, to), to < all.size());
  }

  private static int behind(String id, List<String> all) {
    int at = all.indexOf(id);
    if (at < 0) {
      throw new RefusedRequestException(
          ApiError.invalid("before", "before: there is none of the id '%s'".formatted(id)));
    }
    return at + 1;
  }

  /** The part as an answer of this field. */
  ApiAnswer answer(String field, Function<String, ? extends JsonNode> described) {
    ObjectNode answer = Json.object();
    ArrayNode listed = answer.putArray(field);
    ids.forEach(id -> listed.add(described.apply(id)));
    return ApiAnswer.json(200, answer.put("more", more));
  }
}
