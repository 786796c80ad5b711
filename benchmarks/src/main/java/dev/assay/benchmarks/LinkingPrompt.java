package dev.assay.benchmarks;

import dev.assay.agents.model.ModelClient;
import dev.assay.agents.model.ModelException;
import dev.assay.agents.model.Prompt;
import dev.assay.catalog.Catalog;
import dev.assay.catalog.CatalogTable;
import dev.assay.catalog.ValueSharing;
import dev.assay.sql.ColumnDefinition;
import dev.assay.sql.Dialect;
import dev.assay.sql.TableDefinition;
import dev.assay.table.Table;
import dev.assay.workflow.WorkflowFunctions;
import dev.assay.workflow.artifacts.ArtifactKeys;
import dev.assay.workflow.artifacts.ArtifactStore;
import dev.assay.workflow.run.Artifacts;
import dev.assay.workflow.run.Asked;
import dev.assay.workflow.run.Json;
import dev.assay.workflow.run.KnownDatabase;
import dev.assay.workflow.run.LinkingMode;
import dev.assay.workflow.run.LinkingSettings;
import dev.assay.workflow.run.Question;
import dev.assay.workflow.run.RunSettings;
import java.time.Instant;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicReference;

/** Linking's prompt for a made-up catalog: the question is always the same, whatever its size. */
final class LinkingPrompt {

  private static final String QUESTION =
      "Which customers of the northern region had an invoice over 500 approved in the third quarter, and which"
          + " employee approved it?";
  private static final List<String> WORDS =
      List.of(
          ("customer order invoice shipment warehouse supplier employee contract payment product category"
                  + " region account balance currency discount quantity approval schedule inspection"
                  + " department territory subscription maintenance vehicle itinerary reservation claim"
                  + " procedure laboratory specimen curriculum enrollment attendance")
              .split(" "));

  private LinkingPrompt() {}

  /**
   * The prompt.
   *
   * @param columns how many the catalog has: a multiple of 20
   * @param store where the catalog and the question are put
   */
  static Prompt ofColumns(int columns, ArtifactStore store) {
    store.write("catalogs/made_up/x.json", Json.bytes(catalog(columns)));
    Artifacts artifacts = new Artifacts(store);
    artifacts.replace(
        ArtifactKeys.question("run-1"),
        new Question(
            "run-1",
            "q",
            new KnownDatabase("made_up", "catalogs/made_up/x.json", Dialect.POSTGRESQL),
            Asked.of(QUESTION),
            RunSettings.of("main", List.of("main"))
                .showing(
                    LinkingSettings.DEFAULT
                        .choosing(LinkingMode.ALWAYS)
                        .sharing(ValueSharing.NONE)),
            Instant.EPOCH));
    AtomicReference<Prompt> asked = new AtomicReference<>();
    ModelClient models =
        call -> {
          asked.set(call.prompt());
          throw new ModelException.Refused(call.model(), "only its prompt is wanted");
        };
    new WorkflowFunctions(store, InstantSource.system())
        .relevantLinking(models)
        .handle(Json.object().put("run", "run-1").put("step", "link"));
    return asked.get();
  }

  /** Tables of 20 columns each, with names as long as those of real warehouses. */
  private static Catalog catalog(int columns) {
    List<CatalogTable> tables = new ArrayList<>();
    for (int table = 0; table < columns / 20; table++) {
      String name = "%s_%s_%d".formatted(word(table), word(table / 7 + 3), table);
      List<ColumnDefinition> definitions = new ArrayList<>();
      for (int column = 0; column < 20; column++) {
        String text =
            column == 0
                ? name + "_id"
                : "%s_%s_%s"
                    .formatted(word(table + column), word(3 * column), word(table + 5 * column));
        definitions.add(
            new ColumnDefinition(text + (column < 18 ? "" : "_" + column), "TEXT", true));
      }
      tables.add(
          new CatalogTable(
              new TableDefinition(name, definitions, List.of(name + "_id"), List.of()),
              1,
              Table.of(List.of(), List.of())));
    }
    return new Catalog("made_up", Dialect.POSTGRESQL, tables);
  }

  private static String word(int number) {
    return WORDS.get(number % WORDS.size());
  }
}
