package dev.assay.workflow.reading;

import dev.assay.agents.Alignment;
import dev.assay.agents.Answer;
import dev.assay.agents.Attempt;
import dev.assay.agents.EntityLinkingAgent;
import dev.assay.agents.EntityLinkingRequest;
import dev.assay.agents.model.ModelClient;
import dev.assay.agents.model.ModelException;
import dev.assay.analysis.skeleton.Mention;
import dev.assay.catalog.Catalog;
import dev.assay.workflow.artifacts.ArtifactKeys;
import dev.assay.workflow.linking.LinkedCatalog;
import dev.assay.workflow.run.Artifacts;
import dev.assay.workflow.run.KeptCalls;
import dev.assay.workflow.run.Question;
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
    EntityLinkingAgent agent =
        EntityLinkingAgent.asking(
            new KeptCalls(artifacts, models, question.run(), EntityLinkingAgent.STEP));
    LinkedCatalog shown = LinkedCatalog.of(artifacts, question);
    String model = question.settings().model();
    String problem = "";
    for (int round = 1; round <= ROUNDS; round++) {
      Answer answer =
          agent.link(
              new EntityLinkingRequest(
                  new Attempt(
                      model, question.id(), round, question.settings().temperature(model, round)),
                  shown.text().ddl(),
                  shown.values(),
                  question.text(),
                  question.evidence(),
                  problem));
      switch (answer) {
        case Answer.NoCode none -> problem = none.reason();
        case Answer.Code code -> {
          try {
            return new Entities(mentions(Alignment.parse(code.text()), question), null);
          } catch (IllegalArgumentException wrong) {
            problem = String.valueOf(wrong.getMessage());
          }
        }
      }
    }
    return new Entities(
        List.of(), "no entities in %d answers; the last: %s".formatted(ROUNDS, problem));
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
