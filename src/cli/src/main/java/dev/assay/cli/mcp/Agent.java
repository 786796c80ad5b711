package dev.assay.cli.mcp;

import dev.assay.catalog.ValueSharing;
import dev.assay.table.AsOf;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What an agent may use.
 *
 * @param sharing which values of databases it may see
 * @param resources runs and their pages
 * @param asOf the moment that "now" means where a call says none; null for when it is made
 */
public record Agent(
    AskedCatalogs catalogs,
    ValueSharing sharing,
    Answers answers,
    VerifiedRows rows,
    RunResources resources,
    @Nullable AsOf asOf) {

  List<OfferedTool> tools() {
    AnswerTools asking = new AnswerTools(answers);
    List<OfferedTool> tools = new ArrayList<>(asking.tools());
    tools.addAll(new SqlTools(catalogs, asking, asOf).tools());
    tools.addAll(new CatalogTools(catalogs, sharing).tools());
    tools.add(new RowsTool(answers, rows).tool());
    List<String> names = catalogs.names();
    return names.size() < 2 ? tools : tools.stream().map(tool -> tool.aboutOneOf(names)).toList();
  }
}
