package dev.assay.analysis.skeleton;

import dev.assay.analysis.Finding;
import dev.assay.analysis.SchemaKeys;
import dev.assay.catalog.Catalog;
import dev.assay.catalog.linking.ColumnRef;
import dev.assay.sql.query.BoundQuery;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Compares a query with what its question alone implies (DAC, section 3.4): entities that the
 * question mentions and the query does not use; then, when there are none of these, a skeleton that
 * is another one. What a query uses beyond that is no mistake: questions do not mention tables that
 * only connect others.
 */
public final class QuestionComparison {

  /** Who findings about entities, and those about skeletons, are said to come from. */
  public static final String ENTITIES = "entities";

  public static final String SKELETON = "skeleton";

  private final Catalog catalog;
  private final SchemaKeys keys;

  /** A comparison of queries of one database. */
  public QuestionComparison(Catalog catalog) {
    this.catalog = catalog;
    this.keys = new SchemaKeys(catalog);
  }

  /**
   * What is missing in the query, or made otherwise; nothing if the parser cannot read it.
   *
   * @param mentions what words of the question stand for
   * @param implied the skeleton of the question; null when none is known
   */
  public List<Finding> inspect(String sql, List<Mention> mentions, @Nullable Skeleton implied) {
    List<Finding> entities = unusedEntities(sql, mentions);
    return entities.isEmpty() && implied != null ? otherSkeleton(sql, implied) : entities;
  }

  /** What the question mentions and the query does not use; nothing if it cannot be parsed. */
  public List<Finding> unusedEntities(String sql, List<Mention> mentions) {
    Optional<BoundQuery> query = BoundQuery.of(catalog.dialect(), sql, catalog.definitions());
    if (query.isEmpty()) {
      return List.of();
    }
    UsedEntities used = UsedEntities.of(query.get());
    return mentions.stream()
        .filter(mention -> !isUsed(mention, used))
        .map(QuestionComparison::unused)
        .distinct()
        .toList();
  }

  private boolean isUsed(Mention mention, UsedEntities used) {
    String column = mention.column();
    if (column == null) {
      return used.tables().stream().anyMatch(mention.table()::equalsIgnoreCase);
    }
    ColumnRef wanted = new ColumnRef(mention.table(), column);
    return used.columns().stream().anyMatch(each -> isSame(each, wanted));
  }

  /** A key and what refers to it say the same. */
  private boolean isSame(ColumnRef one, ColumnRef other) {
    return (one.table().equalsIgnoreCase(other.table())
            && one.column().equalsIgnoreCase(other.column()))
        || keys.tied(one, other);
  }

  private static Finding unused(Mention mention) {
    return switch (mention.type()) {
      case TABLE ->
          entity(
              "unused-table",
              "'%s' of the question means the table '%s', which the SQL does not use"
                  .formatted(mention.token(), mention.table()));
      case COLUMN ->
          entity(
              "unused-column",
              "'%s' of the question means %s.%s, which the SQL does not use"
                  .formatted(mention.token(), mention.table(), mention.column()));
      case VALUE ->
          entity(
              "unused-value",
              "'%s' of the question is a value of %s.%s, on which the SQL has no condition"
                  .formatted(mention.token(), mention.table(), mention.column()));
    };
  }

  private static Finding entity(String kind, String message) {
    return new Finding(ENTITIES, kind, message + ": use it if the answer depends on it");
  }

  /**
   * That the query has another skeleton. How many tables are joined is not compared: the question
   * does not tell how many of them hold what it asks for.
   */
  public List<Finding> otherSkeleton(String sql, Skeleton implied) {
    return Skeleton.of(catalog.dialect(), sql)
        .filter(own -> !own.withoutJoins().equals(implied.withoutJoins()))
        .map(
            own ->
                new Finding(
                    SKELETON,
                    "other-skeleton",
                    "the question reads like '%s', and the SQL is '%s': change it if the question is right"
                        .formatted(implied, own)))
        .stream()
        .toList();
  }
}
