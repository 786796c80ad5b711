package dev.assay.workflow.linking;

import dev.assay.agents.QuestionContext;
import dev.assay.catalog.Catalog;
import dev.assay.catalog.CatalogTable;
import dev.assay.catalog.CatalogText;
import dev.assay.catalog.ValueSharing;
import dev.assay.catalog.linking.CatalogPart;
import dev.assay.catalog.linking.ColumnRef;
import dev.assay.table.TableText;
import dev.assay.workflow.artifacts.ArtifactKeys;
import dev.assay.workflow.linking.Linking.Keyword;
import dev.assay.workflow.linking.Linking.Scope;
import dev.assay.workflow.linking.Linking.Value;
import dev.assay.workflow.run.Artifacts;
import dev.assay.workflow.run.Question;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * What prompts see of the database: the linked part of the catalog, and values that were found.
 *
 * @param text the part's schema, keys and samples; without samples where they are not shared
 * @param values values of the database that are like words of the question, one a line
 * @param tables the tables of the part
 */
public record LinkedCatalog(CatalogText text, String values, List<String> tables) {

  private static final int MOST_VALUES = 40;

  /** What the run's linking has found; the whole catalog when there is no linking. */
  public static LinkedCatalog of(Artifacts artifacts, Question question) {
    Catalog catalog = artifacts.catalog(question);
    ValueSharing sharing = question.settings().linking().shareValues();
    Optional<Linking> linking = artifacts.find(ArtifactKeys.linking(question.run()), Linking.class);
    List<ColumnRef> columns = linking.map(Linking::columns).orElse(List.of());
    boolean whole =
        columns.isEmpty() || linking.filter(each -> each.scope() == Scope.WHOLE).isPresent();
    CatalogPart part =
        whole ? CatalogPart.whole(catalog, List.of()) : CatalogPart.of(catalog, columns);
    String values =
        sharing == ValueSharing.NONE ? "" : linking.map(LinkedCatalog::values).orElse("");
    return new LinkedCatalog(
        part.text(sharing, Questions.text(question)),
        values,
        part.catalog().tables().stream().map(CatalogTable::name).toList());
  }

  /** The same as agents of several steps are told of it. */
  public QuestionContext context(Question question) {
    return new QuestionContext(
        question.dialect().id(),
        question.dialect().promptName(),
        text.ddl(),
        text.foreignKeys(),
        values,
        question.text(),
        question.evidence());
  }

  private static String values(Linking linking) {
    Set<String> lines = new LinkedHashSet<>();
    for (Keyword keyword : linking.keywords()) {
      for (Value value : keyword.values()) {
        lines.add(
            "%s in %s, like \"%s\""
                .formatted(
                    TableText.value(value.text()),
                    value.places().stream()
                        .map(ColumnRef::toString)
                        .map(TableText::oneLine)
                        .collect(Collectors.joining(", ")),
                    TableText.oneLine(keyword.text())));
      }
    }
    return lines.stream().limit(MOST_VALUES).collect(Collectors.joining("\n"));
  }
}
