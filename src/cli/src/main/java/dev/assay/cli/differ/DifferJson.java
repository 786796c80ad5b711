package dev.assay.cli.differ;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.assay.analysis.differences.QueryDifference;
import dev.assay.analysis.differences.SearchResult;
import dev.assay.workflow.run.Json;

/** The same as one JSON object. */
public final class DifferJson {

  private DifferJson() {}

  /** What was found, or how far the search went. */
  public static ObjectNode of(SearchResult result) {
    ObjectNode node = Json.object();
    switch (result) {
      case SearchResult.Found(QueryDifference difference, int databases) -> {
        node.put("differ", true).put("databases", databases);
        node.setAll(of(ShownDifference.of(difference)));
      }
      case SearchResult.NoneFound(int databases, int mostRows) ->
          node.put("differ", false).put("databases", databases).put("mostRows", mostRows);
      case SearchResult.NotRun not -> node.put("error", not.failure().message());
    }
    return node;
  }

  /** The kind of difference, the tables and both results. */
  public static ObjectNode of(ShownDifference difference) {
    ObjectNode node = Json.object().put("kind", difference.kind());
    ArrayNode tables = node.putArray("tables");
    for (ShownDifference.ShownTable table : difference.tables()) {
      ObjectNode each = Json.object().put("name", table.name());
      each.setAll(Json.tree(table.rows()));
      tables.add(each);
    }
    node.putArray("results").add(result(difference.one())).add(result(difference.other()));
    return node;
  }

  private static ObjectNode result(ShownDifference.ShownResult result) {
    return result.rows() == null
        ? Json.object().put("error", result.error())
        : Json.tree(result.rows());
  }
}
