package dev.assay.cli.mcp;

import dev.assay.catalog.ValueSharing;
import java.util.ArrayList;
import java.util.List;

/**
 * What an agent may use.
 *
 * @param sharing which values of databases it may see
 * @param resources runs and their pages
 */
public record Agent(
    AskedCatalogs catalogs,
    ValueSharing sharing,
    Answers answers,
    VerifiedRows rows,
    RunResources resources) {

  List<OfferedTool> tools() {
    AnswerTools asking = new AnswerTools(answers);
    List<OfferedTool> tools = new ArrayList<>(asking.tools());
    tools.addAll(new SqlTools(catalogs, asking).tools());
    tools.addAll(new CatalogTools(catalogs, sharing).tools());
    tools.add(new RowsTool(answers, rows).tool());
    List<String> names = catalogs.names();
    return names.size() < 2 ? tools : tools.stream().map(tool -> tool.aboutOneOf(names)).toList();
  }
}
