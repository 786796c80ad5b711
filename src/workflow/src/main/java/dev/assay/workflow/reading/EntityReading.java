package dev.assay.workflow.reading;

import dev.assay.agents.Alignment;
import dev.assay.agents.EntityLinkingAgent;
import dev.assay.agents.EntityLinkingRequest;
import dev.assay.agents.model.ModelClient;
import dev.assay.agents.model.ModelException;
import dev.assay.analysis.skeleton.Mention;
import dev.assay.catalog.Catalog;
import dev.assay.workflow.artifacts.ArtifactKeys;
import dev.assay.workflow.linking.LinkedCatalog;
import dev.assay.workflow.run.Artifacts;
import dev.assay.workflow.run.Attempts;
import dev.assay.workflow.run.Question;
import dev.assay.workflow.run.ReadAnswer;
import java.util.List;
import java.util.Optional;

/** Has a model align the question's words with the database, and keeps what is there. */
final class EntityReading {

  private static final int ROUNDS = 2;

  private final Artifacts artifacts;
  private final ModelClient models;

  EntityReading(Artifacts artifacts, ModelClient models) {
    this.artifacts = artifacts;
    this.models = models;
  }

  /** What the words stand for, told now or before. */
  Entities of(Question question) throws ModelException {
    String key = ArtifactKeys.entities(question.run());
    Optional<Entities> known = artifacts.find(key, Entities.class);
    return known.isPresent() ? known.get() : artifacts.create(key, asked(question), Entities.class);
  }

  private Entities asked(Question question) throws ModelException {
    EntityLinkingAgent agent = EntityLinkingAgent.asking(models);
    LinkedCatalog shown = LinkedCatalog.of(artifacts, question);
    Attempts attempts = new Attempts(question, 0);
    ReadAnswer<Entities> read =
        ReadAnswer.within(
            ROUNDS,
            problems ->
                agent.link(
                    new EntityLinkingRequest(
                        attempts.next(EntityLinkingAgent.STEP),
                        shown.text().ddl(),
                        shown.values(),
                        question.text(),
                        question.evidence(),
                        String.join("", problems))),
            text -> new Entities(mentions(Alignment.parse(text), question), null));
    return read.value() != null
        ? read.value()
        : new Entities(
            List.of(), "no entities in %d answers; the last: %s".formatted(ROUNDS, read.problem()));
  }

  /** What the database does not have is left out: nobody could use it. */
  private List<Mention> mentions(List<Alignment> alignments, Question question) {
    Catalog catalog = artifacts.catalog(question);
    return alignments.stream()
        .flatMap(alignment -> mention(alignment, catalog).stream())
        .distinct()
        .toList();
  }

  private static Optional<Mention> mention(Alignment alignment, Catalog catalog) {
    String token = alignment.token();
    if (alignment.type() == Alignment.Type.TBL) {
      return catalog
          .table(alignment.schema())
          .map(table -> new Mention(token, Mention.Type.TABLE, table.name(), null));
    }
    int dot = alignment.schema().lastIndexOf('.');
    if (dot < 1) {
      return Optional.empty();
    }
    Mention.Type type =
        alignment.type() == Alignment.Type.COL ? Mention.Type.COLUMN : Mention.Type.VALUE;
    return catalog
        .table(alignment.schema().substring(0, dot))
        .flatMap(
            table ->
                table
                    .column(alignment.schema().substring(dot + 1))
                    .map(column -> new Mention(token, type, table.name(), column.name())));
  }
}
