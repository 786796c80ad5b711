package dev.assay.agents;

import dev.assay.agents.model.Completion;
import java.util.List;

/**
 * The queries in a model's answer, in its order.
 *
 * @param completion the whole answer, with its tokens: it costs as much without queries
 */
public record QueriesAnswer(List<String> queries, Completion completion) {

  public QueriesAnswer {
    queries = List.copyOf(queries);
  }
}
